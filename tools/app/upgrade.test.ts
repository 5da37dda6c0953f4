import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from './content.ts';
import './local.ts';
import { allMigrations, migrate } from './migrate.ts';
import { steadily } from './steadily.ts';
import { openStore, type Store } from './store.ts';

let stateDir: string;
let store: Store;

beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'rockabout-upgrade-'));
  store = await openStore(stateDir);
});

afterAll(async () => {
  await store.close();
  await rm(stateDir, { recursive: true, maxRetries: 5 });
});

const administration = '0004_administration.sql';

async function apply(which: (name: string) => boolean): Promise<void> {
  const chosen = (await allMigrations()).filter(({ name }) => which(name));
  await steadily(() => migrate(store, chosen));
}

const rowsOf = async (query: string): Promise<Row[]> => (await store.db.prepare(query).all<Row>()).results;

/** Writes rows with every column that the table had before; nothing is left to what a column is by itself. */
async function put(table: string, ...rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const names = Object.keys(row);
    const marks = names.map(() => '?').join(', ');
    await store.db
      .prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks})`)
      .bind(...Object.values(row))
      .run();
  }
}

const at = Date.UTC(2026, 3, 1);

const member = (id: string): Row => ({
  id,
  email: `${id}@example.test`,
  email_key: `${id}@example.test`,
  username: '',
  username_key: null,
  first_name: id,
  last_name: '',
  city: '',
  state: '',
  country: '',
  photo_key: null,
  is_first_login: 0,
  auth_epoch: 0,
  has_manual_plan: 0,
  access_until: null,
  oidc_subject: null,
  rock_count: 0,
  find_count: 0,
  scored_find_count: 0,
  distance_metres: 0,
  created_at: at,
});

const rock = (id: string, changes: Row = {}): Row => ({
  id,
  owner_id: 'owner',
  name: 'Sunny',
  description: 'A small sun',
  code: `CODE-${id}`,
  code_key: `CODE${id}`,
  photo_key: `photo-of-${id}`,
  created_at: at,
  status: 'active',
  last_seq: 0,
  times_found: 0,
  distance_metres: 0,
  hidden_latitude: null,
  hidden_longitude: null,
  hidden_location_name: null,
  hidden_at: null,
  hider_id: null,
  holder_id: null,
  held_since: null,
  like_count: 0,
  comment_count: 0,
  ...changes,
});

const entry = (rockId: string, seq: number, action: 'hidden' | 'found', memberId: string): Row => ({
  id: `${rockId}-${seq}`,
  rock_id: rockId,
  seq,
  action,
  member_id: memberId,
  latitude: 41.2,
  longitude: -96,
  location_name: 'Under the old oak',
  notes: '',
  own_latitude: null,
  own_longitude: null,
  own_location_name: null,
  metres: 0,
  is_too_fast: 0,
  country: '840',
  created_at: at + seq,
  recorded_at: at + seq,
});

const comment = (id: string): Row => ({
  id,
  rock_id: 'found',
  member_id: 'finder',
  content: 'What a sun',
  created_at: at,
});

const report = (id: string, subject: 'photo' | 'rock' | 'comment'): Row => ({
  id,
  subject,
  rock_id: 'found',
  comment_id: subject === 'comment' ? 'comment' : null,
  subject_id: subject === 'comment' ? 'comment' : 'found',
  reporter_id: 'finder',
  reason: 'other',
  details: '',
  created_at: at,
});

const order = (id: string, refunded: number, status: string, changes: Row = {}): Row => ({
  id,
  session_id: `cs_${id}`,
  payment_intent_id: `pi_${id}`,
  member_id: null,
  product_id: 'qr-labels-10',
  product_name: 'QR Code Labels, 10-Piece',
  amount: 499,
  refunded,
  currency: 'usd',
  status,
  customer_email: 'buyer@example.test',
  shipping: JSON.stringify({ name: 'B. Uyer', line1: '1 Pebble Way', state: 'NE', country: 'US' }),
  version: 1,
  created_at: at,
  receipt_sent_at: at,
  leased_until: 0,
  ...changes,
});

const tables = ['members', 'rocks', 'entries', 'finds', 'likes', 'comments', 'reports', 'orders', 'labels'];

/** Every row, by table. */
const content = async (): Promise<Record<string, Row[]>> =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => [table, await rowsOf(`SELECT * FROM ${table} ORDER BY rowid`)] as const),
    ),
  );

/** The new columns of a table, as rows have them that nobody wrote them to. */
const added: Readonly<Record<string, Row>> = {
  rocks: { withheld_at: null, withheld_photo_key: null },
  comments: { withheld_at: null },
  reports: { settled_at: null },
  orders: { shipped_at: null, tracking: '' },
};

test('a database from before the administrator keeps every row, and is counted', async () => {
  await apply((name) => name < administration);
  await put('members', member('owner'), { ...member('finder'), find_count: 1, scored_find_count: 1 });
  await put(
    'rocks',
    rock('new'),
    rock('found', {
      status: 'found',
      last_seq: 2,
      times_found: 1,
      hidden_latitude: 41.2,
      hidden_longitude: -96,
      hidden_location_name: 'Under the old oak',
      hidden_at: at,
      hider_id: 'owner',
      holder_id: 'finder',
      held_since: at + 2,
      like_count: 1,
      comment_count: 1,
    }),
  );
  await put('entries', entry('found', 1, 'hidden', 'owner'), entry('found', 2, 'found', 'finder'));
  await put('finds', {
    id: 'find',
    rock_id: 'found',
    member_id: 'finder',
    seq: 2,
    found_at: at + 2,
    is_scored: 1,
    closed_at: null,
    rehidden_seq: null,
  });
  await put('likes', { rock_id: 'found', member_id: 'finder', created_at: at });
  await put('comments', comment('comment'));
  await put('reports', report('of-photo', 'photo'), report('of-comment', 'comment'));
  await put(
    'orders',
    order('paid', 0, 'completed', { member_id: 'owner' }),
    order('partly', 100, 'partially_refunded'),
    order('refunded', 499, 'refunded'),
    order('nowhere', 0, 'completed', { shipping: null }),
  );
  await put('labels', { code_key: 'LABEL', code: 'LA-BEL', order_id: 'paid' });
  const figures = { rocks: 2, not_hidden: 2, members: 2, distance_metres: 0, countries: 1 };
  for (const [name, value] of Object.entries(figures))
    await store.db.prepare('UPDATE totals SET value = ? WHERE name = ?').bind(value, name).run();
  const before = await content();

  await apply((name) => name === administration);

  expect(await content()).toEqual(
    Object.fromEntries(
      tables.map((table) => [table, before[table]?.map((row) => ({ ...row, ...added[table] }))]),
    ),
  );
  const totals = await rowsOf('SELECT name, value FROM totals');
  expect(Object.fromEntries(totals.map(({ name, value }) => [name, value]))).toEqual({
    ...figures,
    orders: 4,
    revenue_cents: 499 + 399 + 0 + 499,
  });
  const contradictions = await rowsOf(
    `SELECT id FROM rocks WHERE (photo_key IS NOT NULL AND (withheld_at IS NOT NULL OR withheld_photo_key IS NOT NULL))
     OR comment_count <> (SELECT count(*) FROM comments WHERE rock_id = rocks.id AND withheld_at IS NULL)`,
  );
  expect(contradictions).toEqual([]);
  for (const table of ['acts', 'daily_reports', 'visit_days', 'visit_salts', 'visits'])
    expect(await rowsOf(`SELECT * FROM ${table}`), table).toEqual([]);
  expect(await rowsOf('PRAGMA foreign_key_check')).toEqual([]);
});

test('what the release before writes is taken as before', async () => {
  const rows: Record<string, Row> = {
    members: member('late'),
    rocks: rock('late', { owner_id: 'late' }),
    comments: comment('late'),
    reports: report('late', 'rock'),
    orders: order('late', 0, 'completed'),
  };
  for (const [table, row] of Object.entries(rows)) {
    await put(table, row);
    expect(await rowsOf(`SELECT * FROM ${table} WHERE id = 'late'`), table).toEqual([
      { ...row, ...added[table] },
    ]);
  }
  await store.db.prepare(`DELETE FROM members WHERE id = 'finder'`).run();
  expect(await rowsOf('SELECT id FROM comments')).toEqual([]);
  expect(await rowsOf('PRAGMA foreign_key_check')).toEqual([]);
});
