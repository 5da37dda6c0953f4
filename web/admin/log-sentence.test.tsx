// The lines of the log: each is a sentence with what it was about, and leads to what is still there.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { LoggedAction } from '../../schema/admin-actions.ts';
import { api } from '../testing/api.ts';
import { aMember } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';
import * as en from '../../schema/words/en/index.ts';

const ada = { id: 'ada', name: 'Ada', email: 'ada@example.test' };
const cy = { id: 'cy', name: 'Cy', email: '' };
const rock = { id: 'shady', name: 'Shady', hasPage: true };

const logged = (changes: Partial<LoggedAction>): LoggedAction => ({
  id: `${changes.act}${JSON.stringify(changes.details)}`,
  act: 'report_sent',
  subject: '',
  member: null,
  rock: null,
  orderId: null,
  details: {},
  reason: '',
  createdAt: '2026-11-02T12:00:00.000Z',
  actor: 'robin@example.test',
  isAutomatic: false,
  thing: null,
  ...changes,
});

beforeEach(() => {
  api.stub('GET /admin/reports', []);
  api.stub('GET /admin/alarms', { parts: [] });
  api.stub('GET /admin/order-totals', { orders: 0, revenue: 0, average: 0, toShip: 0 });
});

test('each line says what was done, to what and whose it is', async () => {
  const hour = '2026-11-01T11:01:00.000Z';
  const lines: [Partial<LoggedAction>, string][] = [
    [
      { act: 'photo_withheld', subject: 'Shady', member: ada, rock },
      'Hid the photo of the rock Shady of Ada (ada@example.test).',
    ],
    [
      { act: 'line_restored', member: cy, rock, details: { words: 'Buy •••' } },
      'Restored a line of Cy at a find of the rock Shady: “Buy •••”.',
    ],
    [
      { act: 'name_withheld', subject: 'a name', member: cy, details: { words: 'Rude' } },
      'Hid the name of Cy: “Rude”.',
    ],
    ...(['Buy now.', 'Buy now!', 'Buy now…'] as const).map((words): [Partial<LoggedAction>, string] => [
      { act: 'comment_withheld', member: cy, rock, details: { words } },
      `Hid a comment of Cy on the rock Shady: “${words}”`,
    ]),
    [
      { act: 'comment_settled', subject: 'a comment on Shady', member: null, rock: null },
      'Found nothing wrong with a comment of somebody whose account is gone on the rock that is gone.',
    ],
    [
      { act: 'photo_destroyed', subject: 'Shady', member: cy },
      'Destroyed the photo of the rock Shady of Cy.',
    ],
    [{ act: 'order_shipped', subject: 'R-1', orderId: 'R-1', member: cy }, 'Shipped the order R-1 to Cy.'],
    [
      { act: 'suspended_again', member: cy, details: { until: null } },
      'Suspended Cy again until it is lifted: same address.',
    ],
    [
      { act: 'suspension_lifted', subject: en.adminMembers.leftAddress },
      'Lifted the suspension of an address that its account has left.',
    ],
    [
      { act: 'selection_withdrawn', subject: 'a Founding Ambassador of US-NE', member: cy },
      'Withdrew the selection of a Founding Ambassador of US-NE, Cy.',
    ],
    [
      { act: 'selection_returned', subject: 'a Founding Ambassador of US-NE' },
      'Selected a Founding Ambassador of US-NE again.',
    ],
    [
      { act: 'member_suspended', member: cy, details: { until: '2026-12-01T00:00:00.000Z' } },
      'Suspended Cy until Dec 1, 2026, 12:00 AM UTC.',
    ],
    [{ act: 'member_suspended', member: cy, details: { until: null } }, 'Suspended Cy until it is lifted.'],
    [
      {
        act: 'address_set',
        member: cy,
        details: { email: 'n•••@example.test', emailBefore: 'o•••@example.test' },
      },
      'Set another email address for Cy: n•••@example.test in place of o•••@example.test.',
    ],
    [{ act: 'messages_retried', subject: '3' }, 'Tried 3 messages again.'],
    [
      { act: 'message_dropped', subject: 'notice', member: cy },
      'Ended an unsent message about Cy: Notification.',
    ],
    [
      { act: 'hour_taken', member: cy, details: { hour } },
      'Took back the hour from Nov 1, 2026, 11:01 AM UTC of Cy.',
    ],
    [
      { act: 'hour_taken', member: cy, details: { hour, networkOf: ada } },
      'Took back the hour from Nov 1, 2026, 11:01 AM UTC of Cy, with the network of Ada (ada@example.test).',
    ],
    [
      { act: 'hour_returned', member: ada, details: { hour, networkOf: ada } },
      'Returned the hour from Nov 1, 2026, 11:01 AM UTC of Ada (ada@example.test), with others of the same network, as far as it still fits.',
    ],
    [{ act: 'report_sent', subject: '2026-11-01' }, 'Sent the daily report of Nov 1, 2026.'],
  ];
  api.stub(
    'GET /admin/acts',
    lines.map(([changes]) => logged(changes)),
  );
  await openApp('/admin?tab=log', aMember({ isAdmin: true }));
  const rows = page.getByRole('tabpanel').getByRole('row');
  await expect.element(rows).toHaveLength(lines.length + 1);
  const said = rows.elements().map((row) => row.querySelectorAll('td')[0]?.textContent);
  // Screen readers get words in place of a mask.
  expect(said.slice(1).map((text) => text?.replace('hidden Rock ID', ''))).toEqual(
    lines.map(([, sentence]) => sentence),
  );
});

test('what is still there is a link', async () => {
  api.stub('GET /admin/acts', [
    logged({ act: 'rock_withheld', subject: 'Shady', member: ada, rock }),
    logged({ act: 'photo_settled', subject: 'Dark', rock: { id: 'dark', name: 'Dark', hasPage: false } }),
    logged({ act: 'order_shipped', subject: 'R-1', orderId: 'R-1' }),
  ]);
  await openApp('/admin?tab=log', aMember({ isAdmin: true }));
  const links = page.getByRole('tabpanel').getByRole('link');
  await expect.element(links).toHaveLength(3);
  expect(links.elements().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Shady', '/rocks/shady'],
    ['Ada', '/admin/members/ada'],
    ['R-1', '/admin?tab=orders&order=R-1'],
  ]);
});

test('no line begins with the punctuation after a link', async () => {
  const names = Array.from({ length: 40 }, (_, i) =>
    'Shady '
      .repeat(7)
      .slice(0, i + 1)
      .trim(),
  );
  api.stub(
    'GET /admin/acts',
    names.map((name, i) =>
      logged({
        id: `${i}`,
        act: 'comment_withheld',
        member: cy,
        rock: { ...rock, name },
        details: { words: 'Rude' },
      }),
    ),
  );
  await openApp('/admin?tab=log', aMember({ isAdmin: true }));
  const links = page.getByRole('tabpanel').getByRole('link', { name: /^S/ });
  await expect.element(links).toHaveLength(names.length);
  expect(links.elements()[0]!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  const astray = links.elements().filter((link) => {
    const colon = document.createRange();
    colon.setStart(link.nextSibling!, 0);
    colon.setEnd(link.nextSibling!, 1);
    const { left, right } = colon.getBoundingClientRect();
    const lines = [...link.getClientRects()];
    return lines.at(-1)!.right > left + 1 || right <= left;
  });
  expect(astray.map((link) => link.textContent)).toEqual([]);
});
