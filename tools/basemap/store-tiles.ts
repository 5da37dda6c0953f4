// Stores the map's archives in a local bucket, as an operator stores them in R2.
import { retryIfClosed } from '../app/retry-closed.ts';
import type { Store } from '../app/store.ts';
import { archiveNames, bake, sourceHash } from './bake.ts';

/** Starts to bake the archives, in threads of their own. */
export const bakeAll = () => new Map(archiveNames.map((name) => [name, bake(name)] as const));

/** Stores the world, and the streets of downtown San Francisco, unless the bucket has them. */
export async function storeTiles({ tiles }: Pick<Store, 'tiles'>, baking = bakeAll()): Promise<void> {
  const source = sourceHash();
  for (const [name, baked] of baking) {
    const key = `${name}.pmtiles`;
    const stored = await retryIfClosed(() => tiles.head(key));
    // An operator's own archive has no source, and stays.
    if (stored && [undefined, source].includes(stored.customMetadata?.['source'])) continue;
    const { bytes } = await baked;
    await retryIfClosed(() => tiles.put(key, bytes, { customMetadata: { source } }));
  }
}
