import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { mendOutbox } from './mend-outbox.ts';
import { allMigrations } from './migrate.ts';

const newest = '0014_one_outbox.sql';

/** A database as the release before the outbox left it: one thing of each kind that waits, and one that is done. */
async function oldDatabase(): Promise<DatabaseSync> {
  const db = new DatabaseSync(':memory:');
  for (const { name, queries } of await allMigrations())
    if (name < newest) for (const query of queries) db.exec(query);
  return db;
}

function leaveWaiting(db: DatabaseSync): void {
  db.exec(`INSERT INTO orders (id, session_id, payment_intent_id, product_id, product_name, amount, currency, status,
      customer_email, version, created_at, receipt_sent_at)
    VALUES ('waits', 'a', '', '', '', 1, 'usd', 'completed', '', 1, 1, NULL), ('done', 'b', '', '', '', 1, 'usd', 'completed', '', 1, 1, 1)`);
  db.exec(`INSERT INTO purchases (session_id, customer_id, plan, email, email_key, created_at, letter_sent_at)
    VALUES ('waits', '', 'monthly', '', '', 1, NULL), ('done', '', 'monthly', '', '', 1, 1)`);
  db.exec(`INSERT INTO duplicate_subscriptions (subscription_id, found_at, refunded_at, email_sent_at)
    VALUES ('waits', 1, 2, NULL), ('done', 1, 2, 2), ('not refunded', 1, NULL, NULL)`);
  db.exec(`INSERT INTO acts (id, act, is_by_itself, subject_id, subject, reason, created_at, leased_until, told_at)
    VALUES ('told', 'photo_withheld', 0, 'rock', '', '', 1, 5, 3), ('tried', 'photo_restored', 0, 'rock', '', '', 2, 7, NULL),
      ('untold', 'plan_given', 0, 'rock', '', '', 2, NULL, NULL)`);
  db.exec(`INSERT INTO ambassador_applications (id, name, email, email_key, address, city, state, zipcode, country, region,
      created_at, confirmed_at, announced_at)
    VALUES ('new', '', '', 'a', '', '', '', '', '', 'DE', 1, NULL, NULL), ('confirmed', '', '', 'b', '', '', '', '', '', 'DE', 2, 2, NULL),
      ('answered', '', '', 'c', '', '', '', '', '', 'DE', 1, 2, 3)`);
  db.exec(`INSERT INTO daily_reports (day, figures, leased_until, sent_at)
    VALUES ('2031-01-02', '{}', 0, NULL), ('2031-01-01', '{}', 0, NULL), ('2030-12-31', '{}', 0, 1), ('2030-12-30', '{}', NULL, NULL)`);
}

const outboxOf = (db: DatabaseSync) =>
  db
    .prepare('SELECT event, recipient, thread, leased_until, tries, sent_at FROM outbox ORDER BY id')
    .all()
    .map((row) => Object.values(row));

/** In the order in which it is sent. */
const expected = [
  ['receipt:waits', 'buyer', 'receipt:waits', 0, 0, null],
  ['purchase:waits', 'buyer', 'purchase:waits', 0, 0, null],
  ['duplicate:waits', 'member', 'duplicate:waits', 0, 0, null],
  ['act:told', 'author', 'about:rock', null, 1, 3],
  ['act:tried', 'author', 'about:rock', 7, 1, null],
  ['application:new', 'applicant', 'application:new', 0, 0, null],
  ['selection:new', 'applicant', 'application:new', 0, 0, null],
  ['selection:confirmed', 'applicant', 'application:confirmed', 0, 0, null],
  ['report:2031-01-01', 'administrator', 'reports', 0, 0, null],
  ['report:2031-01-02', 'administrator', 'reports', 0, 0, null],
];

test('what waited to be sent when the outbox came is in it, once, and nothing else', async () => {
  const db = await oldDatabase();
  leaveWaiting(db);
  const { queries = [] } = (await allMigrations()).find(({ name }) => name === newest) ?? {};
  for (const query of queries) db.exec(query);
  expect(outboxOf(db)).toEqual(expected);
  const changes = mendOutbox.map((statement) => Number(db.prepare(statement).run().changes));
  expect(changes.every((count) => count === 0)).toBe(true);
});

test('so is what the release before wrote while the new one was being deployed', async () => {
  const db = await oldDatabase();
  const { queries = [] } = (await allMigrations()).find(({ name }) => name === newest) ?? {};
  for (const query of queries) db.exec(query);
  leaveWaiting(db);
  for (const statement of mendOutbox) db.exec(statement);
  expect(outboxOf(db)).toEqual(expected);
});
