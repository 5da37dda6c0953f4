import fc from 'fast-check';
import { expect, test } from 'vitest';
import world from './countries.json' with { type: 'json' };
import { countryOf } from './country.ts';

/** Place, latitude, longitude, code. */
type Place = [name: string, latitude: number, longitude: number, code: string | null];

const cities: Place[] = [
  ['Omaha', 41.2565, -95.9345, '840'],
  ['Honolulu', 21.3069, -157.8583, '840'],
  ['Anchorage', 61.2181, -149.9003, '840'],
  ['Toronto', 43.6532, -79.3832, '124'],
  ['Vancouver', 49.2827, -123.1207, '124'],
  ['Mexico City', 19.4326, -99.1332, '484'],
  ['Havana', 23.1136, -82.3666, '192'],
  ['San Juan', 18.4655, -66.1057, '630'],
  ['Lima', -12.0464, -77.0428, '604'],
  ['La Paz', -16.4897, -68.1193, '068'],
  ['Rio de Janeiro', -22.9068, -43.1729, '076'],
  ['Buenos Aires', -34.6037, -58.3816, '032'],
  ['Montevideo', -34.9011, -56.1645, '858'],
  ['Reykjavik', 64.1466, -21.9426, '352'],
  ['Dublin', 53.3498, -6.2603, '372'],
  ['Belfast', 54.5973, -5.9301, '826'],
  ['London', 51.5074, -0.1278, '826'],
  ['Lisbon', 38.7223, -9.1393, '620'],
  ['Paris', 48.8566, 2.3522, '250'],
  ['Amsterdam', 52.3676, 4.9041, '528'],
  ['Copenhagen', 55.6761, 12.5683, '208'],
  ['Malmö', 55.605, 13.0038, '752'],
  ['Berlin', 52.52, 13.405, '276'],
  ['Vaduz', 47.141, 9.5209, '438'],
  ['Luxembourg', 49.6116, 6.1319, '442'],
  ['Andorra la Vella', 42.5063, 1.5218, '020'],
  ['Monte Carlo', 43.7396, 7.427, '492'],
  ['Athens', 37.9838, 23.7275, '300'],
  ['Istanbul, Asian side', 40.9903, 29.0275, '792'],
  ['Nicosia', 35.1856, 33.3823, '196'],
  ['Pristina', 42.6629, 21.1655, '983'],
  ['Moscow', 55.7558, 37.6173, '643'],
  ['Kaliningrad', 54.7104, 20.4522, '643'],
  ['Vladivostok', 43.1155, 131.8855, '643'],
  ['Cairo', 30.0444, 31.2357, '818'],
  ['Jerusalem, west', 31.7767, 35.2, '376'],
  ['Dubai', 25.2048, 55.2708, '784'],
  ['Nairobi', -1.2921, 36.8219, '404'],
  ['Kinshasa', -4.35, 15.3, '180'],
  ['Brazzaville', -4.24, 15.25, '178'],
  ['Cape Town', -33.9249, 18.4241, '710'],
  ['Delhi', 28.6139, 77.209, '356'],
  ['Kathmandu', 27.7172, 85.324, '524'],
  ['Bangkok', 13.7563, 100.5018, '764'],
  ['Hong Kong', 22.2783, 114.1747, '344'],
  ['Macao', 22.196, 113.545, '446'],
  ['Taipei', 25.033, 121.5654, '158'],
  ['Seoul', 37.5665, 126.978, '410'],
  ['Tokyo', 35.6762, 139.6503, '392'],
  ['Sydney', -33.8688, 151.2093, '036'],
  ['Auckland', -36.8485, 174.7633, '554'],
];

