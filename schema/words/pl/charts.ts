// The words of en/charts.ts in Polish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { compact } from './units.ts';

export const charts: Words['charts'] = {
  counts: {
    mile: (count: number) => plural(count, { one: '# mila', few: '# mile', many: '# mil', other: '# mili' }),
    kilometer: (count: number) =>
      plural(count, { one: '# kilometr', few: '# kilometry', many: '# kilometrów', other: '# kilometra' }),
    find: (count: number) =>
      plural(count, { one: '# znalezisko', few: '# znaleziska', many: '# znalezisk', other: '# znaleziska' }),
    hop: (count: number) =>
      plural(count, { one: '# etap', few: '# etapy', many: '# etapów', other: '# etapu' }),
    place: (count: number) =>
      plural(count, { one: '# miejsce', few: '# miejsca', many: '# miejsc', other: '# miejsca' }),
    rock: (count: number) =>
      plural(count, { one: '# kamyk', few: '# kamyki', many: '# kamyków', other: '# kamyka' }),
    visitor: (count: number) =>
      plural(count, { one: '# gość', few: '# goście', many: '# gości', other: '# gościa' }),
    'sign-up': (count: number) =>
      plural(count, {
        one: '# nowe konto',
        few: '# nowe konta',
        many: '# nowych kont',
        other: '# nowego konta',
      }),
  },
  unitTitles: {
    mile: 'Mile',
    kilometer: 'Kilometry',
    find: 'Znaleziska',
    hop: 'Etapy',
    place: 'Miejsca',
    rock: 'Kamyki',
    visitor: 'Goście',
    'sign-up': 'Nowe konta',
  },
  spanTitles: { month: 'Miesiąc', day: 'Dzień' },
  monthOfYear: (month: string, year: string) => `${month} ’${year}`,
  countMark: compact,
  keys: {
    month: (title: string) => `${title}. Strzałki przechodzą od miesiąca do miesiąca.`,
    day: (title: string) => `${title}. Strzałki przechodzą od dnia do dnia.`,
  },
  tip: (when: string, count: string) => `${when}: ${count}`,
  showTable: 'Pokaż jako tabelę',
  notLoaded: 'Wykres się nie wczytał. Jego liczby są w tabeli.',
};
