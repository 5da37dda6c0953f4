import { expect, test } from 'vitest';
import { pushJson } from '../../schema/push.ts';
import source from '../public/sw.js?raw';

const origin = 'https://rocks.example';
const message = {
  title: 'Found',
  body: 'Juniper, near Omaha',
  path: '/my-rocks?tab=rocks',
  tag: 'rock-1',
  badge: 3,
};

/** The service worker with these pages open. */
function start(pages: readonly string[] = [], { hasBadge = true } = {}) {
  const did: unknown[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const scope = {
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
    skipWaiting: () => did.push('skip waiting'),
    registration: {
      showNotification: async (title: string, options: object) => void did.push({ title, ...options }),
    },
    clients: {
      matchAll: async () => pages.map((url) => ({ url, focus: async () => void did.push(`focus ${url}`) })),
      openWindow: async (url: string) => void did.push(`open ${url}`),
    },
  };
  const navigator = hasBadge ? { setAppBadge: async (count: number) => void did.push(`badge ${count}`) } : {};
  // The file that browsers run, whose globals are its parameters here.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('self', 'location', 'navigator', source)(scope, new URL('/sw.js', origin), navigator);
  const happen = async (kind: string, event: object) => {
    const waited: Promise<unknown>[] = [];
    listeners.get(kind)?.({ ...event, waitUntil: (until: Promise<unknown>) => waited.push(until) });
    await Promise.all(waited);
    return did.splice(0);
  };
  return {
    kinds: [...listeners.keys()],
    push: (text: string | null) =>
      happen('push', { data: text === null ? null : { json: () => JSON.parse(text) } }),
    tap: (navigate: unknown) =>
      happen('notificationclick', {
        notification: { close: () => did.push('close'), data: navigate === undefined ? null : { navigate } },
      }),
  };
}

test('it listens to messages and taps, and to no request', () => {
  expect(start().kinds.toSorted()).toEqual(['install', 'notificationclick', 'push']);
});

test('it shows what the message says', async () => {
  const shown = {
    title: 'Found',
    body: 'Juniper, near Omaha',
    tag: 'rock-1',
    icon: '/email-logo.png',
    data: { navigate: `${origin}/my-rocks?tab=rocks` },
  };
  const json = pushJson(message, origin);
  expect(await start().push(json)).toEqual([shown, 'badge 3']);
  expect(await start([], { hasBadge: false }).push(json)).toEqual([shown]);
  expect(await start().push(pushJson({ ...message, badge: null }, origin))).toEqual([shown]);
  expect(await start().push(pushJson({ ...message, badge: 0 }, origin))).toEqual([shown, 'badge 0']);
});

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{}',
  '{"notification":null}',
  '{"notification":{"title":7}}',
  '{"notification":{"title":""}}',
])('it shows something for %j, too', async (text) => {
  expect(await start().push(text)).toMatchObject([{ title: 'News of a rock', data: { navigate: '/' } }]);
});

test('a tap focuses the page if it is open, and else opens it', async () => {
  const page = `${origin}/my-rocks?tab=rocks`;
  expect(await start().tap(page)).toEqual(['close', `open ${page}`]);
  const others = [`${origin}/register-rock`, `${origin}/my-rocks`];
  expect(await start([...others, page]).tap(page)).toEqual(['close', `focus ${page}`]);
  // Somebody may be filling in the form there.
  expect(await start(others).tap(page)).toEqual(['close', `open ${page}`]);
});

test.each([
  ['https://evil.example/'],
  ['javascript:alert(1)'],
  ['//evil.example'],
  ['http://['],
  [7],
  [undefined],
])('a tap on a message that leads to %j opens the home page', async (navigate) => {
  expect(await start().tap(navigate)).toEqual(['close', `open ${origin}/`]);
});

test('a path leads to our own page', async () => {
  expect(await start().tap('/my-rocks')).toEqual(['close', `open ${origin}/my-rocks`]);
});
