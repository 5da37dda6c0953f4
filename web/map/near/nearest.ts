// Looks for the nearest rocks in ever larger parts of the map, with at most six requests.
import { metresBetween, type Coordinates, type MapLocation } from '../../../schema/journey.ts';
import { boxOf, cellsAt, cellsOf, finestLevel, type Box } from '../../../schema/map-grid.ts';
import type { MapCluster, MapView } from '../../../schema/map.ts';
import { requestBox, requestZoom, type VisibleArea } from '../visible-area.ts';
import { areaAround, halfOfCell, leastTo, middleOfCell, reachIn } from './areas.ts';

export interface Nearest {
  /** The place around which was asked. */
  middle: Coordinates;
  rocks: readonly MapLocation[];
  /** Metres around the middle in which no rock is missing. */
  reach: number;
  /** Where all rocks are far away and were only counted. */
  groups: readonly MapCluster[];
}

type Load = (shown: VisibleArea) => Promise<MapView>;

/** Cells of 2, 10 and 80 km, each with its neighbours, then the world; at zoom 16 rocks are never counted. */
const steps = [
  { level: 14, zoom: 16, enough: 5 },
  { level: 12, zoom: 12, enough: 1 },
  { level: 9, zoom: 8, enough: 1 },
] as const;
const world: VisibleArea = { box: { west: -180, south: -90, east: 180, north: 90 }, zoom: 2 };
/** Where one answer cannot hold the rocks of the first step. */
const closer = [
  { level: 15, more: 1 },
  { level: finestLevel, more: 1 },
  { level: finestLevel, more: 0 },
] as const;
/** Counted cells whose rocks are requested. */
const mostOpened = 4;

/** Asks by the cell in which the person is. */
export async function nearestTo(person: Coordinates, load: Load): Promise<Nearest> {
  const middle = middleOfCell(person);
  for (const { level, zoom, enough } of steps) {
    const shown = { box: areaAround(middle, level, 1), zoom };
    // Sequential: most people need only the first.
    const answer = await load(shown);
    const reach = reachIn(shown.box, middle);
    if (answer.isCut) return crowded(middle, answer.rocks, load);
    if (answer.clusters.length > 0 && level >= 12) return opened(middle, shown, answer.clusters, load);
    if (answer.clusters.length > 0) return counted(middle, answer.clusters);
    // The person may be anywhere in the cell, and must find them in the list everywhere.
    const sure = within(answer.rocks, middle, reach - 2 * halfOfCell(middle));
    if (sure.length >= enough) return { middle, rocks: answer.rocks, reach, groups: [] };
  }
  const { rocks, clusters } = await load(world);
  return clusters.length > 0 ? counted(middle, clusters) : { middle, rocks, reach: Infinity, groups: [] };
}

/** The rocks for a list, the nearest first. Rocks that may have a nearer one which was not loaded are left out. */
export function listedFrom(person: Coordinates, { middle, rocks, reach }: Nearest): MapLocation[] {
  const sure = within(rocks, person, reach - metresBetween(middle, person));
  const listed = sure.length > 0 ? sure : rocks;
  return listed.toSorted((a, b) => metresBetween(person, a) - metresBetween(person, b));
}

function within(rocks: readonly MapLocation[], from: Coordinates, metres: number): readonly MapLocation[] {
  return rocks.filter((rock) => metresBetween(from, rock) <= metres);
}

async function crowded(middle: Coordinates, known: readonly MapLocation[], load: Load): Promise<Nearest> {
  const rocks = new Map(known.map((rock) => [rock.id, rock]));
  let reach = 0;
  for (const { level, more } of closer) {
    const box = areaAround(middle, level, more);
    const answer = await load({ box, zoom: 16 });
    for (const rock of answer.rocks) rocks.set(rock.id, rock);
    if (answer.isCut) continue;
    reach = reachIn(box, middle);
    break;
  }
  return { middle, rocks: [...rocks.values()], reach, groups: [] };
}

/** Requests the rocks of the nearest counted cells. */
async function opened(
  middle: Coordinates,
  shown: VisibleArea,
  clusters: readonly MapCluster[],
  load: Load,
): Promise<Nearest> {
  const { level } = cellsAt(requestBox(shown), requestZoom(shown.zoom));
  const cells = clusters
    .map((cluster) => cellOf(cluster, level))
    .map((box) => ({ box, least: leastTo(box, middle) }))
    .toSorted((a, b) => a.least - b.least);
  const answers = await Promise.all(
    cells.slice(0, mostOpened).map(async ({ box, least }) => ({ ...(await load({ box, zoom: 16 })), least })),
  );
  const missing = [...cells.slice(mostOpened, mostOpened + 1), ...answers.filter(({ isCut }) => isCut)].map(
    ({ least }) => least,
  );
  const rocks = new Map(answers.flatMap((answer) => answer.rocks).map((rock) => [rock.id, rock]));
  return {
    middle,
    rocks: [...rocks.values()],
    reach: Math.min(reachIn(shown.box, middle), ...missing),
    groups: [],
  };
}

/** The cell of a cluster. Its middle is rounded, and may be just across an edge. */
function cellOf([latitude, longitude]: MapCluster, level: number): Box {
  const off = 0.0005;
  const around = {
    west: longitude - off,
    south: latitude - off,
    east: longitude + off,
    north: latitude + off,
  };
  return boxOf(cellsOf(around, level));
}

function counted(middle: Coordinates, clusters: readonly MapCluster[]): Nearest {
  const metres = ([latitude, longitude]: MapCluster) => metresBetween(middle, { latitude, longitude });
  const groups = clusters.toSorted((a, b) => metres(a) - metres(b)).slice(0, 5);
  return { middle, rocks: [], reach: 0, groups };
}
