// The lists in which places are searched by name: of frequent beginnings, of all names by the alphabet, of regions.
import {
  blockSize,
  listKey,
  listSize,
  matchOf,
  regionDegrees,
  termsOf,
  type ListedPlace,
} from '../../worker/places/listed.ts';
import { placeLimits } from '../../schema/places.ts';
import type { Town } from './sources.ts';

/** Places in the list of a region: the largest. */
const inRegion = 60;

export interface List {
  key: string;
  places: readonly ListedPlace[];
}

interface Entry {
  text: string;
  place: ListedPlace;
}

/** Names in other languages only where they differ. @param spellings those that the site uses */
export function listedTown(town: Town, spellings: readonly string[]): ListedPlace {
  const { id, name, names, state, country, latitude, longitude, population } = town;
  const others = [...new Set([...Object.values(names), ...spellings])].filter((other) => other !== name);
  return ['town', id, name, others, state, country, latitude, longitude, population];
}

/** As SQLite compares texts. */
const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

export function listsOf(places: readonly ListedPlace[]): List[] {
  const entries = places
    .flatMap((place) => termsOf(place).map(({ text }): Entry => ({ text, place })))
    .sort((a, b) => byBytes(a.text, b.text));
  return [...beginnings(entries), ...blocks(entries), ...regions(places)].sort((a, b) =>
    byBytes(a.key, b.key),
  );
}

/** A list for each beginning that more names have than a block holds: the places that answer it best. */
function beginnings(entries: readonly Entry[]): List[] {
  const lists: List[] = [];
  const visit = (from: number, to: number, length: number): void => {
    for (let start = from; start < to;) {
      const asked = entries[start]?.text.slice(0, length) ?? '';
      let end = start;
      for (; end < to; end++) if (!entries[end]?.text.startsWith(asked)) break;
      const isAsked = length >= placeLimits.leastLetters && asked.length === length;
      if (end - start > blockSize || length < placeLimits.leastLetters) {
        // A search has no blank at its end.
        if (isAsked && !asked.endsWith(' ')) {
          lists.push({ key: listKey.beginning(asked), places: best(entries.slice(start, end), asked) });
        }
        if (asked.length === length) visit(start, end, length + 1);
      }
      start = end;
    }
  };
  visit(0, entries.length, 1);
  return lists;
}

function best(entries: readonly Entry[], asked: string): ListedPlace[] {
  const scores = new Map(entries.map(({ place }) => [place, matchOf(place, asked, null)?.score ?? 0]));
  return [...scores.keys()]
    .sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a[1] - b[1])
    .slice(0, listSize);
}

/** Every name in the order of the alphabet. Two blocks hold all names with a beginning that has no list of its own. */
function blocks(entries: readonly Entry[]): List[] {
  const lists: List[] = [];
  for (let start = 0; start < entries.length;) {
    let end = Math.min(entries.length, start + blockSize);
    // The key of a block is its first name, so no two begin with the same one.
    while (end < entries.length && entries[end]?.text === entries[end - 1]?.text) end++;
    const block = entries.slice(start, end);
    const places = [...new Set(block.map(({ place }) => place))];
    lists.push({ key: listKey.block(block[0]?.text ?? ''), places });
    start = end;
  }
  return lists;
}

function regions(places: readonly ListedPlace[]): List[] {
  const numberOf = (degrees: number) => Math.floor(degrees / regionDegrees);
  const wide = 360 / regionDegrees;
  const byRegion = Map.groupBy(places, ([, , , , , , latitude, longitude]) =>
    listKey.region(numberOf(latitude + 90), numberOf(longitude + 180) % wide),
  );
  return [...byRegion].map(([key, there]) => ({
    key,
    places: there.toSorted((a, b) => b[8] - a[8]).slice(0, inRegion),
  }));
}