const beachesAndIslands: Place[] = [
  ['Singapore', 1.2903, 103.8519, '702'],
  ['Johor Bahru, across its strait', 1.4927, 103.7414, '458'],
  ['Valletta', 35.8989, 14.5146, '470'],
  ['Port Louis', -20.1609, 57.5012, '480'],
  ['Malé', 4.1755, 73.5093, '462'],
  ['Manama', 26.2285, 50.586, '048'],
  ['Bridgetown', 13.0975, -59.6167, '052'],
  ['Hamilton, Bermuda', 32.2949, -64.782, '060'],
  ['Funafuti', -8.5211, 179.1962, '798'],
  ['South Tarawa', 1.3278, 172.977, '296'],
  ['Nauru', -0.5228, 166.9315, '520'],
  ['Nuku’alofa', -21.1394, -175.2018, '776'],
  ['Rarotonga', -21.2367, -159.7777, '184'],
  ['Easter Island', -27.1127, -109.3497, '152'],
  ['Galápagos', -0.7402, -90.3138, '218'],
  ['Azores', 37.7394, -25.6687, '620'],
  ['Tenerife', 28.4636, -16.2518, '724'],
  ['Tórshavn', 62.0107, -6.7741, '234'],
  ['Longyearbyen', 78.2232, 15.6267, '578'],
  ['Kos, four kilometres from Turkey', 36.8933, 27.2877, '300'],
  ['Bodrum, opposite', 37.0344, 27.4305, '792'],
  ['Sylt, the beach', 54.908, 8.296, '276'],
  ['Bondi Beach', -33.891, 151.2767, '036'],
  ['Santa Monica Pier', 34.0083, -118.4987, '840'],
  ['Key West', 24.5551, -81.78, '840'],
  ['Copacabana', -22.9711, -43.1822, '076'],
  ['Scheveningen, end of the pier', 52.1178, 4.2795, '528'],
  ['Ten kilometres off Lisbon', 38.68, -9.6, '620'],
];

const enclosed: Place[] = [
  ['Maseru, in South Africa', -29.3151, 27.4869, '426'],
  ['Mokhotlong, in South Africa', -29.2894, 29.0675, '426'],
  ['Mbabane', -26.3054, 31.1367, '748'],
  ['San Marino, in Italy', 43.9424, 12.4578, '674'],
  ['Saint Peter’s, in Rome', 41.9022, 12.4539, '336'],
  ['Rome, beside it', 41.8902, 12.4922, '380'],
  ['Baikonur', 45.965, 63.305, '398'],
  ['Guantánamo', 20.1445, -75.2092, '192'],
];

const edges: Place[] = [
  ['Suva', -18.1248, 178.4501, '242'],
  ['Taveuni, west of the date line', -16.78, 179.97, '242'],
  ['Taveuni, east of the date line', -16.85, -179.97, '242'],
  ['Taveuni, on the date line', -16.82, 180, '242'],
  ['Provideniya, beyond the date line', 64.4235, -173.2258, '643'],
  ['Wrangel Island, on the date line', 71.2, 180, '643'],
  ['Wrangel Island, on the date line from the east', 71.2, -180, '643'],
  ['Chatham Islands', -43.9535, -176.5597, '554'],
  ['Attu, beyond the date line', 52.9, 172.9, '840'],
  ['South Pole', -90, 0, '010'],
  ['South Pole, on the date line', -90, 180, '010'],
  ['McMurdo', -77.8419, 166.6863, '010'],
  ['North Pole', 90, 0, null],
  ['Greenwich and the equator', 0, 0, null],
];

const sea: Place[] = [
  ['Atlantic', 35, -40, null],
  ['Atlantic, south', -30, -15, null],
  ['Point Nemo', -48.8767, -123.3933, null],
  ['Pacific, on the date line', 40, 180, null],
  ['Indian Ocean', -25, 80, null],
  ['Southern Ocean', -58, 0, null],
  ['Bay of Biscay', 45.5, -6, null],
  ['North Sea', 56.5, 3.5, null],
  ['Caspian Sea', 41.5, 51, null],
  ['Arctic Ocean', 86, 160, null],
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
