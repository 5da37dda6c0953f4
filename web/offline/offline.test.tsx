import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { FromServiceWorker, ToServiceWorker } from '../../schema/offline.ts';
import { memberStats } from '../rocks/queries.ts';
import { api } from '../testing/api.ts';
import { aMember } from '../testing/make.ts';
import { show } from '../testing/render.tsx';
import { asOfWords } from './as-of-words.ts';
import { AsOf } from './as-of.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { listen, start } from './service-worker.ts';
import { forgetTold, hear } from './told.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetTold();
});

// Tests before this one may have left a bar of the whole app.
const bar = page.getByRole('region', { name: 'Part' }).getByRole('complementary', { name: 'Connection' });
const again = bar.getByRole('button', { name: 'Try again' });

test('a kept list says when it was kept: the time of today, and the day before', () => {
  const now = new Date();
  const at = (day: Date, hours: number) =>
    new Date(day.getFullYear(), day.getMonth(), day.getDate(), hours, 5);
  expect(asOfWords(at(now, 14).toISOString())).toBe('As of 14:05');
  expect(asOfWords(at(new Date(2026, 1, 3), 9).toISOString())).toBe('As of Feb 3, 09:05');
});

/** Whether the server is there, as the bar asks. */
function stubServer() {
  const calls = globalThis.fetch;
  const server = vi.fn<() => Promise<Response>>().mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    input === '/robots.txt' ? server() : calls(input, init),
  );
  return server;
}

function Figures() {
  const { data } = useQuery(memberStats);
  return (
    <section aria-label="Part">
      <OfflineBar />
      <AsOf path="/api/stats/user" />
      <p>{data?.totalRocks} rocks</p>
    </section>
  );
}

test('the bar shows while something comes from the device, until the server is there again', async () => {
  const stats = { totalRocks: 2, totalFinds: 0, totalDistanceTraveled: 0, totalLikes: 0, joinedAt: '' };
  const asked = api.stub('GET /stats/user', stats);
  await show(<Figures />, aMember());
  await expect.element(page.getByText('2 rocks')).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();

  hear({ type: 'kept', path: '/api/stats/user', at: new Date(2026, 1, 3, 9, 5).toISOString() });
  await expect.element(page.getByText('As of Feb 3, 09:05')).toBeVisible();
  await expect.element(bar).toHaveTextContent('No connection. You see what this device has kept.Try again');

  const server = stubServer();
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await again.click();
  await expect.poll(() => server.mock.calls.length).toBe(1);
  await expect.element(again).toBeVisible();
  expect(asked).toHaveLength(1);

  await again.click();
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(page.getByText('As of Feb 3, 09:05')).not.toBeInTheDocument();
  expect(asked).toHaveLength(2);
});

test('it shows as soon as the network goes, and asks the server once it is back', async () => {
  api.stub('GET /stats/user', { totalRocks: 2, totalFinds: 0, totalDistanceTraveled: 0 });
  await show(<Figures />, aMember());
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await expect.element(again).toBeVisible();
  isOnline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(again).not.toBeInTheDocument();
  hear({ type: 'offline' });
  await expect.element(again).toBeVisible();
  const server = stubServer();
  dispatchEvent(new Event('online'));
  await expect.element(again).not.toBeInTheDocument();
  expect(server).toHaveBeenCalled();
});

test('a list that the server has answered again says nothing', async () => {
  await show(<AsOf path="/api/rocks/my" />, aMember());
  hear({ type: 'kept', path: '/api/rocks/my', at: new Date().toISOString() });
  await expect.element(page.getByText(/^As of /)).toBeVisible();
  hear({ type: 'fresh', path: '/api/rocks/my' });
  await expect.element(page.getByText(/^As of /)).not.toBeInTheDocument();
});

/** A service worker that controls this page, and what it was sent. */
class Controlled extends EventTarget {
  readonly sent: ToServiceWorker[] = [];
  readonly registration = Object.assign(new EventTarget(), {
    waiting: null as ServiceWorker | null,
    installing: null as ServiceWorker | null,
    update: async () => undefined,
  });
  controller = this.version('activated');
  ready = Promise.resolve({ active: this.controller });
  register = async () => this.registration;
  getRegistration = this.register;
  startMessages = () => undefined;

  version(state: ServiceWorkerState): ServiceWorker {
    const postMessage = (message: ToServiceWorker) => void this.sent.push(message);
    return Object.assign(new EventTarget(), { state, postMessage }) as ServiceWorker; // as far as pages use it
  }

  say(message: FromServiceWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }
}

let controlled: Controlled;
beforeEach(() => {
  controlled = new Controlled();
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(
    controlled as unknown as ServiceWorkerContainer,
  );
});

test('a page asks for what it was told before it listened, and has its files kept', async () => {
  listen(() => {});
  await start();
  expect(controlled.sent).toMatchObject([{ type: 'listen' }, { type: 'keep', assets: [] }]);
});

test('a new version is offered, and takes over when its button is clicked', async () => {
  await show(<p>Half filled</p>, aMember());
  listen(() => {});
  await start();
  const { registration } = controlled;
  const next = controlled.version('installed');
  Object.assign(registration, { installing: next });
  registration.dispatchEvent(new Event('updatefound'));
  Object.assign(registration, { installing: null, waiting: next });
  controlled.sent.length = 0;
  next.dispatchEvent(new Event('statechange'));
  expect(controlled.sent).toMatchObject([{ type: 'compare' }]);

  controlled.say({ type: 'newer' });
  await expect.element(page.getByText('A new version is ready')).toBeVisible();
  expect(controlled.sent).toHaveLength(1);
  await page.getByRole('button', { name: 'Load it now' }).click();
  expect(controlled.sent.slice(1)).toEqual([{ type: 'take-over' }]);
});

test('another tab that took a new version leaves this page as it is, and is compared with it', async () => {
  await show(<p>Half filled</p>, aMember());
  await start();
  controlled.sent.length = 0;
  controlled.controller = controlled.version('activated');
  controlled.dispatchEvent(new Event('controllerchange'));
  expect(controlled.sent).toMatchObject([{ type: 'compare' }]);
  await expect.element(page.getByText('Half filled')).toBeVisible();
});
