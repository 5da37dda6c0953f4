// Paintings that were on the page before the app: they need no painter.

const kept = new Map<string, string>();

/** @param name `up:` or `down:`, for how it lies, and the rock's id @param address as `rockDataUrl` gives it */
export function keepPainting(name: string, address: string): void {
  kept.set(name, address);
}

export function keptPainting(name: `up:${string}` | `down:${string}`): string | undefined {
  return kept.get(name);
}
