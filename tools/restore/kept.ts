// What is kept of the time that a restore undoes: what has happened outside, such as a payment, a parcel or an email, and
// what the administrator has decided. Everything else goes back.
import { namelessPlace } from '../../schema/journey.ts';
import type { ActionDetails, AdminAction } from '../../schema/admin-actions.ts';
import * as en from '../../schema/words/en/index.ts';
import { worded } from '../../schema/words/say.ts';
import { memberPagePath } from '../../schema/pages.ts';
import {
  ambassadorApplications,
  auditLog,
  comments,
  customers,
  deletionEmails,
  departures,
  duplicateSubscriptions,
  entries,
  keptSuspensions,
  labels,
  members,
  orders,
  outbox,
  pendingCustomerDeletions,
  purchases,
  reports,
  rocks,
  withheldWords,
} from '../../schema/tables/index.ts';
import { repairJob } from '../../worker/payments/repair.ts';
import { insertRow, literal, updateRow, type Row } from './sql.ts';

export interface Kept {
  /** For the operator: 'orders'. */
  what: string;
  /** @param since milliseconds since 1970 */
  query: (since: number) => string;
  /** Statements for one batch; nothing changes if they run twice. */
  statements: (rows: readonly Row[]) => string[];
}

const actedOn = (column: string, since: number, ...acts: readonly AdminAction[]) =>
  `(SELECT ${column} FROM acts WHERE created_at > ${since} AND act IN (${acts.map(literal).join()}))`;

const chosen = (since: number) => actedOn('subject_id', since, 'selection_withdrawn', 'selection_returned');

/** Messages about what is lost go with it. */
const isNotice = `(event GLOB 'notice:*' OR event GLOB 'digest:*' OR event GLOB 'offer:*')`;

