// The words of en/scanner.ts in Polish.
import type { Words } from '../words.ts';

export const scanner: Words['scanner'] = {
  label: 'Skanuj aparatem',
  labelShort: 'Skanuj',
  starting: 'Uruchamianie aparatu. Przeglądarka może zapytać, czy wolno.',
  aim: 'Trzymaj naklejkę tak, żeby jej kwadratowy kod był między kropkami.',
  look: 'Poszukaj naklejki na kamyku albo wybierz jej zdjęcie.',
  photo: 'Wybierz zdjęcie',
  reading: 'Czytanie zdjęcia…',
  isId: 'Sprawdź to jako Rock ID',
  type: 'Wpisz ID ręcznie',
  torch: 'Światło',
  retry: 'Spróbuj ponownie',
  reload: 'Wczytaj stronę ponownie',
  noCode: {
    title: 'Na tym zdjęciu nie ma kodu do odczytania.',
    text: 'Zrób je prosto z góry, z bliska i bez odblasków albo wpisz ID.',
  },
  noPhoto: {
    title: 'Nie udało się otworzyć tego zdjęcia.',
    text: 'Wybierz inne, na przykład JPEG lub PNG, albo wpisz ID.',
  },
  noDecoder: {
    title: 'Część, która czyta kody, nie dotarła.',
    text: 'Sprawdź połączenie i spróbuj ponownie albo wpisz ID.',
  },
  denied: {
    title: 'Brak zgody na aparat.',
    text: 'Zezwól na niego tej stronie znakiem obok jej adresu i spróbuj ponownie. Możesz też wybrać zdjęcie naklejki albo wpisać ID.',
    textOnIos:
      'Naciśnij znak obok adresu, potem Ustawienia witryny, i zezwól na aparat. Możesz też wybrać zdjęcie naklejki albo wpisać ID.',
  },
  none: {
    title: 'Nie ma tu aparatu.',
    text: 'Wybierz zdjęcie naklejki albo wpisz ID.',
  },
  busy: {
    title: 'Aparatu używa inna aplikacja.',
    text: 'Zamknij ją i spróbuj ponownie. Możesz też wybrać zdjęcie naklejki albo wpisać ID.',
  },
  barred: {
    title: 'Do skanowania potrzebne jest połączenie.',
    text: 'Ta strona została otwarta bez niego. Na razie wpisz ID albo wczytaj stronę ponownie.',
  },
  foreign: {
    parking: 'To jest parkometr.',
    money: 'Ten kod prosi o pieniądze. Kamyk nigdy tego nie robi.',
    wifi: 'To czyjeś Wi-Fi.',
    contact: 'To czyjaś wizytówka.',
    date: 'To data do kalendarza.',
    phone: 'Ten kod dzwoni pod numer telefonu.',
    message: 'Ten kod pisze SMS-a.',
    email: 'Ten kod pisze e-mail.',
    place: 'To miejsce na mapie.',
    secret: 'To klucz do czyjegoś konta. Zachowaj go dla siebie.',
    app: 'Ten kod otwiera inną aplikację.',
  },
  site: (host: string) => `Ten kod prowadzi do ${host}, a nie do kamyka.`,
  ours: (productName: string) => `Ten kod prowadzi do ${productName}, ale nie do kamyka.`,
  shortText: (text: string) => `Ten kod mówi: „${text}”.`,
  longText: 'Ten kod to dłuższy tekst.',
  qrOfPage: 'Kod QR, który prowadzi do strony „Znaleziony kamyk”',
  keptFind: <T>(code: T) => ['Czeka twoje znalezisko: ', code, '. Zaloguj się, żeby je wysłać.'],
  signIn: 'Zaloguj się',
  foundEarlier: 'Znaleziony wcześniej? Podaj kiedy',
  moved: 'Trochę przesunięty? Podaj gdzie',
  brokenLink: {
    title: 'Ten link jest niepełny',
    description: 'Może ucięło mu koniec. Skopiuj go jeszcze raz albo wpisz tu Rock ID.',
  },
  keepFind: <T>(code: T) => [
    'Nie ma połączenia, nic nie szkodzi. Masz w ręce kamyk ',
    code,
    '? Zachowamy tu twoje znalezisko i wyślemy je później.',
  ],
  keep: 'Zachowaj znalezisko',
  saw: 'Widzę go i zostawiam',
};
