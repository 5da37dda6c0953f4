// Who hears of an event: the rules, as one query for each kind of event.
import { sql, type SQL } from 'drizzle-orm';
import { notificationKinds, type NotificationKind, type ToldEvent } from '../../schema/notifications.ts';
import {
  comments,
  entries,
  finds,
  follows,
  offers,
  orders,
  questions,
  reports,
  retractions,
  rocks,
  sightings,
} from '../../schema/tables/index.ts';
import type { Untold } from './note-event.ts';

/** Followers who are told in one batch. */
const followersAtOnce = 1000;

const literal = (kind: NotificationKind) => sql.raw(`'${notificationKinds.find((one) => one === kind)}'`);

/** The journey's entry that an event is about. Nobody hears of what a deleted account did. */
const entryOf = ({ rockId, subject }: Untold) =>
  sql`${rocks} JOIN ${entries} ON ${entries.rockId} = ${rocks.id} AND ${entries.seq} = ${Number(subject)} AND ${entries.memberId} IS NOT NULL WHERE ${rocks.id} = ${rockId}`;

/** The painter, unless they did it themselves. */
const painterOf = (event: Untold, kind: NotificationKind) =>
  sql`SELECT ${rocks.ownerId} AS member_id, ${literal(kind)} AS kind FROM ${entryOf(event)} AND ${rocks.ownerId} <> ${entries.memberId}`;

/** Who wrote the entry of a correction, which may be gone. */
const authorOfCorrected = ({ rockId, subject }: Untold) =>
  sql`(SELECT ${entries.memberId} AS id FROM ${entries} WHERE ${entries.rockId} = ${rockId} AND ${entries.seq} = ${Number(subject)}
    UNION ALL SELECT ${retractions.memberId} FROM ${retractions} WHERE ${retractions.rockId} = ${rockId} AND ${retractions.seq} = ${Number(subject)})`;

/** The author of the entry, unless it is the painter. */
const finderOf = (event: Untold, kind: NotificationKind) =>
  sql`SELECT ${entries.memberId} AS member_id, ${literal(kind)} AS kind FROM ${entryOf(event)} AND ${rocks.ownerId} <> ${entries.memberId}`;

const byEvent: Readonly<Record<ToldEvent, (event: Untold) => SQL>> = {
  // Painters know of a find that they confirmed.
  found: (event) =>
    sql`${painterOf(event, 'found')} AND NOT EXISTS (SELECT 1 FROM ${questions} WHERE ${questions.rockId} = ${rocks.id} AND ${questions.memberId} = ${entries.memberId} AND ${questions.seq} = ${entries.seq} - 1 AND ${questions.isMine})`,
  hidden: (event) => painterOf(event, 'rehidden'),
  line: (event) => painterOf(event, 'line'),
  shifted: (event) => painterOf(event, 'shifted'),
  keep: (event) => painterOf(event, 'keep'),
  mayKeep: (event) => finderOf(event, 'mayKeep'),
  mayNotKeep: (event) => finderOf(event, 'mayNotKeep'),
  contested: (event) =>
    sql`SELECT ${entries.memberId} AS member_id, ${literal('contested')} AS kind FROM ${entryOf(event)}`,
  // The painter too, if they hid it themselves.
  missing: ({ rockId }) =>
    sql`SELECT ${rocks.ownerId} AS member_id, ${literal('missing')} AS kind FROM ${rocks} WHERE ${rocks.id} = ${rockId} AND ${rocks.ownerId} IS NOT NULL`,
  // Somebody has it for long: unless the find is over by now.
  kept: (event) =>
    sql`${painterOf(event, 'kept')} AND ${rocks.holderId} = ${entries.memberId} AND ${rocks.heldSince} = ${entries.createdAt}`,
  reminder: (event) =>
    sql`SELECT ${rocks.holderId} AS member_id, ${literal('reminder')} AS kind FROM ${entryOf(event)} AND ${rocks.holderId} = ${entries.memberId} AND ${rocks.heldSince} = ${entries.createdAt}`,
  thanks: (event) => finderOf(event, 'thanks'),
  seen: ({ subject }) =>
    sql`SELECT ${rocks.ownerId} AS member_id, ${literal('seen')} AS kind FROM ${sightings} JOIN ${rocks} ON ${rocks.id} = ${sightings.rockId} WHERE ${sightings.id} = ${subject} AND ${rocks.ownerId} IS NOT NULL`,
  comment: ({ subject }) =>
    sql`SELECT ${rocks.ownerId} AS member_id, ${literal('comment')} AS kind FROM ${comments} JOIN ${rocks} ON ${rocks.id} = ${comments.rockId} WHERE ${comments.id} = ${subject} AND ${comments.withheldAt} IS NULL AND ${rocks.ownerId} <> ${comments.memberId}`,
  // Those whose reports were settled at that moment.
  answer: ({ rockId, subject, at }) =>
    sql`SELECT ${reports.reporterId} AS member_id, ${literal('answer')} AS kind FROM ${reports} WHERE ${reports.rockId} = ${rockId} AND ${reports.subject} || '-' || ${reports.subjectId} = ${subject} AND ${reports.settledAt} = ${at} AND ${reports.reporterId} IS NOT NULL`,
  corrected: (event) =>
    sql`SELECT ${rocks.ownerId} AS member_id, ${literal('corrected')} AS kind FROM ${rocks} JOIN ${authorOfCorrected(event)} AS author WHERE ${rocks.id} = ${event.rockId} AND ${rocks.ownerId} <> author.id`,
  asked: ({ subject }) => painterAsked(subject),
  confirmed: ({ subject }) => finderAsking(subject, 'confirmed'),
  denied: ({ subject }) => finderAsking(subject, 'denied'),
  wanted: ({ subject }) =>
    sql`SELECT ${offers.giverId} AS member_id, ${literal('wanted')} AS kind FROM ${offers} WHERE ${offers.id} = ${subject} AND ${offers.receiverId} IS NOT NULL AND ${offers.outcome} IS NULL`,
  given: ({ subject }) => receiverOf(subject, 'given'),
  declined: ({ subject }) => receiverOf(subject, 'declined'),
  shipped: ({ subject }) =>
    sql`SELECT ${orders.memberId} AS member_id, ${literal('shipped')} AS kind FROM ${orders} WHERE ${orders.id} = ${subject} AND ${orders.memberId} IS NOT NULL`,
};

