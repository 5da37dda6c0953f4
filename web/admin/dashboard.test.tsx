// The admin dashboard: refusals, network failures and lists of several pages.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api, noConnection, pageOf, refused } from '../testing/api.ts';
import { aKnownMember, aListedMember, aMember, anOrder, aReportedThing } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';
import * as en from '../../schema/words/en/index.ts';

const administrator = aMember({ isAdmin: true });
const panel = page.getByRole('tabpanel');
const tab = (name: RegExp | string) => page.getByRole('tab', { name });

const ada = aListedMember();

/** The calls of all tabs. */
beforeEach(() => {
  const none = { daily: 0, weekly: 0, monthly: 0 };
  const nobody = { free: 0, monthly: 0, yearly: 0 };
  api.stub('GET /admin/visitor-analytics', none);
  api.stub('GET /admin/subscription-analytics', { daily: nobody, weekly: nobody, monthly: nobody });
  api.stub('GET /admin/order-totals', { orders: 1, revenue: 4.99, average: 4.99, toShip: 1 });
  api.stub('GET /admin/days', { days: [] });
  api.stub('GET /admin/alarms', { parts: [] });
  api.stub('GET /admin/finds-by-country', {
    months: ['2031-04', '2031-05'],
    countries: [],
    countedUntil: null,
  });
  api.stub('GET /admin/orders', [anOrder()]);
  api.stub('GET /admin/orders/:id', anOrder());
  api.stub('GET /admin/found-orders', { orders: 1, revenue: 4.99, isAll: true });
  api.stub('GET /admin/applications', []);
  api.stub('GET /admin/reports', []);
  api.stub('GET /admin/withheld', []);
  api.stub('GET /admin/members', [ada]);
  api.stub('GET /admin/acts', []);
  api.stub('GET /admin/outbox', []);
  api.stub('GET /admin/duplicates', []);
});

test.for([
  ['visitors', null, '/api/login?returnTo=%2Fadmin%3Ftab%3Dorders'],
  ['members', aMember(), null],
] as const)('%s are told that the page is for administrators only', async ([, self, href]) => {
  await openApp('/admin?tab=orders', self);
  await expect
    .element(page.getByText('Access Denied: This page is restricted to administrators only.'))
    .toBeVisible();
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign In' });
  if (href) await expect.element(signIn).toHaveAttribute('href', href);
  else await expect.element(signIn).not.toBeInTheDocument();
});

