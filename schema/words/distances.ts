// Distances as each language writes them: '12 miles' and '19 kilometers' in English, and short in all other languages,
// such as '19 km', so that no grammar depends on them.
import { metresIn, wholeIn } from '../distances.ts';
import { sourceLanguage, type DistanceUnit, type Language } from '../languages.ts';
import { localeOf } from './formats.ts';

export type Unit = 'foot' | 'mile' | 'meter' | 'kilometer';

const long = { mi: 'mile', km: 'kilometer' } as const;
const feetPerMetre = 3.28084;

/** In which short ways are told, and below how many of them. */
const short = {
  mi: { unit: 'foot', most: 1000, perMetre: feetPerMetre, far: 300 },
  km: { unit: 'meter', most: 1000, perMetre: 1, far: 100 },
} as const;

/** The helpers of one language. */
export function distancesOf(language: Language) {
  const made = new Map<string, Intl.NumberFormat>();

  function formatOf(
    unit: Unit,
    unitDisplay: 'long' | 'short' = language === sourceLanguage ? 'long' : 'short',
  ) {
    const key = `${unit} ${unitDisplay}`;
    const format =
      made.get(key) ?? new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay });
    made.set(key, format);
    return format;
  }

  /** No line breaks between a number and its unit. English is as `Intl` writes it. */
  const written = (unit: Unit, count: number, unitDisplay?: 'short'): string => {
    const text = formatOf(unit, unitDisplay).format(count);
    return language === sourceLanguage ? text : text.replaceAll(' ', '\u00a0');
  };

  /** '80 feet', '650 feet', '0.7 miles', '12 miles'; '20 meters', '1.2 kilometers'. Rounded: no position is exact. */
  function onFoot(metres: number, unit: DistanceUnit): string {
    const near = short[unit];
    const exact = metres * near.perMetre;
    const step = exact < near.far ? 10 : 50;
    const rounded = Math.max(step, Math.round(exact / step) * step);
    if (rounded < near.most) return written(near.unit, rounded);
    const far = metresIn(metres, unit);
    return written(long[unit], far >= 9.95 ? Math.round(far) : Math.round(far * 10) / 10);
  }

  return {
    /** '1,204 miles', '19 kilometers': whole ones. */
    distance: (miles: number, unit: DistanceUnit): string => written(long[unit], wholeIn(miles, unit)),
    /** '12 mi', '19 km' */
    shortDistance: (miles: number, unit: DistanceUnit): string =>
      written(long[unit], wholeIn(miles, unit), 'short'),
    /** 'miles', 'mile' beside a figure that is set apart. */
    distanceUnit: (miles: number, unit: DistanceUnit): string =>
      formatOf(long[unit])
        .formatToParts(wholeIn(miles, unit))
        .filter((part) => part.type === 'unit')
        .map(({ value }) => value)
        .join(' '),
    /** '12 miles', or '0.4 miles' and '430 feet' where a whole number would say little; null where it is none. */
    exactDistance: (km: number, unit: DistanceUnit): string | null => {
      const far = metresIn(km * 1000, unit);
      const rounded = km < 10 ? Math.round(far * 10) / 10 : Math.round(far);
      const near = short[unit];
      if (unit === 'mi' ? rounded > 0 : far >= 1) return written(long[unit], rounded);
      const steps = Math.round(km * 100 * near.perMetre);
      return steps > 0 ? written(near.unit, steps * 10) : null;
    },
    onFoot,
    /** '2000 mi', '300 ft', '50 m' of a map's scale: in English without a comma, as maps have it. */
    scale: (count: number, unit: Unit): string => {
      const text = written(unit, count, 'short');
      return language === sourceLanguage ? text.replaceAll(',', '') : text;
    },
    /** '70 feet' of an accuracy: never better than it is. */
    accuracy: (metres: number, unit: DistanceUnit): string => {
      const near = short[unit];
      const least = Math.max(10, Math.ceil((metres * near.perMetre) / 10) * 10);
      return least < near.most ? written(near.unit, least) : onFoot(metres, unit);
    },
  };
}
