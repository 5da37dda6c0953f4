// Lists everything withheld: rocks, photos of visible rocks, comments and words.
import { and, desc, eq, isNotNull, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { wordsForOthers } from '../../schema/code-mask.ts';
import type { WithheldThing } from '../../schema/moderation.ts';
import type { Page } from '../../schema/paging.ts';
import { photoUrl } from '../../schema/photos.ts';
import type { ReportSubject } from '../../schema/reports.ts';
import { auditLog, comments, members, rocks, withheldWords } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { after, cut, type Listed } from '../http/page.ts';
import { instant } from '../platform/clock.ts';
import { joined, type Database } from '../platform/database.ts';
import { isWords, readableWords, wordsOf } from './words.ts';
import { knownColumns, knownMember } from './known-member.ts';
import { knownRock, knownRockColumns } from './known-rock.ts';

/** Newest first. Reads a page of each kind, by the kind's own index, and merges them. */
export async function withheldThings(ctx: MemberCtx, page: Page): Promise<Listed<WithheldThing>> {
  const { db } = ctx;
  const [ofRocks, ofPhotos, ofComments, ofWords] = await ctx.read([
    withheldRocks(db, page),
    withheldPhotos(db, page),
    withheldComments(db, page),
    theirWords(db, page),
  ]);
  const rows = [...ofRocks, ...ofPhotos, ...ofComments, ...ofWords].toSorted(
    (one, other) => other.since - one.since || (other.id < one.id ? -1 : 1),
  );
  return cut(rows, page, thingOf, ({ since, id }) => ({ at: since, id }));
}

function withheldRocks(db: Database, page: Page) {
  return rocksOutOfSight(db, page, 'rock', sql<number>`${rocks.withheldAt}`, isNotNull(rocks.withheldAt));
}

/** Only photos of visible rocks: a photo withheld with its rock is restored with it. */
function withheldPhotos(db: Database, page: Page) {
  const newest = db
    .select({ at: auditLog.createdAt })
    .from(auditLog)
    .where(and(eq(auditLog.rockId, rocks.id), eq(auditLog.act, 'photo_withheld')))
    .orderBy(desc(auditLog.createdAt))
    .limit(1);
  // 0 means unknown.
  return rocksOutOfSight(
    db,
    page,
    'photo',
    sql<number>`coalesce(${newest}, 0)`,
    and(isNotNull(rocks.withheldPhotoKey), isNull(rocks.withheldAt)),
  );
}

function rocksOutOfSight(
  db: Database,
  page: Page,
  subject: ReportSubject,
  since: SQL<number>,
  which: SQL | undefined,
) {
  return db
    .select({
      id: rocks.id,
      subject: sql<ReportSubject>`${subject}`.as('subject'),
      since: since.as('since'),
      ...aboutRock,
      content: sql<string | null>`NULL`.as('content'),
      givesCode: sql<boolean | null>`NULL`.as('gives_code'),
      author: joined('author', knownColumns(members)),
    })
    .from(rocks)
    .leftJoin(members, eq(members.id, rocks.ownerId))
    .where(and(which, after(page, since, rocks.id)))
    .orderBy(desc(since), desc(rocks.id))
    .limit(page.limit + 1);
}

function withheldComments(db: Database, page: Page) {
  const since = sql<number>`${comments.withheldAt}`;
  return db
    .select({
      id: comments.id,
      subject: sql<ReportSubject>`'comment'`.as('subject'),
      since: since.as('since'),
      ...aboutRock,
      content: sql<string | null>`${comments.content}`.as('content'),
      givesCode: sql<boolean | null>`${comments.givesCode}`.mapWith(comments.givesCode).as('gives_code'),
      author: joined('author', knownColumns(members)),
    })
    .from(comments)
    .innerJoin(rocks, eq(rocks.id, comments.rockId))
    .leftJoin(members, eq(members.id, comments.memberId))
    .where(and(isNotNull(comments.withheldAt), after(page, since, comments.id)))
    .orderBy(desc(since), desc(comments.id))
    .limit(page.limit + 1);
}

/** Only those for which their authors have written nothing else. */
function theirWords(db: Database, page: Page) {
  const { subject, subjectId, withheldAt: since } = withheldWords;
  const { shown, isEntryThere } = wordsOf(subject, subjectId);
  const newer = alias(withheldWords, 'newer');
  const isNewest = notExists(
    db
      .select({ id: newer.id })
      .from(newer)
      .where(
        and(
          eq(newer.subject, subject),
          eq(newer.subjectId, subjectId),
          sql`(${newer.withheldAt}, ${newer}.rowid) > (${since}, ${withheldWords}.rowid)`,
        ),
      ),
  );
  return db
    .select({
      id: withheldWords.id,
      subject: sql<ReportSubject>`${subject}`.as('subject'),
      since: sql<number>`${since}`.as('since'),
      ...aboutRock,
      content: sql<string | null>`${withheldWords.words}`.as('content'),
      givesCode: sql<boolean | null>`NULL`.as('gives_code'),
      subjectId: sql<string>`${subjectId}`.as('words_of'),
      author: joined('author', knownColumns(members)),
    })
    .from(withheldWords)
    .innerJoin(members, eq(members.id, withheldWords.memberId))
    .leftJoin(rocks, sql`${rocks.id} = substr(${subjectId}, 1, instr(${subjectId}, '.') - 1)`)
    .where(
      and(
        // A literal, so that SQLite uses the partial index.
        sql`${subject} <> 'comment'`,
        sql`${shown} IS NULL`,
        isNewest,
        or(eq(subject, 'name'), isEntryThere),
        after(page, since, withheldWords.id),
      ),
    )
    .orderBy(desc(since), desc(withheldWords.id))
    .limit(page.limit + 1);
}

const aboutRock = {
  rock: joined('rock', {
    ...knownRockColumns,
    description: rocks.description,
    photoKey: rocks.photoKey,
    withheldPhotoKey: rocks.withheldPhotoKey,
  }),
};

type Row = Awaited<ReturnType<typeof rocksOutOfSight>>[number] & { subjectId?: string };

function thingOf({
  id,
  subject,
  subjectId = id,
  since,
  rock,
  content,
  givesCode,
  author,
}: Row): WithheldThing {
  return {
    subject,
    subjectId,
    rock:
      subject === 'name'
        ? null
        : {
            // Never null: deleting a rock deletes its comments.
            ...knownRock(rock),
            description: rock.description ?? '',
            imageUrl: photoUrl(rock.photoKey ?? rock.withheldPhotoKey),
          },
    words: isWords(subject) ? readableWords(subject, content ?? '') : wordsForOthers({ content, givesCode }),
    author: knownMember(author),
    since: since === 0 ? null : instant(since),
  };
}
