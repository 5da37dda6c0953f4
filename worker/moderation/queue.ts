// The moderation queue: things with pending reports, each once, with content and newest reports.
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { wordsForOthers } from '../../schema/code-mask.ts';
import { reportsShown, type ReportedThing } from '../../schema/moderation.ts';
import type { Page } from '../../schema/paging.ts';
import { photoUrl } from '../../schema/photos.ts';
import type { ReportSubject } from '../../schema/reports.ts';
import { comments, members, questions, reports, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { cut, type Listed } from '../http/page.ts';
import { instant } from '../platform/clock.ts';
import { joined, type Database } from '../platform/database.ts';
import { isWords, readableWords, wordsOf } from './words.ts';
import { author, knownColumns, knownMember } from './known-member.ts';
import { knownRock, knownRockColumns } from './known-rock.ts';

/** Longest waiting first, regardless of the number of reports. */
export async function reportedThings(ctx: MemberCtx, page: Page): Promise<Listed<ReportedThing>> {
  const [things, found] = await ctx.read([contentOf(ctx.db, page), newestReportsOf(ctx.db, page)]);
  const reportsOf = Map.groupBy(found, ({ key }) => key);
  return cut(
    things,
    page,
    (thing) => thingView(thing, reportsOf.get(thing.key) ?? []),
    ({ since, key }) => ({ at: since, id: key }),
  );
}

/**
 * Things by their oldest pending report: one page, plus one more. Reads every pending report, and no settled one.
 */
function waitingThings(db: Database, { limit, cursor }: Page) {
  const since = sql<number>`min(${reports.createdAt})`;
  const key = sql<string>`${reports.subjectId} || '-' || ${reports.subject}`;
  return db
    .select({
      subject: reports.subject,
      subjectId: reports.subjectId,
      rockId: sql<string>`min(${reports.rockId})`.as('about_rock'),
      key: key.as('thing_key'),
      since: since.as('since'),
      many: count().as('many'),
    })
    .from(reports)
    .where(isNull(reports.settledAt))
    .groupBy(reports.subject, reports.subjectId)
    .having(cursor && sql`(${since}, ${key}) > (${cursor.at}, ${cursor.id})`)
    .orderBy(asc(since), asc(key))
    .limit(limit + 1)
    .as('things');
}

function contentOf(db: Database, page: Page) {
  const things = waitingThings(db, page);
  const words = wordsOf(things.subject, things.subjectId);
  return db
    .select({
      subject: things.subject,
      subjectId: things.subjectId,
      key: things.key,
      since: things.since,
      many: things.many,
      rock: joined('rock', {
        ...knownRockColumns,
        description: rocks.description,
        photoKey: rocks.photoKey,
        withheldPhotoKey: rocks.withheldPhotoKey,
      }),
      comment: joined('comment', {
        content: comments.content,
        givesCode: comments.givesCode,
        withheldAt: comments.withheldAt,
      }),
      question: joined('question', { photoKey: questions.photoKey }),
      shownWords: words.shown.as('shown_words'),
      withheldWords: words.withheld.as('kept_words'),
      author: joined('author', knownColumns(author)),
    })
    .from(things)
    .leftJoin(comments, and(eq(things.subject, 'comment'), eq(comments.id, things.subjectId)))
    .leftJoin(questions, and(eq(things.subject, 'question'), eq(questions.id, things.subjectId)))
    .innerJoin(rocks, eq(rocks.id, things.rockId))
    .leftJoin(
      author,
      sql`${author.id} = CASE ${things.subject} WHEN 'comment' THEN ${comments.memberId} WHEN 'question' THEN ${questions.memberId} WHEN 'photo' THEN ${rocks.ownerId} WHEN 'rock' THEN ${rocks.ownerId} ELSE ${words.author} END`,
    )
    .orderBy(asc(things.since), asc(things.key));
}

/** The newest reports of each thing, oldest first. */
function newestReportsOf(db: Database, page: Page) {
  const things = waitingThings(db, page);
  const newer = alias(reports, 'newer');
  const newest = db
    .select({ id: newer.id })
    .from(newer)
    .where(
      and(eq(newer.subject, things.subject), eq(newer.subjectId, things.subjectId), isNull(newer.settledAt)),
    )
    .orderBy(desc(newer.createdAt), desc(newer.id))
    .limit(reportsShown);
  return db
    .select({
      key: things.key,
      reason: reports.reason,
      details: reports.details,
      createdAt: reports.createdAt,
      // The alias must not clash with the column `reporter_id`.
      reporter: joined('sender', knownColumns(members)),
    })
    .from(things)
    .innerJoin(reports, inArray(reports.id, newest))
    .leftJoin(members, eq(members.id, reports.reporterId))
    .orderBy(asc(reports.createdAt), asc(reports.id));
}

type ThingRow = Awaited<ReturnType<typeof contentOf>>[number];
type ReportRow = Awaited<ReturnType<typeof newestReportsOf>>[number];

function thingView(row: ThingRow, found: ReportRow[]): ReportedThing {
  const { subject, subjectId, rock, comment, question, many } = row;
  const areWords = isWords(subject);
  const isWithheld: Partial<Record<ReportSubject, boolean>> = {
    photo: rock.withheldPhotoKey !== null,
    rock: rock.withheldAt !== null,
    comment: comment.withheldAt !== null,
  };
  const words = row.shownWords ?? row.withheldWords;
  return {
    subject,
    subjectId,
    isWithheld: isWithheld[subject] ?? (areWords && row.shownWords === null && row.withheldWords !== null),
    rock: {
      // Never null: deleting a rock deletes its reports.
      ...knownRock(rock),
      description: rock.description ?? '',
      imageUrl: photoUrl(
        subject === 'question' ? question.photoKey : (rock.photoKey ?? rock.withheldPhotoKey),
      ),
      isWithheld: rock.withheldAt !== null,
    },
    words: !areWords ? wordsForOthers(comment) : words === null ? null : readableWords(subject, words),
    author: knownMember(row.author),
    reportCount: many,
    reports: found.map(({ reason, details, reporter, createdAt }) => ({
      reason,
      details,
      reporter: knownMember(reporter),
      createdAt: instant(createdAt),
    })),
  };
}
