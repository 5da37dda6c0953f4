// All stored state as text, with random values and times replaced, so that two runs with the same result are equal.
import { env } from 'cloudflare:test';
import type { FaultyWorld } from './faults.ts';

type Row = Record<string, unknown>;

/** Ids, keys, hashes, tokens and codes. The longest alternatives come first. */
const random =
  /\b(?:cs_test|cus|sub|pi|evt|ch|in|re|seti|pm)_[A-Za-z0-9]+|[0-9a-f]{8}-[0-9a-f-]{27}|(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])|\b[a-z2-7]{32}\b|\b[0-9a-f]{32}\b|\b[a-z2-7]{16}\b|\bR-[A-Z0-9]{8}\b|\b[A-HJ-NP-Z2-9]{3}-[A-HJ-NP-Z2-9]{3}-[A-HJ-NP-Z2-9]{3}\b|"[A-HJ-NP-Z2-9]{9}\\?"/g;
const moment = /\b1[0-9]{12}\b|\b1[0-9]{9}\b|\b20\d\d-\d\d-\d\dT[0-9:.]+Z/g;

/** Numbers the random words of `first` in order of appearance, and puts those numbers into other texts. */
function named(first: string): (text: string) => string {
  const known = new Map<string, string>();
  for (const [word] of first.matchAll(random)) if (!known.has(word)) known.set(word, `#${known.size}`);
  return (text) => text.replaceAll(random, (word) => known.get(word) ?? '#?').replaceAll(moment, 'time');
}

/**
 * Many tables are in the order of random keys. This orders rows by their other columns, then by time, then by the rows
 * that they refer to. It repeats until no more rows become distinct.
 */
function inOrder(tables: Record<string, Row[]>): Record<string, Row[]> {
  let known = new Map<string, string>();
  const shape = (row: Row) => {
    const text = JSON.stringify(row);
    const times = [...text.matchAll(moment)].join();
    return `${text.replaceAll(random, (word) => known.get(word) ?? '#').replaceAll(moment, 'time')} ${times}`;
  };
  for (;;) {
    const names = new Map<string, string>();
    for (const rows of Object.values(tables)) {
      const shapes = new Map(rows.map((row) => [row, shape(row)]));
      rows.sort((a, b) => Number(shapes.get(a)! > shapes.get(b)!) - Number(shapes.get(a)! < shapes.get(b)!));
      const isAlone = Map.groupBy(rows, (row) => shapes.get(row));
      for (const row of rows.filter((one) => isAlone.get(shapes.get(one))?.length === 1))
        for (const [word] of JSON.stringify(row).matchAll(random))
          if (!names.has(word)) names.set(word, `#${names.size}`);
    }
    if (names.size === known.size) return tables;
    known = names;
  }
}

/**
 * Not compared: counters of tries, since failed tries count; pending deletions, whose effect is compared at the end;
 * checkout claims, which expire; sessions, since a change is valid with or without a new session; and what alarms know,
 * since a failure is counted.
 */
const uncounted = [
  'limits',
  'photo_drops',
  'customer_drops',
  'checkout_claims',
  'sessions',
  'health_counts',
  'alarms',
  'troubles',
];
const isOfAlarms = (row: Row) =>
  String(row['event']).startsWith('alarm:') || (row['name'] === 'alarms' && 'done_at' in row);

/** Members are told after the response, or by a tick: compared at the end. */
const toldLater = ['untold_events', 'notifications', 'notification_settings'];
const tellsLater = ({ event }: Row) => /^(?:notice|digest|watch):/.test(String(event));

/** Columns about leases of emails and the times they were sent. */
const aboutEmails = new Set([
  'leased_until',
  'told_at',
  'sent_at',
  'receipt_sent_at',
  'letter_sent_at',
  'confirmed_at',
  'announced_at',
  'failing_since',
  'failing_why',
]);

async function tables(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'
     AND name <> 'd1_migrations' ORDER BY name`,
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Empties the stores and sets every total to 0. */
export async function emptyStores(): Promise<void> {
  const names = (await tables()).filter((name) => name !== 'totals');
  await env.DB.batch([
    env.DB.prepare('PRAGMA defer_foreign_keys = on'),
    ...names.map((name) => env.DB.prepare(`DELETE FROM ${name}`)),
    env.DB.prepare('UPDATE totals SET value = 0'),
  ]);
  const { objects } = await env.PHOTOS.list();
  await env.PHOTOS.delete(objects.map(({ key }) => key));
}

/**
 * The rows in D1, without the columns about emails, which the ticks send later.
 * @param isSettled whether the ticks have run: then it also shows whether emails were sent
 */
async function rowsOf(isSettled: boolean): Promise<Record<string, Row[]>> {
  const left = isSettled ? uncounted : [...uncounted, ...toldLater];
  const names = (await tables()).filter((name) => !left.includes(name));
  const all = await env.DB.batch<Row>(names.map((name) => env.DB.prepare(`SELECT * FROM ${name}`)));
  const kept = (row: Row) =>
    Object.entries(row)
      // Columns of a lease, which has no meaning once the email is sent.
      .filter(([column]) => column !== 'attempt' && column !== 'tries')
      // Ids of outbox rows follow the order of writing.
      .filter(([column, value]) => column !== 'id' || typeof value !== 'number')
      .filter(([column]) => !aboutEmails.has(column) || (isSettled && column !== 'leased_until'))
      .map(([column, value]) => [column, value]);
  const rows = new Map(
    names.map((name, i) => [name, (all[i]?.results ?? []).filter((row) => !isOfAlarms(row))]),
  );
  if (!isSettled)
    rows.set(
      'outbox',
      (rows.get('outbox') ?? []).filter((row) => !tellsLater(row)),
    );
  // A customer without a checkout or a subscription is not compared: the next try reuses it.
  const paying = new Set(rows.get('subscriptions')?.map((row) => row['customer_id']));
  const customers = rows.get('customers') ?? [];
  rows.set(
    'customers',
    customers.filter((row) => row['open_session'] !== null || paying.has(row['id'])),
  );
  return inOrder(
    Object.fromEntries([...rows].map(([name, of]) => [name, of.map((row) => Object.fromEntries(kept(row)))])),
  );
}

/** Subscriptions and completed checkouts at the provider. */
function atProvider({ standIn }: FaultyWorld) {
  const subscriptions = standIn.subscriptions();
  const sessions = standIn.sessions().filter(({ status }) => status === 'complete');
  return {
    subscriptions: subscriptions.map(({ id, customer, status, cancel_at_period_end: ends }) => ({
      id,
      customer,
      status,
      ends,
    })),
    sessions: sessions.map(({ id, customer, amount_total: amount }) => ({ id, customer, amount })),
  };
}

/** @param isSettled adds the provider's state, the distinct emails sent, and the photos */
export async function stateOf(world: FaultyWorld, isSettled: boolean): Promise<string> {
  const rows = JSON.stringify(await rowsOf(isSettled));
  const { objects } = await env.PHOTOS.list();
  const photos = objects.map(({ key }) => key).toSorted((a, b) => rows.indexOf(a) - rows.indexOf(b));
  const emails = [...new Set(world.emails.map(({ to, subject }) => `${subject} to ${to}`))];
  const sent = emails.map(named(rows)).toSorted();
  // Effects on other stores are noted in the batch or reported by the provider. The ticks finish them at the latest.
  const outside = isSettled ? [JSON.stringify(atProvider(world)), JSON.stringify({ photos, sent })] : [];
  const text = [rows, ...outside].join('\n');
  return named(text)(text).replaceAll('},{', '},\n{');
}
