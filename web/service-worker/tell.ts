// Tells a page what it was shown without a network. A page listens only once it is idle, so what it was told before
// waits here.
import type { FromServiceWorker } from '../../schema/offline.ts';

declare const self: ServiceWorkerGlobalScope;

/** By the id of the page. */
const waiting = new Map<string, FromServiceWorker[]>();

export async function tell(client: string, message: FromServiceWorker): Promise<void> {
  if (client === '') return;
  if (message.type !== 'fresh') tellLater(client, message);
  tellNow(await self.clients.get(client), message);
}

/** @param page that is open */
export function tellNow(
  page: ExtendableMessageEvent['source'] | undefined,
  message: FromServiceWorker,
): void {
  // It has the origin of the service worker; there is none to name.
  if (page instanceof Client) page.postMessage(message, []);
}

/** For a page that is being opened: to get its client would wait for the answer that opens it. */
export function tellLater(client: string, message: FromServiceWorker): void {
  waiting.set(client, [...(waiting.get(client) ?? []), message]);
}

/** For a page that has begun to listen. */
export async function tellAll(page: ExtendableMessageEvent['source']): Promise<void> {
  if (!(page instanceof Client)) return;
  for (const message of waiting.get(page.id) ?? []) tellNow(page, message);
  const open = await self.clients.matchAll({ includeUncontrolled: true });
  const known = new Set(open.map(({ id }) => id));
  for (const id of waiting.keys()) if (id === page.id || !known.has(id)) waiting.delete(id);
}

/** Tells all open pages. */
export async function tellEverybody(message: FromServiceWorker): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) tellNow(page, message);
}
