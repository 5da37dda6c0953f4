// The statements by which a rock changes hands: its owner, and everything that is derived from it.
import { and, eq, exists, isNotNull, isNull, not, sql } from 'drizzle-orm';
import { notificationLimits, type ToldEvent } from '../../schema/notifications.ts';
import {
  activities,
  entries,
  finds,
  follows,
  members,
  questions,
  reports,
  rocks,
  untoldEvents,
} from '../../schema/tables/index.ts';
import { queuePhotoDeletions } from '../photos/pending-deletions.ts';
import type { Database } from '../platform/database.ts';
import { isRockScored } from '../platform/rock-counts.ts';

interface Change {
  rockId: string;
  giverId: string;
  receiverId: string;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Statements, after one that refuses the batch unless the rock is the giver's. What counts on leaderboards stays as it
 * was counted.
 */
export function changeHands(db: Database, { rockId, giverId, receiverId, at }: Change) {
  const isIt = eq(rocks.id, rockId);
  const move = (memberId: string, sign: '+' | '-') => {
    const by = (column: typeof rocks.distanceMetres | typeof rocks.tooFastMetres) =>
      sql`${sql.raw(sign)} (SELECT ${column} FROM ${rocks} WHERE ${isIt})`;
    return db
      .update(members)
      .set({
        rockCount: sql`${members.rockCount} ${sql.raw(sign)} 1`,
        scoredRockCount: sql`${members.scoredRockCount} ${sql.raw(sign)} (SELECT ${isRockScored} FROM ${rocks} WHERE ${isIt})`,
        distanceMetres: sql`${members.distanceMetres} ${by(rocks.distanceMetres)}`,
        tooFastMetres: sql`${members.tooFastMetres} ${by(rocks.tooFastMetres)}`,
      })
      .where(eq(members.id, memberId));
  };
  const isAsked = and(eq(questions.rockId, rockId), isNull(questions.isMine));
  const isReported = exists(
    db
      .select({ id: reports.id })
      .from(reports)
      .where(
        and(eq(reports.subject, 'question'), eq(reports.subjectId, questions.id), isNull(reports.settledAt)),
      ),
  );
  const unreported = and(isAsked, not(isReported));
  const painterId = sql`iif(${rocks.adoptedAt} IS NULL, ${giverId}, ${rocks.painterId})`;
  // A painter whose rock comes back owns what they painted, as before.
  const isHome = sql`${receiverId} IS ${painterId}`;
  const followed = sql`(SELECT count(*) FROM ${follows} WHERE ${follows.memberId} = ${giverId})`;
  return [
    move(giverId, '-'),
    move(receiverId, '+'),
    // The giver's thanks stay theirs.
    db
      .update(entries)
      .set({ thanksBy: giverId })
      .where(and(eq(entries.rockId, rockId), isNotNull(entries.thanks), isNull(entries.thanksBy))),
    db
      .update(activities)
      .set({ ownerId: sql`nullif(${receiverId}, ${activities.memberId})` })
      .where(eq(activities.rockId, rockId)),
    // Finders sent their photos to the giver alone. They may ask anew, and an open report is looked at all the same.
    queuePhotoDeletions(db, questions, unreported, at),
    db.delete(questions).where(unreported),
    db.update(questions).set({ isMine: false }).where(isAsked),
    db
      .update(rocks)
      .set({
        ownerId: receiverId,
        painterId: sql`iif(${isHome}, NULL, ${painterId})`,
        adoptedAt: sql`iif(${isHome}, NULL, ${at})`,
        offerId: null,
      })
      .where(isIt),
    // The giver goes on hearing of it, unless they chose otherwise or follow as many as one can.
    db
      .insert(follows)
      .select(
        // Every column of the table, in its order.
        sql`SELECT ${rockId}, ${giverId}, TRUE, ${at} WHERE ${followed} < ${notificationLimits.follows}`,
      )
      .onConflictDoNothing(),
    // Whether its finder may keep it is for the receiver to say. The hourly job tells them.
    db
      .insert(untoldEvents)
      .select(
        // Every column of the table, in its order.
        sql`SELECT ${at}, ${'keep' satisfies ToldEvent}, ${rockId}, CAST(${finds.seq} AS TEXT), '' FROM ${finds} WHERE ${finds.rockId} = ${rockId} AND ${finds.closedAt} IS NULL AND ${finds.keeping} = 'asked' AND ${finds.memberId} <> ${receiverId}`,
      )
      .onConflictDoNothing(),
  ] as const;
}
