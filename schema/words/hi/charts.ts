// The words of en/charts.ts in Hindi.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { compact } from './units.ts';

export const charts: Words['charts'] = {
  counts: {
    mile: (count: number) => plural(count, { one: '# मील', other: '# मील' }),
    kilometer: (count: number) => plural(count, { one: '# किलोमीटर', other: '# किलोमीटर' }),
    find: (count: number) => plural(count, { one: '# खोज', other: '# खोजें' }),
    hop: (count: number) => plural(count, { one: '# चरण', other: '# चरण' }),
    place: (count: number) => plural(count, { one: '# जगह', other: '# जगहें' }),
    rock: (count: number) => plural(count, { one: '# पत्थर', other: '# पत्थर' }),
    visitor: (count: number) => plural(count, { one: '# मेहमान', other: '# मेहमान' }),
    'sign-up': (count: number) => plural(count, { one: '# नया सदस्य', other: '# नए सदस्य' }),
  },
  unitTitles: {
    mile: 'मील',
    kilometer: 'किलोमीटर',
    find: 'खोजें',
    hop: 'चरण',
    place: 'जगहें',
    rock: 'पत्थर',
    visitor: 'मेहमान',
    'sign-up': 'नए सदस्य',
  },
  spanTitles: { month: 'महीना', day: 'दिन' },
  monthOfYear: (month: string, year: string) => `${month} ’${year}`,
  countMark: compact,
  keys: {
    month: (title: string) => `${title}। तीर वाली कुंजियों से महीने-दर-महीने जाएँ।`,
    day: (title: string) => `${title}। तीर वाली कुंजियों से दिन-दर-दिन जाएँ।`,
  },
  tip: (when: string, count: string) => `${when}: ${count}`,
  showTable: 'तालिका में दिखाएँ',
  notLoaded: 'चार्ट लोड नहीं हुआ। उसके आँकड़े तालिका में हैं।',
};
