// The words of en/downloads.ts in Polish.
import type { Words } from '../words.ts';

export const downloads: Words['downloads'] = {
  files: {
    rocks: {
      title: 'Moje kamyki',
      text: 'Każdy zarejestrowany przez ciebie kamyk: Rock ID, opis, status, droga, ile razy znaleziony i gdzie ostatnio schowany. Rock ID to sekrety: zachowaj ten plik dla siebie.',
    },
    journeys: {
      title: 'Podróże moich kamyków',
      text: 'Każdy krok każdej podróży: kiedy, gdzie, kto, notatki i odległość od poprzedniego miejsca.',
    },
    finds: {
      title: 'Moje znaleziska',
      text: 'Każdy znaleziony przez ciebie kamyk: do kogo należy, gdzie był i gdzie jest jego nowa kryjówka.',
    },
    follows: {
      title: 'Kamyki, które obserwuję',
      text: 'Każdy obserwowany kamyk, od kiedy, a także te, których już nie obserwujesz.',
    },
    notifications: {
      title: 'O czym wiem',
      text: 'Powiadomienia z ostatnich dziewięćdziesięciu dni: co stało się z którym kamykiem i kiedy o tym do ciebie pisaliśmy.',
    },
  },
  download: 'Pobierz',
  preparing: 'Przygotowywanie…',
  ready: 'Twój plik jest gotowy',
  failed: 'Tym razem bez pliku',
  failedHint: 'Spróbuj ponownie za chwilę.',
  brokenOff: 'Pobieranie zostało przerwane i nic się nie zapisało. Spróbuj ponownie.',
};
