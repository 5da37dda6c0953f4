// Taking back an hour, and its undo: what is shown before, what is sent, and what is said afterwards.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adminWords } from '../../schema/admin.ts';
import { takebackWords, whyLost, type Takeback } from '../../schema/takebacks.ts';
import { api, noConnection, refused } from '../testing/api.ts';
import { aMember, aReportedThing } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';

const administrator = aMember({ isAdmin: true });
const panel = page.getByRole('tabpanel');
const thing = aReportedThing();
const author = thing.author!;
const other = { ...author, id: 'other', name: 'Cy', email: 'cy@example.test' };
const at = { from: '2026-11-01T11:01:00.000Z', until: '2026-11-01T12:01:00.000Z' };
const made = {
  kind: 'comment',
  memberId: author.id,
  rockName: 'Shady',
  words: 'Buy my stones',
  at: at.from,
} as const;

const anAct = (changes: Partial<Takeback> = {}): Takeback => ({
  id: 'act-1',
  ...at,
  isUndone: false,
  members: [author],
  counts: { waits: {}, kept: {}, returns: { comment: 2 }, lost: {} },
  things: [{ ...made, fate: 'returns' }],
  ...changes,
});

beforeEach(() => {
  api.stub('GET /admin/reports', [thing]);
  api.stub('GET /admin/withheld', []);
  api.stub('GET /admin/alarms', { parts: [] });
  api.stub('GET /admin/order-totals', { orders: 0, revenue: 0, average: 0, toShip: 0 });
});

test('only the member is chosen at first, at their newest hour; others of the network are offered', async () => {
  const asked = api.stub('GET /admin/takebacks', ({ query }) => ({
    ...at,
    members: [
      { ...author, counts: { like: 1, rock: 3, comment: 2 } },
      ...(query.get('network') ? [{ ...other, counts: { like: 1 } }] : []),
    ],
    more: query.get('network') ? 12 : 0,
    things: [made],
  }));
  const acts = api.stub('POST /admin/takebacks', { id: 'act-1' });
  const counts: Takeback['counts'] = {
    waits: { like: 1 },
    kept: { journey: 1 },
    returns: { comment: 2 },
    lost: {},
  };
  api.stub('GET /admin/takebacks/:id', anAct({ counts }));
  await openApp('/admin?tab=reports', administrator);
  await panel.getByRole('button', { name: `Take back an hour of ${author.name}…` }).click();
  const dialog = page.getByRole('dialog', { name: `Take back an hour of ${author.name}` });
  await expect.element(dialog.getByLabelText('From (UTC), for one hour')).toHaveValue('2026-11-01T11:01');
  await expect.element(dialog.getByText('Registered rocks: 3, Comments: 2, Likes: 1')).toBeVisible();
  expect(asked[0]?.query.has('from')).toBe(false);
  await dialog.getByRole('checkbox', { name: /^Show everybody/ }).click();
  const cy = dialog.getByRole('checkbox', { name: /^Cy/ });
  await expect.element(cy).not.toBeChecked();
  await expect
    .element(dialog.getByText('12 more wrote something in this hour.', { exact: false }))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect.element(dialog.getByText(adminWords.reason)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A flood');
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect
    .element(dialog.getByText('2 taken back, 1 to come: the hourly job completes them.'))
    .toBeVisible();
  await expect.element(dialog.getByText('Journeys with entries: 1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  // It begins anew.
  await panel.getByRole('button', { name: `Take back an hour of ${author.name}…` }).click();
  await dialog.getByRole('checkbox', { name: /^Show everybody/ }).click();
  await cy.click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Both');
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(() => acts).toHaveLength(2);
  expect(acts.map(({ json }) => json)).toEqual([
    { memberIds: [author.id], from: at.from, reason: 'A flood' },
    { memberIds: [author.id, 'other'], from: at.from, networkOf: author.id, reason: 'Both' },
  ]);
});

test('an hour without anything says so, and cannot be taken back', async () => {
  api.stub('GET /admin/takebacks', { ...at, members: [{ ...author, counts: {} }], more: 0, things: [] });
  await openApp('/admin?tab=reports', administrator);
  await panel.getByRole('button', { name: `Take back an hour of ${author.name}…` }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(`${takebackWords.nothing}.`)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Take it back' })).toBeDisabled();
});

const logged = {
  id: 'log-1',
  act: 'hour_taken',
  subject: 'the hour from 2026-11-01 at 11:01 UTC',
  member: author,
  rock: null,
  orderId: null,
  details: { hour: at.from },
  reason: 'A flood',
  createdAt: at.until,
  actor: 'robin@example.test',
  isAutomatic: false,
  thing: null,
} as const;

test('the undo shows the whole act before, and what came back after it', async () => {
  api.stub('GET /admin/acts', [{ ...logged, takeback: { id: 'act-1', isUndone: false } }]);
  api.stub('GET /admin/takebacks/:id', noConnection);
  const counts: Takeback['counts'] = { waits: {}, kept: {}, returns: { comment: 2 }, lost: { question: 1 } };
  await openApp('/admin?tab=log', administrator);
  await panel.getByRole('button', { name: /^Undo: the hour/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo the taking back of an hour' });
  await expect.element(dialog.getByText('What was taken back could not be loaded.')).toBeVisible();
  api.stub('GET /admin/takebacks/:id', anAct({ counts }));
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(dialog.getByText(/^Nov 1, 2026, 11:01 AM UTC to Nov 1, 2026, 12:01 PM UTC, of/))
    .toBeVisible();
  const what = dialog.getByRole('status');
  await expect.element(what.getByText('This returns:')).toBeVisible();
  await expect.element(what.getByText('Comments: 2')).toBeVisible();
  await expect.element(what.getByText(`Questions to painters: 1 (${whyLost.question})`)).toBeVisible();
  const undo = dialog.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect.element(dialog.getByText(adminWords.reason)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A mistake');
  api.stub('POST /admin/takebacks/:id/undo', refused(409, takebackWords.undone));
  await undo.click();
  await expect.element(dialog.getByText(takebackWords.undone)).toBeVisible();
  const sent = api.stub('POST /admin/takebacks/:id/undo', { id: 'act-1' });
  api.stub('GET /admin/acts', [{ ...logged, takeback: { id: 'act-1', isUndone: true } }]);
  api.stub('GET /admin/takebacks/:id', anAct({ isUndone: true, counts: { ...counts, waits: { like: 3 } } }));
  await undo.click();
  for (const words of [
    'This came back:',
    '3 to come: the hourly job completes them.',
    'This could not come back:',
  ])
    await expect.element(what.getByText(words)).toBeVisible();
  expect(sent.map(({ json }) => json)).toEqual([{ reason: 'A mistake' }]);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect.element(panel.getByRole('button', { name: /^Undo: the hour/ })).not.toBeInTheDocument();
});
