import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import type { DayFigures } from '../../schema/figures.ts';
import { readConfig } from '../platform/config.ts';
import { reportEmail } from './report-email.ts';
import * as en from '../../schema/words/en/index.ts';

const config = { ...readConfig(env), adminEmail: 'admin@example.test', publicOrigin: 'https://rocks.test' };

const busy: DayFigures = {
  visitors: 1234,
  signUps: { free: 17, monthly: 4, yearly: 1 },
  rocks: { registered: 12, hidden: 9, found: 21, rehidden: 8 },
  metres: 5_632_704,
  topRocks: [
    { id: 'a', name: 'Sunny', metres: 3_218_688 },
    { id: 'b', name: '<b>Moon</b> & Stars', metres: 700 },
  ],
  orders: 3,
  revenue: 123_456,
  ambassadors: { applied: 4, selected: 2 },
  subscriptions: { gained: 5, lost: 2 },
};

const quiet: DayFigures = {
  visitors: 1,
  signUps: { free: 0, monthly: 0, yearly: 0 },
  rocks: { registered: 0, hidden: 0, found: 1, rehidden: 0 },
  metres: 0,
  topRocks: [],
  orders: 1,
  revenue: 0,
  subscriptions: { gained: 0, lost: 0 },
};

test('the email has every figure of the day, and is easy to read as plain text', async () => {
  const email = await reportEmail({ language: 'en', unit: 'mi', words: en }, config, '2031-05-31', busy, {
    things: 2,
    orders: 1,
    packs: 0,
  });
  expect(email.to).toBe('admin@example.test');
  expect(email.subject).toBe('Rockabout on May 31, 2031: 1,234 visitors, 21 finds, 3 orders');
  expect(email.text).toBe(`Saturday, May 31, 2031

From midnight to midnight UTC.

2 things that members reported wait for you.
1 order waits to be shipped.

People
  Visitors: 1,234
  Joined for free: 17
  Began the monthly plan: 4
  Began the yearly plan: 1

Rocks
  Registered: 12
  Hidden: 9
  Found: 21
  Hidden again: 8
  Traveled: 3,500 mi

Farthest of the day
  Sunny: 2,000 mi
  <b>Moon</b> & Stars: less than 1 mi

Money
  Orders: 3
  Revenue: $1,234.56
  Subscriptions gained: 5
  Subscriptions lost: 2

Founding Ambassadors
  Applied: 4
  Selected: 2

Open the dashboard:
https://rocks.test/admin

Rockabout · support@rockabout.example`);
});

test('a quiet day has no list of rocks and no pending tasks, and counts of one are singular', async () => {
  const { subject, text } = await reportEmail(
    { language: 'en', unit: 'mi', words: en },
    { ...config, publicOrigin: '' },
    '2031-01-01',
    quiet,
    {
      things: 0,
      orders: 0,
      packs: 0,
    },
  );
  expect(subject).toBe('Rockabout on Jan 1, 2031: 1 visitor, 1 find, 1 order');
  expect(text).toMatch(/^Wednesday, January 1, 2031\n\nFrom midnight to midnight UTC\.\n\nPeople\n/);
  expect(text).toContain('  Traveled: 0 mi\n\nMoney\n  Orders: 1\n  Revenue: $0.00\n');
  expect(text).not.toMatch(/Farthest|report|dashboard/);
  const waiting = await reportEmail({ language: 'en', unit: 'mi', words: en }, config, '2031-01-01', quiet, {
    things: 1,
    orders: 2,
    packs: 1,
  });
  expect(waiting.text).toContain(
    '1 thing that members reported waits for you.\n2 orders wait to be shipped.\n1 founding pack waits to be shipped.',
  );
});

/** The cell texts of each row of the email's tables. */
function rowsOf(html: string): string[][] {
  return [...html.matchAll(/<tr class="figure">(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell.trim()),
  );
}

test('its HTML says the same in tables that fit a phone, and names are escaped', async () => {
  const { html, text } = await reportEmail(
    { language: 'en', unit: 'mi', words: en },
    config,
    '2031-05-31',
    busy,
    {
      things: 2,
      orders: 1,
      packs: 0,
    },
  );
  const figures = [...text.matchAll(/^ {2}(.+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]);
  expect(figures).toHaveLength(17);
  const escaped = figures.map((cells) =>
    cells.map((cell) => cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
  );
  expect(rowsOf(html)).toEqual(escaped);
  expect([...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, title]) => title?.trim())).toEqual([
    'People',
    'Rocks',
    'Farthest of the day',
    'Money',
    'Founding Ambassadors',
  ]);
  expect(html).toContain('<meta name="viewport" content="width=device-width" />');
  expect(html).toContain('href="https://rocks.test/admin"');
  expect(html).not.toContain('<b>');
});
