// The page of one member: its way from the search and back, its dialogs, and what goes wrong.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api, noConnection, refused } from '../../testing/api.ts';
import { aListedMember, aMember, aMemberPage } from '../../testing/make.ts';
import { openApp } from '../../testing/render.tsx';
import * as en from '../../../schema/words/en/index.ts';

const administrator = aMember({ isAdmin: true });
const ada = aMemberPage();
const { id } = ada;
const address = `/admin/members/${id}`;
const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => {
  api.stub('GET /admin/members/:id', ada);
  api.stub('GET /admin/reports', []);
  api.stub('GET /admin/order-totals', { orders: 0, revenue: 0, average: 0, toShip: 0 });
});

test('a search says why it has found somebody, leads to their page, and is there again on the way back', async () => {
  const match = { by: 'holder', about: 'Shady' } as const;
  api.stub('GET /admin/members', [{ ...aListedMember({ id, isSuspended: true }), match }]);
  await openApp('/admin?tab=members&q=shady', administrator);
  const row = page.getByRole('tabpanel').getByRole('row').nth(1);
  await expect.element(row.getByText('Has Shady')).toBeVisible();
  await expect.element(row.getByText('Suspended')).toBeVisible();
  await row.getByRole('link', { name: ada.name }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: ada.name })).toBeVisible();
  expect(location.pathname).toBe(address);
  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await expect.element(page.getByRole('searchbox')).toHaveValue('shady');
});

test('a search for an address that a suspended account has left says so, and lifts it', async () => {
  api.stub('GET /admin/members', []);
  api.stub('GET /admin/suspended-address', { suspension: { reason: 'Unkind words', until: null } });
  const sent = api.stub('DELETE /admin/suspended-address', { isLifted: true });
  await openApp('/admin?tab=members&q=ann@example.test', administrator);
  const kept = page.getByRole('region', { name: 'Suspended address' });
  await expect.element(kept.getByText('Unkind words')).toBeVisible();
  await kept.getByRole('button', { name: 'Lift it' }).click();
  await dialog.getByLabelText('Reason').fill('They wrote kindly');
  api.stub('GET /admin/suspended-address', { suspension: null });
  await dialog.getByRole('button', { name: 'Lift', exact: true }).click();
  await expect.element(kept).not.toBeInTheDocument();
  expect(sent.map(({ json }) => json)).toEqual([{ email: 'ann@example.test', reason: 'They wrote kindly' }]);
});

