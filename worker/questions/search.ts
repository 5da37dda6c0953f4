// Finds hidden rocks that look like a found one, around a town, for a finder who cannot read the Rock ID.
import { and, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Coordinates } from '../../schema/journey.ts';
import { likenessTo } from '../../schema/likeness.ts';
import { cellsOf, finestLevel, heartLevel, rangesOf, type Box, type Cells } from '../../schema/map-grid.ts';
import { nearOf } from '../../schema/near.ts';
import { photoUrl } from '../../schema/photos.ts';
import type { PlaceHit } from '../../schema/places.ts';
import type { WornOffQuery } from '../../schema/question-input.ts';
import { questionLimits, type FoundNear, type LikelyRock, type LikelyRocks } from '../../schema/questions.ts';
import { members, rocks } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { areAtMost, isInSpan, keysOf, spans, textOf } from '../map/map-sql.ts';
import { painters, publicColumns, publicColumnsOf, publicMember } from '../members/public.ts';
import { townsCalled } from './towns-called.ts';
import { day, instant } from '../platform/clock.ts';
import { joined } from '../platform/database.ts';
import { isOnMap } from '../platform/map-cells.ts';
import { isRockVisible, visiblePhoto } from '../reports/visibility.ts';
import { isPainter, noPage } from '../rocks/card.ts';

/** The most alike first, and of these the newest. A word that nobody used leaves no rock out. */
export async function likelyRocks(ctx: Ctx, { what, town: name, month }: WornOffQuery): Promise<LikelyRocks> {
  const [town, ...otherTowns] = await townsCalled(ctx, name);
  if (!town) return { town: null, otherTowns: [], rocks: [], alike: 0, more: 0 };
  const [around] = await ctx.read([rocksAround(ctx, town, month)]);
  const likeness = likenessTo(what);
  const ranked = around
    .map(({ rock: { words, ...rock } }) => ({ ...rock, score: likeness(words ?? '') }))
    .toSorted((a, b) => b.score - a.score || (b.hiddenAt ?? 0) - (a.hiddenAt ?? 0))
    .slice(0, questionLimits.hits);
  const cards = await cardsOf(
    ctx,
    ranked.map(({ id }) => id ?? ''),
  );
  return {
    town: townOf(town),
    otherTowns: otherTowns.slice(0, 3).map(townOf),
    rocks: ranked.flatMap(({ id }) => cards.get(id ?? '') ?? []),
    alike: ranked.filter(({ score }) => score > 0).length,
    more: around.length - ranked.length,
  };
}

/**
 * Query: rocks around a town that somebody else painted, that were hidden by the end of the month, and whose painter can
 * be asked. By whole cells of 40 km, so that no answer says more of where a rock lies. The limit comes before all else,
 * so that no filter makes the search read more.
 */
function rocksAround({ db, memberId }: Ctx, town: PlaceHit, month: string | undefined) {
  const wide = cellsOf(boxAround(town, questionLimits.km), heartLevel);
  const narrow = cellsOf(boxAround(town, questionLimits.kmWhereMany), heartLevel);
  const areFew = areAtMost(db, keysOf(wide), questionLimits.looked);
  const ranges = sql<string>`iif(${areFew}, ${quadkeysOf(wide)}, ${quadkeysOf(narrow)})`;
  const looked = sql`(SELECT ${rocks}.* FROM ${spans(ranges)} CROSS JOIN ${rocks} INDEXED BY rocks_on_map
    WHERE ${isOnMap} AND ${isInSpan(rocks.quadkey)} LIMIT ${sql.raw(String(questionLimits.looked))}) AS ${rocks}`;
  return db
    .select({ rock: lookedAt })
    .from(looked)
    .where(
      and(
        isNotNull(rocks.ownerId),
        memberId === null ? undefined : ne(rocks.ownerId, memberId),
        month === undefined ? undefined : lt(rocks.hiddenAt, endOf(month)),
        isRockVisible(memberId),
      ),
    );
}

/** The motif is told early, so that long descriptions are not read to their end. */
const lookedAt = {
  ...joined('near', { id: rocks.id, hiddenAt: rocks.hiddenAt }),
  words: sql<string | null>`${rocks.name} || ' ' || substr(${rocks.description}, 1, 300)`.as('near_words'),
};

const townOf = ({ name, state, country }: PlaceHit): FoundNear => ({ town: name, state, country });

const kmPerDegree = 111.2;

/** Across the date line it ends beyond 180. */
function boxAround({ latitude, longitude }: Coordinates, km: number): Box {
  const north = km / kmPerDegree;
  // At the poles all longitudes are near.
  const east = Math.min(180, north / Math.max(0.01, Math.cos((latitude * Math.PI) / 180)));
  const west = longitude - east < -180 ? longitude - east + 360 : longitude - east;
  return {
    west,
    south: Math.max(-90, latitude - north),
    east: west + 2 * east,
    north: Math.min(90, latitude + north),
  };
}

/** The quadkeys of cells, as text. */
const quadkeysOf = (cells: Cells): string => {
  const bits = 2 * (finestLevel - cells.level);
  return textOf(rangesOf(cells).map(([from, to]) => [from * 2 ** bits, (to + 1) * 2 ** bits - 1]));
};

/** The end of a month everywhere on Earth; milliseconds since 1970. */
function endOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Date.UTC(year, number) + day / 2;
}

/** What is shown of them, by their ids. */
async function cardsOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, LikelyRock>> {
  const { db, memberId } = ctx;
  if (ids.length === 0) return new Map();
  const [rows] = await ctx.read([
    db
      .select({
        id: rocks.id,
        name: rocks.name,
        photoKey: visiblePhoto(memberId),
        town: rocks.hiddenTown,
        hiddenAt: rocks.hiddenAt,
        page: rocks.page,
        adoptedAt: rocks.adoptedAt,
        owner: publicColumns,
        painter: publicColumnsOf('painted_by', painters),
      })
      .from(rocks)
      .innerJoin(members, eq(members.id, rocks.ownerId))
      .leftJoin(painters, isPainter)
      .where(inArray(rocks.id, [...ids])),
  ]);
  return new Map(
    rows.map(({ id, name, photoKey, town, hiddenAt, page, adoptedAt, owner, painter }) => [
      id,
      {
        id,
        name,
        imageUrl: photoUrl(photoKey),
        owner: publicMember(owner),
        ...(adoptedAt !== null && { painter: publicMember(painter) }),
        near: nearOf(town),
        hiddenAt: instant(hiddenAt ?? 0),
        ...noPage(page),
      },
    ]),
  );
}
