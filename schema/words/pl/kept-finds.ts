// The words of en/kept-finds.ts in Polish.
import type { Words } from '../words.ts';

export const keptFinds: Words['keptFinds'] = {
  hideAgain: 'Schowaj go ponownie',
  change: 'Zmień',
  sendToMyself: 'Wyślij do siebie',
  title: 'Zmień, zanim się wyśle',
  save: 'Zapisz',
  cancel: 'Anuluj',
  rockName: 'Nazwa kamyka',
  rockId: 'Rock ID z kodu QR',
  description: 'Opis',
  comment: 'Twój komentarz',
  line: 'Twój dopisek',
  tooLong: (over: number, most: number) => `Za długie. Znaki ponad limit: ${over}, dozwolone: ${most}.`,
  registered: <T>(moment: T) => ['Zarejestrowany ', moment],
  found: <T>(moment: T) => ['Znaleziony ', moment],
  share: {
    title: 'Moje znalezisko w Rockabout',
    copied: 'Link skopiowany: otwórz go tam, gdzie masz swoje konto',
  },
  busy: {
    title: 'Właśnie się wysyła',
    description: 'Jeśli nie dotrze, za chwilę możesz to zmienić.',
  },
  arrived: {
    title: 'Już tego tu nie ma',
    description: 'Zostało wysłane albo usunięte przed zmianą.',
  },
  unreadable: {
    title: 'Tego nie można tu zmienić',
    description: 'Wczytaj stronę ponownie albo usuń to i zrób jeszcze raz.',
  },
};
