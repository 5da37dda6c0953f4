// Small archives of tiles, as vitest.config.ts has made them.
import { env } from 'cloudflare:test';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Whole archives: a world with two tiles, and streets with one. */
export const archives = {
  world: bytesOf(env.TEST_ARCHIVES.world),
  streets: bytesOf(env.TEST_ARCHIVES.streets),
} as const;

/** Stores archives in place of those that are there; null deletes one. */
export async function storeArchives({
  world = archives.world,
  streets = archives.streets,
}: { world?: Uint8Array | null; streets?: Uint8Array | null } = {}): Promise<void> {
  const store = (name: string, bytes: Uint8Array | null) =>
    bytes === null ? env.TILES.delete(`${name}.pmtiles`) : env.TILES.put(`${name}.pmtiles`, bytes);
  await Promise.all([store('world', world), store('streets', streets)]);
}
