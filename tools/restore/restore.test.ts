import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, onTestFinished } from 'vitest';
import * as everyTable from '../../schema/tables/index.ts';
import { departureNames } from '../../worker/members/customer-deletions.ts';
import { pauseKey } from '../../worker/platform/pause.ts';
import { contradictionsQuery } from '../../worker/testing/agreement.ts';
import { test } from '../app/folder.ts';
import { allMigrations } from '../app/migrate.ts';
import { repairStatements } from '../app/repair.ts';
import { kept } from './kept.ts';
import { restore, undo, type Restore } from './restore.ts';
import { literal, nameOf, type Row } from './sql.ts';
import { openD1, type D1 } from './testing-d1.ts';
import { timeOf } from './time.ts';

const migrations = await allMigrations();
const then = Date.UTC(2026, 10, 26, 10);
const now = then + 3 * 3_600_000;
const [before, after] = [then - 1000, then + 1000];

function insert(d1: D1, table: string, ...rows: Row[]): void {
  for (const row of rows)
    d1.run(
      `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.values(row).map(literal).join()})`,
    );
}

const member = (id: string, more: Row = {}): Row => ({
  id,
  email: `${id}@example.test`,
  email_key: `${id}@example.test`,
  created_at: before,
  ...more,
});
const rock = (id: string, more: Row = {}): Row => ({
  id,
  name: 'Pebble',
  description: '',
  code: id,
  code_key: id,
  owner_id: 'ada',
  created_at: before,
  ...more,
});
const order = (id: string, more: Row = {}): Row => ({
  id,
  session_id: `cs_${id}`,
  payment_intent_id: `pi_${id}`,
  product_id: 'qr-labels-5',
  product_name: 'Labels',
  amount: 299,
  currency: 'usd',
  status: 'paid',
  customer_email: 'ada@example.test',
  version: 1,
  created_at: before,
  receipt_sent_at: before,
  ...more,
});
const act = (id: string, name: string, more: Row = {}): Row => ({
  id,
  act: name,
  is_by_itself: 0,
  subject: 'It',
  reason: 'So',
  created_at: after,
  actor_id: 'robin',
  ...more,
});
const mail = (event: string, more: Row = {}): Row => ({
  event,
  recipient: 'buyer',
  channel: 'email',
  thread: event,
  created_at: before,
  ...more,
});