test('a suspension needs a reason, and a day that is not over', async () => {
  const sent = api.stub('PUT /admin/members/:id/suspension', { reason: 'Unkind', until: null });
  await openApp(address, administrator);
  await button('Suspend').click();
  // The others of the group are no stops of the Tab key.
  await expect.element(dialog.getByRole('radio', { name: '7 days' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(dialog.getByRole('radio', { name: '30 days' })).toHaveFocus();
  await expect.element(dialog.getByRole('radio', { name: '30 days' })).toBeChecked();
  await userEvent.tab();
  await expect.element(dialog.getByLabelText('Reason')).toHaveFocus();
  await dialog.getByRole('radio', { name: 'Until the end of a day' }).click();
  const suspend = dialog.getByRole('button', { name: 'Suspend' });
  await suspend.click();
  await expect.element(dialog.getByText('Please choose a day')).toBeVisible();
  await dialog.getByLabelText('Last day of the suspension (UTC)').fill('2020-01-01');
  await suspend.click();
  await expect.element(dialog.getByText('This day is over')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Until I lift it' }).click();
  await suspend.click();
  await expect.element(dialog.getByText(/Please say why/)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.keyboard('Unkind');
  api.stub('GET /admin/members/:id', aMemberPage({ id, suspension: { reason: 'Unkind', until: null } }));
  await suspend.click();
  await expect.element(button('Lift the suspension')).toBeVisible();
  expect(sent.map(({ json }) => json)).toEqual([{ reason: 'Unkind', until: null }]);
});

test('a change of a suspension begins with what holds', async () => {
  const sent = api.stub('PUT /admin/members/:id/suspension', { reason: 'Unkind', until: null });
  const until = '2099-05-08T09:00:00.000Z';
  const held = (end: string | null) =>
    api.stub('GET /admin/members/:id', aMemberPage({ id, suspension: { reason: 'Unkind', until: end } }));
  const change = dialog.getByRole('button', { name: 'Change' });
  held(until);
  await openApp(address, administrator);
  await button('Change the suspension').click();
  await expect.element(dialog.getByRole('radio', { name: /^As now: until May 8, 2099/ })).toBeChecked();
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Unkind');
  held(null);
  await change.click();
  await expect.element(page.getByText('Until you lift it')).toBeVisible();
  await button('Change the suspension').click();
  await expect.element(dialog.getByRole('radio', { name: 'Until I lift it' })).toBeChecked();
  await dialog.getByLabelText('Reason').fill('Unkind words');
  await change.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.map(({ json }) => json)).toEqual([
    { reason: 'Unkind', until },
    { reason: 'Unkind words', until: null },
  ]);
});

test('an account is deleted only once its address is typed, and then nobody is there', async () => {
  const sent = api.stub('DELETE /admin/members/:id', { isDeleted: true });
  await openApp(address, administrator);
  await button('Delete the account').click();
  await dialog.getByLabelText('Reason').fill('They asked');
  const remove = dialog.getByRole('button', { name: 'Delete the account' });
  await remove.click();
  const typed = dialog.getByLabelText(`Type ${ada.email} to confirm`);
  await expect.element(typed).toHaveFocus();
  expect(sent).toEqual([]);
  await typed.fill(ada.email);
  api.stub('GET /admin/members/:id', refused(404, 'There is no such member'));
  await remove.click();
  await expect.element(page.getByText('There is no such member, or no longer.')).toBeVisible();
  expect(sent.map(({ json }) => json)).toEqual([{ email: ada.email, reason: 'They asked', isTold: true }]);
});

test('a refused address keeps what was typed', async () => {
  api.stub('PUT /admin/members/:id/email', refused(409, en.adminMembers.addressTaken));
  await openApp(address, administrator);
  await button('Set another address').click();
  const field = dialog.getByLabelText('New email address');
  await field.fill('new@example.test');
  await dialog.getByLabelText('Reason').fill('A lost mailbox');
  await dialog.getByRole('button', { name: 'Set the address' }).click();
  await expect.element(dialog.getByText(en.adminMembers.addressTaken)).toBeVisible();
  await expect.element(field).toHaveValue('new@example.test');
});

test('longer lists are shown on request, and a failed page is asked for again', async () => {
  api.stub('GET /admin/members/:id', noConnection);
  await openApp(address, administrator);
  await expect.element(button('Try again')).toBeVisible();
  const { items } = ada.rocks;
  const asked = api.stub('GET /admin/members/:id', ({ query }) => ({
    ...ada,
    rocks: {
      items: query.get('limit') === '200' ? [...items, { ...items[0]!, id: 'rock-2' }] : items,
      count: 12,
    },
  }));
  await button('Try again').click();
  await expect.element(page.getByText('The newest 1 of them.')).toBeVisible();
  await button('Show more').click();
  await expect.element(page.getByText('The newest 2 of them.')).toBeVisible();
  expect(asked.map(({ query }) => query.get('limit'))).toEqual(['5', '200']);
});

test('while the page loads, its skeleton keeps the footer out of sight', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof ada>();
  api.stub('GET /admin/members/:id', () => promise);
  await openApp(address, administrator);
  await expect.element(page.getByRole('heading', { name: 'A member' })).toBeVisible();
  const footer = () => page.getByRole('contentinfo').element().getBoundingClientRect().top;
  await expect.poll(footer).toBeGreaterThan(Math.max(900, innerHeight));
  resolve(ada);
  await expect.element(button('Suspend')).toBeVisible();
});

test('the administrator’s own page has no actions', async () => {
  api.stub('GET /admin/members/:id', aMemberPage({ isAdministrator: true }));
  await openApp(address, administrator);
  await expect.element(page.getByRole('heading', { name: 'Rocks 1' })).toBeVisible();
  await expect.element(button('Suspend')).not.toBeInTheDocument();
});

test('others are shown none of it', async () => {
  await openApp(address, aMember());
  await expect.element(page.getByText(/^Access Denied/)).toBeVisible();
});
