import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countryOf } from '../../worker/journey/country.ts';
import { middlesFile } from './middles.ts';

/** Smaller than the numbers are exact. */
const vatican = '336';

test('each country has a middle, which is inside of it', () => {
  const kept = readFileSync(new URL('../../web/admin/country-middles.json', import.meta.url), 'utf8');
  expect(kept).toBe(middlesFile());
  const middles = Object.entries(JSON.parse(kept) as Record<string, [number, number]>);
  expect(middles.length).toBeGreaterThan(230);
  const outside = middles.filter(
    ([code, [longitude, latitude]]) => code !== vatican && countryOf({ longitude, latitude }) !== code,
  );
  expect(outside).toEqual([]);
});