/** A community as it was then, and what has happened since. */
async function community(): Promise<D1> {
  const d1 = openD1(migrations);
  onTestFinished(d1.close);
  insert(
    d1,
    'members',
    member('robin'),
    member('ada', { first_name: 'Rude', rock_count: 2 }),
    member('ben'),
    member('cleo'),
  );
  insert(d1, 'rocks', rock('bad', { photo_key: 'old-key' }), rock('good'));
  insert(d1, 'comments', {
    id: 'c1',
    rock_id: 'good',
    member_id: 'ada',
    content: 'Rude',
    created_at: before,
  });
  d1.run(`UPDATE rocks SET comment_count = 1 WHERE id = 'good'`);
  insert(d1, 'orders', order('R-1'));
  insert(d1, 'outbox', mail('receipt:R-1', { leased_until: 0 }), mail('notice:ada:1', { leased_until: 0 }));
  insert(d1, 'chores', { name: 'repair-payments', done_at: before });
  d1.run(`UPDATE totals SET value = 4 WHERE name = 'members'`);
  d1.remember(then);

  insert(
    d1,
    'members',
    member('dora', { created_at: after }),
    member('paul', { created_at: after, access_until: now + 1 }),
  );
  insert(d1, 'customers', { id: 'cus_1', member_id: 'paul', created_at: after });
  insert(d1, 'rocks', rock('newer', { created_at: after }));
  insert(
    d1,
    'orders',
    order('R-2', { created_at: after, member_id: 'paul', shipped_at: after }),
    order('R-3', { created_at: after, member_id: 'dora' }),
  );
  insert(d1, 'labels', { code_key: 'LABEL', code: 'LABEL', order_id: 'R-2' });
  d1.run(`UPDATE orders SET shipped_at = ${after}, tracking = '1Z''9' WHERE id = 'R-1'`);
  d1.run(`UPDATE outbox SET sent_at = ${after}, leased_until = NULL`);
  insert(
    d1,
    'outbox',
    mail('receipt:R-2', { created_at: after }),
    mail('notice:dora:2', { created_at: after }),
  );
  d1.run(
    `UPDATE rocks SET withheld_at = ${after}, photo_key = NULL, withheld_photo_key = 'new-key' WHERE id = 'bad'`,
  );
  d1.run(`UPDATE comments SET withheld_at = ${after}; UPDATE rocks SET comment_count = 0 WHERE id = 'good'`);
  insert(d1, 'withheld_words', {
    id: 'w1',
    subject: 'name',
    subject_id: 'ada',
    member_id: 'ada',
    words: JSON.stringify({ username: '', firstName: 'Rude', lastName: '' }),
    reason: 'So',
    withheld_at: after,
  });
  d1.run(
    `UPDATE members SET first_name = '', suspended_at = ${after}, suspended_because = 'Rude' WHERE id = 'ada'`,
  );
  d1.run(`UPDATE members SET has_manual_plan = 1 WHERE id = 'ben'`);
  insert(
    d1,
    'acts',
    act('a1', 'rock_withheld', { rock_id: 'bad', member_id: 'ada' }),
    act('a2', 'member_suspended', { member_id: 'ada' }),
    act('a3', 'plan_given', { member_id: 'ben' }),
    act('a4', 'hour_taken', {
      subject: '',
      member_id: 'ben',
      details: JSON.stringify({ hour: '2026-11-26T09:00:00.000Z' }),
    }),
    act('a5', 'rock_withheld', { rock_id: 'newer' }),
  );
  const [hash = ''] = await departureNames('cleo');
  d1.run(`DELETE FROM members WHERE id = 'cleo'`);
  insert(d1, 'departures', { member_id: hash, left_at: after });
  insert(d1, 'kept_suspensions', { address_hash: 'of cleo', reason: 'Rude', until: null, left_at: after });
  return d1;
}

function deployed(d1: D1, root: string, more: Partial<Restore> = {}) {
  const said: string[] = [];
  const asked: Restore = {
    wrangler: d1.wrangler,
    root,
    migrations,
    repairs: repairStatements,
    load: () => Promise.resolve(),
    confirm: () => Promise.resolve(true),
    origin: 'https://rocks.org',
    now,
    say: (line) => said.push(line),
    ...more,
  };
  return { asked, said: () => said.join('\n') };
}

/** All rows that a restore may touch. */
const state = (d1: D1) =>
  Object.fromEntries(
    [
      'members',
      'rocks',
      'comments',
      'orders',
      'labels',
      'acts',
      'departures',
      'customers',
      'withheld_words',
      'chores',
      'totals',
    ].map((table) => [table, d1.query(`SELECT * FROM ${table} ORDER BY 1`)]),
  );

