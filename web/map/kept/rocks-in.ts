// All rocks of an area, one by one: where an answer does not hold them, its quarters are requested.
import type { MapLocation } from '../../../schema/journey.ts';
import { boxOf, cellsOf, finestLevel, type Box, type Cells } from '../../../schema/map-grid.ts';
import type { MapView } from '../../../schema/map.ts';
import type { VisibleArea } from '../visible-area.ts';

/** At this zoom rocks are never counted, unless the box has too many cells. */
const zoom = 16;
/** Requests for one area. Beyond, the rest of its rocks is missing. */
const mostRequests = 40;

export async function rocksIn(
  box: Box,
  load: (shown: VisibleArea) => Promise<MapView>,
): Promise<MapLocation[]> {
  const rocks = new Map<string, MapLocation>();
  const waiting: Cells[] = [cellsOf(turned(box), finestLevel)];
  for (let request = 0; request < mostRequests; request++) {
    const cells = waiting.shift();
    if (!cells) break;
    const answer = await load({ box: boxOf(cells), zoom });
    for (const rock of answer.rocks) rocks.set(rock.id, rock);
    if (answer.isCut || answer.clusters.length > 0) waiting.push(...quarters(cells));
  }
  return [...rocks.values()];
}

/** The same box, with its west within ±180. */
function turned({ west, south, east, north }: Box): Box {
  const turns = 360 * Math.floor((west + 180) / 360);
  return { west: west - turns, south, east: east - turns, north };
}

/** None of a single cell: there is no smaller box. */
function quarters({ level, rows, columns }: Cells): Cells[] {
  if (rows[0] === rows[1] && columns[0] === columns[1]) return [];
  return halves(rows).flatMap((some) =>
    halves(columns).map((others) => ({ level, rows: some, columns: others })),
  );
}

function halves([first, last]: Cells['rows']): Cells['rows'][] {
  if (first === last) return [[first, last]];
  const middle = Math.floor((first + last) / 2);
  return [
    [first, middle],
    [middle + 1, last],
  ];
}
