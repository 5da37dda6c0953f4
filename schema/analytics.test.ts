import { expect, test } from 'vitest';
import { wholeIn } from './distances.ts';
import { analyticsStart, metresToMiles, monthFigures, otherRocks } from './analytics.ts';
import { countryName } from './country-name.ts';

const lastMomentOf2026 = Date.UTC(2027, 0, 1) - 1;

test('the months are 24 calendar months of UTC, the running one last', () => {
  const months = monthFigures(lastMomentOf2026, [], []).map(({ month }) => month);
  expect(months).toHaveLength(24);
  expect(new Set(months).size).toBe(24);
  expect([months.at(0), months.at(11), months.at(12), months.at(-1)]).toEqual([
    '2025-01',
    '2025-12',
    '2026-01',
    '2026-12',
  ]);
  expect(monthFigures(lastMomentOf2026 + 1, [], []).at(-1)?.month).toBe('2027-01');
});

test('a long month that ends does not skip a short one', () => {
  const months = monthFigures(Date.UTC(2026, 2, 31, 12), [], []).map(({ month }) => month);
  expect(months.slice(-3)).toEqual(['2026-01', '2026-02', '2026-03']);
});

test('they begin with the first moment of the first month', () => {
  expect(new Date(analyticsStart(lastMomentOf2026)).toISOString()).toBe('2025-01-01T00:00:00.000Z');
});

test('quiet months are zero, and older ones are left out', () => {
  const figures = monthFigures(
    lastMomentOf2026,
    [
      { month: '2026-11', metres: 160_934 },
      { month: '2024-12', metres: 1e6 },
    ],
    [{ month: '2026-12', finds: 3 }],
  );
  expect(figures.slice(-3)).toEqual([
    { month: '2026-10', miles: 0, finds: 0 },
    { month: '2026-11', miles: metresToMiles(160_934), finds: 0 },
    { month: '2026-12', miles: 0, finds: 3 },
  ]);
  expect(figures.reduce((sum, { miles }) => sum + miles, 0)).toBeCloseTo(100, 3);
});

test('miles are rounded once, in the unit of the reader', () => {
  const shown = (metres: number) => [
    wholeIn(metresToMiles(metres), 'mi'),
    wholeIn(metresToMiles(metres), 'km'),
  ];
  expect([0, 804, 805, 1_609_344].map((metres) => shown(metres)[0])).toEqual([0, 0, 1, 1000]);
  // Of 10,401 whole miles one would make 16,739 km.
  expect(shown(16_738_000)).toEqual([10_401, 16_738]);
});

test('the rocks that are not named are one sum', () => {
  const named = [{ metres: 500_000 }, { metres: 400_000 }];
  expect(otherRocks(named, { rocks: 5, metres: 1_060_934 })).toEqual({
    rocks: 3,
    miles: expect.closeTo(100, 3),
  });
  expect(otherRocks(named, { rocks: 2, metres: 900_000 })).toEqual({ rocks: 0, miles: 0 });
});

test('countries have names', () => {
  expect(['840', '276', '983', '076'].map(countryName)).toEqual([
    'United States',
    'Germany',
    'Kosovo',
    'Brazil',
  ]);
  expect(['US', 'gb'].map(countryName)).toEqual(['United States', 'United Kingdom']);
});

test('a text that is no country code is shown unchanged', () => {
  for (const text of ['', 'X', 'Nowhere', '12', '-']) expect(countryName(text)).toBe(text);
});