test('what members did goes back; payments, parcels, emails and verdicts stay', async ({ folder }) => {
  const d1 = await community();
  const { asked, said } = deployed(d1, join(folder, 'whole'));
  await restore(asked, then, false);
  const ids = (table: string) => d1.query(`SELECT id FROM ${table} ORDER BY id`).map(({ id }) => id);
  expect(ids('members')).toEqual(['ada', 'ben', 'cleo', 'paul', 'robin']);
  expect(ids('rocks')).toEqual(['bad', 'good']);
  expect(ids('orders')).toEqual(['R-1', 'R-2', 'R-3']);
  const one = (sql: string) => d1.query(sql)[0];
  expect(one(`SELECT shipped_at, tracking FROM orders WHERE id = 'R-1'`)).toEqual({
    shipped_at: after,
    tracking: "1Z'9",
  });
  expect(one(`SELECT member_id FROM orders WHERE id = 'R-3'`)).toEqual({ member_id: null });
  expect(one(`SELECT order_id FROM labels`)).toEqual({ order_id: 'R-2' });
  expect(one(`SELECT member_id FROM customers`)).toEqual({ member_id: 'paul' });
  expect(one(`SELECT withheld_at, photo_key, withheld_photo_key FROM rocks WHERE id = 'bad'`)).toEqual({
    withheld_at: after,
    photo_key: null,
    withheld_photo_key: 'new-key',
  });
  expect(one(`SELECT withheld_at FROM comments`)).toEqual({ withheld_at: after });
  expect(one(`SELECT comment_count FROM rocks WHERE id = 'good'`)).toEqual({ comment_count: 0 });
  expect(one(`SELECT first_name, suspended_because FROM members WHERE id = 'ada'`)).toEqual({
    first_name: '',
    suspended_because: 'Rude',
  });
  expect(one(`SELECT address_hash, reason FROM kept_suspensions`)).toEqual({
    address_hash: 'of cleo',
    reason: 'Rude',
  });
  expect(one(`SELECT has_manual_plan FROM members WHERE id = 'ben'`)).toEqual({ has_manual_plan: 1 });
  expect(one(`SELECT min(auth_epoch) AS least FROM members`)).toEqual({ least: now });
  expect(d1.query(`SELECT rock_id FROM acts WHERE act = 'rock_withheld' ORDER BY id`)).toEqual([
    { rock_id: 'bad' },
    { rock_id: null },
  ]);
  expect(d1.query(`SELECT event, sent_at, leased_until FROM outbox ORDER BY event`)).toEqual([
    { event: 'notice:ada:1', sent_at: after, leased_until: null },
    { event: 'receipt:R-1', sent_at: after, leased_until: null },
    { event: 'receipt:R-2', sent_at: null, leased_until: 0 },
  ]);
  expect(one(`SELECT value FROM totals WHERE name = 'members'`)).toEqual({ value: 5 });
  expect(d1.query(`SELECT * FROM chores`)).toEqual([]);
  expect([...d1.query(contradictionsQuery), ...d1.query('PRAGMA foreign_key_check')]).toEqual([]);
  expect(said()).toContain(
    'Lost for everybody:\n-  new members: 1\n-  rocks: 1\n-  steps of journeys: 0\n-  comments: 0\n',
  );
  expect(said()).toContain('-  orders: 2\n-  shipments of earlier orders: 1\n-  labels of these orders: 1\n');
  expect(said()).toContain('it was deleted in that time: https://rocks.org/admin/members/cleo');
  expect(said()).toContain(
    'Do again in /admin: Took back an hour, the hour from 2026-11-26 09:00 UTC (2026-11-26 10:00:01 UTC, /admin/members/ben)',
  );
  const [saved = ''] = readdirSync(join(folder, 'whole'));
  expect(readdirSync(join(folder, 'whole', saved)).toSorted()).toEqual([
    'kept.sql',
    'restore.json',
    'rows.sql',
    'schema.sql',
    'sha256sums.txt',
  ]);
});

test('words that were withheld are not shown again, nor their copies', async ({ folder }) => {
  const d1 = openD1(migrations);
  onTestFinished(d1.close);
  const words = { notes: 'Rude', line: 'Rude', thanks: 'Rude' };
  const entry = {
    rock_id: 'good',
    member_id: 'ada',
    latitude: 41,
    longitude: -96,
    created_at: before,
    recorded_at: before,
  };
  insert(d1, 'members', member('ada'));
  insert(d1, 'rocks', rock('good', { hidden_location_name: 'Rude place' }));
  insert(
    d1,
    'entries',
    { ...entry, ...words, id: 'e1', seq: 1, action: 'hidden', location_name: 'Rude place' },
    { ...entry, id: 'e2', seq: 2, action: 'found', location_name: 'Rude place' },
    { ...entry, ...words, id: 'e3', seq: 3, action: 'hidden', location_name: 'Elmwood Park' },
  );
  d1.remember(then);
  const withheld = { subject_id: 'good.1', member_id: 'ada', reason: 'So', withheld_at: after };
  for (const [subject, text] of [
    ['place', 'Rude place'],
    ['note', 'Rude'],
    ['line', 'Rude'],
    ['thanks', 'Rude'],
  ] as const)
    insert(d1, 'withheld_words', { ...withheld, id: subject, subject, words: text });
  await restore(deployed(d1, join(folder, 'words')).asked, then, false);
  expect(d1.query('SELECT location_name, notes, line, thanks FROM entries ORDER BY seq')).toEqual([
    { location_name: 'A hiding place', notes: '', line: '', thanks: '' },
    { location_name: 'A hiding place', notes: '', line: '', thanks: null },
    { location_name: 'Elmwood Park', ...words },
  ]);
  expect(d1.query('SELECT hidden_location_name FROM rocks')).toEqual([
    { hidden_location_name: 'A hiding place' },
  ]);
});

