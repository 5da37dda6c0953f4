import { afterEach, expect, test, vi } from 'vitest';
import { pushJson } from '../../schema/push.ts';
import { notificationOf, open, show } from './push.ts';
import * as en from '../../schema/words/en/index.ts';

const origin = 'https://rocks.example';
const message = {
  title: 'Found',
  body: 'Juniper, near Omaha',
  path: '/my-rocks?tab=rocks',
  tag: 'rock-1',
  badge: 3,
};

afterEach(() => vi.unstubAllGlobals());

/** The service worker with these pages open. */
function start(pages: readonly string[] = [], { hasBadge = true } = {}) {
  const did: unknown[] = [];
  vi.stubGlobal('location', new URL('/sw.js', origin));
  vi.stubGlobal('self', {
    registration: {
      showNotification: async (title: string, options: object) => void did.push({ title, ...options }),
    },
    clients: {
      matchAll: async () => pages.map((url) => ({ url, focus: async () => void did.push(`focus ${url}`) })),
      openWindow: async (url: string) => void did.push(`open ${url}`),
    },
    navigator: hasBadge ? { setAppBadge: async (count: number) => void did.push(`badge ${count}`) } : {},
  });
  return {
    push: async (text: string | null) => {
      const data = text === null ? null : ({ json: () => JSON.parse(text) as unknown } as PushMessageData);
      await show(notificationOf({ data }, en.boot.news));
      return did.splice(0);
    },
    tap: async (navigate: unknown) => {
      await open(navigate);
      return did.splice(0);
    },
  };
}

test('it shows what the message says', async () => {
  const shown = {
    title: 'Found',
    body: 'Juniper, near Omaha',
    tag: 'rock-1',
    icon: '/app-icon-192.png',
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
  expect(await start().push(text)).toMatchObject([{ title: en.boot.news.title, data: { navigate: '/' } }]);
});

test('a tap focuses the page if it is open, and else opens it', async () => {
  const page = `${origin}/my-rocks?tab=rocks`;
  expect(await start().tap(page)).toEqual([`open ${page}`]);
  const others = [`${origin}/register-rock`, `${origin}/my-rocks`];
  expect(await start([...others, page]).tap(page)).toEqual([`focus ${page}`]);
  // Somebody may be filling in the form there.
  expect(await start(others).tap(page)).toEqual([`open ${page}`]);
});

test.each([
  ['https://evil.example/'],
  ['javascript:alert(1)'],
  ['//evil.example'],
  ['http://['],
  [7],
  [undefined],
])('a tap on a message that leads to %j opens the home page', async (navigate) => {
  expect(await start().tap(navigate)).toEqual([`open ${origin}/`]);
});

test('a path leads to our own page', async () => {
  expect(await start().tap('/my-rocks')).toEqual([`open ${origin}/my-rocks`]);
});
