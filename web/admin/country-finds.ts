// What the finds around the world show for a month, or for the last 12 of them.
import type { FindsByCountry } from '../../schema/country-finds.ts';
import { spoken, wordsNow } from '../lib/words.ts';
import { localeOf } from '../../schema/words/formats.ts';

export interface CountryRow {
  /** ISO 3166-1 numeric; '' for finds at sea or where unknown. */
  country: string;
  name: string;
  finds: number;
  /** Finds more than in the month before; null for all months together. */
  change: number | null;
}

/** Months that can be chosen, newest first. The first month of the answer is only for comparison. */
export const choosable = ({ months }: FindsByCountry): string[] => months.slice(1).toReversed();

/**
 * Most finds first, then by name; finds without a country last.
 * @param month one of `choosable`; undefined for all of them together
 */
export function countryRows({ months, countries }: FindsByCountry, month: string | undefined): CountryRow[] {
  const at = month === undefined ? -1 : months.indexOf(month);
  return countries
    .map(({ country, finds }) => {
      const name = country === '' ? wordsNow('adminOverview').atSea : wordsNow('near').country(country);
      if (at < 0)
        return { country, name, finds: finds.slice(1).reduce((sum, n) => sum + n, 0), change: null };
      const [now = 0, before = 0] = [finds[at], finds[at - 1]];
      return { country, name, finds: now, change: now - before };
    })
    .filter(({ finds, change }) => finds > 0 || (change ?? 0) !== 0)
    .sort(
      (a, b) =>
        Number(a.country === '') - Number(b.country === '') ||
        b.finds - a.finds ||
        a.name.localeCompare(b.name, localeOf(spoken.language)),
    );
}
