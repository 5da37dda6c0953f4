// The words of en/charts.ts in German.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { compact } from './units.ts';

export const charts: Words['charts'] = {
  counts: {
    mile: (count: number) => plural(count, { one: '# Meile', other: '# Meilen' }),
    kilometer: (count: number) => plural(count, { one: '# Kilometer', other: '# Kilometer' }),
    find: (count: number) => plural(count, { one: '# Fund', other: '# Funde' }),
    hop: (count: number) => plural(count, { one: '# Etappe', other: '# Etappen' }),
    place: (count: number) => plural(count, { one: '# Ort', other: '# Orte' }),
    rock: (count: number) => plural(count, { one: '# Stein', other: '# Steine' }),
    visitor: (count: number) => plural(count, { one: '# Besuch', other: '# Besuche' }),
    'sign-up': (count: number) => plural(count, { one: '# neues Konto', other: '# neue Konten' }),
  },
  unitTitles: {
    mile: 'Meilen',
    kilometer: 'Kilometer',
    find: 'Funde',
    hop: 'Etappen',
    place: 'Orte',
    rock: 'Steine',
    visitor: 'Besuche',
    'sign-up': 'Neue Konten',
  },
  spanTitles: { month: 'Monat', day: 'Tag' },
  monthOfYear: (month: string, year: string) => `${month} ’${year}`,
  countMark: compact,
  keys: {
    month: (title: string) => `${title}. Mit den Pfeiltasten gehst du von Monat zu Monat.`,
    day: (title: string) => `${title}. Mit den Pfeiltasten gehst du von Tag zu Tag.`,
  },
  tip: (when: string, count: string) => `${when}: ${count}`,
  showTable: 'Als Tabelle zeigen',
  notLoaded: 'Das Bild wurde nicht geladen. Seine Zahlen stehen in der Tabelle.',
};
