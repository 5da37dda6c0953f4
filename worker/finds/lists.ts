// A finder's two lists: rocks to hide again, and rocks that they have hidden again.
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { FoundRock, RehiddenRock } from '../../schema/finds.ts';
import { journeyLimits } from '../../schema/journey.ts';
import { nearOf } from '../../schema/near.ts';
import type { Page } from '../../schema/paging.ts';
import { entries, finds, members, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { afterPlaceholders, cut, newestFirst, rowsOfPage, type Listed, type PageRows } from '../http/page.ts';
import { painters } from '../members/public.ts';
import { instant } from '../platform/clock.ts';
import { joined, type Database, type Statement } from '../platform/database.ts';
import { prepared, type Placeholders } from '../platform/prepared.ts';
import { isVisibleTo, type Viewer } from '../reports/visibility.ts';
import { cardColumns, cardFor, isPainter, type Card } from '../rocks/card.ts';

const findColumns = joined('find', getTableColumns(finds));
const placeColumns = joined('place', { locationName: entries.locationName, town: entries.town });

const listColumns = (db: Database, viewerId: Viewer, carried: number) => ({
  ...cardColumns(db, { viewerId, carried }),
  find: findColumns,
});

type Asked = Placeholders<PageRows & { memberId: string }>;

/** With the newest entries and comments of each rock, and without. */
const both = <S extends Statement>(build: (db: Database, asked: Asked, carried: number) => S) => ({
  full: prepared((db, asked: Asked) => build(db, asked, journeyLimits.carried)),
  light: prepared((db, asked: Asked) => build(db, asked, 0)),
});

interface Amount {
  /** Whether the rocks come without entries and comments. */
  isLight: boolean;
}

const rocksHeldBy = both((db, { memberId, at, id, limit }, carried) =>
  db
    .select(listColumns(db, memberId, carried))
    .from(rocks)
    .leftJoin(members, eq(members.id, rocks.ownerId))
    .leftJoin(painters, isPainter)
    // A literal, here and below, so that SQLite uses the partial index.
    .leftJoin(finds, and(eq(finds.rockId, rocks.id), sql`${finds.closedAt} IS NULL`))
    .where(and(eq(rocks.holderId, memberId), afterPlaceholders({ at, id }, rocks.heldSince, rocks.id)))
    .orderBy(...newestFirst(rocks.heldSince, rocks.id))
    .limit(limit),
);

/** Found and not yet hidden again, newest first, with the Rock ID, which the holder can read on the rock. */
export async function heldRocks(
  ctx: MemberCtx,
  { isLight, ...page }: Page & Amount,
): Promise<Listed<FoundRock>> {
  const { db, memberId } = ctx;
  const list = isLight ? rocksHeldBy.light : rocksHeldBy.full;
  const [rows] = await ctx.read([list(db, { ...rowsOfPage(page), memberId })]);
  const cardOf = cardFor(memberId);
  return cut(
    rows,
    page,
    (row) => {
      const card = cardOf(row);
      const { code, hiddenLatitude, hiddenLongitude, handingUntil } = card.row;
      const { keeping } = row.find;
      return {
        ...record(row.find, card),
        laserEngraverId: code,
        // A held rock was hidden, by the table's CHECK.
        lastPlace: { latitude: hiddenLatitude ?? 0, longitude: hiddenLongitude ?? 0 },
        ...(keeping !== null && { keeping }),
        ...(handingUntil !== null && { handingUntil: instant(handingUntil) }),
      };
    },
    ({ rock }) => ({ at: rock.heldSince ?? 0, id: rock.id }),
  );
}

const rocksRehiddenBy = both((db, { memberId, at, id, limit }, carried) =>
  db
    .select({ ...listColumns(db, memberId, carried), place: placeColumns })
    .from(finds)
    // Left joins, so that SQLite starts from the member's finds.
    .leftJoin(rocks, eq(rocks.id, finds.rockId))
    .leftJoin(members, eq(members.id, rocks.ownerId))
    .leftJoin(painters, isPainter)
    .leftJoin(entries, and(eq(entries.rockId, finds.rockId), eq(entries.seq, finds.rehiddenSeq)))
    .where(
      and(
        eq(finds.memberId, memberId),
        sql`${finds.rehiddenSeq} IS NOT NULL`,
        isVisibleTo(memberId),
        afterPlaceholders({ at, id }, finds.closedAt, finds.id),
      ),
    )
    .orderBy(...newestFirst(finds.closedAt, finds.id))
    .limit(limit),
);

/** Found and hidden again by this member, the latest rehide first. */
export async function rehiddenRocks(
  ctx: MemberCtx,
  { isLight, ...page }: Page & Amount,
): Promise<Listed<RehiddenRock>> {
  const { db, memberId } = ctx;
  const list = isLight ? rocksRehiddenBy.light : rocksRehiddenBy.full;
  const [rows] = await ctx.read([list(db, { ...rowsOfPage(page), memberId })]);
  const cardOf = cardFor(memberId);
  return cut(
    rows.flatMap(({ rock, ...row }) => (rock ? [{ ...row, rock }] : [])),
    page,
    (row) => ({
      ...record(row.find, cardOf(row)),
      rehiddenAt: instant(row.find.closedAt ?? 0),
      locationName: row.place.locationName ?? '',
      near: nearOf(row.place.town),
    }),
    ({ find }) => ({ at: find.closedAt ?? 0, id: find.id ?? '' }),
  );
}

type FindRow = { [K in keyof typeof findColumns]: (typeof findColumns)[K]['_']['type'] };

/** A held rock has an open find, and a find has a rock, so neither is null. */
function record(find: FindRow, { row, rock }: Card) {
  return {
    id: find.id ?? '',
    foundAt: instant(find.foundAt ?? 0),
    seq: find.seq ?? 0,
    originalRockId: rock.id,
    isWithheld: row.withheldAt !== null,
    rockData: { name: rock.name, description: rock.description, imageUrl: rock.imageUrl },
    originalRock: rock,
  };
}
