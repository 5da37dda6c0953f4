// The words of en/takebacks.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { utcMoment } from './utc.ts';

const things = (count: number) =>
  plural(count, { one: '# rzecz', few: '# rzeczy', many: '# rzeczy', other: '# rzeczy' });
const ofKinds = {
  rock: { one: 'kamyk', few: 'kamyki', many: 'kamyków', other: 'kamyka' },
  journey: {
    one: 'podróż z wpisami',
    few: 'podróże z wpisami',
    many: 'podróży z wpisami',
    other: 'podróży z wpisami',
  },
  comment: { one: 'komentarz', few: 'komentarze', many: 'komentarzy', other: 'komentarza' },
  line: {
    one: 'dopisek przy znalezisku',
    few: 'dopiski przy znaleziskach',
    many: 'dopisków przy znaleziskach',
    other: 'dopisku przy znaleziskach',
  },
  thanks: { one: 'podziękowanie', few: 'podziękowania', many: 'podziękowań', other: 'podziękowania' },
  sighting: {
    one: 'odpowiedź „Widzę go”',
    few: 'odpowiedzi „Widzę go”',
    many: 'odpowiedzi „Widzę go”',
    other: 'odpowiedzi „Widzę go”',
  },
  absence: {
    one: 'odpowiedź „Nie ma go tu”',
    few: 'odpowiedzi „Nie ma go tu”',
    many: 'odpowiedzi „Nie ma go tu”',
    other: 'odpowiedzi „Nie ma go tu”',
  },
  question: {
    one: 'pytanie o kamyk',
    few: 'pytania o kamyki',
    many: 'pytań o kamyki',
    other: 'pytania o kamyki',
  },
  offer: { one: 'oferta kamyka', few: 'oferty kamyków', many: 'ofert kamyków', other: 'oferty kamyków' },
  like: { one: 'serduszko', few: 'serduszka', many: 'serduszek', other: 'serduszka' },
  report: { one: 'zgłoszenie', few: 'zgłoszenia', many: 'zgłoszeń', other: 'zgłoszenia' },
};

type Kind = keyof typeof ofKinds;

