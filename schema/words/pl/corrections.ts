// The words of en/corrections.ts in Polish.
import type { Words } from '../words.ts';
import { unit } from './units.ts';

export const corrections: Words['corrections'] = {
  notYours: 'Tego wpisu tu nie ma albo nie jest twój',
  place: 'Miejsce ma szerokość, długość i nazwę',
  tooMany: 'To już dużo poprawek jak na jeden dzień. Wróć do tego jutro.',
  nothing: 'Podaj, co ma być inaczej: miejsce, notatki czy czas',
  tooLate: (days: number) => `Czas na zmianę wpisu już minął. Limit od zapisania: ${unit(days, 'day')}`,
  first: 'Pierwsza kryjówka zaczyna podróż, a inni już tam byli. Lepiej ją zmień.',
  betweenOthers: 'Wcześniej albo później z tym kamykiem wydarzyło się coś innego. Wybierz czas pomiędzy.',
  change: 'Zmień',
  changeThis: { hide: 'Zmień ten wpis o schowaniu', find: 'Zmień to znalezisko' },
  changeOrUndo: 'Zmień lub cofnij to znalezisko',
  changeOf: {
    hide: (day: string) => `Zmień wpis o schowaniu: ${day}`,
    find: (day: string) => `Zmień swoje znalezisko: ${day}`,
  },
  takeThisBack: { hide: 'Cofnąć ten wpis o schowaniu?', find: 'Cofnąć to znalezisko?' },
  wasMistake: 'To była pomyłka?',
  takeBack: 'Cofnij',
  keep: 'Zostaw',
  tryAgain: 'To nie dotarło. Spróbuj ponownie.',
  becomes: {
    gone: 'Od tego czasu nic się nie wydarzyło, więc wpis zniknie z podróży.',
    struck:
      'Od tego czasu wydarzyło się coś innego, więc wpis będzie w podróży przekreślony. Nie będzie się liczyć.',
    unknown:
      'Jeśli od tego czasu nic się nie wydarzyło, wpis zniknie. W przeciwnym razie będzie przekreślony i nie będzie się liczyć.',
  },
  norRehide: 'Twoje ponowne schowanie też nie.',
  changed: { title: 'Zmieniono', text: 'Podróż już to uwzględnia.' },
  takenBack: {
    title: 'Cofnięto',
    shown: 'Podróż pokazuje, że to była pomyłka. Nie liczy się.',
    gone: 'Wpis zniknął, jakby nigdy go nie było.',
  },
};
