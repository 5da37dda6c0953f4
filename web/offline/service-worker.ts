// Starts the service worker, listens to it, and offers a new version of the app.
import { serviceWorkerPath, type FromServiceWorker, type ToServiceWorker } from '../../schema/offline.ts';
import { toast } from '../ui/toast.ts';
import { hear } from './told.ts';
import { unitNow } from '../lib/unit.ts';
import { wordsNow } from '../lib/words.ts';

export type OutboxMessage = Extract<FromServiceWorker, { type: 'outbox' | 'sent' | 'sign-in' }>;

const isAboutOutbox = (message: Exclude<FromServiceWorker, { type: 'newer' }>): message is OutboxMessage =>
  ['outbox', 'sent', 'sign-in'].includes(message.type);

const hour = 3_600_000;

const send = (to: ServiceWorker | null, message: ToServiceWorker): void => to?.postMessage(message, []);

/**
 * Listens to the service worker that has opened this page, if any.
 * @param onOutbox something in the outbox has changed
 */
export function listen(onOutbox: (message: OutboxMessage) => void): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', (event) => {
    const message = event.data as FromServiceWorker; // only ours can send any
    if (message.type === 'newer') void offerNewVersion();
    else if (isAboutOutbox(message)) onOutbox(message);
    else hear(message);
  });
  // `addEventListener` alone does not begin it.
  serviceWorker.startMessages();
  send(serviceWorker.controller, { type: 'listen' });
}

/** Starts it, and has it keep what this page has loaded before. */
export async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(serviceWorkerPath);
  watchVersions(registration);
  const { active } = await serviceWorker.ready;
  keepParts(active);
}

const keepParts = (worker: ServiceWorker | null): void =>
  send(worker, {
    type: 'keep',
    assets: loadedParts(),
    language: document.documentElement.lang,
    unit: unitNow(),
    words: wordsNow('boot'),
  });

/** In another language: so that it is there without a network, too. */
export const keepForOffline = (): void => keepParts(navigator.serviceWorker?.controller ?? null);

/** Addresses of the scripts, styles and fonts that this page has loaded. */
function loadedParts(): string[] {
  const ours = `${location.origin}/assets/`;
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(ours));
}

/** Asks a version of the service worker whether it is newer than this page. */
const compare = (to: ServiceWorker | null): void => send(to, { type: 'compare', app: appOf(document) });

/** The app's script, whose name changes with each version. */
const appOf = (page: Document): string =>
  page.querySelector('script[src^="/assets/index-"]')?.getAttribute('src') ?? '';

function watchVersions(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  // The first one is newer than nothing.
  if (serviceWorker.controller) compare(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && serviceWorker.controller) compare(installing);
    });
  });
  // A page that stays open for days asks, too.
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - askedAt < hour) return;
    askedAt = Date.now();
    registration.update().catch(() => undefined);
  });
  // Another tab has taken the new version.
  let before = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    if (before) compare(serviceWorker.controller);
    before = serviceWorker.controller;
  });
}

/** Only this page is loaded again, and when its user wants it: here or in another tab may be a half-filled form. */
async function offerNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const { title, description, action } = wordsNow('offline').newVersion;
  const run = () => takeNewVersion(registration?.waiting ?? null);
  toast({ title, description, action: { label: action, run } });
}

function takeNewVersion(waiting: ServiceWorker | null): void {
  const reload = () => location.reload();
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  send(waiting, { type: 'take-over' });
}
