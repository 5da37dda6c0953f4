// Taking back an hour, and its undo: what is shown before, what is sent, and what is said afterwards.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Takeback } from '../../schema/takebacks.ts';
import { api, noConnection, refused } from '../testing/api.ts';
import { aMember, aReportedThing } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';
import * as en from '../../schema/words/en/index.ts';

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
      ...(query.get('network')
        ? [
            { ...other, counts: { like: 1 } },
            { ...other, id: 'idle', name: 'Di', counts: {} },
          ]
        : []),
    ],
    more: query.get('network') ? 12 : 0,
    things: [made],
  }));
  const acts = api.stub('POST /admin/takebacks', { id: 'act-1' });
  const counts: Takeback['counts'] = {
    waits: { like: 1 },
    kept: { journey: 1 },
    returns: { comment: 2 },
    lost: { question: 1 },
  };
  api.stub('GET /admin/takebacks/:id', anAct({ counts }));
  await openApp('/admin?tab=reports', administrator);
  await panel.getByRole('button', { name: `Take back an hour of ${author.name}…` }).click();
  const dialog = page.getByRole('dialog', { name: `Take back an hour of ${author.name}` });
  await expect.element(dialog.getByLabelText('From (UTC), for one hour')).toHaveValue('2026-11-01T11:01');
  await expect.element(dialog.getByText('3 rocks, 2 comments, 1 like')).toBeVisible();
  expect(asked[0]?.query.has('from')).toBe(false);
  await dialog.getByRole('checkbox', { name: /^Show everybody/ }).click();
  const cy = dialog.getByRole('checkbox', { name: /^Cy/ });
  await expect.element(cy).not.toBeChecked();
  const idle = dialog.getByRole('checkbox', { name: /^Di/ });
  await expect.element(idle).toBeDisabled();
  const [shown = 0, dimmed = 1] = [cy, idle].map((box) =>
    Number(getComputedStyle(box.element().closest('label')!).opacity),
  );
  expect(dimmed).toBeLessThan(shown);
  await expect
    .element(dialog.getByText('12 more wrote something in this hour.', { exact: false }))
    .toBeVisible();
  const act = dialog.getByRole('button', { name: 'Take back 6 things', exact: true });
  await act.click();
  await expect.element(dialog.getByText(en.admin.reason)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A flood');
  await act.click();
  const done = page.getByRole('dialog', { name: 'Taken back' });
  await expect.element(done.getByText('2 comments, 1 question to a painter taken back.')).toBeVisible();
  await expect.element(done.getByText('To come with the hourly job: 1 like.')).toBeVisible();
  await expect.element(done.getByText('1 journey with entries')).toBeVisible();
  await expect.element(done.getByText('An undo would not return: 1 question to a painter.')).toBeVisible();
  await done.getByRole('button', { name: 'Close' }).first().click();
  // It begins anew.
  await panel.getByRole('button', { name: `Take back an hour of ${author.name}…` }).click();
  await dialog.getByRole('checkbox', { name: /^Show everybody/ }).click();
  await cy.click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Both');
  // What was reported leaves the list, and the dialog stays.
  api.stub('GET /admin/reports', []);
  await dialog.getByRole('button', { name: 'Take back 7 things of 2 members' }).click();
  await expect.element(page.getByText('Nothing waits for you.', { exact: false })).toBeInTheDocument();
  await expect.element(done.getByText('To come with the hourly job: 1 like.')).toBeVisible();
  expect(page.getByText('Taken back', { exact: true }).elements()).toHaveLength(1);
  await done.getByRole('button', { name: 'Close' }).first().click();
  expect(document.activeElement?.contains(panel.element().querySelector('h2'))).toBe(true);
  expect(acts.map(({ json }) => json)).toEqual([
    { memberIds: [author.id], from: at.from, reason: 'A flood' },
    { memberIds: [author.id, 'other'], from: at.from, networkOf: author.id, reason: 'Both' },
  ]);
});

test('the list and the button count only what those who are chosen made', async () => {
  api.stub('GET /admin/takebacks', ({ query }) => ({
    ...at,
    members: [
      { ...author, counts: { comment: 1 } },
      ...(query.get('network') ? [{ ...other, counts: { report: 2 } }] : []),
    ],
    more: 0,
    things: [
      made,
      ...(query.get('network')
        ? (['Ugly', 'Dark'] as const).map((rockName) => ({
            ...made,
            kind: 'report' as const,
            memberId: other.id,
            rockName,
            words: '',
          }))
        : []),
    ],
  }));
  await openApp('/admin?tab=reports', administrator);
  await panel.getByRole('button', { name: /^Take back an hour/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^Show everybody/ }).click();
  const list = dialog.getByText(/^Show what it is/);
  await expect.element(list).toHaveTextContent('Show what it is (1)');
  await list.click();
  await expect.element(dialog.getByText('Comment: Shady')).toBeVisible();
  await expect.element(dialog.getByText('Report: Ugly')).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Take back 1 thing', exact: true })).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Cy/ }).click();
  await expect.element(dialog.getByText('Report: Ugly')).toBeVisible();
  await dialog.getByRole('checkbox', { name: new RegExp(`^${author.name}`) }).click();
  await expect.element(list).toHaveTextContent('Show what it is (2)');
  await expect.element(dialog.getByText('Comment: Shady')).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Take back 2 things', exact: true })).toBeVisible();
});