test('a dry run, or no, changes nothing', async ({ folder }) => {
  const d1 = await community();
  const was = state(d1);
  const root = join(folder, 'dry');
  const { asked, said } = deployed(d1, root);
  await restore(asked, then, true);
  expect(said()).toContain('Nothing has been changed');
  const no = deployed(d1, root, { confirm: () => Promise.resolve(false) });
  await expect(restore(no.asked, then, false)).rejects.toThrow('Nothing has been changed.');
  expect(state(d1)).toEqual(was);
  expect(d1.commands.filter((command) => !/^d1 (execute|time-travel info)/.test(command))).toEqual([]);
});

test('broken off before or after any command, the same command ends in the same state', async ({
  folder,
}) => {
  const whole = await community();
  await restore(deployed(whole, join(folder, 'goal')).asked, then, false);
  const goal = state(whole);
  for (const [i, command] of whole.commands.entries()) {
    for (const when of ['', 'after ']) {
      const d1 = await community();
      const { asked } = deployed(d1, join(folder, `${when}${i}`));
      let count = 0;
      d1.onCommand = (name) => {
        if (name.startsWith('after ') === (when !== '') && count++ === i)
          throw new Error('the network is lost');
      };
      const at = `${when}${i} ${command}`;
      await expect(restore(asked, then, false), at).rejects.toThrow(
        /Nothing has been changed|Run the same command/,
      );
      d1.onCommand = () => {};
      await restore(asked, then, false);
      const ended = state(d1);
      // Sessions that are ended twice are ended.
      const epochs = (all: Record<string, Row[]>) =>
        all['members']?.map((row) => ({ ...row, auth_epoch: Number(row['auth_epoch']) >= now }));
      expect({ at, ...ended, members: epochs(ended) }).toEqual({ at, ...goal, members: epochs(goal) });
      expect({ at, keys: [...d1.keys] }).toEqual({ at, keys: [] });
    }
  }
});

test('the hourly job waits from before the database goes back until all is kept', async ({ folder }) => {
  const d1 = await community();
  const waits: [string, boolean][] = [];
  d1.onCommand = (command) => waits.push([command, d1.keys.has(pauseKey)]);
  await restore(deployed(d1, join(folder, 'waits')).asked, then, false);
  const begins = waits.findIndex(([command]) => command === 'd1 time-travel restore');
  const waited = waits.filter(([, isWaiting]) => isWaiting).map(([command]) => command);
  expect(waits[begins]).toEqual(['d1 time-travel restore', true]);
  expect(waited.slice(-2)).toEqual(['after d1 execute', 'kv key delete']);
  expect(d1.keys.size).toBe(0);
});

test('a second restore to the same time ends sessions from between the two, and has a folder of its own', async ({
  folder,
}) => {
  const d1 = await community();
  const root = join(folder, 'again');
  const { asked } = deployed(d1, root);
  const epochs = () => d1.query('SELECT id, auth_epoch FROM members').map((row) => Object.values(row).join());
  await restore(asked, then, false);
  d1.run('UPDATE members SET auth_epoch = auth_epoch + 1');
  const between = new Set(epochs());
  await restore({ ...asked, now: now + 2 }, then, false);
  expect(epochs().filter((one) => between.has(one))).toEqual([]);
  expect(readdirSync(root).toSorted()).toEqual(['restore-2026-11-26-1300', 'restore-2026-11-26-1300-2']);
  await undo(asked);
  await expect(undo(asked)).rejects.toThrow('no restore to take back');
});

