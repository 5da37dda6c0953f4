// The words of en/moderation.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
const titles = {
  photo: 'Zdjęcie',
  rock: 'Kamyk',
  comment: 'Komentarz',
  question: 'Zdjęcie z pytaniem',
  name: 'Nazwa',
  place: 'Nazwa miejsca',
  note: 'Notatka',
  line: 'Dopisek',
  thanks: 'Podziękowanie',
};

type Subject = keyof typeof titles;
const between: Record<Subject, string> = {
  photo: ' kamyka ',
  rock: ': ',
  comment: ' do kamyka ',
  question: ' o kamyk ',
  name: ' przy kamyku ',
  place: ' w podróży kamyka ',
  note: ' we wpisie kamyka ',
  line: ' przy znalezisku kamyka ',
  thanks: ' za znalezienie kamyka ',
};

export const moderation: Words['moderation'] = {
  titles,
  reported: <T>(subject: Subject, rock: T) => [titles[subject], between[subject], rock],
  withRock: <T>(subject: Subject, rock: T) => [titles[subject], ', ', rock],

  // The content's name in labels and dialogs.
  thePhotoOf: (rock: string) => `zdjęcie kamyka ${rock}`,
  thing: (subject: Subject, rock: string, words: string | null): string =>
    ({
      photo: `zdjęcie kamyka ${rock}`,
      rock: `kamyk ${rock}`,
      comment: `komentarz do kamyka ${rock}`,
      question: `zdjęcie z pytaniem o kamyk ${rock}`,
      name: words === null ? 'nazwa osoby' : `nazwa ${words}`,
      place: `nazwa miejsca w podróży kamyka ${rock}`,
      note: `notatka we wpisie kamyka ${rock}`,
      line: `dopisek przy znalezisku kamyka ${rock}`,
      thanks: `podziękowanie za znalezienie kamyka ${rock}`,
    })[subject],

  // Reports that wait.
  heading: 'Zgłoszenia',
  reportsNotLoaded: 'Nie udało się wczytać zgłoszeń.',
  nothingWaits: 'Nic na ciebie nie czeka. Tu trafia to, co zgłosi społeczność.',
  hiddenForNow: 'Na razie ukryte',
  by: <T>(member: T) => ['Kto: ', member],
  ofDeleted: 'Co zrobiły przy tym kamyku usunięte konta',
  reports: (count: number, shown: number) =>
    shown < count
      ? `${plural(count, { one: '# zgłoszenie', few: '# zgłoszenia', many: '# zgłoszeń', other: '# zgłoszenia' })}, tutaj najnowsze: ${number(shown)}`
      : plural(count, {
          one: '# zgłoszenie',
          few: '# zgłoszenia',
          many: '# zgłoszeń',
          other: '# zgłoszenia',
        }),
  showOlder: (count: number) => `Pokaż starsze (${number(count)})`,
  rockIsHidden: 'Sam kamyk jest ukryty: najpierw przywróć go w „Teraz ukryte”.',
  settle: 'Załatw',
  reportedAt: <T>(at: T) => ['Zgłoszono ', at],
  wordsGone: 'Tych słów już nie ma.',
  reportedPhoto: (rock: string) => `Zgłoszone: ${rock}`,
  noPhoto: 'Brak zdjęcia',

  // What is hidden.
  hiddenNow: 'Teraz ukryte',
  hiddenCaption: 'Co jest teraz ukryte, od najnowszych',
  hiddenNotLoaded: 'Nie udało się wczytać tego, co jest ukryte.',
  nothingHidden: 'Nic nie jest ukryte.',
  what: 'Co',
  asOthersSaw: 'Jak widzieli to inni',
  whose: 'Czyje',
  hiddenSince: 'Ukryte od',
  hiddenPhoto: (rock: string) => `Ukryte: ${rock}`,

  // Verdicts. @param thing as above
  hide: 'Ukryj',
  hideThing: (thing: string) => `Ukryj: ${thing}`,
  hideTitle: (thing: string) => `Ukryj: ${thing}`,
  delete: 'Usuń',
  deleteTitle: (thing: string) => `Usuń: ${thing}`,
  keepHidden: 'Zostaw ukryte',
  keepHiddenTitle: (thing: string) => `Zostaw ukryte: ${thing}`,
  restore: 'Przywróć',
  restoreThing: (thing: string) => `Przywróć: ${thing}`,
  restoreTitle: (thing: string) => `Przywróć: ${thing}`,
  nothingWrong: 'Bez zastrzeżeń',
  nothingWrongTitle: (thing: string) => `Bez zastrzeżeń: ${thing}`,
  hides: {
    photo:
      'Od teraz nikt go nie widzi; kamyk podróżuje dalej. Osoba, do której należy, przeczyta twój powód w życzliwym e-mailu.',
    rock: 'Od teraz widzi go tylko osoba, do której należy, i osoba, która go ma. Osoba, do której należy, przeczyta twój powód w życzliwym e-mailu.',
    comment: 'Od teraz nikt go nie widzi. Kto go napisał, przeczyta twój powód w życzliwym e-mailu.',
    question: 'Zostanie usunięte na dobre. Kto je wysłał, przeczyta twój powód w życzliwym e-mailu.',
    name: 'Inni widzą w jej miejscu „Anonim”, dopóki ta osoba nie wybierze innej nazwy. Przeczyta twój powód w życzliwym e-mailu.',
    place:
      'Inni widzą w jej miejscu „Kryjówka”; samo miejsce zostaje na mapie. Kto ją napisał, przeczyta twój powód w życzliwym e-mailu.',
    note: 'Od teraz nikt jej nie widzi. Kto ją napisał, przeczyta twój powód w życzliwym e-mailu.',
    line: 'Od teraz nikt go nie widzi. Kto go napisał, przeczyta twój powód w życzliwym e-mailu.',
    thanks: 'Od teraz nikt nie widzi tych słów. Kto je napisał, przeczyta twój powód w życzliwym e-mailu.',
  },
  restores: {
    owner: 'Znowu widzą to wszyscy. Osoba, do której należy kamyk, się o tym dowie.',
    sender: 'Znowu widzą to wszyscy. Kto to wysłał, się o tym dowie.',
    author: 'Znowu widzą to wszyscy. Kto to napisał, się o tym dowie.',
  },
  settles: 'Zostaje tak, jak jest, a zgłoszenia są załatwione.',
  deletedToast: { title: 'Usunięto', description: 'Nikt już tego nie widzi.' },
  hiddenToast: { title: 'Ukryto', description: 'Inni już tego nie widzą.' },
  restoredToast: { title: 'Przywrócono', description: 'Znowu widzą to wszyscy.' },
  settledToast: { title: 'Zgłoszenia załatwione', description: 'Zostaje tak, jak jest.' },

  // What a verdict was about, in the log and in emails.
  commentOn: (rock: string) => `komentarz do kamyka ${rock}`,
  photoAbout: (rock: string) => `zdjęcie z pytaniem o kamyk ${rock}`,
  aName: 'nazwa',
  placeNameOf: (rock: string) => `nazwa miejsca w podróży kamyka ${rock}`,
  noteAt: (rock: string) => `notatka przy kamyku ${rock}`,
  lineAtFindOf: (rock: string) => `dopisek przy znalezisku kamyka ${rock}`,
  thanksForFindOf: (rock: string) => `podziękowanie za znalezienie kamyka ${rock}`,

  // Refusals.
  subject: 'subject to coś, co można zgłosić, na przykład zdjęcie, kamyk, komentarz lub nazwa',
  subjectId: 'subjectId to id',
  verdict: 'verdict to withhold, restore albo settle',
  seenUntil: 'seenUntil to chwila, taka jak 2026-05-31T08:00:00.000Z',
  gone: 'Tego już tu nie ma',
  withheld: 'To jest już ukryte',
  shown: 'To nie jest ukryte',
  settled: 'Te zgłoszenia są już załatwione',
  deleted: 'To zdjęcie zostało usunięte. Nie da się go przywrócić.',
  rockFirst: 'Sam kamyk jest ukryty. Najpierw go przywróć.',
  changed: 'Od tego czasu jest tam już inny tekst. Nie ma czego przywracać.',
  meanwhile: 'To się właśnie zmieniło. Sprawdź jeszcze raz.',

  // Reasons in the log and in emails.
  automatic: 'Zgłosiły to trzy osoby.',
  unreported: 'Zgłoszenia, przez które było to ukryte, zostały cofnięte.',
};
