// The newest hidden rocks of a box, a page at a time, without reading all the others.
import { and, between, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { MapLocation } from '../../schema/journey.ts';
import { cellsFrom, cellsOf, finestLevel, numberOf, rangesOf, type Box } from '../../schema/map-grid.ts';
import type { Page } from '../../schema/paging.ts';
import { rocks } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { after, cut, newestFirst, type Listed } from '../http/page.ts';
import { isOnMap } from '../platform/map-cells.ts';
import { visiblePhoto, isRockVisible } from '../reports/visibility.ts';
import { areAtMost, countedIn, isInSpan, keysOf, spans, spansWithRocks, textOf } from './map-sql.ts';
import { placeColumns, placeViewer } from '../journey/place.ts';

const limits = {
  /** Cells of the grid around a box, in which rocks are counted. */
  cells: 75,
  /** Most rocks in them that are all read. */
  few: 1400,
  /** Cells of the finest level around a small box: only the rocks in them are read. */
  finest: 300,
  /** With more than `few`, a page reads this many of the world's newest; the next page continues after them. */
  looked: 800,
} as const;

/** Degrees that `blurred` moves a place at most: its cell may be next to that of the place that a visitor sees. */
const blur = 0.001;

/** A page may be short or empty even if another one follows. */
export function placesInBox(ctx: Ctx, box: Box, page: Page): Promise<Listed<MapLocation>> {
  const { db } = ctx;
  const cells = cellsFrom(widened(box), 14, limits.cells);
  const finest = cellsOf(widened(box), finestLevel);
  const span =
    numberOf(finest) <= limits.finest ? spans(textOf(rangesOf(finest))) : spansWithRocks(countedIn(cells));
  const areFew = areAtMost(db, keysOf(cells), limits.few);
  // In the limit, because a condition would be evaluated for each rock.
  const ifMany = (rows: number) => sql`iif(${areFew}, 0, ${sql.raw(String(rows))})`;
  const order = newestFirst(rocks.hiddenAt, rocks.id);
  const isHidden = sql`${rocks.status} = 'hidden' AND ${rocks.rest} IS NULL`;
  const behind = after(page, rocks.hiddenAt, rocks.id);
  const isShown = and(isIn(ctx, box), isRockVisible(ctx.memberId));
  const columns = { place: placeColumns, photoKey: visiblePhoto(ctx.memberId) };
  const looked = sql`(SELECT * FROM ${rocks} WHERE ${and(isHidden, behind)}
    ORDER BY ${sql.join([...order], sql`, `)} LIMIT ${ifMany(limits.looked)}) AS ${rocks}`;
  const asked = [
    db
      .select(columns)
      .from(sql`${span} CROSS JOIN ${rocks} INDEXED BY rocks_on_map`)
      .where(and(isOnMap, isInSpan(rocks.quadkey), isShown, areFew, behind))
      .orderBy(...order)
      .limit(page.limit + 1),
    db
      .select(columns)
      .from(looked)
      .where(isShown)
      .orderBy(...order)
      .limit(page.limit + 1),
    db.select({ at: sql<number>`hidden_at`.as('at'), id: sql<string>`id`.as('end_id') }).from(
      sql`(SELECT ${rocks.hiddenAt}, ${rocks.id} FROM ${rocks} WHERE ${and(isHidden, behind)}
          ORDER BY ${sql.join([...order], sql`, `)} LIMIT ${ifMany(1)} OFFSET ${sql.raw(String(limits.looked - 1))})`,
    ),
  ] as const;
  return ctx.begin(asked, async (member, [few, many, ends]) => {
    const view = placeViewer(ctx, member);
    const { items, next } = cut(
      few.length > 0 ? few : many,
      page,
      ({ place, photoKey }) => view(place, photoKey),
      ({ place: { hiddenAt, id } }) => ({ at: hiddenAt ?? 0, id: id ?? '' }),
    );
    const [end] = ends;
    return { items, next: next ?? end ?? null };
  });
}

/** Compares the box with what the viewer may see, or small boxes would reveal the exact place to a visitor. */
function isIn(ctx: Ctx, { west, south, east, north }: Box): SQL | undefined {
  // As `blurred` rounds: where `round` of SQL differed, the place would be known to lie on the line between.
  const rounded = (degrees: SQLiteColumn, offset: number) => {
    const whole = sql.raw(String(offset * 1000));
    return sql`(CAST(${degrees} * 1000 + ${whole} + 0.5 AS INTEGER) - ${whole}) / 1000.0`;
  };
  const seen = (degrees: SQLiteColumn, offset: number) =>
    ctx.memberId === null ? rounded(degrees, offset) : sql`${degrees}`;
  return and(
    between(seen(rocks.hiddenLatitude, 90), south, north),
    between(seen(rocks.hiddenLongitude, 180), west, east),
  );
}

function widened({ west, south, east, north }: Box): Box {
  return {
    west: Math.max(-180, west - blur),
    south: Math.max(-90, south - blur),
    east: Math.min(180, east + blur),
    north: Math.min(90, north + blur),
  };
}
