// What a member did in journeys, other than those of their own rocks: finds, hides, thanks, and what they took back.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { CommunityRow } from '../../schema/export-files.ts';
import { nameOf } from '../../schema/members.ts';
import { entries, retractions, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { pageRows } from '../exports/csv-export.ts';
import { findsCsv } from '../exports/finds.ts';
import { publicMember } from '../members/public.ts';
import { instant } from '../platform/clock.ts';
import { entryView } from '../rocks/entry-view.ts';
import { rowsOf } from './rows.ts';
import { nameSeen, past, rockColumns as rock, source } from './source.ts';

/** The same as in finds.csv, newest first. */
export async function* ownFinds(ctx: MemberCtx): AsyncGenerator<CommunityRow<'finds'>> {
  for await (const row of rowsOf(ctx, findsCsv)) {
    const { rockId, counts, rehide, place, name, owner, seen: found } = row;
    yield {
      rock: rockId,
      rockName: name,
      owner: nameOf(publicMember(owner)),
      at: found.createdAt,
      place: place && { name: place.locationName, latitude: place.latitude, longitude: place.longitude },
      notes: found.notes,
      line: found.line ?? null,
      thanks: place ? (found.thanks ?? null) : null,
      counts,
      hiddenAgainAt: instant(rehide.createdAt),
    };
  }
}

/** Those of the member's own rocks are in journeys.json. */
export const hides = source({
  pageAfter: ({ db, memberId }: MemberCtx, after: readonly [number, string] | null) =>
    db
      .select({ entry: entries, rock })
      .from(entries)
      .innerJoin(rocks, eq(rocks.id, entries.rockId))
      .where(
        and(
          eq(entries.memberId, memberId),
          eq(entries.action, 'hidden'),
          sql`${rocks.ownerId} IS NOT ${memberId}`,
          past([entries.createdAt, entries.id], after),
        ),
      )
      .orderBy(asc(entries.createdAt), asc(entries.id))
      .limit(pageRows),
  seenBy: (memberId, { entry, ...row }): CommunityRow<'hides'> => {
    const rockName = nameSeen(row.rock, memberId);
    const { locationName: name, latitude, longitude, ...seen } = entryView(entry, null, memberId, null);
    return {
      rock: entry.rockId,
      rockName,
      how: entry.kind === 'moved' ? 'moved' : null,
      at: seen.createdAt,
      loggedAt: seen.loggedAt ?? null,
      place: rockName === null ? null : { name, latitude, longitude },
      notes: seen.notes,
    };
  },
  cursorOf: ({ entry }) => [entry.createdAt, entry.id] as const,
});

/** Thanks for finds of rocks that somebody else has adopted since. */
export const thanks = source({
  pageAfter: ({ db, memberId }: MemberCtx, after: readonly [string, number] | null) =>
    db
      .select({ entry: entries, rock })
      .from(entries)
      .innerJoin(rocks, eq(rocks.id, entries.rockId))
      .where(and(eq(entries.thanksBy, memberId), past([entries.rockId, entries.seq], after)))
      .orderBy(asc(entries.rockId), asc(entries.seq))
      .limit(pageRows),
  seenBy: (memberId, { entry, ...row }): CommunityRow<'thanks'> => ({
    rock: entry.rockId,
    rockName: nameSeen(row.rock, memberId),
    foundAt: instant(entry.createdAt),
    thanks: entryView(entry, null, memberId, null).thanks ?? '',
  }),
  cursorOf: ({ entry }) => [entry.rockId, entry.seq] as const,
});

export const takenBack = source({
  pageAfter: ({ db, memberId }: MemberCtx, after: readonly [string, number] | null) =>
    db
      .select({ entry: retractions, rock })
      .from(retractions)
      .innerJoin(rocks, eq(rocks.id, retractions.rockId))
      .where(and(eq(retractions.memberId, memberId), past([retractions.rockId, retractions.seq], after)))
      .orderBy(asc(retractions.rockId), asc(retractions.seq))
      .limit(pageRows),
  seenBy: (memberId, { entry, ...row }): CommunityRow<'takenBack'> => {
    const rockName = nameSeen(row.rock, memberId);
    const { latitude, longitude, locationName: name } = entry;
    return {
      rock: entry.rockId,
      rockName,
      what: entry.action,
      at: instant(entry.createdAt),
      takenBackAt: instant(entry.retractedAt),
      place: rockName === null ? null : { name, latitude, longitude },
    };
  },
  cursorOf: ({ entry }) => [entry.rockId, entry.seq] as const,
});
