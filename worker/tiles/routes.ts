// GET /tiles/…: the map's vector tiles, from the archives in R2.
import type { Context } from 'hono';
import { errorWords } from '../../schema/errors.ts';
import { tileLimits, type TileArchive, type TileIndex } from '../../schema/tiles.ts';
import { NotFound, Unavailable } from '../errors.ts';
import { router, type AppEnv } from '../http/router.ts';
import { cdnHeader } from '../http/shared.ts';
import type { Log } from '../platform/log.ts';
import { archivesOf, Damaged, Missing, Unreachable, type Archive } from './archive.ts';

/** For what never changes: the tile of a version. */
const forGood = 'public, max-age=31536000, immutable';
/** For what may: a new archive is seen a minute after it was stored. */
const briefly = 'public, max-age=60';

export const tileRoutes = router()
  .get('/tiles/index.json', async (c) => {
    const { world, streets } = archivesOf(c.env.TILES);
    const [known, found] = await Promise.all([about(world, 'world', c), about(streets, 'streets', c)]);
    return c.json({ world: known, streets: found } satisfies TileIndex, 200, caching(briefly));
  })
  .get('/tiles/:z{[0-9]{1,2}}/:x{[0-9]{1,5}}/:y{[0-9]{1,5}\\.mvt}', async (c) => {
    const [z, x, y] = [c.req.param('z'), c.req.param('x'), c.req.param('y')].map((text) => parseInt(text, 10));
    if (z === undefined || x === undefined || y === undefined || !isTile(z, x, y)) throw new NotFound(errorWords.notFound);
    const name = z <= tileLimits.worldZoom ? 'world' : 'streets';
    const wanted = c.req.query('v');
    const tile = await archivesOf(c.env.TILES)[name].tile(z, x, y, wanted).catch((cause: unknown) => {
      tell(c.var.log, name, cause);
      // Without streets the map draws the world larger. Without the world it asks again later.
      if (name === 'world' || cause instanceof Unreachable) throw new Unavailable();
      return { bytes: null, version: undefined };
    });
    const headers = caching(tile.version !== undefined && wanted === tile.version ? forGood : briefly);
    // At sea there is no tile, and that is an answer.
    if (tile.bytes === null) return c.body(null, 204, headers);
    return new Response(tile.bytes, {
      headers: { ...headers, 'Content-Type': 'application/vnd.mapbox-vector-tile', 'Content-Encoding': 'gzip' },
      encodeBody: 'manual',
    });
  });

const isTile = (z: number, x: number, y: number) =>
  z <= tileLimits.mostZoom && x < 2 ** z && y < 2 ** z;

const caching = (control: string) => ({ 'Cache-Control': control, [cdnHeader]: control });

/** Null for an archive that is missing or damaged. */
async function about(archive: Archive, name: string, c: Context<AppEnv>): Promise<TileArchive | null> {
  try {
    return await archive.about();
  } catch (cause) {
    tell(c.var.log, name, cause);
    if (cause instanceof Unreachable) throw new Unavailable();
    return null;
  }
}

/** Which archives an isolate has complained about: one line is enough for all tiles of a view. */
const told = new Set<string>();

/** An operator without streets has no file of streets. */
function tell(log: Log, name: string, cause: unknown): void {
  if (cause instanceof Missing && name === 'streets') return;
  const what = cause instanceof Damaged ? 'is damaged' : cause instanceof Missing ? 'is missing' : 'did not answer';
  const line = `the map's archive ${name}.pmtiles ${what}`;
  if (told.has(line)) return;
  told.add(line);
  log.failure(line, cause);
}
