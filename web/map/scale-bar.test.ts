import { expect, test } from 'vitest';
import { scaleBar } from './scale-bar.ts';

test.for([
  [2_900_000, { count: 2000, unit: 'kilometer', length: 66 }, { count: 1000, unit: 'mile', length: 53 }],
  [999, { count: 500, unit: 'meter', length: 48 }, { count: 3000, unit: 'foot', length: 88 }],
  [1000, { count: 1, unit: 'kilometer', length: 96 }, { count: 3000, unit: 'foot', length: 88 }],
  [7, { count: 5, unit: 'meter', length: 69 }, { count: 20, unit: 'foot', length: 84 }],
] as const)('a bar for up to %d metres has a round number', ([metres, km, mi]) => {
  expect(scaleBar(metres, 96, 'km')).toEqual(km);
  expect(scaleBar(metres, 96, 'mi')).toEqual(mi);
});
