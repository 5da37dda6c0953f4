// What a member did in the community, list by list, as they see it on the site.
import { and, asc, eq, gt, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { CommunityRow } from '../../schema/export-files.ts';
import { displayName } from '../../schema/members.ts';
import { nearOf, townWords } from '../../schema/near.ts';
import {
  absences,
  activities,
  comments,
  follows,
  likes,
  offers,
  questions,
  reports,
  retractions,
  rocks,
  sightings,
} from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { pageRows } from '../exports/csv-export.ts';
import { findsCsv } from '../exports/finds.ts';
import { publicMember } from '../members/public.ts';
import { instant } from '../platform/clock.ts';
import { joined } from '../platform/database.ts';
import { isOpen } from '../reports/visibility.ts';
import { rowsOf, type Lists, type Source } from './rows.ts';

const rock = joined('of_rock', {
  name: rocks.name,
  ownerId: rocks.ownerId,
  holderId: rocks.holderId,
  withheldAt: rocks.withheldAt,
});
type RockRead = { [K in keyof typeof rock]: (typeof rock)[K]['_']['type'] };

/** Null for a withheld rock of somebody else. */
const nameSeen = (of: RockRead, memberId: string) => (isOpen(of, memberId) ? of.name : null);

const townSeen = (stored: string | null): string | null => {
  const near = nearOf(stored);
  return near && townWords(near);
};

/** Condition: the row comes after the one with these values, in the order of these columns. */
function past(
  columns: readonly [SQLiteColumn, SQLiteColumn],
  values: readonly unknown[] | null,
): SQL | undefined {
  return values === null ? undefined : sql`(${columns[0]}, ${columns[1]}) > (${values[0]}, ${values[1]})`;
}

/** Keeps the types of a list's rows together. */
const source = <Read, R, C>(one: Source<Read, R, C>): Source<Read, R, C> => one;

/** A table of which a member has at most one row for each rock. */
const onePerRock = (table: typeof likes | typeof absences) =>
  source({
    pageAfter: ({ db, memberId }: MemberCtx, after: string | null) =>
      db
        .select({ rockId: table.rockId, at: table.createdAt, rock })
        .from(table)
        .innerJoin(rocks, eq(rocks.id, table.rockId))
        .where(and(eq(table.memberId, memberId), after === null ? undefined : gt(table.rockId, after)))
        .orderBy(asc(table.rockId))
        .limit(pageRows),
    seenBy: (memberId, row): CommunityRow<'likes'> => ({
      rock: row.rockId,
      rockName: nameSeen(row.rock, memberId),
      at: instant(row.at),
    }),
    cursorOf: ({ rockId }) => rockId,
  });

const followed = source({
  pageAfter: ({ db, memberId }: MemberCtx, after: string | null) =>
    db
      .select({ follow: follows, rock })
      .from(follows)
      .innerJoin(rocks, eq(rocks.id, follows.rockId))
      .where(and(eq(follows.memberId, memberId), after === null ? undefined : gt(follows.rockId, after)))
      .orderBy(asc(follows.rockId))
      .limit(pageRows),
  seenBy: (memberId, row): CommunityRow<'follows'> => ({
    rock: row.follow.rockId,
    rockName: nameSeen(row.rock, memberId),
    at: instant(row.follow.createdAt),
    isFollowing: row.follow.isOn,
  }),
  cursorOf: ({ follow }) => follow.rockId,
});

const commented = source({
  pageAfter: ({ db, memberId }: MemberCtx, after: readonly [number, string] | null) =>
    db
      .select({ comment: comments, rock })
      .from(comments)
      .innerJoin(rocks, eq(rocks.id, comments.rockId))
      .where(and(eq(comments.memberId, memberId), past([comments.createdAt, comments.id], after)))
      .orderBy(asc(comments.createdAt), asc(comments.id))
      .limit(pageRows),
  seenBy: (memberId, row): CommunityRow<'comments'> => ({
    rock: row.comment.rockId,
    rockName: nameSeen(row.rock, memberId),
    at: instant(row.comment.createdAt),
    content: row.comment.content,
    isWithheld: row.comment.withheldAt !== null,
  }),
  cursorOf: ({ comment }) => [comment.createdAt, comment.id] as const,
});

const done = source({
  pageAfter: ({ db, memberId }: MemberCtx, after: readonly [number, string] | null) =>
    db
      .select({ activity: activities, rock })
      .from(activities)
      .innerJoin(rocks, eq(rocks.id, activities.rockId))
      .where(and(eq(activities.memberId, memberId), past([activities.createdAt, activities.id], after)))
      .orderBy(asc(activities.createdAt), asc(activities.id))
      .limit(pageRows),
  seenBy: (memberId, row): CommunityRow<'activities'> => {
    const rockName = nameSeen(row.rock, memberId);
    return {
      rock: row.activity.rockId,
      rockName,
      what: row.activity.type,
      at: instant(row.activity.createdAt),
      town: rockName === null ? null : townSeen(row.activity.town),
    };
  },
  cursorOf: ({ activity }) => [activity.createdAt, activity.id] as const,
});

const reported = source({
  pageAfter: ({ db, memberId }: MemberCtx, after: readonly [string, string] | null) =>
    db
      .select({ report: reports, rock })
      .from(reports)
      .innerJoin(rocks, eq(rocks.id, reports.rockId))
      .where(and(eq(reports.reporterId, memberId), past([reports.subject, reports.subjectId], after)))
      .orderBy(asc(reports.subject), asc(reports.subjectId))
      .limit(pageRows),
  seenBy: (memberId, row): CommunityRow<'reports'> => ({
    rock: row.report.rockId,
    rockName: nameSeen(row.rock, memberId),
    subject: row.report.subject,
    reason: row.report.reason,
    details: row.report.details,
    at: instant(row.report.createdAt),
    settledAt: instant(row.report.settledAt),
  }),
  cursorOf: ({ report }) => [report.subject, report.subjectId] as const,
});

const asked = source({
  pageAfter: ({ db, memberId }: MemberCtx, after: readonly [number, string] | null) =>
    db
      .select({ question: questions, rock })
      .from(questions)
      .innerJoin(rocks, eq(rocks.id, questions.rockId))
      .where(and(eq(questions.memberId, memberId), past([questions.createdAt, questions.id], after)))
      .orderBy(asc(questions.createdAt), asc(questions.id))
      .limit(pageRows),
  seenBy: (memberId, { question, ...row }): CommunityRow<'questions'> => ({
    rock: question.rockId,
    rockName: nameSeen(row.rock, memberId),
    at: instant(question.createdAt),
    answer: question.isMine === null ? null : question.isMine ? 'yes' : 'no',
  }),
  cursorOf: ({ question }) => [question.createdAt, question.id] as const,
});

const takenBack = source({
  pageAfter: ({ db, memberId }: MemberCtx, after: readonly [string, number] | null) =>
    db
      .select({ entry: retractions, rock })
      .from(retractions)
      .innerJoin(rocks, eq(rocks.id, retractions.rockId))
      .where(and(eq(retractions.memberId, memberId), past([retractions.rockId, retractions.seq], after)))
      .orderBy(asc(retractions.rockId), asc(retractions.seq))
      .limit(pageRows),
  seenBy: (memberId, { entry, ...row }): CommunityRow<'takenBack'> => {
    const rockName = nameSeen(row.rock, memberId);
    const { latitude, longitude, locationName: name } = entry;
    return {
      rock: entry.rockId,
      rockName,
      what: entry.action,
      at: instant(entry.createdAt),
      takenBackAt: instant(entry.retractedAt),
      place: rockName === null ? null : { name, latitude, longitude },
    };
  },
  cursorOf: ({ entry }) => [entry.rockId, entry.seq] as const,
});

const offered = source({
  pageAfter: ({ db, memberId }: MemberCtx, after: string | null) =>
    db
      .select({ offer: offers, rock })
      .from(offers)
      .innerJoin(rocks, eq(rocks.id, offers.rockId))
      .where(
        and(
          or(eq(offers.giverId, memberId), eq(offers.receiverId, memberId)),
          after === null ? undefined : gt(offers.id, after),
        ),
      )
      .orderBy(asc(offers.id))
      .limit(pageRows),
  seenBy: (memberId, { offer, ...row }): CommunityRow<'offers'> => ({
    rock: offer.rockId,
    rockName: nameSeen(row.rock, memberId),
    isGiver: offer.giverId === memberId,
    email: offer.giverId === memberId ? offer.email : null,
    at: instant(offer.createdAt),
    until: instant(offer.expiresAt),
    answer: offer.outcome,
  }),
  cursorOf: ({ offer }) => offer.id,
});

/** Sightings of the member's rocks, of which nobody knows who made them. */
const seen = source({
  pageAfter: ({ db, memberId }: MemberCtx, after: readonly [string, string] | null) =>
    db
      .select({ sighting: sightings, rock })
      .from(rocks)
      .innerJoin(sightings, eq(sightings.rockId, rocks.id))
      .where(and(eq(rocks.ownerId, memberId), past([sightings.rockId, sightings.id], after)))
      .orderBy(asc(sightings.rockId), asc(sightings.id))
      .limit(pageRows),
  seenBy: (memberId, { sighting, ...row }): CommunityRow<'sightings'> => ({
    rock: sighting.rockId,
    rockName: nameSeen(row.rock, memberId),
    at: instant(sighting.createdAt),
    town: townSeen(sighting.town),
  }),
  cursorOf: ({ sighting }) => [sighting.rockId, sighting.id] as const,
});

/** The same as in finds.csv, newest first. */
export async function* ownFinds(ctx: MemberCtx): AsyncGenerator<CommunityRow<'finds'>> {
  for await (const row of rowsOf(ctx, findsCsv)) {
    const { rockId, find, rehide, place, name, owner, seen: found } = row;
    yield {
      rock: rockId,
      rockName: name,
      owner: displayName(publicMember(owner)),
      at: found.createdAt,
      place: place && { name: place.locationName, latitude: place.latitude, longitude: place.longitude },
      notes: found.notes,
      line: found.line ?? null,
      thanks: place ? (found.thanks ?? null) : null,
      counts: find.isScored === true,
      hiddenAgainAt: instant(rehide.createdAt),
    };
  }
}

export const communityRows = (ctx: MemberCtx): Lists => ({
  sightings: () => rowsOf(ctx, seen),
  finds: () => ownFinds(ctx),
  takenBack: () => rowsOf(ctx, takenBack),
  comments: () => rowsOf(ctx, commented),
  likes: () => rowsOf(ctx, onePerRock(likes)),
  follows: () => rowsOf(ctx, followed),
  activities: () => rowsOf(ctx, done),
  reports: () => rowsOf(ctx, reported),
  questions: () => rowsOf(ctx, asked),
  missed: () => rowsOf(ctx, onePerRock(absences)),
  offers: () => rowsOf(ctx, offered),
});