test('a dialog that is closed by mistake keeps what was entered, and a cancelled one does not', async () => {
  api.stub('GET /admin/takebacks', ({ query }) => {
    const from = query.get('from') ?? at.from;
    return {
      from,
      until: new Date(Date.parse(from) + 3_600_000).toISOString(),
      members: [
        { ...author, counts: { comment: 1 } },
        ...(query.get('network') ? [{ ...other, counts: { like: 1 } }] : []),
      ],
      more: 0,
      things: [made],
    };
  });
  await openApp('/admin?tab=reports', administrator);
  const button = panel.getByRole('button', { name: `Take back an hour of ${author.name}…` });
  await button.click();
  const dialog = page.getByRole('dialog');
  const from = dialog.getByLabelText('From (UTC), for one hour');
  await expect
    .element(from)
    .toHaveAccessibleDescription('Until 12:01 PM UTC. This is the hour of their newest act.');
  await from.fill('2026-11-01T08:30');
  await expect.element(from).toHaveAccessibleDescription('Until 9:30 AM UTC.');
  await dialog.getByRole('checkbox', { name: /^Show everybody/ }).click();
  const cy = dialog.getByRole('checkbox', { name: /^Cy/ });
  await cy.click();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await reason.fill('A flood');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await button.click();
  await expect.element(reason).toHaveValue('A flood');
  await expect.element(from).toHaveValue('2026-11-01T08:30');
  await expect.element(cy).toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button.click();
  await expect.element(reason).toHaveValue('');
  await expect.element(from).toHaveValue('2026-11-01T11:01');
  await expect.element(dialog.getByRole('checkbox', { name: /^Show everybody/ })).not.toBeChecked();
});

test('an hour without anything says so, and cannot be taken back', async () => {
  api.stub('GET /admin/takebacks', { ...at, members: [{ ...author, counts: {} }], more: 0, things: [] });
  await openApp('/admin?tab=reports', administrator);
  await panel.getByRole('button', { name: `Take back an hour of ${author.name}…` }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(`${en.takebacks.nothing}.`)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Take it back' })).toBeDisabled();
});

const logged = {
  id: 'log-1',
  act: 'hour_taken',
  subject: 'the hour from Nov 1, 2026, 11:01 AM UTC',
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
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveAccessibleName('Undo the taking back of an hour');
  await expect.element(dialog.getByText('What was taken back could not be loaded.')).toBeVisible();
  api.stub('GET /admin/takebacks/:id', anAct({ counts }));
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(dialog.getByText(/^Nov 1, 2026, 11:01 AM UTC to Nov 1, 2026, 12:01 PM UTC, of/))
    .toBeVisible();
  const what = dialog.getByRole('status');
  await expect.element(what.getByText('This returns:')).toBeVisible();
  await expect.element(what.getByText('2 comments')).toBeVisible();
  await expect
    .element(what.getByText(`1 question to a painter (${en.takebacks.whyLost.question})`))
    .toBeVisible();
  const undo = dialog.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect.element(dialog.getByText(en.admin.reason)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A mistake');
  api.stub('POST /admin/takebacks/:id/undo', refused(409, en.takebacks.alreadyUndone));
  await undo.click();
  await expect.element(dialog.getByText(en.takebacks.alreadyUndone)).toBeVisible();
  const sent = api.stub('POST /admin/takebacks/:id/undo', { id: 'act-1' });
  api.stub('GET /admin/acts', [{ ...logged, takeback: { id: 'act-1', isUndone: true } }]);
  api.stub('GET /admin/takebacks/:id', anAct({ isUndone: true, counts: { ...counts, waits: { like: 3 } } }));
  await undo.click();
  for (const words of [
    'This came back:',
    'To come with the hourly job: 3 likes.',
    'This could not come back:',
  ])
    await expect.element(what.getByText(words)).toBeVisible();
  expect(sent.map(({ json }) => json)).toEqual([{ reason: 'A mistake' }]);
  expect(page.getByText('Undone', { exact: true }).elements()).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect.element(panel.getByRole('button', { name: /^Undo: the hour/ })).not.toBeInTheDocument();
});

test('below a search for a rock, the hour of a deleted account is offered: nobody gets an email', async () => {
  const [id, name] = ['gone-k3x9', 'Deleted account k3x9'];
  api.stub('GET /admin/members', []);
  const searched = api.stub('GET /admin/departed', [{ id, name, rockName: 'Sunny', newestAt: at.from }]);
  api.stub('GET /admin/takebacks', {
    ...at,
    members: [{ id, name, email: '', joinedAt: null, counts: { journey: 2 } }],
    more: 0,
    things: [],
  });
  const acts = api.stub('POST /admin/takebacks', { id: 'act-1' });
  api.stub('GET /admin/takebacks/:id', anAct({ members: [] }));
  await openApp('/admin?tab=members&q=Sunny', administrator);
  await expect.element(panel.getByText(`${name}, at Sunny`, { exact: false })).toBeVisible();
  expect(searched[0]?.query.get('q')).toBe('Sunny');
  await panel.getByRole('button', { name: `Take back an hour of ${name}…` }).click();
  const dialog = page.getByRole('dialog', { name: `Take back an hour of ${name}` });
  await expect.element(dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) })).toBeChecked();
  await expect.element(dialog.getByText(/Whose account is deleted gets no email/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A flood');
  await dialog.getByRole('button', { name: 'Take back 2 things', exact: true }).click();
  await expect.poll(() => acts[0]?.json).toMatchObject({ memberIds: [id], from: at.from });
  expect(acts[0]?.json).not.toHaveProperty('networkOf');
});
