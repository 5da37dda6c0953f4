import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kmToMiles, legBetween, metresBetween } from './journey.ts';
import { blurred } from './map-grid.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('metresBetween', () => {
  const london = at(51.5074, -0.1278);
  const newYork = at(40.7128, -74.006);
  const oslo = at(59.9139, 10.7522);
  const sydney = at(-33.8688, 151.2093);

  // Kilometres on the WGS 84 ellipsoid.
  test.each([
    ['London', 'Paris', london, at(48.8566, 2.3522), 343.9],
    ['London', 'New York', london, newYork, 5585.2],
    ['New York', 'Los Angeles', newYork, at(34.0522, -118.2437), 3944.4],
    ['Omaha', 'New York', at(41.2565, -95.9345), newYork, 1841.5],
    ['Sydney', 'Melbourne', sydney, at(-37.8136, 144.9631), 713.9],
    ['Singapore', 'Sydney', at(1.3521, 103.8198), sydney, 6300.9],
    ['Tokyo', 'San Francisco', at(35.6762, 139.6503), at(37.7749, -122.4194), 8293.4],
    ['Auckland', 'Apia', at(-36.8509, 174.7645), at(-13.8333, -171.7667), 2880.6],
    ['Nairobi', 'Kampala', at(-1.2921, 36.8219), at(0.3476, 32.5825), 505.5],
    ['Buenos Aires', 'Cape Town', at(-34.6037, -58.3816), at(-33.9249, 18.4241), 6884.6],
    ['Reykjavik', 'Oslo', at(64.1466, -21.9426), oslo, 1753.4],
    ['Oslo', 'Bergen', oslo, at(60.3913, 5.3221), 306.2],
    ['Madrid', 'Wellington', at(40.4168, -3.7038), at(-41.2866, 174.7756), 19854.6],
  ])('is right within half a percent from %s to %s', (_from, _to, a, b, km) => {
    expect(Math.abs(metresBetween(a, b) / 1000 / km - 1)).toBeLessThan(0.005);
  });

  test('measures quarter, half and small steps of the globe', () => {
    const half = Math.PI * 6_371_008.8;
    expect(metresBetween(at(0, 0), at(0, 180))).toBeCloseTo(half, 3);
    expect(metresBetween(at(90, 12), at(-90, 77))).toBeCloseTo(half, 3);
    expect(metresBetween(at(0, 0), at(90, 123))).toBeCloseTo(half / 2, 3);
    expect(metresBetween(at(0, 179.5), at(0, -179.5))).toBeCloseTo(half / 180, 3);
    expect(metresBetween(at(45, 7), at(45.000001, 7))).toBeCloseTo(0.111, 3);
  });

  test('is zero between two coordinates of one place', () => {
    expect(metresBetween(at(12, 180), at(12, -180))).toBeCloseTo(0, 6);
    expect(metresBetween(at(90, -45), at(90, 100))).toBeCloseTo(0, 6);
  });

  test('is a metric', () => {
    const halfCircumference = Math.PI * 6_371_008.8;
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (a, b, c) => {
        expect(metresBetween(a, a)).toBe(0);
        expect(metresBetween(a, b)).toBeCloseTo(metresBetween(b, a), 6);
        expect(metresBetween(a, b)).toBeGreaterThanOrEqual(0);
        expect(metresBetween(a, b)).toBeLessThanOrEqual(halfCircumference + 1e-6);
        // The arcsine is exact to some decimetres near the antipode.
        expect(metresBetween(a, c)).toBeLessThanOrEqual(metresBetween(a, b) + metresBetween(b, c) + 1);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('legBetween', () => {
  const hour = 3_600_000;
  const start = { ...at(40, -100), at: 1_750_000_000_000 };
  const hop = (latitude: number, ms: number) =>
    legBetween(start, { ...at(latitude, -100), at: start.at + ms });

  test('measures a walk, a drive and a flight in whole metres', () => {
    expect(hop(40.001, hour)).toEqual({ metres: 111, isTooFast: false });
    expect(hop(41, 2 * hour)).toEqual({ metres: 111_195, isTooFast: false });
    expect(hop(48, hour)).toEqual({ metres: 889_561, isTooFast: false });
  });

  test('measures nothing when there was no place before, or the rock stayed where it was', () => {
    expect(legBetween(null, start)).toEqual({ metres: 0, isTooFast: false });
    expect(hop(40, 0)).toEqual({ metres: 0, isTooFast: false });
    expect(hop(40, hour)).toEqual({ metres: 0, isTooFast: false });
  });

  test('measures a teleport, an instant and a clock that went back, and marks them', () => {
    expect(hop(50, hour)).toEqual({ metres: 1_111_951, isTooFast: true });
    expect(hop(40.001, 0)).toEqual({ metres: 111, isTooFast: true });
    expect(hop(41, -24 * hour)).toEqual({ metres: 111_195, isTooFast: true });
  });

  test('does not mark a leg of 1,000 km/h, but one that took a millisecond less', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        const metres = Math.round(metresBetween(a, b));
        // At 1,000 km/h five metres take 18 milliseconds.
        const ms = Math.ceil((metres * 18) / 5);
        const legOf = (took: number) => legBetween({ ...a, at: start.at }, { ...b, at: start.at + took });
        expect(legOf(ms)).toEqual({ metres, isTooFast: false });
        expect(legOf(ms - 1)).toEqual({ metres, isTooFast: metres > 0 });
      }),
    );
  });
});

describe('kmToMiles', () => {
  test.each([
    [0, 0],
    [0.8, 0],
    [0.81, 1],
    [1, 1],
    [1.609344, 1],
    [100, 62],
    [40_075, 24_901],
  ])('turns %d km into %d whole miles', (km, miles) => {
    expect(kmToMiles(km)).toBe(miles);
  });
});

describe('blurred', () => {
  test('leaves three decimals', () => {
    expect(blurred(at(41.256537, -95.934503))).toEqual(at(41.257, -95.935));
    expect(blurred(at(-0.0001, 179.9996))).toEqual(at(0, 180));
  });

  test('moves a place by less than 80 metres, and the same place always alike', () => {
    fc.assert(
      fc.property(anywhere, (place) => {
        expect(metresBetween(place, blurred(place))).toBeLessThan(80);
        expect(blurred(blurred(place))).toEqual(blurred(place));
      }),
    );
  });
});
