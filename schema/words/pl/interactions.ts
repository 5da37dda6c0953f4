// The words of en/interactions.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const interactions: Words['interactions'] = {
  type: 'Podaj, czy to serduszko, czy komentarz',
  empty: 'Napisz komentarz',
  tooMany: 'To już dużo komentarzy jak na jeden raz. Poczekaj chwilę przed następnym.',
  codesHidden: 'To, co wygląda jak Rock ID, widzisz tylko ty.',
  commentGone: 'Tego komentarza już tu nie ma',
  likeFailed: 'Nie udało się dodać serduszka',
  commentFailed: 'Nie udało się dodać komentarza',
  commentAdded: 'Komentarz dodany!',
  notDeleted: 'Komentarz nadal tu jest',
  notDeletedHint: 'Nie udało się go usunąć. Spróbuj ponownie.',
  like: (rock: string, count: number) =>
    plural(count, {
      one: `Serduszko dla kamyka ${rock}, # serduszko`,
      few: `Serduszko dla kamyka ${rock}, # serduszka`,
      many: `Serduszko dla kamyka ${rock}, # serduszek`,
      other: `Serduszko dla kamyka ${rock}, # serduszka`,
    }),
  commentOn: (rock: string, count: number) =>
    plural(count, {
      one: `Skomentuj kamyk ${rock}, # komentarz`,
      few: `Skomentuj kamyk ${rock}, # komentarze`,
      many: `Skomentuj kamyk ${rock}, # komentarzy`,
      other: `Skomentuj kamyk ${rock}, # komentarza`,
    }),
  commentBy: (author: string) => `Komentarz: ${author}`,
  yours: 'Twój komentarz',
  tooLong: (over: number, most: number) =>
    `${plural(over, { one: '# znak za dużo', few: '# znaki za dużo', many: '# znaków za dużo', other: '# znaku za dużo' })}: komentarz ma najwyżej ${number(most)} znaków.`,
  left: (count: number) => `Zostało: ${number(count)}`,
  cancel: 'Anuluj',
  post: 'Dodaj',
  posting: 'Dodawanie…',
  delete: 'Usuń',
  deleteIt: 'Usunąć ten komentarz?',
  keep: 'Zostaw',
  deleteComment: 'Usuń komentarz',
  by: <T>(painter: T) => ['Malowanie: ', painter],
  joinToComment: 'Chcesz coś napisać? Wystarczy dołączyć, to bezpłatne.',
  join: 'Dołącz lub zaloguj się',
  comments: 'Komentarze',
  loadFailed: 'Nie udało się wczytać komentarzy.',
  silent: 'Nikt jeszcze nic nie napisał. Dobre słowo niesie się daleko.',
  youLike: <T>(rock: T) => ['Podoba ci się kamyk ', rock],
  joinToLike: 'Dołącz, a zobaczy to osoba, która go pomalowała. To bezpłatne, wystarczy e-mail z kodem.',
  justLooking: 'Tylko oglądam',
};
