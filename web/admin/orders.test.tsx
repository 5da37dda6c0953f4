// The orders tab: choosing many orders, what is done with them, days, and the order that is open.
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adminLimits } from '../../schema/admin.ts';
import { api, noConnection, pageOf } from '../testing/api.ts';
import { aMember, anOrder } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';
import * as en from '../../schema/words/en/index.ts';

const administrator = aMember({ isAdmin: true });
const panel = page.getByRole('tabpanel');
const bar = page.getByRole('group', { name: 'Chosen orders' });
const dialog = page.getByRole('dialog');
const rows = panel.getByRole('table', { name: 'Product Orders' }).getByRole('row');
const box = (id: string) => panel.getByRole('checkbox', { name: `Choose order ${id}` });
const link = (id: string) => panel.getByRole('link', { name: id });
const field = (name: string | RegExp) => panel.getByLabelText(name);
const isChosen = (id: string) => expect.element(box(id)).toBeChecked();
const isNotChosen = (id: string) => expect.element(box(id)).not.toBeChecked();

const ids = ['R-A', 'R-B', 'R-C', 'R-D'] as const;
const orders = ids.map((id, i) => anOrder({ id, price: 4.99, refunded: i === 1 ? 1 : 0, labels: 2 }));

beforeEach(() => {
  api.stub('GET /admin/reports', []);
  api.stub('GET /admin/alarms', { parts: [] });
  api.stub('GET /admin/order-totals', { orders: 4, revenue: 18.96, average: 4.74, toShip: 4 });
  api.stub('GET /admin/orders', orders);
  api.stub('GET /admin/orders/:id', ({ param }) => orders.find(({ id }) => id === param.id) ?? anOrder());
  api.stub('GET /admin/found-orders', { orders: 1234, revenue: 6161.5, isAll: true });
});

/** Opens the orders tab with its list. */
async function openOrders(search = ''): Promise<void> {
  await openApp(`/admin?tab=orders${search}`, administrator);
  await expect.element(rows).toHaveLength(1 + orders.length);
}

/** The cell of an order that has no control. */
const cellOf = (id: string) => rows.filter({ hasText: id }).getByRole('cell', { name: 'buyer@example.test' });

