// The words of en/charts.ts in Dutch.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { compact } from './units.ts';

export const charts: Words['charts'] = {
  counts: {
    mile: (count: number) => plural(count, { one: '# mijl', other: '# mijl' }),
    kilometer: (count: number) => plural(count, { one: '# kilometer', other: '# kilometer' }),
    find: (count: number) => plural(count, { one: '# vondst', other: '# vondsten' }),
    hop: (count: number) => plural(count, { one: '# etappe', other: '# etappes' }),
    place: (count: number) => plural(count, { one: '# plek', other: '# plekken' }),
    rock: (count: number) => plural(count, { one: '# steen', other: '# stenen' }),
    visitor: (count: number) => plural(count, { one: '# bezoeker', other: '# bezoekers' }),
    'sign-up': (count: number) => plural(count, { one: '# nieuw lid', other: '# nieuwe leden' }),
  },
  unitTitles: {
    mile: 'Mijlen',
    kilometer: 'Kilometers',
    find: 'Vondsten',
    hop: 'Etappes',
    place: 'Plekken',
    rock: 'Stenen',
    visitor: 'Bezoekers',
    'sign-up': 'Nieuwe leden',
  },
  spanTitles: { month: 'Maand', day: 'Dag' },
  monthOfYear: (month: string, year: string) => `${month} ’${year}`,
  countMark: compact,
  keys: {
    month: (title: string) => `${title}. Met de pijltoetsen ga je van maand naar maand.`,
    day: (title: string) => `${title}. Met de pijltoetsen ga je van dag naar dag.`,
  },
  tip: (when: string, count: string) => `${when}: ${count}`,
  showTable: 'Als tabel tonen',
  notLoaded: 'De grafiek is niet geladen. De cijfers staan in de tabel.',
};
