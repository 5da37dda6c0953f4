// The queue of paintings.
import { cachePainting, cachedPainting, type PaintingName } from './painting-cache.ts';

interface Order {
  paint: () => string;
  listeners: Set<(address: string) => void>;
}

const orders = new Map<PaintingName, Order>();
let tasks: MessageChannel | undefined;

/**
 * Paints each rock in its own task, because a dozen at once would block the main thread for too long.
 * @param onPainted called with the painting's URL, at once if it is cached
 * @returns a function that cancels the request
 */
export function queuePainting(
  name: PaintingName,
  paint: () => string,
  onPainted: (address: string) => void,
): () => void {
  const address = cachedPainting(name);
  if (address !== undefined) {
    onPainted(address);
    return () => undefined;
  }
  const order = orders.get(name) ?? { paint, listeners: new Set() };
  order.listeners.add(onPainted);
  if (orders.size === 0) beginTask();
  orders.set(name, order);
  return () => order.listeners.delete(onPainted);
}

/** Uses a message, because browsers delay nested timers. */
function beginTask(): void {
  if (!tasks) {
    tasks = new MessageChannel();
    tasks.port1.addEventListener('message', paintNext);
    tasks.port1.start();
  }
  tasks.port2.postMessage(null);
}

function paintNext(): void {
  for (const [name, { paint, listeners }] of orders) {
    orders.delete(name);
    if (listeners.size === 0) continue;
    if (orders.size > 0) beginTask();
    const address = paint();
    cachePainting(name, address);
    for (const listener of listeners) listener(address);
    return;
  }
}
