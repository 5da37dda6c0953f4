// The words of en/kept-area.ts in Polish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';
import { megabytes } from './units.ts';

export const keptArea: Words['keptArea'] = {
  heading: 'Mapa na spacer',
  keep: 'Zapisz ten obszar',
  what: (km: number) => `Na spacer bez sieci: mapa w promieniu ${number(km)} km i jej kamyki.`,
  zoomFirst: 'Najpierw przybliż miejsce spaceru.',
  replaces: 'Zastąpi ten poniżej.',
  progress: 'Zapisywanie obszaru',
  pieces: (done: number, all: number, bytes: number) =>
    `Części mapy: ${number(done)} z ${number(all)}, ${megabytes(bytes / 1e6)}`,
  asking: 'Pobieranie kamyków…',
  tryAgain: 'Spróbuj ponownie',
  stop: 'Zatrzymaj',
  keepIt: 'Zapisz',
  leaveIt: 'Nie zapisuj',
  question: (size: number) => `Ten obszar zajmie około ${number(size)} MB. Zapisać?`,
  kept: (km: number, place: string, bytes: number, day: string) =>
    `Zapisane: ${place} i ${number(km)} km wokół, ${megabytes(bytes / 1e6)}, ${day}`,
  noRocks: 'Kamyki z tego obszaru nie są dla ciebie zapisane. Zapisz obszar jeszcze raz, żeby je mieć.',
  show: 'Pokaż',
  remove: 'Usuń',
  done: 'Obszar jest zapisany. Masz go tu także bez sieci.',
  stopped: (unchanged: string) => `Zatrzymano. ${unchanged}`,
  removed: 'Obszar usunięty.',
  since: (moment: string) => `Zapisane ${moment}. Nie masz połączenia.`,
  otherStays: 'Obszar poniżej zostaje.',
  nothingKept: 'Nic nie zostało zapisane.',
  failed: (why: string, unchanged: string) => `${why} ${unchanged}`,
  failures: {
    network: 'Sieć zniknęła.',
    server: 'Mapa nie odpowiedziała.',
    full: 'Na tym urządzeniu nie ma już miejsca na obszar.',
    unavailable: 'Ta przeglądarka nie pozwala stronie niczego zapisywać, jak w oknie prywatnym.',
  },
};
