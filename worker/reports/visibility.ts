// Visibility rules: nobody sees withheld things, and members do not see things that they reported.
import { and, eq, isNull, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { ReportSubject } from '../../schema/reports.ts';
import { reports, rocks } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import type { Database, Statement } from '../platform/database.ts';
import { prepared, type Placeholders } from '../platform/prepared.ts';

/** The viewing member's id, its placeholder in a prepared statement, or a column with it. */
export type Viewer = string | Placeholder<string, string> | SQLiteColumn;

/**
 * Prepares a statement in two variants: for visitors, and for members, who may have reported something.
 * @param build called once for each variant; viewerId is null for a visitor
 */
export function forViewer<V extends object, S extends Statement>(
  build: (db: Database, viewerId: Viewer | null, marks: Placeholders<V>) => S,
): (viewer: Pick<Ctx, 'db' | 'memberId'>, values: V) => S {
  const forVisitors = prepared((db, marks: Placeholders<V>) => build(db, null, marks));
  const forMembers = prepared((db, marks: Placeholders<V & { viewerId: string }>) =>
    build(db, marks.viewerId, marks),
  );
  return ({ db, memberId }, values) =>
    memberId === null ? forVisitors(db, values) : forMembers(db, { ...values, viewerId: memberId });
}

/** Raw SQL, so that drizzle keeps table names in nested queries: a bare `id` would be that of `reports`. */
const isReported = (viewerId: Viewer, subject: ReportSubject, id: SQLiteColumn) =>
  sql`EXISTS (SELECT 1 FROM ${reports} WHERE ${reports.reporterId} = ${viewerId} AND ${reports.subject} = ${subject} AND ${reports.subjectId} = ${id})`;

/** Visitors have no reports, so their lists need no condition. */
const unlessReported = (viewerId: Viewer | null, subject: ReportSubject, id: SQLiteColumn) =>
  viewerId === null ? undefined : sql`NOT ${isReported(viewerId, subject, id)}`;

/** Condition: the viewer has not reported it, or the administrator has looked at it and left it. */
export const unlessUnderReview = (viewerId: Viewer, subject: ReportSubject, id: SQLiteColumn) =>
  sql`NOT EXISTS (SELECT 1 FROM ${reports} WHERE ${reports.reporterId} = ${viewerId} AND ${reports.subject} = ${subject} AND ${reports.subjectId} = ${id} AND ${reports.settledAt} IS NULL)`;

/**
 * Condition for public lists that join `rocks`. @param viewerId null for a visitor
 * @param id column with the rock's id
 */
export function isRockVisible(viewerId: Viewer | null, id: SQLiteColumn = rocks.id): SQL | undefined {
  return and(isNull(rocks.withheldAt), unlessReported(viewerId, 'rock', id));
}

/** The same for comments. @param table `comments` or an alias of it */
export function isCommentVisible(
  viewerId: Viewer | null,
  table: { id: SQLiteColumn; withheldAt: SQLiteColumn },
) {
  return and(isNull(table.withheldAt), unlessReported(viewerId, 'comment', table.id));
}

/** Condition for requests by a rock's id: its owner and its holder still see a withheld rock. */
export function isVisibleTo(viewerId: Viewer | null): SQL | undefined {
  const isShown = isNull(rocks.withheldAt);
  return viewerId === null ? isShown : or(isShown, eq(rocks.ownerId, viewerId), eq(rocks.holderId, viewerId));
}

/** The same rule for a rock row. */
export function isOpen(
  rock: { withheldAt: number | null; ownerId: string | null; holderId: string | null },
  viewerId: string,
): boolean {
  return rock.withheldAt === null || rock.ownerId === viewerId || rock.holderId === viewerId;
}

/** Column: the key of a rock's photo; null if the viewer reported it. @param viewerId null for a visitor */
export function visiblePhoto(viewerId: Viewer | null): SQL.Aliased<string | null> {
  const key =
    viewerId === null
      ? sql`${rocks.photoKey}`
      : sql`CASE WHEN ${isReported(viewerId, 'photo', rocks.id)} THEN NULL ELSE ${rocks.photoKey} END`;
  return key.as<string | null>('photo_in_sight');
}
