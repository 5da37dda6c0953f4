// The map: the rocks of a box one by one where there are few of them, else how many lie close together.
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
import { forViewer, photoInSight, rockInSight } from '../reports/in-sight.ts';
import { areAtMost, countedIn, isInSpan, keysOf, spans, spansWithRocks, textOf } from './map-sql.ts';
import { placeColumns, placeViewer } from './place.ts';

/**
 * What is in a box, out to whole cells of the grid. Clusters count every rock that is on the map; what a member has
 * reported is left out where rocks are shown one by one.
 */
export function mapView(ctx: Ctx, { bbox, zoom }: MapViewQuery): Promise<MapView> {
  const cells = cellsAt(bbox, zoom);
  const finest = cellsOf(bbox, finestLevel);
  // A box that is far larger than any screen is answered from what is counted.
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

/** All of them as one value: hundreds of rows take D1 longer to hand over than SQLite to find. */
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
      // Not the other way round: the spans decide which cells are looked at.
      .crossJoin(mapCells)
      .where(and(isInSpan(mapCells.cell), gt(count, 0)))
  );
});

/** Larger cells around the same ones, so that few are looked at. */
function coarser(cells: Cells): Cells {
  return cells.level > countedLevels[0] ? cellsOf(boxOf(cells), cells.level - 2) : cells;
}

/** From ranges of quadkeys or from cells; whatever is there, or only if that is little. */
type Way = `${'near' | 'far'} ${'if few' | 'all'}`;

interface Lookup {
  /** Of quadkeys, where it is near. */
  ranges: string;
  /** Of cells, where it is far. */
  keys: string;
  first: number;
  bits: number;
  /** Of cells in which there are to be `most` rocks at most. */
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
          photoKey: photoInSight(viewerId),
          isInSight: sql<number>`${rockInSight(viewerId)}`.as('is_in_sight'),
        })
        // Named, because SQLite would rather make an index of its own.
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

/** To about a sixteenth of a cell: less than a marker is wide. */
function clusterAt(level: number) {
  const cellsPerDegree = 2 ** level / 360;
  const scale = 10 ** Math.min(3, Math.max(0, Math.ceil(Math.log10(16 * cellsPerDegree))));
  const middle = (sum: number, count: number) => Math.round((sum / count / 1000) * scale) / scale;
  return ([count, latitudes, longitudes]: Sums): MapCluster => [
    middle(latitudes, count),
    middle(longitudes, count),
    count,
  ];
}