const painterAsked = (id: string) =>
  sql`SELECT ${rocks.ownerId} AS member_id, ${literal('asked')} AS kind FROM ${questions} JOIN ${rocks} ON ${rocks.id} = ${questions.rockId} WHERE ${questions.id} = ${id} AND ${rocks.ownerId} IS NOT NULL`;

const finderAsking = (id: string, kind: NotificationKind) =>
  sql`SELECT ${questions.memberId} AS member_id, ${literal(kind)} AS kind FROM ${questions} WHERE ${questions.id} = ${id}`;

const receiverOf = (id: string, kind: 'given' | 'declined') =>
  sql`SELECT ${offers.receiverId} AS member_id, ${literal(kind)} AS kind FROM ${offers} WHERE ${offers.id} = ${id} AND ${offers.outcome} = ${kind} AND ${offers.receiverId} IS NOT NULL`;

/** Query of `member_id` and `kind`: everybody but followers. */
export const directly = (event: Untold): SQL => byEvent[event.event](event);

/**
 * The same for the rock's next followers, in the order of their ids; no rows for events that followers do not hear of.
 * Whoever found the rock follows it, unless they stopped. The painter is told directly.
 * @param after SQL of the last follower's id who was told
 */
export function followersAfter(event: Untold, after: SQL): SQL {
  const { rockId } = event;
  const next = sql`SELECT ${follows.memberId} AS id FROM ${follows} WHERE ${follows.rockId} = ${rockId} AND ${follows.memberId} > ${after} AND ${follows.isOn}
    UNION SELECT ${finds.memberId} FROM ${finds} WHERE ${finds.rockId} = ${rockId} AND ${finds.memberId} > ${after}
      AND NOT EXISTS (SELECT 1 FROM ${follows} WHERE ${follows.rockId} = ${rockId} AND ${follows.memberId} = ${finds.memberId} AND NOT ${follows.isOn})`;
  const kind = event.event === 'corrected' ? 'corrected' : 'moved';
  const about =
    event.event === 'corrected'
      ? sql`${rocks} JOIN ${authorOfCorrected(event)} AS author WHERE ${rocks.id} = ${rockId} AND follower.id <> author.id`
      : sql`${entryOf(event)} AND ${hasFollowers(event.event)} AND follower.id <> ${entries.memberId}`;
  return sql`SELECT follower.id AS member_id, ${literal(kind)} AS kind FROM (${next}) AS follower, ${about}
    AND follower.id IS NOT ${rocks.ownerId} AND ${rocks.withheldAt} IS NULL
    ORDER BY follower.id LIMIT ${followersAtOnce}`;
}

const hasFollowers = (event: ToldEvent) =>
  sql.raw(event === 'found' || event === 'hidden' ? 'TRUE' : 'FALSE');
