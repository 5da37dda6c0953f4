// What is still to be painted, one after the other.
import { keepPainting, keptPainting, type PaintingName } from './kept-paintings.ts';

interface Order {
  paint: () => string;
  tell: Set<(address: string) => void>;
}

const orders = new Map<PaintingName, Order>();
let tasks: MessageChannel | undefined;

/**
 * Paints it in a task of its own: a dozen at once would keep the browser from everything else for too long.
 * @param tell is told the address, unless it is kept already
 * @returns what calls the order off
 */
export function paintSoon(
  name: PaintingName,
  paint: () => string,
  tell: (address: string) => void,
): () => void {
  const address = keptPainting(name);
  if (address !== undefined) {
    tell(address);
    return () => undefined;
  }
  const order = orders.get(name) ?? { paint, tell: new Set() };
  order.tell.add(tell);
  if (orders.size === 0) beginTask();
  orders.set(name, order);
  return () => order.tell.delete(tell);
}

/** A message comes at once, where a timer waits longer each time. */
function beginTask(): void {
  if (!tasks) {
    tasks = new MessageChannel();
    tasks.port1.addEventListener('message', paintNext);
    tasks.port1.start();
  }
  tasks.port2.postMessage(null);
}

function paintNext(): void {
  for (const [name, { paint, tell }] of orders) {
    orders.delete(name);
    if (tell.size === 0) continue;
    if (orders.size > 0) beginTask();
    const address = paint();
    keepPainting(name, address);
    for (const one of tell) one(address);
    return;
  }
}
