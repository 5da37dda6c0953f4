// What a member did in the community, list by list, as they see it on the site.
import { and, asc, eq, gt } from 'drizzle-orm';
import type { CommunityRow } from '../../schema/export-files.ts';
import {
  absences,
  activities,
  comments,
  follows,
  likes,
  reports,
  rocks,
  sightings,
} from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { pageRows } from '../exports/csv-export.ts';
import { instant } from '../platform/clock.ts';
import { answers, askedQuestions, givenAway, offered } from './exchanges.ts';
import { rowsOf, type Lists } from './rows.ts';
import { nameSeen, past, rockColumns as rock, source, townSeen } from './source.ts';
import { hides, ownFinds, takenBack, thanks } from './steps.ts';

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

/** @param photoOf the file of a question's photo, by the question's id */
export const communityRows = (ctx: MemberCtx, photoOf: (id: string) => string | null): Lists => ({
  sightings: () => rowsOf(ctx, seen),
  finds: () => ownFinds(ctx),
  hides: () => rowsOf(ctx, hides),
  thanks: () => rowsOf(ctx, thanks),
  takenBack: () => rowsOf(ctx, takenBack),
  comments: () => rowsOf(ctx, commented),
  likes: () => rowsOf(ctx, onePerRock(likes)),
  follows: () => rowsOf(ctx, followed),
  activities: () => rowsOf(ctx, done),
  reports: () => rowsOf(ctx, reported),
  questions: () => askedQuestions(ctx, photoOf),
  answers: () => rowsOf(ctx, answers),
  missed: () => rowsOf(ctx, onePerRock(absences)),
  offers: () => rowsOf(ctx, offered),
  givenAway: () => rowsOf(ctx, givenAway),
});
