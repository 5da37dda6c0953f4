// The home page of a member: the newest of what happened, and the rock nearest to them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Notification, NotificationKind } from '../../schema/notifications.ts';
import { api, noConnection } from '../testing/api.ts';
import { aFoundRock, aMember, anOwnRock, aNotification } from '../testing/make.ts';
import { stubMyRocks } from '../testing/pages.ts';
import { openApp } from '../testing/render.tsx';

const near = { town: 'Lisbon', state: null, country: 'PT', zone: 'Europe/Lisbon' };
const item = (id: string, kind: NotificationKind, changes: Partial<Notification> = {}) =>
  aNotification({
    id,
    kind,
    near,
    rock: { id: `rock-${id}`, name: `Rock ${id}`, imageUrl: null },
    ...changes,
  });

const news = page.getByRole('region', { name: 'Since you were here' });

beforeEach(() => {
  stubMyRocks();
  api.stub('GET /rocks/featured', []);
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue({ state: 'prompt' } as PermissionStatus);
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('the news come first: what was found, said, and moved on, new ones marked, and the way to all of them', async () => {
  const asked = api.stub('GET /notifications', [
    item('1', 'found', { isUnread: true }),
    item('2', 'comment', { isUnread: true, content: 'What a whale' }),
    item('3', 'moved', { isHidden: true }),
    item('4', 'rehidden'),
  ]);
  await openApp('/', aMember({ firstName: 'Hazel' }));
  await expect.element(page.getByRole('heading', { name: 'Welcome back, Hazel' })).toBeVisible();
  await expect.element(news.getByRole('heading', { name: 'Rock 1 was found' })).toBeVisible();
  await expect.element(news.getByText('near Lisbon, Portugal, by bea').first()).toBeVisible();
  for (const words of ['Rock 2 has a new comment', 'Rock 3 was hidden', 'Rock 4 was hidden again'])
    await expect.element(news.getByText(words)).toBeVisible();
  await expect.element(news.getByText('bea: “What a whale”')).toBeVisible();
  expect(news.getByText('New', { exact: true }).elements()).toHaveLength(2);
  await expect
    .element(news.getByRole('link', { name: 'Rock 1 was found' }))
    .toHaveAttribute('href', '/rocks/rock-1');
  await expect
    .element(news.getByRole('link', { name: 'Rock 3 was hidden' }))
    .toHaveAttribute('href', '/rocks/rock-3');
  await expect
    .element(news.getByRole('link', { name: 'All notifications' }))
    .toHaveAttribute('href', '/notifications');
  expect(asked.map(({ query }) => query.get('limit'))).toEqual(['4']);
  for (const title of ['My Rocks', 'My Finds', 'Miles Traveled'])
    await expect.element(page.getByRole('term').filter({ hasText: title })).toBeVisible();
});

test('new finds come before other news, which stay in their order', async () => {
  api.stub('GET /notifications', [
    item('1', 'comment', { isUnread: true, content: 'What a whale' }),
    item('2', 'found'),
    item('3', 'found', { isUnread: true }),
    item('4', 'found', { isUnread: true }),
  ]);
  await openApp('/', aMember());
  await expect.element(news.getByRole('heading', { name: 'Rock 3 was found' })).toBeVisible();
  const links = news.getByRole('link', { name: /^Rock/ }).elements();
  expect(links.map((one) => one.textContent?.slice(0, 6))).toEqual(['Rock 3', 'Rock 4', 'Rock 1', 'Rock 2']);
});

test('on a phone the mark takes no room from the title, and long words have two lines', async () => {
  await page.viewport(390, 844);
  api.stub('GET /notifications', [
    item('1', 'found', { isUnread: true }),
    item('2', 'comment', { isUnread: true, content: 'What a whale of a rock. '.repeat(12) }),
  ]);
  await openApp('/', aMember());
  const second = news.getByRole('listitem');
  await expect.element(second.getByText('New', { exact: true })).toBeInTheDocument();
  const { right } = second.element().getBoundingClientRect();
  const words = second.getByRole('paragraph').element();
  expect(words.getBoundingClientRect().right).toBe(right);
  const lineHeight = Number.parseFloat(getComputedStyle(words).lineHeight);
  expect(words.getBoundingClientRect().height / lineHeight).toBeCloseTo(2);
});

test('what happened today says so, with its time', async () => {
  api.stub('GET /notifications', [item('1', 'found', { at: new Date().toISOString() })]);
  await openApp('/', aMember());
  await expect.element(news.getByText(/^Today, \d+:\d\d\s[AP]M$/)).toBeVisible();
});

test('without news there is one kind sentence', async () => {
  api.stub('GET /notifications', []);
  await openApp('/', aMember());
  await expect.element(news.getByText('All quiet so far. Somewhere a rock waits to be seen.')).toBeVisible();
});

test('news that did not arrive are said', async () => {
  api.stub('GET /notifications', noConnection);
  await openApp('/', aMember());
  await expect.element(news.getByText(/^The news did not arrive\./)).toBeVisible();
});

test('the nearest rock is told from the town of the profile, and the device is not asked', async () => {
  api.stub('GET /notifications', []);
  const omaha = { latitude: 41.2565, longitude: -95.9345 };
  const createdAt = '2026-11-02T12:00:00.000Z';
  const nearer = (id: string) => ({
    ...omaha,
    id,
    locationName: 'Nearer',
    actionType: 'hidden' as const,
    createdAt,
    timesFound: 0,
    rock: { id, name: 'Nearer', imageUrl: null },
  });
  stubMyRocks([anOwnRock({ id: 'own' })]);
  api.stub('GET /rocks/rehidden', [
    {
      ...aFoundRock({ originalRockId: 'rehidden' }),
      rehiddenAt: '2026-11-02T12:00:00.002Z',
      locationName: 'Nearer',
    },
  ]);
  // As a language answers that calls it otherwise.
  const called = { town: 'Umaha' };
  api.stub('GET /places', [
    {
      ...omaha,
      kind: 'town',
      id: 1,
      name: 'Omaha',
      otherName: null,
      state: 'Nebraska',
      country: 'US',
      called,
    },
  ]);
  api.stub('GET /map', {
    bbox: [-96, 41, -95, 42],
    clusters: [],
    rocks: [
      // One's own, and one that one hid last, wait for others.
      nearer('own'),
      nearer('rehidden'),
      {
        ...omaha,
        latitude: 41.2655,
        id: 'rock-1',
        locationName: 'Old Market',
        actionType: 'hidden',
        createdAt,
        timesFound: 0,
        rock: { id: 'rock-1', name: 'Compass', imageUrl: null },
      },
    ],
    isCut: false,
  });
  const position = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
  await openApp('/', aMember({ city: 'Omaha', state: 'Nebraska' }));
  const link = page.getByRole('link', { name: /^A rock waits/ });
  await expect.element(link).toMatchTextContent(/0\.6 miles from Umaha.*Compass, Old Market/);
  expect(position).not.toHaveBeenCalled();
  await link.click();
  await expect.element(page.getByRole('heading', { name: 'Explore Map' })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Compass' })).toBeVisible();
});

test('nothing moves when the news arrive late: what is below them comes with them', async () => {
  const late = Promise.withResolvers<Notification[]>();
  api.stub('GET /notifications', () => late.promise);
  await openApp('/', aMember());
  await expect.element(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await expect.element(page.getByText('Loading...').first()).toBeInTheDocument();
  await expect.element(page.getByRole('term').filter({ hasText: 'My Finds' })).not.toBeInTheDocument();
  late.resolve([item('1', 'found'), item('2', 'moved', { isHidden: true })]);
  await expect.element(news.getByText('Rock 2 was hidden')).toBeVisible();
  await expect.element(page.getByRole('term').filter({ hasText: 'My Finds' })).toBeVisible();
});
