// Rocks as lists return them: with owner, newest entries and newest comments, in one query.
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { wordsForOthers } from '../../schema/code-mask.ts';
import { nearOf } from '../../schema/near.ts';
import type { Offer } from '../../schema/adoption.ts';
import type { Interaction, OwnRock, PageAudience, Rock } from '../../schema/rocks.ts';
import { rockLimits } from '../../schema/rocks.ts';
import { comments, entries, likes, members, rocks } from '../../schema/tables/index.ts';
import { photoUrl } from '../../schema/photos.ts';
import {
  authorColumns,
  authorOf,
  painters,
  publicColumns,
  publicColumnsOf,
  publicMember,
  type PublicRow,
} from '../members/public.ts';
import { instant } from '../platform/clock.ts';
import { noRows, rowsOf, type Database } from '../platform/database.ts';
import { isCommentVisible, visiblePhoto, type Viewer } from '../reports/visibility.ts';
import { entryView, type SeenEntry } from './entry-view.ts';
import { ownMetres } from './own-distance.ts';

interface Carrying {
  /** Null for a visitor. */
  viewerId: Viewer | null;
  /** Number of newest entries with each rock; 0 for rocks without entries and comments. */
  carried: number;
}

/** Columns of a query on `rocks` with `members` joined as their owners, and `painters`; `cardFor` reads them. */
export const cardColumns = (db: Database, { viewerId, carried }: Carrying) => ({
  rock: rocks,
  photoKey: visiblePhoto(viewerId),
  owner: publicColumns,
  painter: publicColumnsOf('painted_by', painters),
  likedByMe: likedBy(viewerId),
  carried: sql<number>`${sql.raw(String(carried))}`.as('carried'),
  entries: carried > 0 ? newestEntries(db, carried) : noRows('entry', entryColumns),
  comments: carried > 0 ? newestComments(db, viewerId) : noRows('comment', commentColumns),
});

const likedBy = (viewerId: Viewer | null) =>
  (viewerId === null
    ? sql<number>`0`
    : sql<number>`EXISTS (SELECT 1 FROM ${likes} WHERE ${likes.rockId} = ${rocks.id} AND ${likes.memberId} = ${viewerId})`
  ).as('liked_by_me');

const entryColumns = {
  id: entries.id,
  seq: entries.seq,
  action: entries.action,
  kind: entries.kind,
  memberId: entries.memberId,
  latitude: entries.latitude,
  longitude: entries.longitude,
  locationName: entries.locationName,
  notes: entries.notes,
  line: entries.line,
  thanks: entries.thanks,
  ownLatitude: entries.ownLatitude,
  ownLongitude: entries.ownLongitude,
  ownLocationName: entries.ownLocationName,
  town: entries.town,
  ownTown: entries.ownTown,
  isTooFast: entries.isTooFast,
  createdAt: entries.createdAt,
  recordedAt: entries.recordedAt,
  ...authorColumns,
};

const newestEntries = (db: Database, carried: number) =>
  rowsOf('entry', entryColumns, (selected) =>
    db
      .select(selected)
      .from(entries)
      .leftJoin(members, eq(members.id, entries.memberId))
      .where(and(eq(entries.rockId, rocks.id), isAmongNewest(carried)))
      // By the primary key; `newestFirst` puts those in order that came late.
      .orderBy(desc(entries.seq)),
  );

/** Condition on a rock's entries, by the primary key: the newest, and some more where numbers are out of order. */
export const isAmongNewest = (most: number) =>
  gt(entries.seq, sql`${rocks.lastSeq} - ${rocks.lateCount} - ${sql.raw(String(most))}`);

/** The order of a journey, backwards. @param rows as they were recorded, the last first @param most as it was asked for */
export function newestFirst<E extends { createdAt: number | null; seq: number | null }>(
  rows: readonly E[],
  { lateCount }: Pick<RockRow, 'lateCount'>,
  most: number,
): readonly E[] {
  if (lateCount === 0) return rows;
  const sorted = rows.toSorted(
    (a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0) || (b.seq ?? 0) - (a.seq ?? 0),
  );
  return sorted.slice(0, most);
}

