// The words of en/finds.ts in Polish.
import type { Words } from '../words.ts';
import { codes } from './codes.ts';
import { number } from './intl.ts';
import { wait } from './units.ts';

const withOwner = 'Ten kamyk jest jeszcze u osoby, do której należy, i nie został schowany.';

export const finds: Words['finds'] = {
  neverHidden: 'Kamyk niedostępny: jeszcze nigdy nie był schowany',
  unknown: 'Nie ma takiego kamyka',
  waiting: codes.waiting,
  taken: 'Ten kamyk jest już znaleziony',
  notYours: 'Tego znalezionego kamyka nie ma na twojej liście',
  alreadyRehidden: 'Ten kamyk jest już ponownie schowany',
  movedOn: 'Ten kamyk ma teraz ktoś inny',
  tooManyIds: (seconds: number, isVisitor: boolean) =>
    `W krótkim czasie wpisano wiele ID${isVisitor ? ' z twojej sieci' : ''}. Sprawdź naklejkę i spróbuj ponownie. Czas oczekiwania: ${wait(seconds)}.`,
  enoughToday: (most: number, seconds: number) =>
    `To już dzisiejszy limit wpisanych Rock ID: ${number(most)}. Spróbuj ponownie później. Czas oczekiwania: ${wait(seconds)}.`,
  onPage: {
    waiting: {
      title: codes.waiting,
      description:
        'Nikt jeszcze nie zarejestrował z nią kamyka. Jest twój? Zarejestruj go, a będzie można go znaleźć.',
    },
    neverHidden: { title: 'Kamyk niedostępny', description: withOwner },
    taken: {
      title: 'Kamyk już znaleziony',
      description: 'Ktoś już znalazł ten kamyk. Teraz czeka, aż zostanie ponownie schowany.',
    },
    unknown: {
      title: 'Nie ma takiego kamyka',
      description: 'Żaden kamyk nie ma tego ID. Sprawdź numer i spróbuj ponownie.',
    },
  },
  inDialog: {
    waiting: {
      title: codes.waiting,
      description:
        'Nikt jeszcze nie zarejestrował z nią kamyka. Jest twój? Zarejestruj go, a będzie można go znaleźć.',
    },
    neverHidden: { title: 'Kamyk niedostępny', description: withOwner },
    taken: {
      title: 'Kamyk już znaleziony',
      description: 'Ten kamyk znalazł już ktoś inny.',
    },
    unknown: {
      title: 'Nie ma takiego kamyka',
      description: 'Żaden kamyk nie ma tego ID. Sprawdź ID i spróbuj ponownie.',
    },
  },
  noConnection: {
    title: 'Brak połączenia',
    description: 'Serwer jest poza zasięgiem. Zatrzymaj kamyk i spróbuj ponownie tam, gdzie jest sygnał.',
  },
  oneMoment: { title: 'Chwileczkę', description: 'Poczekaj chwilę i spróbuj ponownie.' },
  failed: { title: 'Błąd', description: 'Znalezisko nie zostało zapisane. Spróbuj ponownie.' },
  unable: {
    title: 'Nie udało się znaleźć kamyka',
    description: 'Rock ID jest błędne albo kamyk nie jest zarejestrowany.',
  },
  lookUpFailed: {
    title: 'Nie udało się sprawdzić',
    description: 'Nie mogliśmy sprawdzić tego kamyka. Spróbuj ponownie za chwilę.',
  },
  inOneLine: (title: string, description: string) => `${title}: ${description}`,
  kept: 'Brak połączenia: twoje znalezisko jest zapisane na tym urządzeniu i zostanie wysłane, gdy tylko wróci sieć. Do tego czasu jest w „Moich kamykach”.',
  notLookedUp: {
    title: 'Brak połączenia',
    text: 'Teraz nie można sprawdzić tego kamyka. Spróbuj ponownie tam, gdzie jest sygnał.',
  },
  mistyped: {
    title: codes.check,
    text: 'Porównaj je znak po znaku z naklejką albo ze spodem kamyka.',
  },
  unasked: {
    title: 'Naciśnij „Sprawdź”',
    text: 'Czy to całe ID? Naciśnij „Sprawdź” albo pisz dalej.',
  },
  noRock: {
    title: 'Nie ma takiego kamyka',
    text: 'Nikt nie zarejestrował kamyka z tym ID. Jest twój? A może któryś znak trudno odczytać?',
  },
  waitingLabel: {
    title: codes.waiting,
    text: 'Rock ID jest prawidłowe, ale nie nosi go jeszcze żaden kamyk. Jest twój? Zarejestruj z nim swój kamyk.',
  },
  elsewhere: {
    active:
      'Ten kamyk jest jeszcze u osoby, do której należy, i to ona może go schować. Gdy będzie schowany, kto go znajdzie, oznaczy go jako znaleziony.',
    found:
      'Ten kamyk jest u osoby, która znalazła go ostatnio, i to ona może go ponownie schować. Gdy będzie schowany, możesz oznaczyć go jako znaleziony.',
  },
  isThatYou: {
    active: 'Ten kamyk jest jeszcze u osoby, do której należy. To ty? Zaloguj się, żeby go schować.',
    found: 'Ten kamyk jest u osoby, która znalazła go ostatnio. To ty? Zaloguj się, żeby go schować.',
  },
};
