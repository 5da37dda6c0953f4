import { expect, test } from 'vitest';
import { countryOf } from '../../worker/journey/country.ts';
import { readBorders } from './source.ts';

/** Every two hundredth corner of the source's coasts, except their ends, where two countries meet. */
function coastCorners() {
  return [...readBorders()].flatMap(([code, lines]) => {
    const corners = code.includes(' ') ? [] : lines.flat().filter((_, i) => i % 200 === 100);
    return corners.map(([lng, lat]) => ({
      code,
      latitude: lat,
      longitude: lng - 360 * Math.round(lng / 360),
    }));
  });
}

test('no coast lies at sea, and nearly every one is in its own country', () => {
  const corners = coastCorners();
  const found = corners.map((corner) => ({ ...corner, found: countryOf(corner) }));
  expect(found.filter((corner) => corner.found === null)).toEqual([]);
  const wrong = found.filter((corner) => corner.found !== corner.code);
  expect(wrong.length / corners.length).toBeLessThan(0.005);
});
