// The cache of paintings, from the server-rendered page and painted since.

const kept = new Map<string, string>();
/** Each painting is about 15 kB. */
const mostKept = 100;

/** Face up or face down, and the rock's id. */
export type PaintingName = `${'up' | 'down'}:${string}`;

/** @param name a `PaintingName` @param address a URL from `rockDataUrl` */
export function cachePainting(name: string, address: string): void {
  if (kept.size < mostKept) kept.set(name, address);
}

export function cachedPainting(name: PaintingName): string | undefined {
  return kept.get(name);
}
