// Stores the map's archives in a local bucket, as an operator stores them in R2.
import type { Store } from '../app/store.ts';
import { archiveNames, bake, sourceHash } from './bake.ts';

/** Stores the world, and the streets of downtown San Francisco, unless the bucket has them. */
export async function storeTiles({ tiles }: Pick<Store, 'tiles'>): Promise<void> {
  const source = sourceHash();
  for (const name of archiveNames) {
    const key = `${name}.pmtiles`;
    const stored = await tiles.head(key);
    // An operator's own archive has no source, and stays.
    if (stored && [undefined, source].includes(stored.customMetadata?.['source'])) continue;
    const { bytes } = await bake(name);
    await tiles.put(key, bytes, { customMetadata: { source } });
  }
}
