// The town near a place, and how it is said.
import { countryName } from './country-name.ts';
import type { Words } from './words/words.ts';

/** The nearest town of a place, within `nearLimits.km`. */
export interface Near {
  town: string;
  /** Name of the state or province; null where a country has none. */
  state: string | null;
  /** ISO 3166-1 alpha-2; XK for Kosovo. */
  country: string;
  /** IANA time zone of the town, such as America/Chicago. */
  zone: string;
  /** Added to answers in languages that have names of their own for it. */
  called?: Called;
}

/** What a language calls a town or its state, where that differs from `Near`: 'Sevilla', 'Schottland'. */
export interface Called {
  town?: string;
  state?: string;
}

/** Degrees, as `Coordinates` of journey.ts. */
interface Position {
  latitude: number;
  longitude: number;
}

/** A town as it is stored with a place. The id is that of GeoNames, by which languages can name the town. */
type StoredTown =
  | readonly []
  | readonly [
      id: number,
      town: string,
      state: string | null,
      country: string,
      zone: string,
      // Older releases stored no position.
      latitude?: number,
      longitude?: number,
    ];

/** The text to store, with the town's own position; that of null says that no town is near. */
export function storedTown(near: (Near & Position & { id: number }) | null): string {
  const stored: StoredTown = near
    ? [near.id, near.town, near.state, near.country, near.zone, near.latitude, near.longitude]
    : [];
  return JSON.stringify(stored);
}

/** @param text as stored; null if the town was not looked up yet */
export function nearOf(text: string | null): Near | null {
  if (text === null) return null;
  const [id, town, state, country, zone] = JSON.parse(text) as Partial<Exclude<StoredTown, readonly []>>;
  if (id === undefined || town === undefined || country === undefined || zone === undefined) return null;
  return { town, state: state ?? null, country, zone };
}

/** The id of the town at GeoNames; null without a town. @param text as stored */
export function townId(text: string | null): number | null {
  const [id = null] = text === null ? [] : (JSON.parse(text) as StoredTown);
  return id;
}

/** The town's own position: the same for every place near it. Null without a town. @param text as stored */
export function townPosition(text: string | null): Position | null {
  if (text === null) return null;
  const [, , , , , latitude, longitude] = JSON.parse(text) as Partial<Exclude<StoredTown, readonly []>>;
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

export const nearLimits = {
  /** A town farther away than this does not name a place. */
  km: 100,
} as const;

/** Attribution, which the licence of the towns asks for. */
export const placeSource = {
  name: 'GeoNames (CC BY 4.0)',
  url: 'https://www.geonames.org',
} as const;

/** Countries in which a town is told by its state. Elsewhere it is told by its country. */
export const toldByState: readonly string[] = ['AU', 'CA', 'GB', 'US'];

type Place = Omit<Near, 'zone'>;

export type NearWords = Words['near'] & {
  /** Only in the worker, whose answers take these names along. */
  called?: (place: Place) => Called;
};

type TownWords = Pick<NearWords, 'town' | 'country' | 'called'>;

/** The place with the names that its reader uses. */
const named = ({ called }: Pick<NearWords, 'called'>, place: Place): Place => ({
  ...place,
  ...(place.called ?? called?.(place)),
});

/** 'Omaha, Nebraska', 'Seville, Spain', 'Singapore'. */
export function townWords(words: TownWords, near: Place): string {
  const { town } = named(words, near);
  const whole = stateOrCountry(words, near);
  // 'Washington, D.C.' says its state itself.
  return town === whole || near.town.includes(', ') ? town : words.town(town, whole);
}

/** The same in English, for files and addresses that programs read. */
export const englishTown = ({ town, state, country }: Place): string =>
  townWords(
    { town: (called, whole) => `${called}, ${whole}`, country: countryName },
    { town, state, country },
  );

function stateOrCountry(words: Pick<TownWords, 'country' | 'called'>, near: Place): string {
  const { state, country } = named(words, near);
  return state !== null && toldByState.includes(country) ? state : words.country(country);
}

/** 'near Omaha, Nebraska'. */
export const nearWords = (words: NearWords, near: Place): string => words.near(townWords(words, near));

/**
 * What the town adds to a place's name: 'near Omaha, Nebraska' to 'Elmwood Park', 'near Omaha' to 'Papillion,
 * Nebraska', 'Nebraska' to 'Omaha Zoo', and '' to 'Gene Leahy Mall, Omaha, Nebraska'.
 */
export function nearBeside(words: NearWords, name: string, near: Place): string {
  const [{ town }, whole] = [named(words, near), stateOrCountry(words, near)];
  // Whoever named the place may speak another language than the reader.
  const isCountry = whole === words.country(near.country);
  const wholeInEnglish = isCountry ? countryName(near.country) : (near.state ?? '');
  const tells = (...names: string[]) => names.some((one) => hasWords(name, one));
  const tellsWhole = tells(whole, wholeInEnglish);
  if (tells(town, near.town)) return tellsWhole ? '' : whole;
  return tellsWhole ? words.near(town) : nearWords(words, near);
}

/** 'Elmwood Park, near Omaha, Nebraska'; without a name 'near Omaha, Nebraska'. */
export function placeBeside(words: NearWords, name: string, near: Place | null | undefined): string {
  const more = near ? nearBeside(words, name, near) : '';
  return name && more ? words.placeBeside(name, more).join('') : name || more;
}

/** With the same capitals: the town of Nice is not in 'A nice spot'. Without accents: Montréal is Montreal. */
function hasWords(text: string, words: string): boolean {
  const [all, some] = [text, words].map(
    (one) =>
      ` ${one
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()} `,
  );
  return all !== undefined && some !== undefined && all.includes(some);
}
