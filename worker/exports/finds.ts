// finds.csv: every find of a member, newest first. Rock IDs of others' rocks are not in it.
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { JourneyEntry } from '../../schema/journey.ts';
import { displayName } from '../../schema/members.ts';
import type { Cursor } from '../../schema/paging.ts';
import { entries, finds, members, rocks } from '../../schema/tables/index.ts';
import { requireAccess } from '../members/access.ts';
import { publicColumns, publicMember, type PublicRow } from '../members/public.ts';
import { instant } from '../platform/clock.ts';
import { joined } from '../platform/database.ts';
import { isOpen } from '../reports/in-sight.ts';
import { entryView, type EntryRow } from '../rocks/entry-view.ts';
import { pageRows, type Sheet } from './sheet.ts';

const rehide = alias(entries, 'rehide');

interface Row {
  entry: EntryRow;
  /** The rock's; null while it is out of sight. */
  name: string | null;
  seen: JourneyEntry;
  place: JourneyEntry | null;
  /** Never null: a found entry has its find. */
  find: { isScored: boolean | null };
  rehide: { createdAt: number | null; locationName: string | null };
  owner: PublicRow;
}

export const findsSheet: Sheet<Row, Cursor> = {
  name: 'finds',
  permit: requireAccess,
  columns: {
    Rock: ({ name }) => name,
    Owner: ({ owner }) => displayName(publicMember(owner)),
    Found: ({ seen }) => seen.createdAt,
    Location: ({ place }) => place?.locationName ?? null,
    Latitude: ({ place }) => place?.latitude ?? null,
    Longitude: ({ place }) => place?.longitude ?? null,
    Notes: ({ seen }) => seen.notes,
    'Counts on the leaderboard': ({ find }) => (find.isScored ? 'yes' : 'no'),
    'Hidden again': ({ rehide }) => instant(rehide.createdAt),
    'New location': ({ rehide }) => rehide.locationName,
  },
  async read(ctx, after) {
    const [rows] = await ctx.read([
      ctx.db
        .select({
          entry: entries,
          rock: joined('rock', {
            name: rocks.name,
            ownerId: rocks.ownerId,
            holderId: rocks.holderId,
            withheldAt: rocks.withheldAt,
          }),
          find: joined('find', { isScored: finds.isScored }),
          rehide: joined('rehide', { createdAt: rehide.createdAt, locationName: rehide.locationName }),
          owner: publicColumns,
        })
        .from(entries)
        .innerJoin(rocks, eq(rocks.id, entries.rockId))
        .innerJoin(
          finds,
          and(
            eq(finds.rockId, entries.rockId),
            eq(finds.memberId, entries.memberId),
            // The time, too, is in the index.
            eq(finds.foundAt, entries.createdAt),
            eq(finds.seq, entries.seq),
          ),
        )
        .leftJoin(rehide, and(eq(rehide.rockId, finds.rockId), eq(rehide.seq, finds.rehiddenSeq)))
        .leftJoin(members, eq(members.id, rocks.ownerId))
        .where(
          and(
            eq(entries.memberId, ctx.memberId),
            eq(entries.action, 'found'),
            // Compared as a pair, so that SQLite begins at the cursor.
            after ? sql`(${entries.createdAt}, ${entries.id}) < (${after.at}, ${after.id})` : undefined,
          ),
        )
        .orderBy(desc(entries.createdAt), desc(entries.id))
        .limit(pageRows),
    ]);
    return rows.map(({ entry, rock, ...row }) => {
      const seen = entryView(entry, null, ctx.memberId, null);
      const isInSight = isOpen(rock, ctx.memberId);
      // Of a rock that is out of sight a finder keeps what they noted themselves.
      const place = isInSight || entry.ownLatitude !== null ? seen : null;
      return { ...row, entry, seen, place, name: isInSight ? rock.name : null };
    });
  },
  cursorOf: ({ entry }) => ({ at: entry.createdAt, id: entry.id }),
};
