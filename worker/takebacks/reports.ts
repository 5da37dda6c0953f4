// Reports of what is taken back: settled with it, and pending again once it returns.
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { ReportSubject } from '../../schema/reports.ts';
import { reports, untoldEvents } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import type { Database, Statement } from '../platform/database.ts';

/** SQL of the ids of the pending reports, as a JSON array. */
export const pendingReports = (subjects: readonly ReportSubject[], subjectId: string): SQL =>
  sql`json((SELECT json_group_array(${reports.id}) FROM ${reports} WHERE ${and(inArray(reports.subject, [...subjects]), eq(reports.subjectId, subjectId), isNull(reports.settledAt))}))`;

/** Statements: settle them, and note that their reporters hear of it. @param ids SQL of a JSON array, or of NULL */
export function settleReports({ db, now }: Ctx, ids: SQL): Statement[] {
  const waiting = and(areAmong(ids), isNull(reports.settledAt));
  const subject = sql`${reports.subject} || '-' || ${reports.subjectId}`;
  return [
    db
      .insert(untoldEvents)
      // Every column of the table, in its order.
      .select(
        sql`SELECT DISTINCT ${now()}, 'answer', ${reports.rockId}, ${subject}, '' FROM ${reports} WHERE ${waiting}`,
      )
      .onConflictDoNothing(),
    db.update(reports).set({ settledAt: now() }).where(waiting),
  ];
}

/** Statement: they are pending again. @param ids SQL of a JSON array, or of NULL */
export const reopenReports = (db: Database, ids: SQL, onlyIf?: SQL): Statement =>
  db
    .update(reports)
    .set({ settledAt: null })
    .where(and(areAmong(ids), onlyIf));

const areAmong = (ids: SQL) => sql`${reports.id} IN (SELECT value FROM json_each(${ids}))`;
