// The words of en/my-rocks.ts in Polish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const myRocks: Words['myRocks'] = {
  heading: 'Moje kamyki',
  foundRock: 'Masz kamyk? Wpisz ID',
  register: 'Nowy kamyk',
  track: 'Zobacz na mapie',
  printLabel: 'Drukuj naklejkę',
  done: 'Gotowe',
  tabs: {
    rocks: 'Moje kamyki',
    rehide: 'Do schowania',
    archive: 'Schowane ponownie',
    activity: 'Wydarzenia',
  },
  tabWithMore: (label: string, count: number) => `${label} (${number(count)}+)`,
  noRocks: {
    title: 'Tu będzie miejsce twojego pierwszego kamyka.',
    description: 'Pomaluj go, daj mu ID i zobacz, dokąd trafi.',
    register: 'Zarejestruj pierwszy kamyk',
  },
  noFinds: {
    title: 'W twojej kieszeni nie czeka żaden znaleziony kamyk.',
    description: 'Gdy jakiś znajdziesz, wpisz jego ID. Poczeka tutaj, aż schowasz go ponownie.',
  },
  noArchive: {
    title: 'Tu zapamiętamy kamyki, które schowasz ponownie.',
    look: 'Poszukaj kamyka na mapie',
  },
  noActivity: {
    title: 'Jeszcze nic się nie wydarzyło.',
    description: 'Zarejestruj własny kamyk albo poszukaj takiego, który ktoś schował.',
    register: 'Zarejestruj kamyk',
    exploreMap: 'Mapa kamyków',
  },
  notYours: { title: 'Ten kamyk nie jest już twój', description: 'Może ma już nowy dom.' },
  notWithYou: {
    title: 'Tego kamyka nie ma u ciebie',
    description:
      'Schować go może osoba, do której należy, albo ta, która znalazła go ostatnio. Gdy znów będzie czekać na swoim miejscu, możesz oznaczyć go jako znaleziony.',
  },
  alreadyHidden: {
    title: 'Już schowany',
    description: (rock: string) =>
      `Kamyk ${rock} czeka w swojej kryjówce. Będzie można schować go ponownie, gdy ktoś go znajdzie.`,
  },
  withFinder: {
    title: 'Ktoś już go ma',
    description: (rock: string) =>
      `Kamyk ${rock} został znaleziony. Schować go ponownie może osoba, która go teraz ma.`,
  },
  lookUpFailed: {
    title: 'Nie udało się sprawdzić twojego kamyka',
    description: 'Spróbuj ponownie za chwilę.',
  },
  findsFailed: 'Nie udało się wczytać twoich znalezisk.',
  archiveFailed: 'Nie udało się wczytać ponownie schowanych kamyków.',
  activityFailed: 'Nie udało się wczytać twoich wydarzeń.',
  theRock: 'ten kamyk',
};
