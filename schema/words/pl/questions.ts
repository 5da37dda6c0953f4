// The words of en/questions.ts in Polish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const notHidden = 'Ten kamyk nie jest już schowany';
const saidNo = 'Osoba, która go pomalowała, mówi, że twój to inny kamyk';
const amongOthers = 'Może znajdziesz go wśród pozostałych.';
const itsPainter = 'Osoba, która go pomalowała,';

export const questions: Words['questions'] = {
  town: 'Podaj, w pobliżu jakiej miejscowości był kamyk',
  month: 'month to miesiąc, taki jak 2026-05',
  photo: 'Zrób zdjęcie kamyka, żeby można było go rozpoznać',
  notHidden,
  own: 'To twój własny kamyk. Jego ID jest w „Moich kamykach”.',
  noPainter: 'Osoby, która pomalowała ten kamyk, już tu nie ma, więc nikt nie powie, czy to ten',
  saidNo,
  tooMany: 'To już kilka pytań jak na jeden dzień. Zapytaj ponownie jutro.',
  tooManyAbout: 'Dziś kilka osób pytało o ten kamyk. Spróbuj ponownie jutro.',
  answer: 'Odpowiedz, czy kamyk jest twój',
  gone: 'Tego pytania już tu nie ma',
  over: 'To pytanie jest nieaktualne: kamyk ruszył dalej',
  settled: 'Na to pytanie już jest odpowiedź',
  notNow: 'Tego pytania nie można teraz cofnąć',
  answered: 'Na to pytanie już jest twoja odpowiedź',
  heading: 'ID jest nieczytelne',
  intro:
    'Deszcz i słońce tak potrafią. Opisz, co widzisz, znajdź go wśród schowanych i zapytaj osobę, która go pomalowała.',
  form: {
    what: 'Co na nim jest? (opcjonalnie)',
    whatExample: 'Biedronka, czerwone kropki, słowo',
    town: 'W pobliżu jakiej miejscowości był?',
    unknownTown: (town: string) =>
      `Nie znamy miejscowości, która zaczyna się od „${town}”. Sprawdź pisownię albo podaj większe miasto w pobliżu.`,
    month: 'Kiedy to było?',
    look: 'Szukaj',
    looking: 'Szukanie…',
  },
  likely: {
    failed: (why: string) => `Nie udało się wczytać kamyków. ${why}`,
    tryInAMoment: 'Spróbuj ponownie za chwilę.',
    tryAgain: 'Spróbuj ponownie',
    isItOne: 'Czy to któryś z nich?',
    nobodyWrote: <T>(what: T) => ['W żadnym opisie nie ma „', what, '”.'],
    bestFirst: (near: string) => `Schowane ${near}. Od najlepiej pasujących.`,
    newestFirst: (near: string) => `Schowane ${near}. Od najnowszych.`,
    others: 'Inne, które są tam schowane',
    more: (count: number) =>
      plural(count, {
        one: 'Jest tam schowany jeszcze # kamyk. Opisz dokładniej, co jest na twoim, a znajdzie się na górze.',
        few: 'Są tam schowane jeszcze # kamyki. Opisz dokładniej, co jest na twoim, a znajdzie się na górze.',
        many: 'Jest tam schowanych jeszcze # kamyków. Opisz dokładniej, co jest na twoim, a znajdzie się na górze.',
        other:
          'Jest tam schowane jeszcze # kamyka. Opisz dokładniej, co jest na twoim, a znajdzie się na górze.',
      }),
    otherTowns: 'A może chodzi o którąś z tych miejscowości?',
    noneUntil: (month: string, near: string) =>
      `Stan na koniec miesiąca (${month}): nie było schowanego kamyka ${near}.`,
    none: (near: string) => `Nie ma schowanego kamyka ${near}.`,
    largerTown: 'Spróbuj większego miasta w pobliżu.',
    anyMonth: 'Szukaj bez względu na czas',
    madeBy: <T>(painter: T, day: string, town: string | null) => [
      painter,
      town === null ? `, ${day}` : `, ${day}, ${town}`,
    ],
    choose: 'To ten',
    chooseRock: (name: string) => `To ten: ${name}`,
  },
  asked: {
    heading: 'Twoje pytania',
    open: 'Czeka na odpowiedź',
    yes: 'Tak, to twoje znalezisko',
    no: 'Nie, twój to inny',
    over: 'Ruszył dalej',
  },
  ask: {
    saidNo: `${saidNo}.`,
    already: 'To pytanie jest już u osoby, która go pomalowała.',
    seeQuestion: 'Zobacz swoje pytanie',
    chooseAnother: 'Wybierz inny kamyk',
    loadFailed: 'Nie udało się wczytać kamyka.',
    notHidden: `${notHidden}.`,
    faster: 'Może ktoś był szybszy.',
    myRocks: 'Moje kamyki',
    lookAgain: 'Poszukaj jeszcze raz',
    title: (rock: string) => `Czy to kamyk ${rock}?`,
    heading: <T>(rock: T) => ['Czy to kamyk ', rock, '?'],
    by: <T>(painter: T, near: string | null) => [
      'Malowanie: ',
      painter,
      near === null ? '' : `, schowany ${near}`,
    ],
    signInTo: <T>(painter: T | null) => [
      'Zaloguj się, żeby zadać pytanie. Do kogo: ',
      painter ?? 'osoba, która go pomalowała',
      '. Ty wysyłasz zdjęcie, a w odpowiedzi dostajesz „tak” lub „nie”. To bezpłatne i wrócisz do tego kamyka.',
    ],
    photoNow: 'Jeśli masz go przy sobie, zrób zdjęcie teraz.',
    signIn: 'Zaloguj się',
    failed: 'Twoje pytanie nie dotarło. Spróbuj ponownie.',
    photoKept: (why: string) => `${why} Twoje zdjęcie jest zachowane.`,
    photo: 'Twoje zdjęcie kamyka',
    photoHint:
      'Zobaczy je tylko osoba, która go pomalowała. Usuniemy je po jej odpowiedzi albo po 30 dniach.',
    photoAlt: 'Znaleziony przez ciebie kamyk',
    ask: 'Zapytaj',
    asking: 'Wysyłanie…',
    whatTheySee: <T>(painter: T | null) => [
      painter ?? itsPainter,
      ' zobaczy twoją nazwę i zdjęcie. Jeśli to ten kamyk, znalezisko jest twoje i dostaniesz jego ID, żeby napisać je od nowa.',
    ],
  },
  one: {
    isThis: (rock: string) => `Czy to kamyk ${rock}`,
    gone: 'Tego pytania już tu nie ma.',
    goneHint: 'Może jest nieaktualne albo było dla kogoś innego.',
    notifications: 'Powiadomienia',
    loadFailed: 'Nie udało się wczytać pytania.',
  },
  forFinder: {
    found: <T>(rock: T) => ['To twoje znalezisko: kamyk ', rock, '!'],
    recognized: <T>(painter: T | null) => [painter ?? itsPainter, ' rozpoznaje go.'],
    write: 'Napisz to na nim, żeby następna osoba mogła to odczytać:',
    hide: 'Schowaj go ponownie',
    not: <T>(rock: T) => ['To nie jest kamyk ', rock],
    movedOn: <T>(rock: T) => ['Kamyk ', rock, ' ruszył dalej'],
    another: <T>(painter: T | null) => [
      painter ?? itsPainter,
      ` widzi na twoim zdjęciu inny kamyk. ${amongOthers}`,
    ],
    over: `Nikt nie może już odpowiedzieć. Jeśli ktoś znalazł go gdzie indziej, twój to inny kamyk. ${amongOthers}`,
    lookAgain: 'Poszukaj jeszcze raz',
    photoAlt: 'Twoje zdjęcie',
    asked: <T>(painter: T | null) => ['Pytanie wysłane. Do kogo: ', painter ?? 'osoba, która go pomalowała'],
    youAsked: <T>(day: string, rock: T) => [
      `Twoje pytanie (${day}): czy to kamyk `,
      rock,
      '? Gdy tylko przyjdzie odpowiedź, damy ci znać. Po 30 dniach pytanie wygasa.',
    ],
    keepSafe: 'Do tego czasu dobrze pilnuj kamyka.',
    notTakenBack: 'Twoje pytanie nie zostało cofnięte. Spróbuj ponownie.',
    lookAtOthers: 'Obejrzyj inne kamyki',
    takeBack: 'Cofnij pytanie',
  },
  forPainter: {
    wasFound: <T>(rock: T) => ['Znaleziono kamyk ', rock],
    counts: <T>(finder: T | null) => [
      'Liczy się teraz jako znalezisko. Kto: ',
      finder ?? 'osoba, która go znalazła',
      '. Ta osoba widzi jego ID, żeby napisać je od nowa. Damy ci znać, gdy kamyk będzie znów schowany.',
    ],
    thanks: 'Dziękujemy za sprawdzenie',
    theyKnow: <T>(finder: T | null, rock: T) => [
      finder ?? 'Osoba, która pytała,',
      ' wie już, że ma inny kamyk. Kamyk ',
      rock,
      ' zostaje w swojej kryjówce.',
    ],
    nothingLeft: 'Nie ma już na co odpowiadać',
    movedOn: <T>(rock: T) => ['Kamyk ', rock, ' ruszył dalej od czasu tego pytania.'],
    failed: 'Twoja odpowiedź nie dotarła. Spróbuj ponownie.',
    heading: 'Czy to twój?',
    theirPhoto: 'Nadesłane zdjęcie',
    yours: <T>(rock: T) => ['Twój kamyk ', rock],
    thinks: <T>(finder: T | null, rock: T, near: string | null) => [
      finder ?? 'Ktoś',
      ' ma kamyk z nieczytelnym ID i myśli, że to kamyk ',
      rock,
      near === null ? '.' : `, schowany ${near}.`,
    ],
    ifYes:
      'Jeśli powiesz „tak”, będzie to znalezisko tej osoby i zobaczy ona jego ID, żeby napisać je od nowa. Odpowiedzi nie da się cofnąć.',
    yes: 'Tak, to mój',
    no: 'Nie, to inny',
    report: 'Zgłoś to zdjęcie',
  },
};
