// The thread that fetches, decodes and draws tiles, so that the page never waits for them.
import type { Coordinates } from '../../schema/journey.ts';
import { tileLimits, type TileIndex } from '../../schema/tiles.ts';
import { areaTile, keptArea } from './area-cache.ts';
import { groundAt } from './ground.ts';
import { labelsOf } from './labels.ts';
import type { FromTiles, Look, ToTiles } from './messages.ts';
import { paint } from './paint.ts';
import { tileWidth, type Square } from './square.ts';
import { bestFor, type Source } from './tile-source.ts';
import { tileReader } from './tile-reader.ts';
import { openTileStore } from './tile-store.ts';

/** After a failure the index is asked for again, but not for each tile. Milliseconds. */
const retryAfter = 5000;
/** From this zoom of tiles on the world's tile has little to show. */
const coarseFrom = 11;

const store = openTileStore();
const tileAt = tileReader(store);
const keptTileAt = tileReader({
  tile: async (path) => {
    const answer = await areaTile(path);
    if (!answer) throw new Error('not in the area');
    return answer.status === 204 ? null : answer.arrayBuffer();
  },
});

let look: Look | undefined;
let index: Promise<TileIndex> | undefined;
const cancelled = new Set<number>();

function currentIndex(): Promise<TileIndex> {
  if (index) return index;
  index = store.index();
  index.catch(() => setTimeout(() => (index = undefined), retryAfter));
  return index;
}

// The first tile needs it.
void currentIndex();

const current = async (): Promise<Source> => ({ index: await currentIndex(), tileAt });

/** Its archives may be older than the current ones. */
async function kept(): Promise<Source | null> {
  const area = await keptArea();
  return area && { index: area.index, tileAt: keptTileAt };
}

async function drawn(id: number, square: Square): Promise<FromTiles | null> {
  const found = await bestFor(square, [current, kept]);
  if (cancelled.has(id) || !look) return null;
  if (!found) return { type: 'failed', id };
  const width = Math.round(tileWidth * look.ratio);
  const canvas = new OffscreenCanvas(width, width);
  // Its pixels are read once, so it need not be on the graphics card.
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) return { type: 'failed', id };
  // A tile is twice as wide as the zooms of maps count with.
  const isCoarse = square.z >= coarseFrom && found.tile.square.z <= tileLimits.worldZoom;
  paint(context, found.data, { ...look, width, zoom: square.z + 1, isCoarse });
  const labels = labelsOf(found.data, square);
  const pixels = context.getImageData(0, 0, width, width).data.buffer;
  return { type: 'drawn', id, pixels, width, labels, isPartial: found.isPartial, isCoarse };
}

async function told(id: number, at: Coordinates): Promise<FromTiles> {
  const ground = await groundAt(at, await currentIndex(), tileAt);
  return ground ? { type: 'told', id, ground } : { type: 'failed', id };
}

async function answer(id: number, asked: Promise<FromTiles | null>): Promise<void> {
  const message = await asked.catch((): FromTiles => ({ type: 'failed', id }));
  cancelled.delete(id);
  if (message) postMessage(message, { transfer: message.type === 'drawn' ? [message.pixels] : [] });
}

addEventListener('message', ({ data }: MessageEvent<ToTiles>) => {
  if (data.type === 'look') look = data;
  else if (data.type === 'cancel') cancelled.add(data.id);
  else if (data.type === 'draw') void answer(data.id, drawn(data.id, data.square));
  else void answer(data.id, told(data.id, data.at));
});
