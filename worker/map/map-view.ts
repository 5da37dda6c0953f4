// The map: the single rocks of a box if there are few of them, else clusters.
import { and, gt, sql } from 'drizzle-orm';
import type { MapCluster, MapView, MapViewQuery } from '../../schema/map.ts';
import {
  boxOf,
  cellsAt,
  cellsOf,
  countedLevels,
  finestLevel,
  mapLimits,
  numberOf,
  rangesOf,
  type Cells,
} from '../../schema/map-grid.ts';
import { mapCells, rocks } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { isOnMap } from '../platform/map-cells.ts';
import { oncePerName } from '../platform/once.ts';
import { prepared, type Placeholders } from '../platform/prepared.ts';
import { forViewer, visiblePhoto, isRockVisible } from '../reports/visibility.ts';
import { areAtMost, countedIn, isInSpan, keysOf, spans, spansWithRocks, textOf } from './map-sql.ts';
import { placeColumns, placeViewer } from '../journey/place.ts';

/**
 * The rocks in a box, extended to whole cells of the grid. Clusters count every rock that is on the map; single rocks
 * leave out those that the member has reported.
 */
export function mapView(ctx: Ctx, { bbox, zoom }: MapViewQuery): Promise<MapView> {
  const cells = cellsAt(bbox, zoom);
  const finest = cellsOf(bbox, finestLevel);
  // A box that is far larger than any screen is answered from counted cells.
  const isNear = zoom >= mapLimits.singleZoom && numberOf(finest) <= mapLimits.finestCells;
  const shown = isNear ? finest : cells;
  const most = isNear ? mapLimits.single : mapLimits.few;
  const isAlwaysSingle = isNear && zoom >= mapLimits.alwaysSingleZoom;
  const lookUp = rocksIn(`${isNear ? 'near' : 'far'} ${isAlwaysSingle ? 'all' : 'if few'}`);
  const asked = [
    cellsWithRocks(ctx.db, { keys: keysOf(cells) }),
    lookUp(ctx, {
      ...countedIn(cells),
      ranges: textOf(isNear ? rangesOf(finest) : []),
      countedKeys: keysOf(isNear ? cells : coarser(cells)),
      most,
      limit: most + 1,
    }),
  ] as const;
  return ctx.begin(asked, async (member, [[counted], found]) => {
    const isSingle = isAlwaysSingle || found.length > 0;
    const viewPlace = placeViewer(ctx, member);
    const { west, south, east, north } = boxOf(isSingle ? shown : cells);
    return {
      bbox: [west, south, east, north],
      clusters: isSingle ? [] : (counted?.cells ?? []).map(clusterAt(cells.level)),
      rocks: found
        .slice(0, most)
        .filter(({ isInSight }) => isInSight === 1)
        .map(({ place, photoKey }) => viewPlace(place, photoKey)),
      isCut: found.length > most,
    };
  });
}

type Sums = readonly [count: number, latitudes: number, longitudes: number];

/** All cells as one value: D1 takes longer to return hundreds of rows than SQLite takes to find them. */
const cellsWithRocks = prepared((db, { keys }: Placeholders<{ keys: string }>) => {
  const { count, latitudes, longitudes } = mapCells;
  return (
    db
      .select({
        cells: sql`json_group_array(json_array(${count}, ${latitudes}, ${longitudes}))`
          .mapWith((text: string) => JSON.parse(text) as Sums[]) // as json_array wrote it
          .as('cells'),
      })
      .from(spans(keys))
      // In this order, so that the spans decide which cells are read.
      .crossJoin(mapCells)
      .where(and(isInSpan(mapCells.cell), gt(count, 0)))
  );
});

/** Larger cells around the same ones, so that fewer are read. */
function coarser(cells: Cells): Cells {
  return cells.level > countedLevels[0] ? cellsOf(boxOf(cells), cells.level - 2) : cells;
}

/** From ranges of quadkeys or from cells; all rocks, or only if there are few. */
type Way = `${'near' | 'far'} ${'if few' | 'all'}`;

interface Lookup {
  /** Ranges of quadkeys, for near views. */
  ranges: string;
  /** Keys of cells, for far views. */
  keys: string;
  first: number;
  bits: number;
  /** Keys of the cells that may have at most `most` rocks. */
  countedKeys: string;
  most: number;
  limit: number;
}

const rocksIn = oncePerName((way: Way) =>
  forViewer((db, viewerId, { ranges, keys, first, bits, countedKeys, most, limit }: Placeholders<Lookup>) => {
    const span = way.startsWith('near') ? spans(ranges) : spansWithRocks({ keys, first, bits });
    return (
      db
        .select({
          place: placeColumns,
          photoKey: visiblePhoto(viewerId),
          isInSight: sql<number>`${isRockVisible(viewerId)}`.as('is_in_sight'),
        })
        // The index is named, because SQLite would build one of its own instead.
        .from(sql`${span} CROSS JOIN ${rocks} INDEXED BY rocks_on_map`)
        .where(
          and(
            isOnMap,
            isInSpan(rocks.quadkey),
            way.endsWith('if few') ? areAtMost(db, countedKeys, most) : undefined,
          ),
        )
        .limit(limit)
    );
  }),
);

/** The middle of a cluster, to about a sixteenth of a cell, which is less than the width of a marker. */
function clusterAt(level: number) {
  const cellsPerDegree = 2 ** level / 360;
  const scale = 10 ** Math.min(3, Math.max(0, Math.ceil(Math.log10(16 * cellsPerDegree))));
  const middle = (sum: number, count: number, least: number) => {
    const exact = sum / count / 1000;
    const cell = Math.floor((exact - least) * cellsPerDegree);
    const [from, before] = [cell, cell + 1].map(
      (edge) => Math.ceil((edge / cellsPerDegree + least) * 1000) / 1000,
    );
    // Rounding must not take it to another cell: by its place the cell is asked for again.
    return Math.min(
      Math.max(Math.round(exact * scale) / scale, from ?? 0),
      ((before ?? 0) * 1000 - 1) / 1000,
    );
  };
  return ([count, latitudes, longitudes]: Sums): MapCluster => [
    middle(latitudes, count, -90),
    middle(longitudes, count, -180),
    count,
  ];
}
