// The service worker: opens the app without a network, keeps what a member saw of it, and shows push messages.
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precache } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { mapParts, type FromServiceWorker, type ToServiceWorker } from '../../schema/offline.ts';
import {
  answerOrKept,
  endsVisit,
  forgetIfOver,
  isKeptCall,
  isPhoto,
  keepUsualCalls,
  owner,
  photoOrKept,
  watchMember,
} from './kept-answers.ts';
import { sendKept, sendOrKeep } from './outbox.ts';
import { appPage, installWords, keepWords, keptBootWords, keptWords } from './kept-words.ts';
import { fromServer, isPage, pageFor } from './pages.ts';
import { notificationOf, open, show } from './push.ts';
import { isSeenForm, seeOrKeep } from './seen-form.ts';
import { isSharedPhoto, takeSharedPhoto } from './shared-photo.ts';
import { tellAll, tellEverybody, tellNow } from './tell.ts';
import { mayBeKept } from './writes.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Parameters<typeof precache>[0] };

const installed = self.__WB_MANIFEST;
precache(installed);
// Beside the installed files: those are of every language.
self.addEventListener('install', (event) => event.waitUntil(installWords()));

/** Parts of the app that were loaded and are not installed with it. A release renames those that it changes. */
const parts = new CacheFirst({
  cacheName: 'parts',
  plugins: [new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true })],
});

// No page has to be asked a second time to be served by it.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  const changed = watchMember(request, url);
  if (changed) event.waitUntil(changed);
  if (endsVisit(request, url)) {
    const answer = request.mode === 'navigate' ? fromServer(event) : fetch(request);
    event.waitUntil(forgetIfOver(answer));
    event.respondWith(answer);
  } else if (mayBeKept(request, url)) event.respondWith(sendOrKeep(request, tellOfKept));
  else if (isSeenForm(request, url)) event.respondWith(seeOrKeep(request, owner, tellOfKept));
  else if (isSharedPhoto(request, url)) event.respondWith(takeSharedPhoto(request));
  else if (request.method !== 'GET') return;
  else if (request.mode === 'navigate')
    // Every answer that was asked for ahead is used: a second request could use up a link of an email, or a code.
    event.respondWith(isPage(url) ? pageFor(event, url) : fromServer(event));
  else if (isPart(url)) event.respondWith(partFor(event));
  else if (isKeptCall(url)) event.respondWith(answerOrKept(event, request, event.clientId));
  else if (isPhoto(url)) event.respondWith(photoFor(event));
});

/** The app's files, and the rock in its header. */
const isPart = ({ pathname }: URL) => pathname.startsWith('/assets/') || pathname === '/icon.svg';

async function partFor(event: FetchEvent): Promise<Response> {
  const { request } = event;
  return (await matchPrecache(request)) ?? (await keptWords(request)) ?? parts.handle({ event, request });
}

/** Where members see their own rocks. */
const ownPages = new Set(['/', '/my-rocks']);

async function photoFor(event: FetchEvent): Promise<Response> {
  const page = await self.clients.get(event.clientId);
  return photoOrKept(event, page !== undefined && ownPages.has(new URL(page.url).pathname));
}

self.addEventListener('message', (event) => {
  const message = event.data as ToServiceWorker; // only our own pages can send any
  const { source } = event;
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
  else if (message.type === 'listen') event.waitUntil(tellAll(source));
  else if (message.type === 'send') event.waitUntil(sendOwn());
  else if (message.type === 'compare') event.waitUntil(compare(message.app, source));
  else
    event.waitUntil(
      Promise.allSettled([
        keepParts(event, message.assets),
        keepWords(message.language, message),
        keepUsualCalls(event, urlOf(source)),
      ]),
    );
});

const urlOf = (source: ExtendableMessageEvent['source']) =>
  source instanceof Client ? source.url : undefined;

async function sendOwn(): Promise<void> {
  const memberId = await owner();
  if (memberId !== null) await sendKept(memberId, tellEverybody);
}

/** Chrome alone sends what is kept while no page is open. */
interface Syncing {
  readonly sync?: { register(tag: string): Promise<void> };
}

async function tellOfKept(message: FromServiceWorker): Promise<void> {
  await tellEverybody(message);
  const { sync } = self.registration as Syncing;
  // It may be refused, as in a private window.
  await sync?.register('outbox').catch(() => undefined);
}

self.addEventListener('sync', (event) => (event as ExtendableEvent).waitUntil(sendOwn()));

/** @param app the page's script */
async function compare(app: string, page: ExtendableMessageEvent['source']): Promise<void> {
  const isSame = installed.some((entry) => (typeof entry === 'string' ? entry : entry.url) === app.slice(1));
  if (!isSame) return tellNow(page, { type: 'newer' });
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  if (open.length < 2) await self.skipWaiting();
}

/** Keeps what the page has loaded before it was served from here. The browser still has it. */
async function keepParts(event: ExtendableEvent, assets: readonly string[]): Promise<void> {
  for (const asset of [...assets, ...(await partsOfMap())]) {
    if (await matchPrecache(asset)) continue;
    await parts.handle({ event, request: new Request(asset) });
  }
}

/** Those of Explore Map, for whoever has kept an area of it. */
async function partsOfMap(): Promise<string[]> {
  if (!(await caches.has('map-area'))) return [];
  const page = await (await matchPrecache(appPage))?.text();
  const list = new RegExp(`name="${mapParts}" content="([^"]*)"`).exec(page ?? '')?.[1] ?? '';
  return list.split(' ').filter((part) => part !== '');
}

const showPush = async (event: PushEvent): Promise<void> =>
  show(notificationOf(event, (await keptBootWords()).news));

self.addEventListener('push', (event) => event.waitUntil(showPush(event)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { navigate } = (event.notification.data ?? {}) as { navigate?: unknown }; // as `show` wrote it, or an older one
  event.waitUntil(open(navigate));
});
