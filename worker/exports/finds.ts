// finds.csv: every find of a member, newest first. Rock IDs of others' rocks are not in it.
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { displayName } from '../../schema/members.ts';
import type { Cursor } from '../../schema/paging.ts';
import { entries, finds, members, rocks } from '../../schema/tables/index.ts';
import { requireAccess } from '../members/access.ts';
import { publicColumns, publicMember, type PublicRow } from '../members/public.ts';
import { joined } from '../platform/database.ts';
import { isOpen } from '../reports/in-sight.ts';
import { entryView, type EntryRow } from '../rocks/entry-view.ts';
import { pageRows, type Sheet } from './sheet.ts';

const rehide = alias(entries, 'rehide');

interface Row {
  entry: EntryRow;
  /** Never null: an entry has its rock, and a found entry its find. */
  rock: { name: string | null; ownerId: string | null; holderId: string | null; withheldAt: number | null };
  find: { isScored: boolean | null };
  rehide: { createdAt: number | null; locationName: string | null };
  owner: PublicRow;
}

export const findsSheet: Sheet<Row, Cursor> = {
  name: 'finds',
  permit: requireAccess,
  columns: [
    'Rock',
    'Owner',
    'Found',
    'Location',
    'Latitude',
    'Longitude',
    'Notes',
    'Counts on the leaderboard',
    'Hidden again',
    'New location',
  ],
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
    return rows;
  },
  cursorOf: ({ entry }) => ({ at: entry.createdAt, id: entry.id }),
  cells: ({ entry, rock, find, rehide, owner }, { memberId }) => {
    const seen = entryView(entry, null, memberId, null);
    const isInSight = isOpen(rock, memberId);
    // Of a rock that is out of sight a finder keeps what they noted themselves.
    const place = isInSight || entry.ownLatitude !== null ? seen : null;
    return [
      isInSight ? rock.name : null,
      displayName(publicMember(owner)),
      seen.createdAt,
      place?.locationName ?? null,
      place?.latitude ?? null,
      place?.longitude ?? null,
      seen.notes,
      find.isScored ? 'yes' : 'no',
      rehide.createdAt === null ? null : new Date(rehide.createdAt).toISOString(),
      rehide.locationName,
    ];
  },
};
