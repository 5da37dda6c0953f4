// Cities for a crowd: a few hundred places on land, most of them in regions where people paint rocks.
import { countryOf } from '../../journey/country.ts';

export interface City {
  latitude: number;
  longitude: number;
  /** As `countryOf` returns it. */
  country: string;
}

export const cityCount = 400;

/** Bounding boxes, each with its share of the cities in percent. */
const regions: readonly (readonly [
  share: number,
  south: number,
  west: number,
  north: number,
  east: number,
])[] = [
  [45, 26, -123, 48, -70],
  [28, 38, -9, 59, 28],
  [6, -38, 113, -12, 153],
  [6, 31, 130, 44, 145],
  [6, -35, -72, 8, -38],
  [5, 8, 70, 30, 90],
  [4, -34, 12, 15, 40],
];

/** The largest city first. The list is always the same. */
export function cities(): City[] {
  const random = randomNumbers();
  const list: City[] = [];
  while (list.length < cityCount) {
    let left = random() * 100;
    const [, south, west, north, east] = regions.find(([share]) => (left -= share) < 0) ?? [
      0, 40, -100, 41, -99,
    ];
    const latitude = Math.round((south + random() * (north - south)) * 1e4) / 1e4;
    const longitude = Math.round((west + random() * (east - west)) * 1e4) / 1e4;
    const country = countryOf({ latitude, longitude });
    if (country !== null) list.push({ latitude, longitude, country });
  }
  return list;
}

/** Marsaglia's xorshift with 32 bits. */
function randomNumbers(): () => number {
  let state = 20_251;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