test('a restore that was broken off is finished, or taken back, before another one', async ({ folder }) => {
  const d1 = await community();
  const root = join(folder, 'two');
  const { asked } = deployed(d1, root);
  d1.onCommand = (command) => {
    if (command === 'd1 migrations apply') throw new Error('the network is lost');
  };
  await expect(restore(asked, then, false)).rejects.toThrow('set back, but not all was kept');
  d1.onCommand = () => {};
  await expect(restore(asked, then - 60_000, false)).rejects.toThrow('--to "2026-11-26 10:00 UTC"');
  await undo(asked);
  expect(d1.query(`SELECT id FROM rocks ORDER BY id`)).toHaveLength(3);
  await expect(undo(asked)).rejects.toThrow('no restore to take back');
});

/** What members did, what can be made again, and what a session or a limit lives on. */
const goBack = new Set(
  [
    'absences activities alarms checkout_claims chores countries country_finds daily_reports departed_deeds email_changes',
    'ended_sessions entries finds follows health_counts idempotency_keys known_browsers likes limits map_cells notification_choices',
    'notification_settings notifications offers payment_events photo_drops push_subscriptions questions retractions',
    'rock_countries sessions sightings sign_in_codes subscriptions takeback_items takebacks totals traces troubles',
    'untold_events visit_days visit_salts visits watchers',
    // The next deployment loads them.
    'place_cells place_lists place_version',
  ].flatMap((line) => line.split(' ')),
);

test('a restore that was broken off before the database went back begins anew, and is not taken back', async ({
  folder,
}) => {
  const d1 = await community();
  const { asked } = deployed(d1, join(folder, 'anew'));
  d1.onCommand = (command) => {
    if (command === 'd1 time-travel restore') throw new Error('the network is lost');
  };
  await expect(restore(asked, then, false)).rejects.toThrow('may have gone back or not');
  d1.onCommand = () => {};
  expect(d1.keys.size).toBe(1);
  await expect(undo(asked)).rejects.toThrow('no restore to take back');
  expect(d1.keys.size).toBe(0);
  insert(d1, 'orders', order('R-4', { created_at: after }));
  await restore({ ...asked, now: now + 60_000 }, then, false);
  expect(d1.query(`SELECT id FROM orders ORDER BY id`).map(({ id }) => id)).toEqual([
    'R-1',
    'R-2',
    'R-3',
    'R-4',
  ]);
});

test('of every table somebody has decided whether it goes back or some of it is kept', () => {
  const queries = kept.map(({ query }) => query(then)).join(' ');
  const tables = Object.values(everyTable).filter((each) => is(each, SQLiteTable));
  const undecided = tables
    .map(nameOf)
    .filter((name) => !goBack.has(name) && !new RegExp(`FROM ${name}\\b`).test(queries));
  expect(undecided).toEqual([]);
});

test('another commit than the one that serves is refused', async ({ folder }) => {
  const d1 = await community();
  const { asked } = deployed(d1, join(folder, 'other'), { migrations: migrations.slice(0, -1) });
  await expect(restore(asked, then, false)).rejects.toThrow('Check out the commit that serves first');
});

test('a time is in UTC unless it says otherwise, and lies within thirty days', () => {
  const of = (text: string) => timeOf(text, now);
  for (const text of [
    '2026-11-26 10:00',
    '2026-11-26T10:00:00Z',
    '2026-11-26 10:00 UTC',
    '2026-11-26 04:00 -06:00',
  ])
    expect(of(text)).toBe(then);
  for (const text of ['yesterday', '2026-11-26', '26.11.2026 10:00', '2026-02-30 10:00', '2026-11-26 25:00'])
    expect(() => of(text)).toThrow('Write it like "2026-11-26 10:00", in UTC.');
  expect(() => of('2026-11-26 13:01')).toThrow('in the future');
  expect(() => of('2026-10-26 10:00')).toThrow('goes back 30 days');
});
