// The bell, and the page of what happened.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Notification } from '../../schema/notifications.ts';
import { api, noConnection, pageOf, refused } from '../testing/api.ts';
import { aMember, aNeighbour, aNotification } from '../testing/make.ts';
import { stubMyRocks } from '../testing/pages.ts';
import { openApp } from '../testing/render.tsx';

const day = 24 * 60 * 60_000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
const near = { town: 'Lisbon', state: null, country: 'PT', zone: 'Europe/Lisbon' };
const rock = (name: string) => ({ id: `rock-${name}`, name, imageUrl: null });

const main = page.getByRole('main');
const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const line = (name: string) => main.getByRole('listitem').filter({ hasText: name });

let read: ReturnType<typeof stubRead>;
const stubRead = () => api.stub('POST /notifications/read', { count: 0 });

beforeEach(() => {
  read = stubRead();
});

test.for([
  [0, 'Notifications', ''],
  [3, 'Notifications, 3 new', '3'],
  [10, 'Notifications, 10 new', '9+'],
  [100, 'Notifications, more than 99 new', '9+'],
] as const)('with %i new the bell is called %s', async ([count, name, shown]) => {
  api.stub('GET /notifications/unread', { count });
  await openApp('/contact', aMember());
  await expect.element(bell).toHaveAccessibleName(name);
  await expect.element(bell).toHaveTextContent(shown);
  await page.viewport(390, 844);
  await expect.element(bell).toHaveAccessibleName(name);
  const { width, height } = bell.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('a visitor has no bell', async () => {
  await openApp('/contact');
  await expect.element(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect.element(bell).not.toBeInTheDocument();
});

test('what happened is listed by day, newest first, and counts as read with its marks until the page is left', async () => {
  stubMyRocks();
  api.stub('GET /notifications/unread', { count: 2 });
  const newest = ago(0);
  const listed: Notification[] = [
    aNotification({ at: newest, isUnread: true, rock: rock('Bee'), near }),
    aNotification({ at: ago(1), isUnread: true, kind: 'comment', content: 'What a cat', rock: rock('Cat') }),
    aNotification({ at: '2026-01-05T12:00:00.000Z', kind: 'kept', rock: rock('Owl') }),
    aNotification({
      at: '2026-01-05T11:00:00.000Z',
      kind: 'shipped',
      content: 'R-ABCD2345',
      rock: null,
      user: null,
    }),
    aNotification({
      at: '2026-01-05T10:00:00.000Z',
      kind: 'answer',
      rock: { ...rock('Fox'), hasNoPage: true },
      user: null,
    }),
    aNotification({ at: '2026-01-05T09:00:00.000Z', kind: 'reminder', rock: rock('Elk'), user: null }),
    aNotification({ at: '2026-01-05T08:00:00.000Z', kind: 'thanks', content: 'So kind', rock: rock('Hen') }),
  ];
  const asked = api.stub('GET /notifications', listed);
  await openApp('/contact', aMember());
  await expect.element(bell).toHaveAccessibleName('Notifications, 2 new');
  await bell.click();
  await expect.element(main.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect.element(main.getByRole('heading', { name: 'Bee was found' })).toBeVisible();
  expect(
    main
      .getByRole('heading', { level: 2 })
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Today', 'Yesterday', 'Jan 5, 2026']);
  for (const [title, details, href] of [
    ['Bee was found', 'near Lisbon, Portugal, by bea', '/rocks/rock-Bee'],
    ['Cat has a new comment', 'bea: “What a cat”', '/rocks/rock-Cat'],
    ['Somebody has had Owl for a month', 'It is with bea', '/rocks/rock-Owl'],
    ['Order R-ABCD2345 is on its way', 'Order R-ABCD2345 is on its way', '/shop#my-orders'],
    ['Still have Elk?', 'Hide it, hand it on, or keep it.', '/my-rocks?tab=rehide'],
    ['Thank you for finding Hen', 'bea: “So kind”', '/rocks/rock-Hen'],
  ] as const) {
    await expect.element(line(title)).toMatchTextContent(details);
    await expect.element(line(title).getByRole('link', { name: title })).toHaveAttribute('href', href);
  }
  await expect.element(line('We looked at your report about Fox').getByRole('link')).not.toBeInTheDocument();
  await expect.element(bell).toHaveAccessibleName('Notifications');
  expect(read.map(({ json }) => json)).toEqual([{ until: newest }]);
  const marks = main.getByText('New', { exact: true });
  expect(marks.elements()).toHaveLength(2);

  // The answer to the next visit is on its way.
  api.stub('GET /notifications', new Promise(() => undefined));
  await page.getByRole('link', { name: 'Getting Started' }).first().click();
  await expect.element(main.getByRole('heading', { name: 'Bee was found' })).not.toBeInTheDocument();
  await bell.click();
  await expect.element(main.getByRole('heading', { name: 'Bee was found' })).toBeVisible();
  await expect.element(marks).not.toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

test('if the server does not learn that they were read, they are new once more', async () => {
  api.stub('GET /notifications/unread', { count: 1 });
  api.stub('POST /notifications/read', noConnection);
  api.stub('GET /notifications', [aNotification({ isUnread: true, rock: rock('Bee') })]);
  await openApp('/notifications', aMember());
  await expect.element(line('Bee').getByText('New', { exact: true })).toBeVisible();
  await expect.element(bell).toHaveAccessibleName('Notifications, 1 new');
});

test('what was read before is not sent again', async () => {
  api.stub('GET /notifications', [aNotification({ rock: rock('Bee') })]);
  await openApp('/notifications', aMember());
  await expect.element(line('Bee')).toBeVisible();
  expect(read).toEqual([]);
});

test('without anything there is one kind sentence', async () => {
  api.stub('GET /notifications', []);
  await openApp('/notifications', aMember());
  await expect.element(main.getByText('All quiet so far.')).toBeVisible();
});

test('while it loads there is a placeholder, and a failure can be tried again', async () => {
  const late = Promise.withResolvers<Notification[] | typeof noConnection>();
  api.stub('GET /notifications', () => late.promise);
  await openApp('/notifications', aMember());
  await expect.element(main.getByText('Loading...').first()).toBeInTheDocument();
  late.resolve(noConnection);
  await expect.element(main.getByText('What happened could not be loaded.')).toBeVisible();
  api.stub('GET /notifications', [aNotification({ rock: rock('Bee') })]);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.element(line('Bee')).toBeVisible();
});

test('Show more adds earlier ones and moves the focus there', async () => {
  api.stub('GET /notifications', ({ query }) =>
    query.get('cursor') === 'next'
      ? [aNotification({ at: '2026-01-04T12:00:00.000Z', rock: rock('Owl') })]
      : pageOf([aNotification({ at: '2026-01-05T12:00:00.000Z', rock: rock('Bee') })], 'next'),
  );
  await openApp('/notifications', aMember());
  await main.getByRole('button', { name: 'Show more' }).click();
  await expect.element(line('Owl')).toHaveFocus();
  await expect.element(main.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a finder is thanked by one tap', async () => {
  api.stub('GET /notifications', [aNotification({ rock: rock('Bee'), seq: 4 })]);
  const thanked = api.stub('PUT /rocks/:id/journey/:seq/thanks', { line: '' });
  await openApp('/notifications', aMember());
  await line('Bee').getByRole('button', { name: 'Say thanks to bea', exact: true }).click();
  await expect.element(line('Bee').getByText('You said thanks')).toHaveFocus();
  expect(thanked.map(({ param, json }) => [param['id'], param['seq'], json])).toEqual([
    ['rock-Bee', '4', { line: '' }],
  ]);
});

test('thanks can have a line, sent with the keyboard, and refusals are said at it', async () => {
  api.stub('GET /notifications', [
    aNotification({ rock: rock('Bee') }),
    aNotification({ rock: rock('Cat'), user: aNeighbour({ username: 'cy' }), isThanked: true }),
  ]);
  api.stub(
    'PUT /rocks/:id/journey/:seq/thanks',
    refused(400, 'Please leave the Rock ID out', { field: 'line' }),
  );
  await openApp('/notifications', aMember());
  await expect.element(line('Cat').getByText('You said thanks')).toBeVisible();
  await expect.element(line('Cat').getByRole('button')).not.toBeInTheDocument();
  await line('Bee').getByRole('button', { name: 'Add a line to bea' }).click();
  const field = line('Bee').getByRole('textbox', { name: 'A line to bea (optional)' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('K7M-2QX-9RK{Enter}');
  await expect
    .element(line('Bee').getByRole('alert').filter({ hasText: 'Please leave the Rock ID out' }))
    .toBeVisible();
  await field.fill('x'.repeat(142));
  await expect
    .element(line('Bee').getByText('This is 2 too many: a line has at most 140 characters.'))
    .toBeVisible();
  const thanked = api.stub('PUT /rocks/:id/journey/:seq/thanks', ({ json }) => json as { line: string });
  await userEvent.keyboard('{Enter}');
  await field.fill('  You made my day ');
  await userEvent.keyboard('{Enter}');
  await expect.element(line('Bee').getByText('You said thanks: “You made my day”')).toBeVisible();
  expect(thanked.map(({ json }) => json)).toEqual([{ line: 'You made my day' }]);
});

test('a line to the finder can be left out again', async () => {
  api.stub('GET /notifications', [aNotification({ rock: rock('Bee') })]);
  const thanked = api.stub('PUT /rocks/:id/journey/:seq/thanks', ({ json }) => json as { line: string });
  await openApp('/notifications', aMember());
  const add = line('Bee').getByRole('button', { name: 'Add a line to bea' });
  const field = line('Bee').getByRole('textbox');
  await add.click();
  await userEvent.keyboard('Oh no');
  await line('Bee').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('');
  await line('Bee').getByRole('button', { name: 'Cancel' }).click();
  expect(thanked).toEqual([]);
  await line('Bee').getByRole('button', { name: 'Say thanks to bea' }).click();
  await expect.element(line('Bee').getByText('You said thanks')).toBeVisible();
  expect(thanked.map(({ json }) => json)).toEqual([{ line: '' }]);
});

test('the settings are one tap away, and open from a link in an email', async () => {
  api.stub('GET /notifications', []);
  await openApp('/notifications?settings=open', aMember());
  const settings = page
    .getByRole('dialog', { name: 'Profile & Settings' })
    .getByRole('tab', { name: 'Settings' });
  await expect.element(settings).toHaveAttribute('aria-selected', 'true');
  expect(location.search).toBe('');
  await userEvent.keyboard('{Escape}');
  await main.getByRole('button', { name: 'Notification settings' }).click();
  await expect.element(settings).toHaveAttribute('aria-selected', 'true');
});
