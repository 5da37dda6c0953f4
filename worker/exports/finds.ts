// finds.csv: every find of a member, newest first, without Rock IDs.
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { nameOr } from '../../schema/members.ts';
import { nearOf } from '../../schema/near.ts';
import type { Cursor } from '../../schema/paging.ts';
import { entries, finds, members, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { requireAccess } from '../members/access.ts';
import { publicColumns, publicMember } from '../members/public.ts';
import { instant } from '../platform/clock.ts';
import { joined } from '../platform/database.ts';
import { isOpen } from '../reports/visibility.ts';
import { entryView } from '../rocks/entry-view.ts';
import { pageRows, type CsvExport } from './csv-export.ts';
import { dayCell, townCell } from './place-cells.ts';
import { placeCalled } from '../../schema/journey.ts';

const rehide = alias(entries, 'rehide');

const pageAfter = ({ db, memberId }: MemberCtx, after: Cursor | null) =>
  db
    .select({
      entry: entries,
      rock: joined('rock', {
        name: rocks.name,
        ownerId: rocks.ownerId,
        holderId: rocks.holderId,
        withheldAt: rocks.withheldAt,
      }),
      find: joined('find', { isScored: finds.isScored }),
      rehide: joined('rehide', {
        createdAt: rehide.createdAt,
        locationName: rehide.locationName,
        town: rehide.town,
      }),
      owner: publicColumns,
    })
    .from(entries)
    .innerJoin(rocks, eq(rocks.id, entries.rockId))
    .innerJoin(
      finds,
      and(
        eq(finds.rockId, entries.rockId),
        eq(finds.memberId, entries.memberId),
        // `foundAt` is part of the index.
        eq(finds.foundAt, entries.createdAt),
        eq(finds.seq, entries.seq),
      ),
    )
    .leftJoin(rehide, and(eq(rehide.rockId, finds.rockId), eq(rehide.seq, finds.rehiddenSeq)))
    .leftJoin(members, eq(members.id, rocks.ownerId))
    .where(
      and(
        eq(entries.memberId, memberId),
        eq(entries.action, 'found'),
        // A row-value comparison, so that SQLite seeks to the cursor in the index.
        after ? sql`(${entries.createdAt}, ${entries.id}) < (${after.at}, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(pageRows);

type Read = Awaited<ReturnType<typeof pageAfter>>[number];

function seenBy(memberId: string, { entry, rock, ...row }: Read) {
  const seen = entryView(entry, null, memberId, null);
  const isInSight = isOpen(rock, memberId);
  // For a withheld rock finders still see their own notes and place.
  const place = isInSight || entry.ownLatitude !== null ? seen : null;
  const counts = row.find.isScored === true && rock.withheldAt === null;
  return { ...row, rockId: entry.rockId, seen, place, name: isInSight ? rock.name : null, counts };
}

export const findsCsv: CsvExport<Read, ReturnType<typeof seenBy>, Cursor> = {
  name: 'finds',
  permit: requireAccess,
  columns: (words) => ({
    [words.csv.rock]: ({ name }) => name,
    [words.csv.owner]: ({ owner }) => nameOr(publicMember(owner), words.shell.anonymous),
    [words.csv.found]: ({ seen }) => seen.createdAt,
    [words.csv.dayThere]: ({ seen, place }) => dayCell(seen.createdAt, place?.near),
    [words.csv.location]: ({ place }) => (place ? placeCalled(words.near, place.locationName) : null),
    [words.csv.town]: ({ place }) => townCell(words, place?.near),
    [words.csv.latitude]: ({ place }) => place?.latitude ?? null,
    [words.csv.longitude]: ({ place }) => place?.longitude ?? null,
    [words.csv.notes]: ({ seen }) => seen.notes,
    [words.csv.myLine]: ({ seen }) => seen.line ?? null,
    [words.csv.thanks]: ({ place, seen }) => (place ? (seen.thanks ?? null) : null),
    [words.csv.counts]: ({ counts }) => (counts ? words.csv.yes : words.csv.no),
    [words.csv.hiddenAgain]: ({ rehide }) => instant(rehide.createdAt),
    [words.csv.newLocation]: ({ rehide }) => rehide.locationName,
    [words.csv.newTown]: ({ rehide }) => townCell(words, nearOf(rehide.town)),
  }),
  pageAfter,
  seenBy,
  cursorOf: ({ entry }) => ({ at: entry.createdAt, id: entry.id }),
};
