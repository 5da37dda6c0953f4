// The page's side of the thread that draws tiles. All maps of a page share one.
import type { Coordinates } from '../../schema/journey.ts';
import type { Ground } from './ground.ts';
import type { Drawn, FromTiles, Look, ToTiles } from './messages.ts';
import type { Square } from './square.ts';

/** Gets null if the thread did not start. */
type Done = (answer: FromTiles | null) => void;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Done>();

function thread(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./tile-worker.ts', import.meta.url), { type: 'module', name: 'map tiles' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromTiles>) => {
    const done = waiting.get(data.id);
    waiting.delete(data.id);
    done?.(data);
  });
  // Its file did not arrive: the next tile starts another one.
  worker.addEventListener('error', () => {
    worker = undefined;
    for (const done of waiting.values()) done(null);
    waiting.clear();
  });
  return worker;
}

// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const send = (message: ToTiles) => thread().postMessage(message);

/** Starts the thread, so that it loads while the map's own code does. */
export function startTiles(): void {
  thread();
}

/**
 * Draws a tile.
 * @param done gets null if nothing arrived; not called after the tile was cancelled
 * @returns cancels it
 */
export function drawTile(square: Square, look: Look, done: (drawn: Drawn | null) => void): () => void {
  const id = ++lastId;
  waiting.set(id, (answer) => done(answer?.type === 'drawn' ? answer : null));
  send({ type: 'look', ...look });
  send({ type: 'draw', id, square });
  return () => {
    if (waiting.delete(id)) send({ type: 'cancel', id });
  };
}

/** What is at a place; null if no tile arrives that says it. */
export function groundAt(at: Coordinates): Promise<Ground | null> {
  const id = ++lastId;
  return new Promise((resolve) => {
    waiting.set(id, (answer) => resolve(answer?.type === 'told' ? answer.ground : null));
    send({ type: 'ask', id, at });
  });
}
