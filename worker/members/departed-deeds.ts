// What a deletion notes of the last days of its account, so that its hours can still be taken back: whoever floods and
// deletes the account at once would escape otherwise.
import { and, eq, exists, gte, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { departedId, takebackLimits as limits } from '../../schema/takebacks.ts';
import { departedDeeds, entries, reports, rocks, sightings, traces } from '../../schema/tables/index.ts';
import { day } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

/**
 * Statements, before the member is deleted: note under a made-up id what stays of all that the member made, and put the
 * networks of those days under it, too. Who made nothing leaves no trace.
 */
export function noteDeeds(db: Database, memberId: string, now: number) {
  const authorId = departedId(newId());
  const since = now - limits.traceDays * day;
  const isOwn = eq(traces.memberId, memberId);
  const noted = db
    .select({ one: sql`1` })
    .from(departedDeeds)
    .where(eq(departedDeeds.authorId, authorId));
  /** Every column of the table, in its order. */
  const from = (kind: string, subjectId: SQL, rockId: SQL, madeAt: SQL, where: SQL) =>
    sql`SELECT ${authorId}, ${kind}, ${subjectId}, ${rockId}, ${madeAt} FROM ${where}`;
  const registeredAt = sql`coalesce(${rocks.importedAt}, ${rocks.createdAt})`;
  const made = [
    from(
      'journey',
      sql`${entries.rockId} || '.' || ${entries.seq}`,
      sql`${entries.rockId}`,
      sql`${entries.recordedAt}`,
      sql`${entries} WHERE ${and(eq(entries.memberId, memberId), gte(entries.recordedAt, since))}`,
    ),
    from(
      'rock',
      sql`${rocks.id}`,
      sql`${rocks.id}`,
      registeredAt,
      // Rocks that were never hidden go with the account.
      sql`${rocks} WHERE ${and(
        eq(rocks.ownerId, memberId),
        ne(rocks.status, 'active'),
        or(isNull(rocks.adoptedAt), isNotNull(rocks.importedAt)),
        gte(registeredAt, since),
      )}`,
    ),
    from(
      'sighting',
      sql`${sightings.id}`,
      sql`${sightings.rockId}`,
      sql`${sightings.recordedAt}`,
      sql`${sightings} WHERE ${and(eq(sightings.memberId, memberId), gte(sightings.recordedAt, since))}`,
    ),
    from(
      'report',
      sql`${reports.id}`,
      sql`${reports.rockId}`,
      sql`${reports.createdAt}`,
      sql`${reports} WHERE ${and(eq(reports.reporterId, memberId), gte(reports.createdAt, since))}`,
    ),
  ];
  return [
    db.insert(departedDeeds).select(sql.join(made, sql` UNION ALL `)),
    db
      .update(traces)
      .set({ memberId: authorId })
      .where(and(isOwn, exists(noted))),
    db.delete(traces).where(isOwn),
  ] as const;
}
