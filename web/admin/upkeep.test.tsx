// Unsent messages, the payment repair, and the address of a founding pack.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type StuckMessage } from '../../schema/upkeep.ts';
import { api, noConnection, refused } from '../testing/api.ts';
import { aMember, anOrder } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';
import * as en from '../../schema/words/en/index.ts';

const administrator = aMember({ isAdmin: true });
const panel = page.getByRole('tabpanel');
const dialog = page.getByRole('dialog');

const receipt: StuckMessage = {
  id: '7',
  kind: 'receipt',
  channel: 'email',
  to: 'buyer',
  member: null,
  orderId: 'R-7KM2QX9R',
  createdAt: '2026-11-01T12:00:00.000Z',
  tries: 3,
  failingSince: '2026-11-01T13:00:00.000Z',
  why: 'address',
  notBefore: null,
};

beforeEach(() => {
  api.stub('GET /admin/reports', []);
  api.stub('GET /admin/alarms', { parts: [] });
  api.stub('GET /admin/order-totals', { orders: 0, revenue: 0, average: 0, toShip: 0 });
  api.stub('GET /admin/outbox', [receipt, { ...receipt, id: '8', notBefore: '2026-11-01T12:10:00.000Z' }]);
  api.stub('GET /admin/outbox-count', { onTheirWay: 12 });
  api.stub('GET /admin/duplicates', []);
});

test('a message that fails is tried again, or ended with a reason; one that is being sent is left alone', async () => {
  const retried = api.stub('POST /admin/outbox/:id/retry', refused(409, en.upkeep.underway));
  await openApp('/admin?tab=upkeep', administrator);
  const row = panel.getByRole('row').nth(1);
  await expect
    .element(row.getByRole('link', { name: 'R-7KM2QX9R' }))
    .toHaveAttribute('href', '/admin?tab=orders&order=R-7KM2QX9R');
  await expect
    .element(row.getByText(/^The mail service takes no email to this address\. Since Nov/))
    .toBeVisible();
  await expect.element(panel.getByText(/12 other messages will leave without you/)).toBeVisible();
  await expect.element(panel.getByRole('row').nth(2).getByRole('button')).not.toBeInTheDocument();
  await row.getByRole('button', { name: 'Try again now' }).click();
  await expect.element(page.getByText(en.upkeep.underway)).toBeVisible();
  expect(retried.map(({ param }) => param['id'])).toEqual(['7']);
  const dropped = api.stub('DELETE /admin/outbox/:id', { isDropped: true });
  await row.getByRole('button', { name: 'Do not send' }).click();
  await dialog.getByLabelText('Reason').fill('It bounces');
  api.stub('GET /admin/outbox', []);
  await dialog.getByRole('button', { name: 'Do not send' }).click();
  await expect.element(panel.getByText('Nothing fails, and nothing waits for long.')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Try all again now' })).not.toBeInTheDocument();
  expect(dropped.map(({ json }) => json)).toEqual([{ reason: 'It bounces' }]);
});

test('the payment repair is asked for, and a list that fails says so', async () => {
  api.stub('GET /admin/duplicates', noConnection);
  const asked = api.stub('POST /admin/payment-repair', { isRequested: true });
  await openApp('/admin?tab=upkeep', administrator);
  await expect.element(panel.getByText('The refunds could not be loaded.')).toBeVisible();
  await panel.getByRole('button', { name: 'Repair within the hour' }).click();
  await expect.element(page.getByText('Payments are compared with Stripe')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('the address of a pack is corrected in its order, with a reason', async () => {
  const pack = anOrder({ price: 0, shippedAt: null });
  api.stub('GET /admin/orders', [pack]);
  api.stub('GET /admin/found-orders', { orders: 1, revenue: 0, isAll: true });
  api.stub('GET /admin/orders/:id', pack);
  const sent = api.stub('PUT /admin/orders/:id/address', refused(409, en.admin.orderChanged));
  await openApp(`/admin?tab=orders&order=${pack.id}`, administrator);
  await dialog.getByRole('button', { name: 'Correct the address' }).click();
  const street = dialog.getByLabelText('Street');
  await street.fill('');
  await dialog.getByRole('button', { name: 'Save the address' }).click();
  await expect.element(dialog.getByText(en.admin.addressStreet)).toBeVisible();
  await expect.element(street).toHaveFocus();
  await street.fill('12 Pebble Street');
  await dialog.getByLabelText('Reason').fill('A typo');
  await dialog.getByRole('button', { name: 'Save the address' }).click();
  await expect.element(dialog.getByText(en.admin.orderChanged)).toBeVisible();
  expect(sent.map(({ json }) => json)).toMatchObject([{ line1: '12 Pebble Street', reason: 'A typo' }]);
});
