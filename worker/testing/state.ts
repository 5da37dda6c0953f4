// All that is kept, as text in which what is random or a time has names of its own: two runs of the same end equal.
import { env } from 'cloudflare:test';
import type { FaultyWorld } from './faults.ts';

type Row = Record<string, unknown>;

/** Ids, keys, hashes, tokens and codes, in this order: the longest that fit. */
const random =
  /\b(?:cs_test|cus|sub|pi|evt|ch|in|re|seti|pm)_[A-Za-z0-9]+|[0-9a-f]{8}-[0-9a-f-]{27}|(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])|\b[a-z2-7]{32}\b|\b[a-z2-7]{16}\b|\bR-[A-Z0-9]{8}\b|\b[A-HJ-NP-Z2-9]{3}-[A-HJ-NP-Z2-9]{3}-[A-HJ-NP-Z2-9]{3}\b|"[A-HJ-NP-Z2-9]{9}\\?"/g;
const moment = /\b1[0-9]{12}\b|\b1[0-9]{9}\b|\b20\d\d-\d\d-\d\dT[0-9:.]+Z/g;

/** Gives each random word the number in which it came up first in a text. */
function named(first: string): (text: string) => string {
  const known = new Map<string, string>();
  for (const [word] of first.matchAll(random)) if (!known.has(word)) known.set(word, `#${known.size}`);
  return (text) => text.replaceAll(random, (word) => known.get(word) ?? '#?').replaceAll(moment, 'time');
}

/**
 * Many tables are in the order of their keys, which are random. Rows go by what else they say; those that say the same,
 * by their age, and then by whom and what they speak of, as far as other rows have told that apart.
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
 * Counters of tries: a try that failed is one too. Notes for the tick: what they lead to shows in the end. Claims end
 * by themselves. The list of sessions, as KV: a change stands whether or not there is a new session behind it.
 */
const uncounted = ['limits', 'photo_drops', 'customer_drops', 'checkout_claims', 'sessions'];

/** When an email went out, and who is at work on one. */
const aboutEmails = new Set([
  'leased_until',
  'told_at',
  'sent_at',
  'receipt_sent_at',
  'letter_sent_at',
  'confirmed_at',
  'announced_at',
]);

async function tables(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'
     AND name <> 'd1_migrations' ORDER BY name`,
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Nothing is kept any more, and every total is 0. */
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
 * What stands in D1. Emails aside: they follow, at least once, with the ticks.
 * @param isSettled when the ticks were there: then whether emails went out shows too
 */
async function rowsOf(isSettled: boolean): Promise<Record<string, Row[]>> {
  const names = (await tables()).filter((name) => !uncounted.includes(name));
  const all = await env.DB.batch<Row>(names.map((name) => env.DB.prepare(`SELECT * FROM ${name}`)));
  const kept = (row: Row) =>
    Object.entries(row)
      // A lease is over or not, and says nothing once the email is out.
      .filter(([column]) => column !== 'attempt' && column !== 'tries')
      // Rows of the outbox are numbered in the order of writing.
      .filter(([column, value]) => column !== 'id' || typeof value !== 'number')
      .filter(([column]) => !aboutEmails.has(column) || (isSettled && column !== 'leased_until'))
      .map(([column, value]) => [column, value]);
  const rows = new Map(names.map((name, i) => [name, all[i]?.results ?? []]));
  // Whoever has begun nothing yet is no customer: the next try goes on with them.
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

/** What the provider has that is somebody's: plans, payments, and customers without whom there is neither. */
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

/** @param isSettled also what the provider has, which emails went out, once or more, and which photos there are */
export async function stateOf(world: FaultyWorld, isSettled: boolean): Promise<string> {
  const rows = JSON.stringify(await rowsOf(isSettled));
  const { objects } = await env.PHOTOS.list();
  const photos = objects.map(({ key }) => key).toSorted((a, b) => rows.indexOf(a) - rows.indexOf(b));
  const emails = [...new Set(world.emails.map(({ to, subject }) => `${subject} to ${to}`))];
  const sent = emails.map(named(rows)).toSorted();
  // What follows in other stores is noted in the batch, or told by the provider, and done by the ticks at the latest.
  const outside = isSettled ? [JSON.stringify(atProvider(world)), JSON.stringify({ photos, sent })] : [];
  const text = [rows, ...outside].join('\n');
  return named(text)(text).replaceAll('},{', '},\n{');
}