test('orders are chosen by checkboxes, ranges, and clicks with a key, and added up', async () => {
  await openOrders();
  await expect.element(panel.getByText('1,234 orders, $6,161.50 after refunds')).toBeVisible();
  await box('R-B').click();
  await expect.element(bar.getByText('1 chosen, $3.99')).toBeVisible();
  await box('R-D').click({ modifiers: ['Shift'] });
  await isChosen('R-C');
  await expect.element(bar.getByText('3 chosen, $13.97')).toBeVisible();
  // The range is left again from its other end.
  await box('R-C').click({ modifiers: ['Shift'] });
  await isNotChosen('R-C');
  await isNotChosen('R-D');
  await cellOf('R-A').click({ modifiers: ['ControlOrMeta'] });
  await isChosen('R-A');
  await isChosen('R-B');
  await cellOf('R-D').click({ modifiers: ['Shift'] });
  await expect.element(bar.getByText('4 chosen')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  const all = panel.getByRole('checkbox', { name: 'Choose all 4 shown' });
  await expect.element(all).toBeChecked();
  await all.click();
  await expect.element(bar.getByText('chosen')).not.toBeInTheDocument();
  (await all.findElement()).focus();
  await userEvent.keyboard(' ');
  await bar.getByRole('button', { name: 'Choose none' }).click();
  await isNotChosen('R-A');
  await expect.element(page.getByRole('region', { name: 'Product Orders' })).toHaveFocus();
});

test('an order that is no longer shown is not among the chosen ones', async () => {
  api.stub('GET /admin/orders', ({ query }) => (query.get('filter') ? orders.slice(2) : orders));
  await openOrders();
  await box('R-A').click();
  await box('R-C').click();
  await field('Show').selectOptions('To ship');
  await expect.element(bar.getByText('1 chosen, $4.99')).toBeVisible();
});

test('a click on a row opens its order, and Back closes it; its number is a link', async () => {
  await openOrders();
  await expect.element(link('R-B')).toHaveAttribute('href', '/admin?tab=orders&order=R-B');
  await cellOf('R-B').click();
  await expect.element(dialog.getByRole('heading', { name: 'Order R-B' })).toHaveFocus();
  expect(location.search).toBe('?tab=orders&order=R-B');
  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  (await link('R-C').findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('heading', { name: 'Order R-C' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(link('R-C')).toHaveFocus();
  expect(location.search).toBe('?tab=orders');
});

test('an order opens from the overview, and from an address alone', async () => {
  const none = { free: 0, monthly: 0, yearly: 0 };
  api.stub('GET /admin/visitor-analytics', { daily: 0, weekly: 0, monthly: 0 });
  api.stub('GET /admin/subscription-analytics', { daily: none, weekly: none, monthly: none });
  api.stub('GET /admin/days', { days: [] });
  api.stub('GET /admin/finds-by-country', { months: [], countries: [], countedUntil: null });
  await openApp('/admin?order=R-OLD', administrator);
  await expect.element(dialog.getByRole('heading', { name: 'Order R-OLD' })).toBeVisible();
  await expect.element(dialog.getByText(/1 Pebble Lane/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await panel.getByRole('link', { name: 'R-D' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Order R-D' })).toBeVisible();
  expect(location.search).toBe('?order=R-D');
});

test('sort and days are asked for and stay in the address', async () => {
  const asked: string[] = [];
  api.stub('GET /admin/orders', ({ query }) => {
    asked.push(query.toString());
    return orders;
  });
  await openOrders();
  await field('Sort').selectOptions('Oldest first');
  await field('From (UTC)').fill('2026-05-02');
  await field('To (UTC)').fill('2026-05-03');
  await expect.poll(() => location.search).toBe('?tab=orders&sort=oldest&from=2026-05-02&to=2026-05-03');
  await expect.poll(() => asked.at(-1)).toBe('from=2026-05-02&to=2026-05-03&sort=oldest');
  asked.length = 0;
  await field('To (UTC)').fill('2026-05-01');
  await expect.element(field('To (UTC)')).toHaveAccessibleDescription(en.admin.daysReversed);
  await expect.element(rows).toHaveLength(0);
  expect(asked).toEqual([]);
  await field('From (UTC)').fill('');
  await expect.poll(() => location.search).toBe('?tab=orders&sort=oldest&to=2026-05-01');
  await expect.element(rows).toHaveLength(5);
});

test('a day that the calendar does not have is refused, and days of a broken link are ignored', async () => {
  await openOrders('&from=2026-02-30');
  await expect.element(field('From (UTC)')).toHaveValue('');
  (await field('From (UTC)').findElement()).focus();
  await userEvent.keyboard('02302026');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(field('From (UTC)')).toHaveAccessibleDescription('There is no such day');
});

test('more orders than are added up get no sum', async () => {
  api.stub('GET /admin/found-orders', { orders: adminLimits.addedUp, revenue: 1, isAll: false });
  await openOrders();
  await expect.element(panel.getByText('More than 10,000 orders: choose fewer days for a sum')).toBeVisible();
});

test('many orders are marked as shipped with a note each, by Enter from line to line', async () => {
  const shipped = orders.map((order) => ({ ...order, shippedAt: '2026-11-03T12:00:00.000Z' }));
  let isShipped = false;
  api.stub('GET /admin/orders', () => (isShipped ? shipped : orders));
  const sent = api.stub('POST /admin/shipments', () => {
    isShipped = true;
    return { shippedAt: '2026-11-03T12:00:00.000Z', results: ids.map((id) => ({ id, refusal: null })) };
  });
  await openOrders();
  await panel.getByRole('checkbox', { name: 'Choose all 4 shown' }).click();
  await bar.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect.element(dialog.getByRole('heading', { name: 'Mark 4 orders as shipped' })).toHaveFocus();
  const notes = dialog.getByRole('textbox');
  await notes.first().fill('UPS 1');
  await userEvent.keyboard('{Enter}');
  await expect.element(notes.nth(1)).toHaveFocus();
  // A column of a spreadsheet, longer than the sheet.
  const pasted = new DataTransfer();
  pasted.setData('text/plain', 'UPS 2\r\n\r\n UPS 4\r\nUPS 5\r\n');
  notes
    .nth(1)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }));
  await expect.element(notes.nth(3)).toHaveValue('UPS 4');
  await notes.nth(3).click();
  await userEvent.keyboard('{Enter}');
  const submit = dialog.getByRole('button', { name: 'Mark 4 orders as shipped' });
  await expect.element(submit).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('4 orders marked as shipped')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.map(({ json }) => json)).toEqual([
    { shipments: ['UPS 1', 'UPS 2', '', 'UPS 4'].map((tracking, i) => ({ id: ids[i], tracking })) },
  ]);
  await isNotChosen('R-A');
  await expect.element(page.getByRole('region', { name: 'Product Orders' })).toHaveFocus();
});

test('a sheet leaves out what is not to be shipped, keeps its notes, and says which orders others have shipped', async () => {
  const refunded = anOrder({ id: 'R-E', status: 'refunded', refunded: 4.99 });
  api.stub('GET /admin/orders', [...orders, refunded]);
  api.stub('POST /admin/shipments', noConnection);
  await openApp('/admin?tab=orders', administrator);
  await panel.getByRole('checkbox', { name: 'Choose all 5 shown' }).click();
  const open = bar.getByRole('button', { name: 'Mark as shipped' });
  await open.click();
  await expect
    .element(dialog.getByText(/1 more of the chosen is not to be shipped, and left out/))
    .toBeVisible();
  const note = dialog.getByRole('textbox', { name: /R-B/ });
  await note.fill('x'.repeat(adminLimits.tracking + 1));
  const submit = dialog.getByRole('button', { name: 'Mark 4 orders as shipped' });
  await submit.click();
  await expect.element(note).toHaveFocus();
  await expect.element(note).toHaveAccessibleDescription(/at most 200 characters/);
  await note.fill('UPS');
  await submit.click();
  await expect.element(dialog.getByText(/could not reach/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await open.click();
  await expect.element(note).toHaveValue('UPS');
  api.stub('POST /admin/shipments', {
    shippedAt: '2026-11-03T12:00:00.000Z',
    results: ids.map((id) => ({ id, refusal: id === 'R-C' ? en.admin.shipped : null })),
  });
  await submit.click();
  await expect.element(dialog.getByRole('group', { name: /^3 orders were marked/ })).toHaveFocus();
  await expect.element(dialog.getByText(/^3 orders were marked as shipped now/)).toBeVisible();
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent(`R-C: ${en.admin.shipped}`);
  await dialog.getByRole('button', { name: 'Done' }).click();
  // Only the refunded order is still chosen.
  await expect.element(bar.getByText(/none of them is to be shipped/)).toBeVisible();
  await expect.element(open).not.toBeInTheDocument();
});

test('a sheet has fifty lines at most, and the other orders stay chosen', async () => {
  const many = Array.from({ length: 52 }, (_, i) => anOrder({ id: `R-${100 + i}` }));
  api.stub('GET /admin/orders', pageOf(many, 'more'));
  await openApp('/admin?tab=orders', administrator);
  await panel.getByRole('checkbox', { name: 'Choose all 52 shown' }).click();
  await bar.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect.element(dialog.getByRole('textbox')).toHaveLength(adminLimits.chosen);
  await expect.element(dialog.getByText(/2 more stay chosen for a further sheet/)).toBeVisible();
});

test('the labels of all chosen orders are printed at once, in the order of the list', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
  const asked = api.stub('GET /admin/labels', [
    { id: 'R-A', codes: ['K7M-2QX-9RK', 'K7M-2QX-9RL'], onRocks: 0, refusal: null },
    { id: 'R-C', codes: [], onRocks: 0, refusal: en.admin.refunded },
    { id: 'R-D', codes: ['K7M-2QX-9RM'], onRocks: 1, refusal: null },
  ]);
  await openOrders();
  for (const id of ['R-D', 'R-A', 'R-C']) await box(id).click();
  await bar.getByRole('button', { name: 'Print labels of all chosen' }).click();
  await expect.poll(() => printed.mock.calls.length).toBe(1);
  expect(asked.map(({ query }) => query.get('orders'))).toEqual(['R-A,R-C,R-D']);
  const labels = () => Array.from(document.querySelectorAll('.label-sheet li'), (one) => one.textContent);
  expect(labels().map((text) => /R-\w/.exec(text)?.[0])).toEqual(['R-A', 'R-A', 'R-D']);
  await expect
    .element(bar.getByText('3 labels of 2 orders. 1 more on a rock already. Nothing to print for R-C.'))
    .toBeVisible();
  // Another choice has no sheet.
  await box('R-B').click();
  await expect.poll(labels).toEqual([]);
  api.stub('GET /admin/labels', noConnection);
  await bar.getByRole('button', { name: 'Print labels of all chosen' }).click();
  await expect.element(bar.getByText(/could not reach/)).toBeVisible();
  printed.mockRestore();
});

test('on a phone a row is one line with number, labels, price and state, and a tap opens the order', async () => {
  await page.viewport(320, 640);
  const long = anOrder({
    id: 'R-ABCD2345',
    price: 1234.5,
    status: 'refunded',
    productName: 'Rock Bundle, 5-Piece',
    labels: 0,
  });
  api.stub('GET /admin/orders', [...orders, long]);
  await openApp('/admin?tab=orders', administrator);
  const lines = rows.filter({ hasText: 'R-' });
  await expect.element(lines).toHaveLength(5);
  for (const line of lines.elements()) expect(line.getBoundingClientRect().height).toBeLessThanOrEqual(56);
  expect(document.documentElement.scrollWidth).toBe(320);
  for (const name of ['2 labels', '$4.99', 'To ship'])
    await expect.element(lines.first().getByRole('cell', { name })).toBeVisible();
  for (const name of ['Rock Bundle, 5-Piece', '$1,234.50', 'Paid back'])
    await expect.element(lines.last().getByRole('cell', { name })).toBeVisible();
  await lines.first().getByText('$4.99').click();
  await expect.element(dialog.getByRole('heading', { name: 'Order R-A' })).toBeVisible();
});
