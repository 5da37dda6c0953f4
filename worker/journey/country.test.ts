import fc from 'fast-check';
import { expect, test } from 'vitest';
import world from './countries.json' with { type: 'json' };
import { countryOf } from './country.ts';

/** Place, latitude, longitude, code. */
type Place = [name: string, latitude: number, longitude: number, code: string | null];

const cities: Place[] = [
  ['Omaha', 41.2565, -95.9345, '840'],
  ['Honolulu', 21.3069, -157.8583, '840'],
  ['La Paz', -16.4897, -68.1193, '068'],
  ['Dublin', 53.3498, -6.2603, '372'],
  ['Belfast', 54.5973, -5.9301, '826'],
  ['London', 51.5074, -0.1278, '826'],
  ['Vaduz', 47.141, 9.5209, '438'],
  ['Andorra la Vella', 42.5063, 1.5218, '020'],
  ['Monte Carlo', 43.7396, 7.427, '492'],
  ['Istanbul, Asian side', 40.9903, 29.0275, '792'],
  ['Pristina', 42.6629, 21.1655, '983'],
  ['Kaliningrad', 54.7104, 20.4522, '643'],
  ['Jerusalem, west', 31.7767, 35.2, '376'],
  ['Kinshasa', -4.35, 15.3, '180'],
  ['Brazzaville', -4.24, 15.25, '178'],
  ['Kathmandu', 27.7172, 85.324, '524'],
  ['Hong Kong', 22.2783, 114.1747, '344'],
  ['Macao', 22.196, 113.545, '446'],
];

const beachesAndIslands: Place[] = [
  ['Singapore', 1.2903, 103.8519, '702'],
  ['Johor Bahru, across its strait', 1.4927, 103.7414, '458'],
  ['Valletta', 35.8989, 14.5146, '470'],
  ['Malé', 4.1755, 73.5093, '462'],
  ['Funafuti', -8.5211, 179.1962, '798'],
  ['Nuku’alofa', -21.1394, -175.2018, '776'],
  ['Tenerife', 28.4636, -16.2518, '724'],
  ['Kos, four kilometres from Turkey', 36.8933, 27.2877, '300'],
  ['Bodrum, opposite', 37.0344, 27.4305, '792'],
  ['Key West', 24.5551, -81.78, '840'],
  ['Scheveningen, end of the pier', 52.1178, 4.2795, '528'],
  ['Ten kilometres off Lisbon', 38.68, -9.6, '620'],
];

const enclosed: Place[] = [
  ['Maseru, in South Africa', -29.3151, 27.4869, '426'],
  ['San Marino, in Italy', 43.9424, 12.4578, '674'],
  ['Saint Peter’s, in Rome', 41.9022, 12.4539, '336'],
  ['Rome, beside it', 41.8902, 12.4922, '380'],
  ['Baikonur', 45.965, 63.305, '398'],
  ['Guantánamo', 20.1445, -75.2092, '192'],
];

const edges: Place[] = [
  ['Taveuni, west of the date line', -16.78, 179.97, '242'],
  ['Taveuni, east of the date line', -16.85, -179.97, '242'],
  ['Taveuni, on the date line', -16.82, 180, '242'],
  ['Provideniya, beyond the date line', 64.4235, -173.2258, '643'],
  ['Wrangel Island, on the date line', 71.2, 180, '643'],
  ['Wrangel Island, on the date line from the east', 71.2, -180, '643'],
  ['Attu, beyond the date line', 52.9, 172.9, '840'],
  ['South Pole', -90, 0, '010'],
  ['South Pole, on the date line', -90, 180, '010'],
  ['McMurdo', -77.8419, 166.6863, '010'],
  ['North Pole', 90, 0, null],
  ['Greenwich and the equator', 0, 0, null],
];

const sea: Place[] = [
  ['Atlantic', 35, -40, null],
  ['Point Nemo', -48.8767, -123.3933, null],
  ['Pacific, on the date line', 40, 180, null],
  ['North Sea', 56.5, 3.5, null],
  ['Caspian Sea', 41.5, 51, null],
];

test.each([...cities, ...beachesAndIslands, ...enclosed, ...edges, ...sea])(
  '%s at %d, %d is in %s',
  (_, latitude, longitude, code) => {
    expect(countryOf({ latitude, longitude })).toBe(code);
  },
);

test('every coordinate has a known country or none, and 180 degrees west is 180 degrees east', () => {
  const codes = new Set<string | null>(Object.keys(world.borders).flatMap((key) => key.split(' ')));
  const latitudes = fc.double({ min: -90, max: 90, noNaN: true });
  const longitudes = fc.double({ min: -180, max: 180, noNaN: true });
  fc.assert(
    fc.property(latitudes, longitudes, (latitude, longitude) => {
      const code = countryOf({ latitude, longitude });
      expect(code === null || codes.has(code)).toBe(true);
      expect(countryOf({ latitude, longitude: 180 })).toBe(countryOf({ latitude, longitude: -180 }));
    }),
    { numRuns: 300 },
  );
});