export const takebacks: Words['takebacks'] = {
  hourFrom: (from: string) => `godzina od ${utcMoment(from)}`,
  departed: (letters: string) => `Usunięte konto ${letters}`,

  // The dialog that takes back.
  takeBack: (name: string) => `Cofnij godzinę: ${name}`,
  takeBackButton: (name: string) => `Cofnij godzinę: ${name}…`,
  takeBackShort: 'Cofnij godzinę…',
  takenBack: 'Cofnięto',
  whatOfMembers:
    'To ukrywa kamyki i komentarze tych osób i usuwa ich znaleziska, serduszka i notatki z tej godziny. Każda z nich dostanie jeden e-mail. Przez 90 dni możesz to cofnąć w dzienniku.',
  whatOfDeparted:
    'To ukrywa kamyki tych kont i usuwa ich znaleziska z tej godziny. Usunięte konto nie dostanie e-maila. Przez 90 dni możesz to cofnąć w dzienniku.',
  canUndo: 'Przez 90 dni możesz to cofnąć w dzienniku.',
  fromLabel: 'Od (UTC), przez godzinę',
  until: (time: string, isNewest: boolean) =>
    isNewest ? `Do ${time}. To godzina najnowszego działania.` : `Do ${time}.`,
  enterTime: 'Wpisz dzień i godzinę',
  everybody: 'Pokaż wszystkich, którzy pisali z tej samej sieci',
  aboutNetworks:
    'Sieci są znane przez siedem dni. Szkoła albo operator telefonii mogą być jedną siecią: wybierz tych, którzy do tego należą.',
  hourNotLoaded: 'Nie udało się wczytać tej godziny.',
  aboutReason: (most: number) =>
    `Te osoby przeczytają to w e-mailu. Nie podawaj w nim nazwisk. Najwyżej ${most} znaków.`,
  takingBack: 'Cofanie…',
  takeItBack: 'Cofnij to',
  takeBackThings: (count: number, members: number) =>
    members > 1
      ? `Cofnij: ${things(count)}, ${plural(members, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })}`
      : `Cofnij: ${things(count)}`,
  nothingMade: 'W tej godzinie nie powstało nic, co można cofnąć.',
  nothingInHour: 'Nic w tej godzinie',
  moreWrote: (count: number) =>
    plural(count, {
      one: 'W tej godzinie pisała jeszcze # osoba. Widać te, które pisały najwięcej: cofnij to, co należy do zalewu, i otwórz to jeszcze raz.',
      few: 'W tej godzinie pisały jeszcze # osoby. Widać te, które pisały najwięcej: cofnij to, co należy do zalewu, i otwórz to jeszcze raz.',
      many: 'W tej godzinie pisało jeszcze # osób. Widać te, które pisały najwięcej: cofnij to, co należy do zalewu, i otwórz to jeszcze raz.',
      other:
        'W tej godzinie pisało jeszcze # osoby. Widać te, które pisały najwięcej: cofnij to, co należy do zalewu, i otwórz to jeszcze raz.',
    }),
  stays:
    'Co zostaje: profile, poprawki starszych wpisów, przekazane lub podarowane kamyki, odpowiedzi na pytania i to, co ktoś obserwuje. O obserwacjach przez siedem dni wiadomo, czyje są. Zdjęcie ukryte przez same te zgłoszenia będzie znów widoczne, chyba że zgłosił je też ktoś inny albo jest już twoja decyzja.',

  // Once it is taken back. @param counts as `countOf` says them
  taken: (counts: string) => `Cofnięto: ${counts}.`,
  nothingYet: 'Nic jeszcze nie jest cofnięte.',
  nothingTaken: 'Nic nie zostało cofnięte.',
  toCome: (counts: string) => `Zrobi to zadanie cogodzinne: ${counts}.`,
  builtOn: 'Na tym inni już coś zbudowali, więc zostaje:',
  notReturned: (counts: string) => `Po przywróceniu nie wróci: ${counts}.`,
  stateNotLoaded: 'Cofanie się zaczęło. Nie udało się wczytać, jak daleko już jest.',
  close: 'Zamknij',

  // What an hour consists of.
  countOf: (count: number, kind: Kind) => `${number(count)} ${plural(count, ofKinds[kind])}`,
  kindOf: <T>(count: number, kind: Kind, numbered: (words: string) => T) => [
    numbered(number(count)),
    ` ${plural(count, ofKinds[kind])}`,
  ],
  kinds: {
    rock: 'Kamyk',
    journey: 'Podróż z wpisami',
    comment: 'Komentarz',
    line: 'Dopisek przy znalezisku',
    thanks: 'Podziękowanie',
    sighting: 'Odpowiedź „Widzę go”',
    absence: 'Odpowiedź „Nie ma go tu”',
    question: 'Pytanie o kamyk',
    offer: 'Oferta kamyka',
    like: 'Serduszko',
    report: 'Zgłoszenie',
  },
  whyLost: {
    rock: 'jest już twoja późniejsza decyzja albo go nie ma',
    journey: 'podróż potoczyła się dalej bez tego',
    comment: 'jest już twoja późniejsza decyzja albo go nie ma',
    line: 'jest tam już inny dopisek albo znaleziska nie ma',
    thanks: 'jest inne podziękowanie, kamyk ma nowy dom albo znaleziska nie ma',
    sighting: 'kamyka już nie ma',
    absence: 'kamyka już nie ma',
    question: 'zdjęcie usunięto na dobre, a pytanie można zadać ponownie',
    offer: 'link już nie działa, a kamyk można zaoferować ponownie',
    like: 'kamyka już nie ma',
    report: 'tego, czego dotyczy, już nie ma',
  },
  goneRock: 'kamyk, którego już nie ma',
  fates: {
    waits: 'jeszcze do zrobienia',
    kept: 'zostaje: inni coś na tym zbudowali',
    lost: 'nie wróci',
  },
  show: (shown: number, all: number) =>
    shown < all
      ? `Pokaż, co to jest (${number(shown)} z ${number(all)})`
      : `Pokaż, co to jest (${number(shown)})`,

  // The dialog that undoes it.
  undone: 'Przywrócono',
  undo: 'Przywróć cofniętą godzinę',
  membersTold: 'Te osoby dostaną wiadomość.',
  aboutUndo:
    'Wszystko, co jeszcze pasuje, wraca tak, jak było, a te osoby dostaną wiadomość. Pojedynczy kamyk lub komentarz można przywrócić w zakładce „Zgłoszenia”, w „Teraz ukryte”.',
  actNotLoaded: 'Nie udało się wczytać tego, co cofnięto.',
  whatWas: <T>(from: string, until: string, members: T) => [`Od ${from} do ${until}, kto: `, members, '.'],
  nothingCameBack: 'Nic nie wróciło.',
  nothingCanReturn: 'Nic z tego nie może wrócić.',
  cameBack: 'To wróciło:',
  returns: 'To wraca:',
  notTaken: (counts: string) => `Jeszcze niecofnięte, zostaje bez zmian: ${counts}.`,
  couldNotComeBack: 'To nie mogło wrócić:',
  cannotReturn: 'To nie może wrócić:',
  neverTaken: 'Tego nigdy nie cofnięto, bo inni coś na tym zbudowali:',
  undoing: 'Przywracanie…',
  undoButton: 'Przywróć',

  // Refusals.
  network: 'network to true albo nic',
  nothing: 'W tej godzinie nie powstało nic, co można cofnąć',
  noMember: 'Nie ma takiej osoby',
  alreadyUndone: 'To jest już przywrócone',
  gone: 'Nie ma takiego działania',
  from: 'from to chwila, taka jak 2026-05-31T08:00:00.000Z',
  members: 'Wybierz od 1 do 50 osób',
  waits: 'Coś od ciebie jest tu właśnie cofane. Spróbuj ponownie za godzinę.',
  memberWaits: 'Coś od tej osoby jest właśnie cofane. Spróbuj ponownie za godzinę.',
};
