// journeys.csv: every entry of the journeys of a member's own rocks, as the owner may see it.
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { countryName } from '../../schema/analytics.ts';
import type { JourneyEntry } from '../../schema/journey.ts';
import { displayName } from '../../schema/members.ts';
import { entries, members, rocks } from '../../schema/tables/index.ts';
import { requireAccess } from '../members/access.ts';
import { publicColumns } from '../members/public.ts';
import { joined } from '../platform/database.ts';
import { entryView, type EntryRow } from '../rocks/entry-view.ts';
import { pageRows, type Sheet } from './sheet.ts';

interface Row {
  entry: EntryRow;
  /** Never null: an entry has its rock. */
  rock: { createdAt: number | null; name: string | null; code: string | null };
  seen: JourneyEntry;
  country: string | null;
}

/** Within the journey of one rock, after this step. */
interface Step {
  rockAt: number;
  rockId: string;
  seq: number;
}

/** The newest rock first, each journey from its beginning. */
export const journeysSheet: Sheet<Row, Step> = {
  name: 'journeys',
  permit: requireAccess,
  columns: {
    Rock: ({ rock }) => rock.name,
    'Rock ID': ({ rock }) => rock.code,
    Step: ({ seen }) => seen.seq,
    'What happened': ({ seen }) => seen.actionType,
    When: ({ seen }) => seen.createdAt,
    Who: ({ seen }) => displayName(seen.user),
    Location: ({ seen }) => seen.locationName,
    Latitude: ({ seen }) => seen.latitude,
    Longitude: ({ seen }) => seen.longitude,
    Country: ({ country }) => (country === null ? null : countryName(country)),
    Notes: ({ seen }) => seen.notes,
    Kilometers: ({ entry }) => (entry.action === 'hidden' ? entry.metres / 1000 : null),
    'Too fast to count': ({ entry }) => (entry.isTooFast ? 'yes' : null),
  },
  async read(ctx, after) {
    const [rows] = await ctx.read([
      ctx.db
        .select({
          entry: entries,
          rock: joined('rock', { createdAt: rocks.createdAt, name: rocks.name, code: rocks.code }),
          author: publicColumns,
          countryBefore: sql<
            string | null
          >`(SELECT country FROM ${entries} AS before WHERE before.rock_id = ${entries.rockId} AND before.seq = ${entries.seq} - 1)`.as(
            'country_before',
          ),
        })
        .from(rocks)
        .innerJoin(entries, eq(entries.rockId, rocks.id))
        .leftJoin(members, eq(members.id, entries.memberId))
        .where(
          and(
            eq(rocks.ownerId, ctx.memberId),
            // Compared as a pair, so that SQLite begins at the cursor.
            after ? sql`(${rocks.createdAt}, ${rocks.id}) <= (${after.rockAt}, ${after.rockId})` : undefined,
            after ? sql`(${rocks.id} <> ${after.rockId} OR ${entries.seq} > ${after.seq})` : undefined,
          ),
        )
        .orderBy(desc(rocks.createdAt), desc(rocks.id), asc(entries.seq))
        .limit(pageRows),
    ]);
    return rows.map(({ author, countryBefore, ...row }) => ({
      ...row,
      seen: entryView(row.entry, author, ctx.memberId, ctx.memberId),
      // A find is where the rock had been hidden.
      country: row.entry.country ?? countryBefore,
    }));
  },
  cursorOf: ({ entry, rock }) => ({ rockAt: rock.createdAt ?? 0, rockId: entry.rockId, seq: entry.seq }),
};
