// A place in the lists of the search, as `tools/places` writes them, and the terms by which it is found.
import type { Coordinates } from '../../schema/journey.ts';
import { countryName } from '../../schema/country-name.ts';
import { foldedName } from '../../schema/place-names.ts';
import type { PlaceHit } from '../../schema/places.ts';

/** `names` are the names in other languages. `weight` is the population; that of a park is a guess. */
export type ListedPlace = readonly [
  kind: PlaceHit['kind'],
  id: number,
  name: string,
  names: readonly string[],
  state: string | null,
  country: string,
  latitude: number,
  longitude: number,
  weight: number,
];

/** A place with fewer inhabitants is found by the beginning of its name only. */
const knownFrom = 15_000;

/** What a term says about the place: its folded text, the part of it that is the place's name, and that name in full. */
export interface Term {
  text: string;
  name: string;
  spelled: string;
  /** Whether it begins with a later word of the name, as 'francisco' does. */
  isPart: boolean;
}

/** The terms of a place: each of its names with state and country behind it, and the same from later words on. */
export function termsOf([, , first, others, state, country, , , weight]: ListedPlace): Term[] {
  const whole = foldedName(`${state ?? ''} ${countryName(country)}`);
  const terms: Term[] = [];
  const names = new Map([...others, first].map((spelled) => [foldedName(spelled), spelled]));
  for (const [name, spelled] of names) {
    if (name === '') continue;
    const words = name.split(' ');
    const starts = weight >= knownFrom ? words.length : 1;
    for (let i = 0; i < starts; i++) {
      const part = words.slice(i).join(' ');
      // Words such as 'la' and 'of' begin too many names.
      if (i === 0 || part.length > 3)
        terms.push({ text: `${part} ${whole}`, name: part, spelled, isPart: i > 0 });
    }
  }
  return terms;
}

export interface Match {
  /** How well the place answers the search, higher is better. */
  score: number;
  /** The name that matches, as it is written. */
  spelled: string;
}

/**
 * Null if the place does not answer the search.
 * @param asked folded
 * @param metres from the person who asks; null if unknown
 */
export function matchOf(place: ListedPlace, asked: string, metres: number | null): Match | null {
  // 'san' means San Francisco rather than Sankt Petersburg, which is larger.
  const exactness = ({ name, isPart, spelled }: Term) =>
    (name === asked ? 1.5 : 0) - (isPart ? 1 : 0) - (spelled === place[2] ? 0 : 1);
  const [best] = termsOf(place)
    .filter(({ text }) => text.startsWith(asked))
    .toSorted((a, b) => exactness(b) - exactness(a));
  if (!best) return null;
  const nearness = metres === null ? 0 : 4 * Math.exp(-metres / 100_000);
  return { score: exactness(best) + Math.log10(place[8] + 1000) + nearness, spelled: best.spelled };
}

/** Places in one block of the alphabetical list; what more terms than this begin with has a list of its own. */
export const blockSize = 100;

/** Places in the list of a beginning. */
export const listSize = 10;

/** Keys of lists: of a beginning, of a block by its first term, of a region. */
export const listKey = {
  beginning: (asked: string) => `p:${asked}`,
  block: (term: string) => `t:${term}`,
  region: (row: number, column: number) => `r:${row}:${column}`,
} as const;

/** Regions are squares of this many degrees. */
export const regionDegrees = 2.8125;

/** Keys of the region of a place and of the three others that are nearest to it. */
export function regionsAround({ latitude, longitude }: Coordinates): string[] {
  const wide = 360 / regionDegrees;
  const row = Math.floor((latitude + 90) / regionDegrees - 0.5);
  const column = Math.floor((longitude + 180) / regionDegrees - 0.5);
  return [row, row + 1].flatMap((r) => [column, column + 1].map((c) => listKey.region(r, (c + wide) % wide)));
}
