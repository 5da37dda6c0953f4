// Keeps the answers of a member's own lists, and shows them while there is no network. All of them belong to one member;
// another one, or nobody, deletes them.
import { keptHeader, memberCaches } from '../../schema/offline.ts';
import { forgetWritesOf } from '../outbox/kept-write.ts';
import { tell } from './tell.ts';

/** The calls of the home page, My Rocks, the pocket, journeys, and pages of rocks. */
const keptCalls =
  /^\/api\/(auth\/user|subscription\/status|stats\/user|notifications|activities\/my|rocks\/(my|rehide|rehidden|[^/]+\/(journey|page)))$/;

/** The lists that are kept even if their page was not opened, as the app requests them. */
const usualCalls = [
  '/api/rocks/my?light=1',
  '/api/rocks/rehide?light=1',
  '/api/stats/user',
  '/api/subscription/status',
  '/api/notifications?limit=4',
];

const memberCall = '/api/auth/user';
/** What may begin another member's visit. */
const changesMember = /^\/api\/(login|auth\/email)(\/|$)/;

/** The oldest go first. */
const most = { answers: 200, photos: 80 };
/** Milliseconds after which a kept answer is shown while the network is silent. */
const patience = 5000;
/** Milliseconds after which the usual calls are kept anew. */
const day = 86_400_000;

const ownerPath = '/kept/owner';

export const isKeptCall = ({ pathname }: URL): boolean => keptCalls.test(pathname);
export const isPhoto = ({ pathname }: URL): boolean => pathname.startsWith('/img/');

/** For every request, before it is answered. */
export function watchMember(request: Request, { pathname }: URL): Promise<unknown> | null {
  return changesMember.test(pathname) && request.method !== 'GET' ? forgetMember() : null;
}

/** The requests that end a visit for good, if the server does as they say. */
export const endsVisit = ({ method }: Request, { pathname }: URL): boolean =>
  pathname === '/api/logout' || (pathname === '/api/user/account' && method === 'DELETE');

/**
 * Once such a request has its answer: deletes what its member has left, if they are signed out now. A link of another
 * site, or one without a network, ends nothing. What others have not sent stays until they sign in again.
 */
export async function forgetIfOver(asked: Promise<Response>): Promise<void> {
  const answered = asked.then(
    () => true,
    () => false,
  );
  const member = await owner();
  if (!(await answered)) return;
  const now = await fetch(memberCall).catch(() => null);
  if (now?.status !== 401) return;
  await forgetMember();
  if (member !== null) await forgetWritesOf(member);
}

export async function forgetMember(): Promise<void> {
  await Promise.all(Object.values(memberCaches).map((name) => caches.delete(name)));
}

/** The member to whom the kept answers belong; null if there are none. */
export async function owner(): Promise<string | null> {
  if (!(await caches.has(memberCaches.answers))) return null;
  const known = await (await caches.open(memberCaches.answers)).match(ownerPath);
  return known ? known.text() : null;
}

/** The server's answer, or else the kept one. @param client the page, which is told if it gets a kept answer */
export async function answerOrKept(event: ExtendableEvent, request: Request, client = ''): Promise<Response> {
  const { pathname } = new URL(request.url);
  const before = await owner();
  const kept = before === null ? undefined : await keptOf(request);
  const asked = fetch(request);
  event.waitUntil(keepIt(request, asked, before));
  if (!kept) return asked;
  try {
    const answer = await inTime(asked);
    await tell(client, { type: 'fresh', path: pathname });
    return answer;
  } catch {
    // The page has turned away.
    if (request.signal.aborted) return asked;
    await tell(client, { type: 'kept', path: pathname, at: kept.headers.get(keptHeader) ?? '' });
    return kept;
  }
}

/** A device that is full keeps no more, and shows what it gets. */
async function keepIt(request: Request, asked: Promise<Response>, before: string | null): Promise<void> {
  try {
    const answer = (await asked).clone();
    await (new URL(request.url).pathname === memberCall ? noteOwner(answer) : keep(request, answer, before));
  } catch {
    // Neither is an answer that did not come.
  }
}

/** A photo from the network, or else the kept one. @param isOwn whether it is seen among the member's own rocks */
export async function photoOrKept(event: FetchEvent, isOwn: boolean): Promise<Response> {
  const { request } = event;
  const before = await owner();
  const kept =
    before === null ? undefined : await (await caches.open(memberCaches.photos)).match(request.url);
  if (kept) return inTime(fetch(request)).catch(() => kept);
  const answer = await fetch(request);
  if (isOwn && answer.ok && before !== null) event.waitUntil(keepPhoto(request.url, answer.clone(), before));
  return answer;
}

async function keepPhoto(url: string, answer: Response, before: string): Promise<void> {
  if ((await owner()) !== before) return;
  const cache = await caches.open(memberCaches.photos);
  await cache.put(url, answer).then(
    () => trim(cache, most.photos),
    () => undefined,
  );
}

/**
 * Keeps the usual calls of the member who is signed in, unless that was done today.
 * @param page from which they are asked: what the server has written into that of a rock is kept too
 */
export async function keepUsualCalls(event: ExtendableEvent, page = ''): Promise<void> {
  const answer = await fetch(memberCall);
  await noteOwner(answer);
  const member = await owner();
  if (member === null) return;
  const cache = await caches.open(memberCaches.answers);
  const rockId = /\/rocks\/([^/?#]+)/.exec(page)?.[1];
  const calls = rockId === undefined ? usualCalls : [...usualCalls, `/api/rocks/${rockId}/page`];
  for (const call of calls) {
    const kept = await cache.match(call, { ignoreVary: true });
    if (kept && Date.now() - Date.parse(kept.headers.get(keptHeader) ?? '') < day) continue;
    await answerOrKept(event, new Request(call));
  }
}

async function keptOf(request: Request): Promise<Response | undefined> {
  return (await caches.open(memberCaches.answers)).match(request.url, { ignoreVary: true });
}

/** @param before the owner when the call was made: of an answer in between, nobody knows whose it is */
async function keep(request: Request, answer: Response, before: string | null): Promise<void> {
  if (answer.status === 401) return forgetMember();
  if (answer.status !== 200 || before === null || before !== (await owner())) return;
  const cache = await caches.open(memberCaches.answers);
  await put(cache, request.url, answer);
  await trim(cache, most.answers);
}

async function noteOwner(answer: Response): Promise<void> {
  if (answer.status === 401) return forgetMember();
  if (answer.status !== 200) return;
  const { id } = (await answer.clone().json()) as { id: string }; // of our own server
  if ((await owner()) !== id) await forgetMember();
  const cache = await caches.open(memberCaches.answers);
  await cache.put(ownerPath, new Response(id));
  await put(cache, answer.url, answer);
}

async function put(cache: Cache, url: string, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(keptHeader, new Date().toISOString());
  await cache.put(url, new Response(answer.body, { headers }));
}

async function trim(cache: Cache, count: number): Promise<void> {
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - count)).map((request) => cache.delete(request)));
}

async function inTime(asked: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the network is silent')), patience);
  });
  return Promise.race([asked, late]);
}
