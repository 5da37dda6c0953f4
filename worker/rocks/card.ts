// Rocks as lists carry them: with owner, newest entries and newest comments, in one batch of three queries.
import { and, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Interaction, OwnRock, Rock } from '../../schema/rocks.ts';
import { rockLimits } from '../../schema/rocks.ts';
import { comments, entries, likes, members, rocks } from '../../schema/tables/index.ts';
import { photoUrl } from '../../schema/photos.ts';
import { publicColumns, publicMember, type PublicRow } from '../members/public.ts';
import type { Answers, Database } from '../platform/database.ts';
import { commentInSight, photoInSight } from '../reports/in-sight.ts';
import { entryView } from './entry-view.ts';

/** Which rocks, in which order, and how much each carries. */
export interface Selection {
  where: SQL | undefined;
  order: readonly SQL[];
  limit: number;
  /** Newest entries with each rock. */
  carried: number;
  /** Null for a visitor. */
  viewerId: string | null;
}

/** The three queries behind a list of rocks; `assembleRocks` reads their answers. */
export function rockQueries(db: Database, { where, order, limit, carried, viewerId }: Selection) {
  const page = db
    .select({ id: rocks.id, lastSeq: rocks.lastSeq, commentCount: rocks.commentCount })
    .from(rocks)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .as('page');
  const recent = alias(comments, 'recent');
  return [
    db
      .select({
        rock: rocks,
        photoKey: photoInSight(viewerId),
        owner: publicColumns,
        likedByMe:
          viewerId === null
            ? sql<number>`0`.as('liked_by_me')
            : sql<number>`EXISTS (SELECT 1 FROM ${likes} WHERE ${likes.rockId} = ${rocks.id} AND ${likes.memberId} = ${viewerId})`.as(
                'liked_by_me',
              ),
      })
      .from(rocks)
      .leftJoin(members, eq(members.id, rocks.ownerId))
      .where(where)
      .orderBy(...order)
      .limit(limit),
    db
      .select({ entry: entries, author: publicColumns })
      .from(page)
      .innerJoin(
        entries,
        and(eq(entries.rockId, page.id), gt(entries.seq, sql`${page.lastSeq} - ${carried}`)),
      )
      .leftJoin(members, eq(members.id, entries.memberId))
      // Of each rock by itself: clocks may differ, seq does not.
      .orderBy(desc(entries.seq)),
    db
      .select({ comment: comments, author: publicColumns })
      .from(page)
      .innerJoin(
        comments,
        inArray(
          comments.id,
          db
            .select({ id: recent.id })
            .from(recent)
            .where(and(eq(recent.rockId, page.id), commentInSight(viewerId, recent)))
            .orderBy(desc(recent.createdAt), desc(recent.id))
            .limit(rockLimits.comments),
        ),
      )
      .leftJoin(members, eq(members.id, comments.memberId))
      .where(gt(page.commentCount, 0))
      .orderBy(desc(comments.createdAt), desc(comments.id)),
  ] as const;
}

export type RockAnswers = Answers<ReturnType<typeof rockQueries>>;
export type RockRow = typeof rocks.$inferSelect;

/** A rock, its row beside it for what only some may see. */
export interface Card {
  row: RockRow;
  rock: Rock;
}

/** Puts the answers of `rockQueries` together, in the order of the rocks. */
export function assembleRocks(
  [rockRows, entryRows, commentRows]: RockAnswers,
  viewerId: string | null,
): Card[] {
  const entriesOf = Map.groupBy(entryRows, (row) => row.entry.rockId);
  const commentsOf = Map.groupBy(commentRows, (row) => row.comment.rockId);
  return rockRows.map(({ rock: row, photoKey, owner, likedByMe }) => ({
    row,
    rock: {
      id: row.id,
      name: row.name,
      description: row.description,
      imageUrl: photoUrl(photoKey),
      status: row.status,
      owner: publicMember(owner),
      totalDistanceTraveled: row.distanceMetres / 1000,
      timesFound: row.timesFound,
      lastLocation: row.hiddenLocationName,
      createdAt: new Date(row.createdAt).toISOString(),
      locations: (entriesOf.get(row.id) ?? []).map(({ entry, author }) =>
        entryView(entry, author, viewerId, row.ownerId),
      ),
      interactions: (commentsOf.get(row.id) ?? []).map(({ comment, author }) => commentView(comment, author)),
      likeCount: row.likeCount,
      commentCount: row.commentCount,
      likedByMe: likedByMe === 1,
    },
  }));
}

/** A comment as everybody may see it. */
export function commentView(
  comment: Omit<typeof comments.$inferSelect, 'withheldAt'>,
  author: PublicRow | null,
): Interaction {
  return {
    id: comment.id,
    interactionType: 'comment',
    content: comment.content,
    user: publicMember(author),
    createdAt: new Date(comment.createdAt).toISOString(),
  };
}

/** With the Rock ID, and what is out of others' sight: for the owner's own list only. */
export function ownRock({ row, rock }: Card): OwnRock {
  return {
    ...rock,
    laserEngraverId: row.code,
    isWithheld: row.withheldAt !== null,
    isPhotoWithheld: row.withheldPhotoKey !== null,
  };
}
