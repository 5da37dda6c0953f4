// The words of en/own-rocks.ts in Polish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const ownRocks: Words['ownRocks'] = {
  search: 'Szukaj w swoich kamykach',
  searched: 'Nazwa, miejsce, ID',
  status: 'Status',
  all: 'Wszystkie',
  order: 'Kolejność',
  newest: 'Od najnowszych',
  sorts: {
    oldest: 'Od najstarszych',
    miles: { mi: 'Najwięcej mil', km: 'Najwięcej kilometrów' },
    finds: 'Najwięcej znalezisk',
    name: 'Według nazwy',
  },
  looking: 'Przeglądanie wszystkich twoich kamyków…',
  count: (count: number) =>
    count === 0
      ? 'Brak kamyków'
      : plural(count, { one: '# kamyk', few: '# kamyki', many: '# kamyków', other: '# kamyka' }),
  failed: 'Nie udało się wczytać twoich kamyków.',
  noneFits: 'Żaden z twoich kamyków taki nie jest.',
  showAll: 'Pokaż wszystkie',
  notHidden: 'nieschowany',
  wayAndFinds: (way: string, finds: number) =>
    finds === 0
      ? `${way}, jeszcze nieznaleziony`
      : plural(finds, {
          one: `${way}, znaleziony # raz`,
          few: `${way}, znaleziony # razy`,
          many: `${way}, znaleziony # razy`,
          other: `${way}, znaleziony # raza`,
        }),
};
