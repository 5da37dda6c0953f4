// GET /tiles/…: the map's vector tiles, from the archives in R2.
import type { Context } from 'hono';
import { tileLimits, type TileArchive, type TileIndex } from '../../schema/tiles.ts';
import { NotFound, Unavailable } from '../errors.ts';
import { router, type AppEnv } from '../http/router.ts';
import { cdnHeader } from '../http/shared.ts';
import type { Log } from '../platform/log.ts';
import { archivesOf, Damaged, Missing, Unreachable, type Archive, type ArchiveName } from './archive.ts';
import { say } from '../../schema/words/say.ts';

/** For what never changes: the tile of a version. */
const forGood = 'public, max-age=31536000, immutable';
/** For what may: a new archive is seen a minute after it was stored. */
const briefly = 'public, max-age=60';

export const tileRoutes = router()
  .get('/tiles/index.json', async (c) => {
    const [world, streets] = await Promise.all([about(c, 'world'), about(c, 'streets')]);
    return c.json({ world, streets } satisfies TileIndex, 200, caching(briefly));
  })
  .get('/tiles/:z/:x/:y', async (c) => {
    const [z, x, y] = placeOf(c.req.param('z'), c.req.param('x'), c.req.param('y'));
    const name = z <= tileLimits.worldZoom ? 'world' : 'streets';
    const archive = archivesOf(c.env.TILES)[name];
    const wanted = c.req.query('v');
    const tile = await archive.tile(z, x, y, wanted).catch((cause: unknown) => {
      complain(c.var.log, archive, name, cause);
      // Without streets the map draws the world larger. Without the world it asks again later.
      if (name === 'world' || cause instanceof Unreachable) throw new Unavailable();
      return { bytes: null, version: undefined };
    });
    const headers = caching(tile.version !== undefined && wanted === tile.version ? forGood : briefly);
    // At sea there is no tile, and that is an answer.
    if (tile.bytes === null) return c.body(null, 204, headers);
    return new Response(tile.bytes, {
      headers: {
        ...headers,
        'Content-Type': 'application/vnd.mapbox-vector-tile',
        'Content-Encoding': 'gzip',
      },
      encodeBody: 'manual',
    });
  });

/** The numbers of a tile's address. @throws NotFound outside the world, and for anything else */
function placeOf(zoom: string, column: string, row: string): [z: number, x: number, y: number] {
  const [z, x, y] = [zoom, column, row.replace(/\.mvt$/, '')].map((text) =>
    // One address for a tile, so that caches keep it once.
    /^(?:0|[1-9]\d{0,4})$/.test(text) ? Number(text) : NaN,
  );
  const isTile = z !== undefined && x !== undefined && y !== undefined && z <= tileLimits.mostZoom;
  if (!isTile || !row.endsWith('.mvt') || !(x < 2 ** z && y < 2 ** z))
    throw new NotFound(say('errors', 'notFound'));
  return [z, x, y];
}

const caching = (control: string) => ({ 'Cache-Control': control, [cdnHeader]: control });

/** Null for an archive that is missing or damaged. */
async function about(c: Context<AppEnv>, name: ArchiveName): Promise<TileArchive | null> {
  const archive = archivesOf(c.env.TILES)[name];
  try {
    const known = await archive.about();
    complaints.delete(archive);
    return known;
  } catch (cause) {
    complain(c.var.log, archive, name, cause);
    if (cause instanceof Unreachable) throw new Unavailable();
    return null;
  }
}

/** What the log says of an archive that cannot be read: one line is enough for all tiles of a view. */
const complaints = new WeakMap<Archive, string>();

function complain(log: Log, archive: Archive, name: ArchiveName, cause: unknown): void {
  // An operator without streets has no archive of streets.
  if (cause instanceof Missing && name === 'streets') return;
  const what =
    cause instanceof Damaged ? 'is damaged' : cause instanceof Missing ? 'is missing' : 'did not answer';
  const line = `the map's archive ${name}.pmtiles ${what}`;
  if (complaints.get(archive) === line) return;
  complaints.set(archive, line);
  log.failure(line, cause);
}
