import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blurred,
  boxOf,
  cellsAt,
  cellsOf,
  countedLevels,
  finestLevel,
  mapLimits,
  quadkeyOf,
  rangesOf,
  type Box,
  type Cells,
} from './map-grid.ts';

const sixDecimals = (limit: number) =>
  fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((millionths) => millionths / 1e6);
const place = fc.record({ latitude: sixDecimals(90), longitude: sixDecimals(180) });
const level = fc.constantFrom(...countedLevels, finestLevel);
const box = fc
  .record({ south: sixDecimals(90), north: sixDecimals(90), west: sixDecimals(180), wide: sixDecimals(180) })
  .map(({ south, north, west, wide }): Box => {
    const [low, high] = [Math.min(south, north), Math.max(south, north)];
    return { south: low, north: high, west, east: west + Math.abs(wide) * 2 };
  });

const numberOf = ({ rows, columns }: Cells) => (rows[1] - rows[0] + 1) * (columns[1] - columns[0] + 1);
const holds = (ranges: ReturnType<typeof rangesOf>, key: number) =>
  ranges.some(([from, to]) => from <= key && key <= to);

describe('the quadkey of a place', () => {
  test('begins with the keys of the cells around it', () => {
    fc.assert(
      fc.property(place, level, (at, of) => {
        const { latitude, longitude } = blurred(at);
        const around = cellsOf({ west: longitude, east: longitude, south: latitude, north: latitude }, of);
        expect(rangesOf(around)).toHaveLength(1);
        expect(holds(rangesOf(around), Math.floor(quadkeyOf(at) / 4 ** (finestLevel - of)))).toBe(true);
      }),
    );
  });

  test('reveals no more of a place than visitors may see', () => {
    fc.assert(
      fc.property(place, (at) => {
        expect(quadkeyOf(at)).toBe(quadkeyOf(blurred(at)));
      }),
    );
  });

  test.each([
    [{ latitude: -90, longitude: -180 }, 0],
    [{ latitude: 90, longitude: 180 }, 2 ** 31 - 1],
    // South and west of the middle, by one cell.
    [{ latitude: -0.001, longitude: -0.001 }, 2 ** 29 - 1],
  ])('of %o is %d', (at, key) => {
    expect(quadkeyOf(at)).toBe(key);
  });
});

describe('the cells of a box', () => {
  test('fill it, and no more than the cells that it touches', () => {
    fc.assert(
      fc.property(
        box,
        level.filter((of) => of < 12),
        ({ west, south, east, north }, of) => {
          const filled = boxOf(cellsOf({ west, south, east, north }, of));
          const degrees = 360 / 2 ** of;
          for (const [outer, inner] of [
            [filled.west, west],
            [filled.south, south],
            [-filled.north, -north],
          ] as const) {
            expect(outer).toBeLessThanOrEqual(inner);
            expect(inner - outer).toBeLessThanOrEqual(degrees);
          }
          // Unless it would go around the world more than once.
          if (filled.east - filled.west < 360) expect(filled.east).toBeGreaterThanOrEqual(east);
          expect(filled.east - filled.west).toBeLessThanOrEqual(360);
        },
      ),
    );
  });

  test('are the same for the box that they fill', () => {
    fc.assert(
      fc.property(box, level, (of, at) => {
        const cells = cellsOf(of, at);
        expect(cellsOf(boxOf(cells), at)).toEqual(cells);
      }),
    );
  });

  test('are exactly the ones in their ranges, none twice', () => {
    fc.assert(
      fc.property(box, fc.integer({ min: 2, max: 18 }), (of, zoom) => {
        const cells = cellsAt(of, zoom);
        const ranges = rangesOf(cells);
        expect(ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0)).toBe(numberOf(cells));
        for (const [i, [from]] of ranges.entries())
          expect(from).toBeGreaterThan((ranges[i - 1]?.[1] ?? -2) + 1);
      }),
    );
  });

  test('are never more than an answer may have', () => {
    fc.assert(
      fc.property(box, fc.integer({ min: 2, max: 18 }), (of, zoom) => {
        expect(numberOf(cellsAt(of, zoom))).toBeLessThanOrEqual(mapLimits.cells);
      }),
    );
  });

  test('are 64 pixels wide at even zooms, and 128 at odd ones', () => {
    const omaha = { west: -96, south: 41, east: -95.9, north: 41.1 };
    for (let zoom = 2; zoom < 14; zoom++) {
      const pixels = (256 * 2 ** zoom) / 2 ** cellsAt(omaha, zoom).level;
      expect(pixels).toBe(zoom % 2 === 0 ? 64 : 128);
    }
  });

  test('continue across the date line', () => {
    const { columns, level: of } = cellsAt({ west: 179, south: -17, east: 181, north: -16 }, 6);
    expect(columns[1] - columns[0]).toBe(1);
    const fiji = Math.floor(quadkeyOf({ latitude: -16.5, longitude: -179.5 }) / 4 ** (finestLevel - of));
    expect(holds(rangesOf(cellsAt({ west: 179, south: -17, east: 181, north: -16 }, 6)), fiji)).toBe(true);
  });
});
