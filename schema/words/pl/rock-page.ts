// The words of en/rock-page.ts in Polish.
import type { Words } from '../words.ts';
import { date, number, plural } from './intl.ts';

const asSentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);

export const rockPage: Words['rockPage'] = {
  painter: 'Malowanie:',
  keeper: 'Nowy dom:',
  day: (day: string) => date(day, { dateStyle: 'medium', timeZone: 'UTC' }),
  journey: 'Jego podróż',
  play: 'Odtwórz',
  stops: 'Przystanki, od najnowszych',
  seen: (near: string | null) => (near === null ? 'Widziany i zostawiony' : `Widziany i zostawiony ${near}`),
  removeSighting: 'Usuń',
  removeSightingOf: (day: string) => `Usuń: ${day}`,
  sightingRemoved: 'Obserwacja usunięta',
  sightingStays: 'Nie udało się usunąć obserwacji',
  tryAgain: 'Spróbuj ponownie za chwilę.',
  comments: 'Co mówią ludzie',
  nobody: 'Nikt jeszcze nic nie napisał. Dobre słowo niesie się daleko.',
  join: 'Zaloguj się, żeby coś napisać',
  found: 'Masz ten kamyk?',
  foundHow: 'Wpisz ID z naklejki albo ze spodu kamyka.',
  share: 'Udostępnij',
  follow: 'Obserwuj',
  thanked: (who: string) => `${who} dziękuje`,
  thanks: 'Podziękowanie za to znalezisko',
  earlier: (count: number) =>
    plural(count, {
      one: 'Pokaż # wcześniejszy przystanek',
      few: 'Pokaż # wcześniejsze przystanki',
      many: 'Pokaż # wcześniejszych przystanków',
      other: 'Pokaż # wcześniejszego przystanku',
    }),
  older: (count: number) =>
    plural(count, {
      one: 'Jednego starszego przystanku tu nie widać.',
      few: '# starszych przystanków tu nie widać.',
      many: '# starszych przystanków tu nie widać.',
      other: '# starszego przystanku tu nie widać.',
    }),
  farFromTowns: 'Daleko od miast',
  fromTo: (first: string, last: string) => `Od: ${first}, do: ${last}`,
  by: (who: string) => `– ${who}`,
  to: (who: string) => `dla: ${who}`,
  whereNow: {
    active: 'Jeszcze nieschowany: jego podróż zaraz się zacznie',
    hidden: (near: string | null) => near ?? 'daleko od miast',
    found: (near: string | null) => `${near ?? 'daleko od miast'}, w drodze`,
  },
  units: {
    hands: (count: number) =>
      plural(count, { one: 'para rąk', few: 'pary rąk', many: 'par rąk', other: 'pary rąk' }),
    countries: (count: number) =>
      plural(count, { one: 'kraj', few: 'kraje', many: 'krajów', other: 'kraju' }),
  },
  figures: {
    hands: (count: number) =>
      plural(count, { one: '# para rąk', few: '# pary rąk', many: '# par rąk', other: '# pary rąk' }),
    countries: (count: number) =>
      plural(count, { one: '# kraj', few: '# kraje', many: '# krajów', other: '# kraju' }),
  },
  figure: (count: number) => number(count),
  figureLine: (figures: readonly string[]) => figures.join(', '),
  preview: {
    paintedBy: (painter: string) => asSentence(`Pomalowany kamyk, malowanie: ${painter}`),
    adoptedBy: (painter: string, keeper: string) =>
      asSentence(`Pomalowany kamyk, malowanie: ${painter}, nowy dom: ${keeper}`),
    figures: asSentence,
    isNow: (status: string, where: string) => asSentence(`${status} ${where}`),
    isWithPainter: (where: string) => asSentence(where),
    rests: asSentence,
    picture: (rock: string) => `${rock}, pomalowany kamyk`,
  },
  seenBy: { members: 'Tę stronę widzi tylko społeczność.', hidden: 'Tę stronę widzisz tylko ty.' },
  change: 'Zmień',
  paintedRock: 'Pomalowany kamyk',
  noPage: 'Tu nie ma strony',
  none: {
    title: 'Ten kamyk nie ma tu strony',
    text: 'Może osoba, która go pomalowała, schowała ją przed innymi albo link jest niepełny.',
    enterId: 'Wpisz Rock ID',
    exploreMap: 'Mapa kamyków',
  },
  needsConnection: {
    title: 'Ta strona potrzebuje połączenia',
    text: 'Ostatnio nie była otwierana na tym urządzeniu. Spróbuj ponownie tam, gdzie jest sygnał.',
    action: 'Spróbuj ponownie',
  },
  members: {
    title: 'Ten kamyk jest dla społeczności',
    text: 'Kto go pomalował, pokazuje jego stronę tylko społeczności. Dołączenie jest bezpłatne: zaloguj się, a od razu tu wrócisz.',
    action: 'Dołącz lub zaloguj się',
  },
};
