import { expect, test } from 'vitest';
import type { MapLocation } from '../../../schema/journey.ts';
import { cellsOf, finestLevel, mapLimits, numberOf } from '../../../schema/map-grid.ts';
import type { MapView } from '../../../schema/map.ts';
import { areaAround } from '../../tiles/area.ts';
import { isInView, type VisibleArea } from '../visible-area.ts';
import { rocksIn } from './rocks-in.ts';

const rockAt = (latitude: number, longitude: number): MapLocation => ({
  id: `${latitude} ${longitude}`,
  latitude,
  longitude,
  locationName: '',
  actionType: 'hidden',
  createdAt: '2026-11-02T12:00:00.000Z',
  timesFound: 0,
  rock: null,
});

/** Answers as the server does: at most 180 rocks, and clusters for too many cells. */
function serverWith(all: readonly MapLocation[]) {
  const asked: VisibleArea[] = [];
  const load = async (shown: VisibleArea): Promise<MapView> => {
    asked.push(shown);
    const { west, south, east, north } = shown.box;
    const here = all.filter((rock) => isInView(shown, rock));
    const isCounted = numberOf(cellsOf(shown.box, finestLevel)) > mapLimits.finestCells;
    return {
      bbox: [west, south, east, north],
      clusters: isCounted && here.length > 0 ? [[south, west, here.length]] : [],
      rocks: isCounted ? [] : here.slice(0, mapLimits.single),
      isCut: !isCounted && here.length > mapLimits.single,
    };
  };
  return { asked, load };
}

test('one request is enough for a few rocks, and a crowd is requested by quarters', async () => {
  const omaha = { latitude: 41.25, longitude: -95.93 };
  const few = serverWith([rockAt(41.26, -95.94)]);
  expect(await rocksIn(areaAround(omaha), few.load)).toHaveLength(1);
  expect(few.asked).toHaveLength(1);
  const crowd = Array.from({ length: 600 }, (_, at) =>
    rockAt(41.22 + (at % 25) * 0.0024, -95.97 + Math.floor(at / 25) * 0.0033),
  );
  const many = serverWith(crowd);
  expect(await rocksIn(areaAround(omaha), many.load)).toHaveLength(600);
  expect(many.asked.length).toBeLessThan(40);
});

test('more rocks in one smallest cell than an answer holds end the search', async () => {
  const heap = serverWith(Array.from({ length: 200 }, (_, at) => rockAt(41.2501 + at * 1e-6, -95.9299)));
  const rocks = await rocksIn(areaAround({ latitude: 41.25, longitude: -95.93 }), heap.load);
  expect(rocks).toHaveLength(mapLimits.single);
  expect(heap.asked.length).toBeLessThanOrEqual(40);
});

test('far north, where cells are narrow, and across the date line no rock is missing', async () => {
  const north = serverWith([rockAt(86.01, 10.2), rockAt(85.98, 9.7)]);
  expect(await rocksIn(areaAround({ latitude: 86, longitude: 10 }), north.load)).toHaveLength(2);
  const boxes = serverWith([]);
  await rocksIn(areaAround({ latitude: 0, longitude: -179.99 }), boxes.load);
  expect(boxes.asked[0]?.box.west).toBeLessThan(180);
  expect(boxes.asked[0]?.box.east).toBeGreaterThan(180);
});