const commentColumns = {
  id: comments.id,
  content: comments.content,
  givesCode: comments.givesCode,
  createdAt: comments.createdAt,
  ...authorColumns,
};

/** Column: the newest comments on the rock. @param most their number */
export const newestComments = (db: Database, viewerId: Viewer | null, most: number = rockLimits.comments) =>
  rowsOf('comment', commentColumns, (selected) =>
    db
      .select(selected)
      .from(comments)
      .leftJoin(members, eq(members.id, comments.memberId))
      .where(
        and(gt(rocks.commentCount, 0), eq(comments.rockId, rocks.id), isCommentVisible(viewerId, comments)),
      )
      .orderBy(desc(comments.createdAt), desc(comments.id))
      .limit(most),
  );

export type RockRow = typeof rocks.$inferSelect;

/** Condition of the join of `painters`: of rocks that were never adopted no row is read. */
export const isPainter = eq(painters.id, rocks.painterId);

/** A rock, and its row for the fields that only some may see. */
export interface Card {
  row: RockRow;
  rock: Rock;
}

/** Said only of a rock that has none. */
export const noPage = (page: PageAudience | null): { hasNoPage?: true } =>
  page === 'hidden' ? { hasNoPage: true } : {};

type Columns = ReturnType<typeof cardColumns>;
/** A row of such a query. */
interface CardRow {
  rock: RockRow;
  photoKey: string | null;
  owner: PublicRow;
  painter: PublicRow;
  likedByMe: number;
  carried: number;
  entries: Columns['entries']['_']['type'];
  comments: Columns['comments']['_']['type'];
}

/** @param viewerId null for a visitor */
export function cardFor(viewerId: string | null): (row: CardRow) => Card {
  return ({
    rock: row,
    photoKey,
    owner,
    painter,
    likedByMe,
    carried,
    entries: entryRows,
    comments: commentRows,
  }) => ({
    row,
    rock: {
      id: row.id,
      name: row.name,
      description: row.description,
      imageUrl: photoUrl(photoKey),
      status: row.status,
      owner: publicMember(owner),
      ...(row.adoptedAt !== null && { painter: publicMember(painter) }),
      totalDistanceTraveled: ownMetres(row) / 1000,
      tooFastDistance: row.tooFastMetres / 1000,
      timesFound: row.timesFound,
      lastLocation: row.hiddenLocationName,
      near: nearOf(row.hiddenTown),
      createdAt: instant(row.createdAt),
      // Columns that are never null in their table are not null here.
      locations: newestFirst(entryRows, row, carried).map((entry) =>
        entryView(entry as SeenEntry, authorOf(entry), viewerId, row.ownerId),
      ),
      interactions: commentRows.map((comment) =>
        commentView(comment as SeenComment, authorOf(comment), viewerId),
      ),
      likeCount: row.likeCount,
      commentCount: row.commentCount,
      likedByMe: likedByMe === 1,
      ...noPage(row.page),
      ...(row.rest !== null && { rest: row.rest }),
      ...(row.missingSince !== null && { isMissing: true as const }),
    },
  });
}

export type SeenComment = Pick<typeof comments.$inferSelect, 'id' | 'content' | 'givesCode' | 'createdAt'>;

/** A comment: in full for its author, masked for others if it gives a Rock ID. @param viewerId null for a visitor */
export function commentView(
  comment: SeenComment,
  author: PublicRow | null,
  viewerId: string | null,
): Interaction {
  const isOwn = viewerId !== null && author?.id === viewerId;
  return {
    id: comment.id,
    interactionType: 'comment',
    content: isOwn ? comment.content : wordsForOthers(comment),
    user: publicMember(author),
    createdAt: instant(comment.createdAt),
  };
}

/**
 * With the Rock ID, with what is withheld from others, with who may open its page, and with the offer to give it away;
 * only for the owner's own list.
 */
export function ownRock({ row, rock }: Card, offer: Offer | undefined): OwnRock {
  return {
    ...rock,
    ...(offer && { offer }),
    laserEngraverId: row.code,
    isWithheld: row.withheldAt !== null,
    isPhotoWithheld: row.withheldPhotoKey !== null,
    page: row.page,
  };
}
