// Paintings that are there already: those that were on the page before the app, and what was painted since.

const kept = new Map<string, string>();
/** Each is 15 kB or so. */
const mostKept = 100;

/** How the rock lies, and its id. */
export type PaintingName = `${'up' | 'down'}:${string}`;

/** @param name as a `PaintingName` @param address as `rockDataUrl` gives it */
export function keepPainting(name: string, address: string): void {
  if (kept.size < mostKept) kept.set(name, address);
}

export function keptPainting(name: PaintingName): string | undefined {
  return kept.get(name);
}
