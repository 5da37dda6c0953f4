// What a device keeps of what its user sees, for use without a network. A value belongs to one viewer.
import { forgetKept, keptCacheName } from './forget-kept.ts';

const cacheFor = (memberId: string | null) => (memberId === null ? 'kept-for-visitor' : keptCacheName);
const pathFor = (memberId: string | null) => `/kept/${memberId ?? 'visitor'}`;

/** Keeps a value in place of the one before. @param memberId null for a visitor */
export async function keepFor(memberId: string | null, value: object): Promise<void> {
  const cache = await caches.open(cacheFor(memberId));
  await cache.put(pathFor(memberId), Response.json(value));
}

/** The value that was kept, as it was; null for any other viewer, and then what a member has kept is deleted. */
export async function keptFor(memberId: string | null): Promise<unknown> {
  if (memberId === null) await forgetKept();
  try {
    const cache = await caches.open(cacheFor(memberId));
    const others = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== pathFor(memberId));
    await Promise.all(others.map((request) => cache.delete(request)));
    const answer = await cache.match(pathFor(memberId));
    return answer ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** Deletes the value of a viewer. */
export async function dropKept(memberId: string | null): Promise<void> {
  await caches.delete(cacheFor(memberId));
}