/** In the order in which rows refer to each other. */
export const kept: readonly Kept[] = [
  {
    what: 'accounts of members who joined and paid',
    query: (since) =>
      `SELECT id, email, email_key, oidc_subject, has_manual_plan, access_until, language, distance_unit, created_at, suspended_at, suspended_until, suspended_because
       FROM members WHERE created_at > ${since} AND id IN (SELECT member_id FROM customers)`,
    statements: (rows) => rows.map((row) => insertRow(members, row)),
  },
  {
    what: 'customers at Stripe',
    query: (since) => `SELECT * FROM customers WHERE created_at > ${since}`,
    statements: (rows) => rows.map((row) => insertRow(customers, row)),
  },
  {
    what: 'orders',
    query: (since) => `SELECT * FROM orders WHERE created_at > ${since}`,
    statements: (rows) => rows.map((row) => insertRow(orders, row)),
  },
  {
    what: 'shipments of earlier orders',
    query: (since) =>
      `SELECT id, shipping, shipped_at, tracking FROM orders WHERE created_at <= ${since} AND (shipped_at > ${since}
       OR id IN ${actedOn('order_id', since, 'order_shipped', 'shipment_corrected', 'pack_readdressed')})`,
    statements: (rows) => rows.map((row) => updateRow(orders, row, ['id'])),
  },
  {
    what: 'labels of these orders',
    query: (since) =>
      `SELECT labels.* FROM labels JOIN orders ON orders.id = order_id WHERE orders.created_at > ${since}`,
    statements: (rows) => rows.map((row) => insertRow(labels, row)),
  },
  {
    what: 'applications of ambassadors',
    query: (since) =>
      `SELECT * FROM ambassador_applications WHERE created_at > ${since} OR announced_at > ${since}
       OR order_id IN (SELECT id FROM orders WHERE created_at > ${since}) OR id IN ${chosen(since)}`,
    statements: (rows) => rows.map((row) => insertRow(ambassadorApplications, row, 'REPLACE')),
  },
  {
    what: 'earlier packs of ambassadors who were withdrawn or selected again',
    query: (since) =>
      `SELECT id, status FROM orders WHERE created_at <= ${since} AND id IN (SELECT order_id FROM ambassador_applications WHERE id IN ${chosen(since)})`,
    statements: (rows) => rows.map((row) => updateRow(orders, row, ['id'])),
  },
  {
    what: 'plans paid before signing in',
    query: (since) => `SELECT * FROM purchases WHERE created_at > ${since}`,
    statements: (rows) => rows.map((row) => insertRow(purchases, row)),
  },
  {
    what: 'second plans ended and refunded',
    query: (since) =>
      `SELECT * FROM duplicate_subscriptions WHERE found_at > ${since} OR refunded_at > ${since}`,
    statements: (rows) => rows.map((row) => insertRow(duplicateSubscriptions, row, 'REPLACE')),
  },
  {
    what: 'messages, so that none is sent twice',
    query: (since) =>
      `SELECT event, recipient, channel, thread, created_at, leased_until, tries, sent_at, failing_since FROM outbox
       WHERE (created_at > ${since} OR sent_at > ${since}) AND NOT ${isNotice}`,
    statements: (rows) =>
      rows.flatMap((row) => [
        insertRow(outbox, row),
        updateRow(outbox, row, ['event', 'recipient', 'channel']),
      ]),
  },
  {
    what: 'earlier news that were sent',
    query: (since) =>
      `SELECT event, recipient, channel, leased_until, sent_at FROM outbox
       WHERE created_at <= ${since} AND sent_at > ${since} AND ${isNotice}`,
    statements: (rows) => rows.map((row) => updateRow(outbox, row, ['event', 'recipient', 'channel'])),
  },
  {
    what: 'accounts deleted',
    query: (since) => `SELECT * FROM departures WHERE left_at > ${since}`,
    statements: (rows) => rows.map((row) => insertRow(departures, row)),
  },
  {
    what: 'suspensions of addresses without an account',
    query: (since) =>
      `SELECT address_hash, reason, until, left_at FROM kept_suspensions WHERE left_at > ${since}`,
    statements: (rows) => rows.map((row) => insertRow(keptSuspensions, row)),
  },
  {
    what: 'addresses for the confirmation of a deletion',
    query: (since) => `SELECT * FROM deletion_emails WHERE created_at > ${since}`,
    statements: (rows) => rows.map((row) => insertRow(deletionEmails, row)),
  },
  {
    what: 'customers to delete at Stripe',
    query: (since) => `SELECT * FROM customer_drops WHERE asked_at > ${since}`,
    statements: (rows) => rows.map((row) => insertRow(pendingCustomerDeletions, row)),
  },
  {
    what: 'settled reports',
    query: (since) =>
      `SELECT id, settled_at FROM reports WHERE created_at <= ${since} AND settled_at > ${since}`,
    statements: (rows) => rows.map((row) => updateRow(reports, row, ['id'])),
  },
  {
    what: 'verdicts on rocks and photos',
    query: (since) =>
      `SELECT id, photo_key, withheld_photo_key, withheld_at FROM rocks WHERE created_at <= ${since} AND (withheld_at > ${since}
       OR id IN ${actedOn('rock_id', since, 'rock_withheld', 'rock_restored', 'photo_withheld', 'photo_restored', 'photo_destroyed')})`,
    statements: (rows) => rows.map((row) => updateRow(rocks, row, ['id'])),
  },
  {
    what: 'verdicts on comments',
    query: (since) =>
      `SELECT id, withheld_at FROM comments WHERE created_at <= ${since} AND (withheld_at > ${since}
       OR id IN ${actedOn('subject_id', since, 'comment_withheld', 'comment_restored')})`,
    statements: (rows) => rows.map((row) => updateRow(comments, row, ['id'])),
  },
  {
    what: 'withheld words',
    query: (since) => `SELECT * FROM withheld_words WHERE withheld_at > ${since}`,
    statements: (rows) => rows.flatMap((row) => [insertRow(withheldWords, row), ...blank(row)]),
  },
  {
    what: 'given plans and suspensions',
    query: (since) =>
      `SELECT id, has_manual_plan, suspended_at, suspended_until, suspended_because FROM members WHERE created_at <= ${since}
       AND id IN ${actedOn('member_id', since, 'plan_given', 'plan_ended', 'member_suspended', 'suspension_lifted')}`,
    statements: (rows) => rows.map((row) => updateRow(members, row, ['id'])),
  },
  {
    what: 'pictures of members that were destroyed',
    query: (since) =>
      `SELECT id, photo_key FROM members WHERE id IN ${actedOn('member_id', since, 'picture_destroyed')}`,
    statements: (rows) => rows.map((row) => updateRow(members, row, ['id'])),
  },
  {
    what: 'addresses that you have set',
    query: (since) =>
      `SELECT id, email, email_key FROM members WHERE created_at <= ${since} AND id IN ${actedOn('member_id', since, 'address_set')}`,
    // Another account may have had it at that time.
    statements: (rows) => rows.map((row) => updateRow(members, row, ['id'], ' OR IGNORE')),
  },
  {
    what: 'lines of the Log',
    query: (since) => `SELECT * FROM acts WHERE created_at > ${since}`,
    statements: (rows) => rows.map((row) => insertRow(auditLog, row)),
  },
];

