// What a member reported is out of their sight; everybody else still sees it, and visitors' lists ask nothing.
import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { ReportSubject } from '../../schema/reports.ts';
import { reports, rocks } from '../../schema/tables/index.ts';

/** Stands inside other SQL: there drizzle keeps the tables' names, and a bare `id` would be the report's own. */
const isReported = (viewerId: string, subject: ReportSubject, id: SQLiteColumn) =>
  sql`EXISTS (SELECT 1 FROM ${reports} WHERE ${reports.reporterId} = ${viewerId} AND ${reports.subject} = ${subject} AND ${reports.subjectId} = ${id})`;

/** Condition: the viewer has not reported the rock, or comment, of this id. @param viewerId null for a visitor */
export function inSight(
  viewerId: string | null,
  subject: 'rock' | 'comment',
  id: SQLiteColumn,
): SQL | undefined {
  return viewerId === null ? undefined : sql`NOT ${isReported(viewerId, subject, id)}`;
}

/** Column: the key of a rock's photo, null where the viewer reported it. @param viewerId null for a visitor */
export function photoInSight(viewerId: string | null): SQL.Aliased<string | null> {
  const key =
    viewerId === null
      ? sql`${rocks.photoKey}`
      : sql`CASE WHEN ${isReported(viewerId, 'photo', rocks.id)} THEN NULL ELSE ${rocks.photoKey} END`;
  return key.as<string | null>('photo_in_sight');
}
