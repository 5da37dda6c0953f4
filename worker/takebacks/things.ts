// Takes back and returns what is no entry of a journey: each with its counters, in one batch.
import { and, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { TakebackKind } from '../../schema/takebacks.ts';
import { whereaboutsLimits } from '../../schema/whereabouts.ts';
import {
  absences,
  comments,
  entries,
  likes,
  offers,
  questions,
  reports,
  rocks,
  sightings,
  takebackItems,
} from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { entryKeyOf } from '../moderation/words.ts';
import { sendWithMovedPhoto, showPhoto, unlessJudged } from '../moderation/photo.ts';
import { queuePhotoDeletions } from '../photos/pending-deletions.ts';
import { writeAll, type Statement } from '../platform/database.ts';
import { countRock, uncountRock } from '../platform/rock-counts.ts';
import { missedBy, missedSince } from '../whereabouts/absences.ts';
import { livingId } from './departed.ts';
import { isItem, isNow, keptOf, moveOn, type Item } from './items.ts';
import { pendingReports, reopenReports, settleReports } from './reports.ts';

type Thing = Exclude<TakebackKind, 'journey'>;

interface Way {
  /** SQL of what is kept as JSON; NULL if it is gone. */
  present: SQL;
  take: Statement[];
  back: Statement[];
}

export async function takeOne(ctx: Ctx, item: Item): Promise<void> {
  const { db } = ctx;
  const { present, take } = wayOf(ctx, item);
  const statements = [moveOn(db, item, sql`iif(${present} IS NULL, 'gone', 'taken')`, present), ...take];
  if (item.kind !== 'rock') return writeAll(db, statements);
  const [rock] = await db
    .select({ key: rocks.photoKey })
    .from(rocks)
    .where(and(eq(rocks.id, item.subjectId), isNull(rocks.withheldAt)));
  const photo = { rockId: item.subjectId, key: rock?.key ?? null };
  return sendWithMovedPhoto(ctx, photo, statements, (all) => writeAll(db, all));
}

export async function returnOne(ctx: Ctx, item: Item): Promise<void> {
  const { db } = ctx;
  const { back } = wayOf(ctx, item);
  await writeAll(db, [
    moveOn(db, item, sql`iif(${canReturn}, 'returned', 'lost')`),
    ...back,
    db.update(takebackItems).set({ taken: null }).where(isItem(item)),
  ]);
}

const kept = (path: string) => sql`json_extract(${takebackItems.taken}, ${sql.raw(`'$.${path}'`)})`;
const { subjectId, memberId: author, rockId: atRock } = takebackItems;
const seqOf = sql`CAST(substr(${subjectId}, instr(${subjectId}, '.') + 1) AS INTEGER)`;
const entryOf = sql`${entries.rockId} = ${atRock} AND ${entries.seq} = ${seqOf}`;
const rockOf = sql`EXISTS (SELECT 1 FROM ${rocks} WHERE ${rocks.id} = ${atRock})`;

/** Conditions on `takebackItems`: what was taken can return. */
const conditions: Readonly<Record<Thing, SQL>> = {
  like: rockOf,
  absence: rockOf,
  sighting: rockOf,
  report: sql`${rockOf} AND (${kept('comment_id')} IS NULL OR EXISTS (SELECT 1 FROM ${comments} WHERE ${comments.id} = ${kept('comment_id')}))`,
  line: sql`EXISTS (SELECT 1 FROM ${entries} WHERE ${entryOf} AND ${entries.memberId} = ${author} AND ${entries.line} = '')`,
  thanks: sql`EXISTS (SELECT 1 FROM ${entries} JOIN ${rocks} ON ${rocks.id} = ${entries.rockId} WHERE ${entryOf} AND ${rocks.ownerId} = ${author} AND ${entries.thanksBy} IS NULL AND ${entries.thanks} IS NULL)`,
  // Withheld by this act, and not by a verdict since.
  comment: sql`EXISTS (SELECT 1 FROM ${comments} WHERE ${comments.id} = ${subjectId} AND ${comments.memberId} = ${author} AND ${comments.withheldAt} = ${kept('at')})`,
  rock: sql`EXISTS (SELECT 1 FROM ${rocks} WHERE ${rocks.id} = ${subjectId} AND ${rocks.withheldAt} = ${kept('at')})`,
  // A deleted photo, and an address that would have to be kept.
  question: sql`FALSE`,
  offer: sql`FALSE`,
};

/** The same for all kinds but journeys. */
export const canReturn = sql`CASE ${takebackItems.kind} ${sql.join(
  Object.entries(conditions).map(([kind, can]) => sql`WHEN ${sql.raw(`'${kind}'`)} THEN ${can}`),
  sql` `,
)} END`;

/** Statements take effect on what is there when the batch is written, so that what has changed meanwhile stays. */
function wayOf(ctx: Ctx, item: Item): Way {
  const { db } = ctx;
  const { subjectId: id, memberId } = item;
  const now = ctx.now();
  const returned = isNow(item, 'returned');
  /** Withheld by this act, and not by a verdict since. */
  const isOurs = (withheldAt: SQLWrapper) => sql`${withheldAt} = ${keptOf(item, 'at')}`;
  /** Of what others see. Those of a question end with it, since it never returns. */
  const reported = keptOf(item, 'reports');
  const settled = settleReports(ctx, reported);
  const reopened = reopenReports(db, reported, returned);
  const add = (column: typeof rocks.likeCount | typeof rocks.commentCount, more: 1 | -1) =>
    sql`${column} + ${more}`;
  const ways: Record<Thing, () => Way> = {
    like: () => {
      const isIt = and(eq(likes.rockId, id), eq(likes.memberId, memberId));
      const there = sql`EXISTS (SELECT 1 FROM ${likes} WHERE ${isIt})`;
      return {
        present: sql`(SELECT json_object('at', ${likes.createdAt}) FROM ${likes} WHERE ${isIt})`,
        take: [
          db
            .update(rocks)
            .set({ likeCount: add(rocks.likeCount, -1) })
            .where(and(eq(rocks.id, id), there)),
          db.delete(likes).where(isIt),
        ],
        back: [
          db
            .update(rocks)
            .set({ likeCount: add(rocks.likeCount, 1) })
            .where(and(eq(rocks.id, id), returned, sql`NOT ${there}`)),
          db
            .insert(likes)
            .select(sql`SELECT ${id}, ${memberId}, ${keptOf(item, 'at')} WHERE ${returned}`)
            .onConflictDoNothing(),
        ],
      };
    },
    absence: () => {
      const isIt = and(eq(absences.rockId, id), eq(absences.memberId, memberId));
      const isMissing = sql`${missedBy(now)} >= ${whereaboutsLimits.absences}`;
      return {
        present: sql`(SELECT json_object('at', ${absences.createdAt}, 'missing', ${rocks.missingSince}) FROM ${absences} JOIN ${rocks} ON ${rocks.id} = ${absences.rockId} WHERE ${isIt})`,
        take: [
          db.delete(absences).where(isIt),
          db
            .update(rocks)
            .set({ missingSince: null })
            .where(and(eq(rocks.id, id), sql`NOT ${isMissing}`)),
        ],
        back: [
          db
            .insert(absences)
            .select(sql`SELECT ${id}, ${memberId}, ${keptOf(item, 'at')} WHERE ${returned}`)
            .onConflictDoNothing(),
          db
            .update(rocks)
            .set({ missingSince: sql`coalesce(${rocks.missingSince}, ${keptOf(item, 'missing')})` })
            .where(and(eq(rocks.id, id), returned, eq(rocks.status, 'hidden'), isMissing)),
        ],
      };
    },
    sighting: () => {
      const isIt = eq(sightings.id, id);
      const rockId = keptOf(item, 'rock_id');
      const isRock = sql`${rocks.id} = ${rockId}`;
      return {
        present: sql`(SELECT json_object('rock_id', ${sightings.rockId}, 'town', ${sightings.town}, 'at', ${sightings.createdAt}, 'recorded_at', ${sightings.recordedAt},
          'missing', ${rocks.missingSince}) FROM ${sightings} JOIN ${rocks} ON ${rocks.id} = ${sightings.rockId} WHERE ${isIt})`,
        take: [
          db.delete(sightings).where(isIt),
          db
            .update(rocks)
            .set({ missingSince: sql`coalesce(${rocks.missingSince}, ${missedSince(now)})` })
            .where(and(isRock, eq(rocks.status, 'hidden'))),
        ],
        back: [
          db
            .insert(sightings)
            .select(
              // Every column of the table, in its order.
              sql`SELECT ${id}, ${rockId}, ${keptOf(item, 'town')}, ${keptOf(item, 'at')}, ${livingId(memberId)}, ${keptOf(item, 'recorded_at')} WHERE ${returned}`,
            )
            .onConflictDoNothing(),
          db
            .update(rocks)
            .set({ missingSince: null })
            .where(
              and(
                isRock,
                returned,
                sql`(${rocks.missingSince} <= ${keptOf(item, 'at')} OR (${keptOf(item, 'missing')} IS NULL AND ${missedSince(now)} IS NULL))`,
              ),
            ),
        ],
      };
    },
    question: () => {
      const isIt = and(eq(questions.id, id), eq(questions.memberId, memberId), isNull(questions.isMine));
      return {
        present: sql`(SELECT json_object('reports', ${pendingReports(['question'], id)}) FROM ${questions} WHERE ${isIt})`,
        take: [...settled, queuePhotoDeletions(db, questions, isIt, now), db.delete(questions).where(isIt)],
        back: [],
      };
    },
    offer: () => {
      const isIt = and(eq(offers.id, id), eq(offers.giverId, memberId), isNull(offers.outcome));
      return {
        present: sql`(SELECT '{}' FROM ${offers} WHERE ${isIt})`,
        take: [db.delete(offers).where(isIt)],
        back: [],
      };
    },
    report: () => {
      const isIt = and(eq(reports.id, id), isNull(reports.settledAt));
      const names = [
        'id',
        'subject',
        'rock_id',
        'comment_id',
        'subject_id',
        'reporter_id',
        'reason',
        'details',
        'created_at',
        'settled_at',
      ];
      return {
        present: sql`(SELECT json_object(${sql.raw(names.map((name) => `'${name}', ${name}`).join(', '))}) FROM ${reports} WHERE ${isIt})`,
        take: [db.delete(reports).where(isIt)],
        back: [
          db
            .insert(reports)
            .select(
              sql`SELECT ${sql.join(
                names.map((name) => keptOf(item, name)),
                sql`, `,
              )} WHERE ${returned}`,
            )
            .onConflictDoNothing(),
        ],
      };
    },
    line: () => {
      const isIt = and(isEntry(id), eq(entries.memberId, memberId));
      return {
        present: sql`(SELECT json_object('line', ${entries.line}, 'reports', ${pendingReports(['line'], id)}) FROM ${entries} WHERE ${isIt} AND ${entries.line} <> '')`,
        take: [...settled, db.update(entries).set({ line: '' }).where(isIt)],
        back: [
          reopened,
          db
            .update(entries)
            .set({ line: keptOf(item, 'line') })
            .where(and(isIt, returned)),
        ],
      };
    },
    thanks: () => {
      const isOwners = sql`EXISTS (SELECT 1 FROM ${rocks} WHERE ${rocks.id} = ${entries.rockId} AND ${rocks.ownerId} = ${memberId})`;
      const isIt = and(isEntry(id), isNull(entries.thanksBy), isOwners);
      return {
        present: sql`(SELECT json_object('thanks', ${entries.thanks}, 'reports', ${pendingReports(['thanks'], id)}) FROM ${entries} WHERE ${isIt} AND ${entries.thanks} IS NOT NULL)`,
        take: [...settled, db.update(entries).set({ thanks: null }).where(isIt)],
        back: [
          reopened,
          db
            .update(entries)
            .set({ thanks: keptOf(item, 'thanks') })
            .where(and(isIt, returned)),
        ],
      };
    },
    comment: () => {
      const isIt = and(eq(comments.id, id), eq(comments.memberId, memberId));
      const counted = (state: SQL) =>
        sql`${rocks.id} = (SELECT ${comments.rockId} FROM ${comments} WHERE ${isIt} AND ${state})`;
      return {
        present: sql`(SELECT json_object('at', ${now}, 'reports', ${pendingReports(['comment'], id)}) FROM ${comments} WHERE ${isIt} AND ${isNull(comments.withheldAt)})`,
        take: [
          ...settled,
          db
            .update(rocks)
            .set({ commentCount: add(rocks.commentCount, -1) })
            .where(counted(isNull(comments.withheldAt))),
          db
            .update(comments)
            .set({ withheldAt: now })
            .where(and(isIt, isNull(comments.withheldAt))),
        ],
        back: [
          reopened,
          db
            .update(rocks)
            .set({ commentCount: add(rocks.commentCount, 1) })
            .where(counted(isOurs(comments.withheldAt))),
          db
            .update(comments)
            .set({ withheldAt: null })
            .where(and(isIt, isOurs(comments.withheldAt))),
        ],
      };
    },
    rock: () => {
      const isIt = eq(rocks.id, id);
      return {
        // Its photo is hidden with it.
        present: sql`(SELECT json_object('at', ${now}, 'reports', ${pendingReports(['rock', 'photo'], id)}) FROM ${rocks} WHERE ${isIt} AND ${isNull(rocks.withheldAt)})`,
        take: [
          ...settled,
          ...uncountRock(db, id),
          db
            .update(rocks)
            .set({ withheldAt: now })
            .where(and(isIt, isNull(rocks.withheldAt))),
        ],
        back: [
          reopened,
          ...uncountRock(db, id),
          db
            .update(rocks)
            .set({ withheldAt: null })
            .where(and(isIt, isOurs(rocks.withheldAt))),
          ...countRock(db, id),
          showPhoto(ctx, id, sql`${unlessJudged(ctx, id)} AND ${returned}`),
        ],
      };
    },
  };
  if (item.kind === 'journey') throw new Error('a journey is changed as a whole');
  return ways[item.kind]();
}

const isEntry = (subjectId: string) => {
  const { rockId, seq } = entryKeyOf(subjectId);
  return and(eq(entries.rockId, rockId), eq(entries.seq, seq));
};