/** Statements: put the neutral value in the place of words that are shown again. */
function blank(row: Row): string[] {
  const [subject, id, words] = [row['subject'], String(row['subject_id']), String(row['words'])];
  if (subject === 'name') {
    const parts = ['username', 'firstName', 'lastName'].map(
      (part) => `json_extract(${literal(words)}, '$.${part}')`,
    );
    return [
      `UPDATE members SET username = '', first_name = '', last_name = '' WHERE id = ${literal(id)} AND (username, first_name, last_name) = (${parts.join()})`,
    ];
  }
  const [rockId = '', seq = ''] = id.split('.');
  const ofRock = `rock_id = ${literal(rockId)}`;
  if (subject === 'place') {
    // Also in its copies, at the finds there and with the rock.
    const replace = (table: string, column: string, where: string) =>
      `UPDATE ${table} SET ${column} = ${literal(namelessPlace)} WHERE ${where} AND ${column} = ${literal(words)}`;
    return [
      replace('entries', 'location_name', ofRock),
      replace('entries', 'own_location_name', `${ofRock} AND seq = ${Number(seq)}`),
      replace('rocks', 'hidden_location_name', `id = ${literal(rockId)}`),
    ];
  }
  const column = { note: 'notes', line: 'line', thanks: 'thanks' }[String(subject)];
  return column === undefined
    ? []
    : [
        updateRow(entries, { rock_id: rockId, seq: Number(seq), [column]: '' }, ['rock_id', 'seq']) +
          ` AND ${column} = ${literal(words)}`,
      ];
}

/**
 * Statements: end all sessions, and the push messages with them.
 * @param at now. Two restores to one time end with two epochs, so that sessions from between them end too
 */
export const endSessions = (at: number): string[] => [
  `UPDATE members SET auth_epoch = max(auth_epoch + 1, ${at})`,
  'DELETE FROM push_subscriptions',
];

/**
 * The last statements: what follows from the rows, sessions that were ended, the payment repair, and the mark of a
 * restore.
 * @param at now
 */
export const lastStatements = (at: number): string[] => [
  `UPDATE rocks SET comment_count = (SELECT count(*) FROM comments WHERE rock_id = rocks.id AND withheld_at IS NULL)
   WHERE comment_count <> (SELECT count(*) FROM comments WHERE rock_id = rocks.id AND withheld_at IS NULL)`,
  `UPDATE totals SET value = (SELECT count(*) FROM members) WHERE name = 'members'`,
  // Sessions that were ended since then would be alive again.
  ...endSessions(at),
  `DELETE FROM chores WHERE name IN (${literal(repairJob)}, 'restore')`,
];

/** No statement can repeat these: each has changed many rows, or its words are gone. */
const byHand = new Set<string>([
  'hour_taken',
  'hour_returned',
  'question_withheld',
  'name_restored',
  'place_restored',
  'note_restored',
  'line_restored',
  'thanks_restored',
] satisfies AdminAction[]);

/** @param acts rows of the Log. @returns a line for the operator for each that has to be done again */
export const toDoAgain = (acts: readonly Row[]): string[] =>
  acts
    .filter(({ act }) => byHand.has(String(act)))
    .map((row) => {
      const { hour, words } = JSON.parse(String(row['details'] ?? '{}')) as ActionDetails; // as the worker writes it
      const about = [
        hour && `the hour from ${minute(Date.parse(hour))}`,
        words && `'${words}'`,
        worded(en, String(row['subject'] ?? '')),
      ];
      const member = row['member_id'] ? `, ${memberPagePath.replace('$id', String(row['member_id']))}` : '';
      const what = [en.adminActions.done[row['act'] as AdminAction], ...about].filter(Boolean).join(', '); // one of those above
      return `${what} (${minute(Number(row['created_at']))}${member})`;
    });

/** Such as 2026-11-26 10:00 UTC, with seconds only if there are some. */
export const minute = (time: number): string =>
  `${new Date(time)
    .toISOString()
    .replace('T', ' ')
    .replace(/(:00)?\.\d+Z$/, '')} UTC`;