test.for([
  [refused(403, en.admin.only), 'Admin access required'],
  [refused(500), 'Failed to send daily report'],
  [refused(503, 'The mail is resting.'), 'The mail is resting.'],
] as const)('a daily report that cannot be sent says why: %$', async ([refusal, words]) => {
  api.stub('POST /admin/send-daily-report', refusal);
  await openApp('/admin', administrator);
  await page.getByRole('button', { name: 'Send Daily Report' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Error' });
  await expect.element(toast.getByText(words)).toBeVisible();
});

const lists = [
  ['GET /admin/visitor-analytics', 'Overview'],
  ['GET /admin/alarms', 'Overview'],
  ['GET /admin/orders', 'Orders'],
  ['GET /admin/applications', 'Ambassadors'],
  ['GET /admin/reports', 'Reports'],
  ['GET /admin/members', 'Members'],
  ['GET /admin/outbox', 'Upkeep'],
  ['GET /admin/acts', 'Log'],
] as const;

test.for(lists)('%s that fails to load says so and can be retried', async ([call, name]) => {
  api.stub(call, noConnection);
  await openApp(name === 'Overview' ? '/admin' : `/admin?tab=${name.toLowerCase()}`, administrator);
  const failure = panel.getByRole('alert').filter({ hasText: 'could not be loaded.' });
  await expect.element(failure).toBeVisible();
  if (call === 'GET /admin/visitor-analytics') api.stub(call, { daily: 1, weekly: 1, monthly: 1 });
  else if (call === 'GET /admin/alarms') api.stub(call, { parts: [] });
  else api.stub(call, []);
  await panel.getByRole('button', { name: 'Try again' }).first().click();
  await expect.element(failure).not.toBeInTheDocument();
});

test('the health of the site has a line for each part, and says what to do about a broken one', async () => {
  const since = '2031-05-05T12:00:00.000Z';
  const fine = { state: 'fine', since, calmSince: null, detail: '' } as const;
  api.stub('GET /admin/alarms', {
    parts: [
      { part: 'job', ...fine },
      { part: 'answers', ...fine, state: 'new', since: null },
      { part: 'outbox', ...fine, state: 'broken', calmSince: '2031-05-05T13:00:00.000Z' },
      {
        ...fine,
        part: 'mail',
        state: 'broken',
        detail: '5 of 6 emails failed within 60 minutes (83.3 %).',
      },
      { part: 'webhooks', ...fine, state: 'off', since: null },
    ],
  });
  await openApp('/admin', administrator);
  const health = page.getByRole('region', { name: 'Health' });
  await expect.element(health.getByText('One part is broken.')).toBeVisible();
  await expect.element(tab('Overview (1 broken)')).toBeVisible();
  const lines = health.getByRole('definition');
  for (const [i, words] of [
    /^Broken since May 5, 2031, /,
    /^5 of 6 emails failed within 60 minutes \(83\.3 %\)\.Look in Cloudflare/,
    /^Calming down since May 5, 2031, /,
    /^Broken since May 5, 2031, .* It is over once it was fine for 30 minutes/,
    /^Fine since May 5, 2031$/,
    /^Not known yet$/,
    /^Not set up$/,
  ].entries())
    await expect.element(lines.nth(i)).toMatchTextContent(words);
  await health.getByRole('link', { name: 'Unsent messages' }).click();
  await expect.element(panel.getByRole('heading', { name: 'Unsent messages' })).toBeVisible();
});

test('a queue of several pages can be continued, and its tab says that there is more', async () => {
  api.stub('GET /admin/reports', ({ query }) =>
    query.get('cursor') ? [aReportedThing({ subject: 'photo' })] : pageOf([aReportedThing()], 'more'),
  );
  await openApp('/admin?tab=reports', administrator);
  await expect.element(tab('Reports (1+)')).toBeVisible();
  const queue = page.getByRole('region', { name: 'Reports' });
  const items = queue.getByRole('article');
  const more = queue.getByRole('button', { name: 'Show more' });
  await expect.element(items).toHaveLength(1);
  (await more.findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(items).toHaveLength(2);
  await expect.poll(() => document.activeElement).toBe(items.last().element().parentElement);
  await expect.element(more).not.toBeInTheDocument();
  for (const thing of ['Shady', 'the photo of Shady'])
    await expect.element(queue.getByRole('article', { name: thing })).toBeVisible();
  await expect.element(tab('Reports (2)')).toBeVisible();
});

test('a report leads to the rock, to the journey where words stand, and to the members', async () => {
  const { rock, ...line } = aReportedThing({ subject: 'line', subjectId: 'rock-1.2', words: 'Ugly' });
  const noPage = { ...rock, id: 'rock-2', name: 'Kept', hasPage: false };
  api.stub('GET /admin/reports', [
    aReportedThing(),
    { ...line, rock },
    aReportedThing({ rock: noPage, subjectId: noPage.id }),
  ]);
  await openApp('/admin?tab=reports', administrator);
  const items = page.getByRole('region', { name: 'Reports' }).getByRole('article');
  const leads = (place: number, name: string) =>
    expect.element(items.nth(place).getByRole('link', { name, exact: true }).first());
  await leads(0, 'Shady').toHaveAttribute('href', '/rocks/rock-1');
  await leads(1, 'Shady').toHaveAttribute('href', '/rocks/rock-1#journey');
  await leads(0, aKnownMember.name).toHaveAttribute('href', `/admin/members/${aKnownMember.id}`);
  await expect.element(items.nth(2).getByText('Kept')).toBeVisible();
  await expect.element(items.nth(2).getByRole('link', { name: 'Kept' })).not.toBeInTheDocument();
});

test('a missing reason is required, and a network failure keeps the reason', async () => {
  api.stub('GET /admin/reports', [aReportedThing()]);
  const acts = api.stub('POST /admin/moderation', noConnection);
  await openApp('/admin?tab=reports', administrator);
  const hide = page.getByRole('article', { name: 'Shady' }).getByRole('button', { name: 'Hide' });
  await hide.click();
  const dialog = page.getByRole('dialog', { name: 'Hide: Shady' });
  const reason = dialog.getByRole('textbox', { name: /^Reason/ });
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect.element(dialog.getByText('Please say why: it is kept in the log')).toBeVisible();
  await expect.element(reason).toHaveFocus();
  expect(acts).toEqual([]);
  await reason.fill('It leads into a private garden.');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect.element(dialog.getByText(/could not reach/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await hide.click();
  await expect.element(reason).toHaveValue('It leads into a private garden.');
});

test('a search without results says so and leads back to all members', async () => {
  api.stub('GET /admin/members', ({ query }) => (query.get('q') ? [] : [ada]));
  await openApp('/admin?tab=members', administrator);
  const row = panel.getByRole('row').filter({ hasText: ada.email });
  await expect.element(row).toBeVisible();
  const search = panel.getByRole('searchbox');
  await search.fill('nobody-has-this-name');
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByText(/^Nobody was found/)).toBeVisible();
  await expect.element(search).toHaveFocus();
  expect(location.search).toBe('?tab=members&q=nobody-has-this-name');
  await panel.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => location.search).toBe('?tab=members');
  await expect.element(search).toHaveFocus();
  await expect.element(row).toBeVisible();
});

test('a shipment that fails to save keeps its note', async () => {
  api.stub('POST /admin/orders/:id/shipment', noConnection);
  await openApp('/admin?tab=orders', administrator);
  await panel.getByRole('link', { name: anOrder().id }).click();
  const dialog = page.getByRole('dialog');
  const note = dialog.getByRole('textbox', { name: /^Tracking note/ });
  await note.fill('Postbird 12 345');
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect.element(dialog.getByText(/could not reach/)).toBeVisible();
  await expect.element(note).toHaveValue('Postbird 12 345');
});
