// The words of en/rock-cards.ts in Polish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const rockCards: Words['rockCards'] = {
  rockId: 'Rock ID',
  copyCode: (code: string) => `Kopiuj Rock ID ${code}`,
  codeCopied: 'Rock ID skopiowane',
  distance: 'Przebyta droga',
  timesFound: 'Ile razy znaleziony',
  lastLocation: 'Ostatnie miejsce',
  notSet: 'Brak',
  viewJourney: 'Zobacz podróż',
  track: 'Zobacz na mapie',
  trackNamed: (rock: string) => `Zobacz na mapie kamyk ${rock}`,

  featured: (rank: number) => `Wyróżniony nr ${number(rank)}`,
  by: <T>(painter: T) => ['Malowanie: ', painter],
  places: 'Miejsca, od najnowszych',
  notHidden: <T>(name: T) => [
    'Kamyk ',
    name,
    ' nie był jeszcze schowany. Jego pierwsze miejsce pojawi się tutaj.',
  ],

  hide: 'Schowaj kamyk',
  isHidden: 'Kamyk schowany',
  printLabel: 'Drukuj naklejkę',
  giveAway: 'Podaruj',
  adoptedByYou: <T>(painter: T) => ['Malowanie: ', painter, ', nowy dom: u ciebie'],
  offer: {
    until: (day: string) => `Oferta do: ${day}`,
    wanted: <T>(receiver: T) => [receiver, ' chce go mieć'],
    wish: <T>(receiver: T) => [receiver, ' chce go przygarnąć.'],
    answerUntil: (day: string) => `Termin odpowiedzi: ${day}.`,
    youOffer: (day: string) => `Twoja oferta trwa do: ${day}.`,
    nobodyYet: 'Nikt jeszcze nie powiedział „tak”.',
    answer: 'Odpowiedz',
    see: 'Zobacz ofertę',
  },

  readyToHide: 'Gotowy do schowania w nowym miejscu',
  isHome: 'Wrócił do ciebie do domu',
  isKept: 'Zostaje u ciebie',
  foundOwn: (day: string, near: string | null) =>
    near === null
      ? `Twoje znalezisko, ${day}. To twój własny kamyk.`
      : `Twoje znalezisko, ${day}, ${near}. To twój własny kamyk.`,
  foundOf: <T>(day: string, near: string | null, owner: T) => [
    near === null
      ? `Twoje znalezisko, ${day}. Do kogo należy: `
      : `Twoje znalezisko, ${day}, ${near}. Do kogo należy: `,
    owner,
    '.',
  ],
  rehide: 'Schowaj ponownie',
  addPlace: 'Dodaj miejsce znalezienia',

  rehidden: 'Znów schowany',
  wayBy: <T>(way: T, painter: T) => [way, ', malowanie: ', painter],
  hidAgain: (day: string) => `Schowany przez ciebie ponownie: ${day}`,
  hidAgainAt: <T>(day: string, place: T) => [`Schowany przez ciebie ponownie: ${day}, `, place],

  withheld: {
    rock: 'Inni na razie nie widzą tego kamyka.',
    rockHow:
      'Jego podróż jest zachowana. E-mail od nas mówi dlaczego. Widzisz to inaczej? Odpowiedz na niego.',
    photo: 'Zdjęcia tego kamyka na razie nie widać.',
    photoHow:
      'Sam kamyk podróżuje dalej. E-mail od nas mówi dlaczego. Widzisz to inaczej? Odpowiedz na niego.',
    heldHow: 'Mimo to możesz schować go ponownie: ruszy dalej, gdy to sprawdzimy.',
  },
};
