// The words of en/places.ts in Polish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const places: Words['places'] = {
  empty: 'Wpisz miejsce, którego szukasz',
  unknown: 'Nie ma miejsca o tej nazwie',
  resting: 'Wyszukiwanie miejsc odpoczywa. Spróbuj ponownie za chwilę.',
  off: 'Tutaj nie można szukać adresów. Wyszukaj miejscowość albo dotknij mapy.',
  coordinates: 'Miejsce to szerokość,długość w stopniach',
  search: 'Szukaj',
  searchFor: 'Wyszukaj miejsce',
  places: 'Miejsca',
  suggested: 'Proponowane miejsca',
  townOrPark: 'Miejscowość lub park',
  townParkOrAddress: 'Miasto, park, adres',
  notNow: 'Teraz nie można szukać miejsc. Wpisany tekst zostaje.',
  noneBegins: (typed: string) => `Żadna miejscowość ani park nie zaczyna się od „${typed}”.`,
  noneBeginsButAddress: (typed: string) =>
    `Żadna miejscowość ani park nie zaczyna się od „${typed}”. Naciśnij Enter, żeby poszukać adresu.`,
  suggestions: (count: number) =>
    plural(count, {
      one: '# miejsce. Strzałki przechodzą po liście.',
      few: '# miejsca. Strzałki przechodzą po liście.',
      many: '# miejsc. Strzałki przechodzą po liście.',
      other: '# miejsca. Strzałki przechodzą po liście.',
    }),
  notFound: {
    title: 'Nie ma takiego miejsca',
    tryPark: 'Nie ma miejsca o tej nazwie. Spróbuj miejscowości albo parku.',
    tryStreet: 'Nie ma miejsca o tej nazwie. Spróbuj miejscowości albo ulicy.',
  },
  park: 'Park',
  notPossible: 'Nie można szukać',
};
