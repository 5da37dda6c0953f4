// The thread that fetches, decodes and draws tiles, so that the page never waits for them.
import type { TileIndex } from '../../schema/tiles.ts';
import { labelsOf } from './labels.ts';
import type { FromTiles, Look, ToTiles } from './messages.ts';
import { paint } from './paint.ts';
import { tileWidth, type Square } from './square.ts';
import { dataFor } from './tile-source.ts';
import { tileReader } from './tile-reader.ts';
import { openTileStore } from './tile-store.ts';

/** After a failure the index is asked for again, but not for each tile. Milliseconds. */
const retryAfter = 5000;

const store = openTileStore();
const tileAt = tileReader(store);

let look: Look | undefined;
let index: Promise<TileIndex> | undefined;
const cancelled = new Set<number>();

function currentIndex(): Promise<TileIndex> {
  index ??= store.index();
  index.catch(() => setTimeout(() => (index = undefined), retryAfter));
  return index;
}

async function drawn(id: number, square: Square): Promise<FromTiles | null> {
  const found = await dataFor(square, await currentIndex(), tileAt);
  if (cancelled.has(id) || !look) return null;
  if (!found) return { type: 'failed', id };
  const width = Math.round(tileWidth * look.ratio);
  const canvas = new OffscreenCanvas(width, width);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return { type: 'failed', id };
  // A tile is twice as wide as the zooms of maps count with.
  paint(context, found.data, { ...look, width, zoom: square.z + 1 });
  const labels = labelsOf(found.data, square);
  return { type: 'drawn', id, picture: canvas.transferToImageBitmap(), labels, isPartial: found.isPartial };
}

async function answer(id: number, square: Square): Promise<void> {
  const message = await drawn(id, square).catch((): FromTiles => ({ type: 'failed', id }));
  cancelled.delete(id);
  if (message) postMessage(message, { transfer: message.type === 'drawn' ? [message.picture] : [] });
}

addEventListener('message', ({ data }: MessageEvent<ToTiles>) => {
  if (data.type === 'look') look = data;
  else if (data.type === 'cancel') cancelled.add(data.id);
  else void answer(data.id, data.square);
});
