// The words of en/rock-list.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { unit } from './units.ts';
function linesOf(lines: readonly number[]): string {
  const last = lines.at(-1);
  return lines.length > 1 ? `wiersze ${lines.slice(0, -1).join(', ')} i ${last}` : `wiersz ${last}`;
}

const asSentence = (words: string) => words.replace(/\.?$/, '.');

const ofLine = (line: number, why: string) => asSentence(`Wiersz ${line}: ${why}`);

export const rockList: Words['rockList'] = {
  rocks: (most: number) => `Lista ma od 1 do ${number(most)} kamyków`,
  line: 'Każdy kamyk ma numer swojego wiersza',
  text: 'Każdy kamyk ma nazwę i Rock ID',
  tooNew: (days: number) =>
    `Rejestrowanie list jest możliwe, gdy konto ma już ${unit(days, 'day')}. Do tego czasu rejestruj kamyki po jednym.`,
  oneADay: 'Dziś już zarejestrowano jedną listę. Wróć jutro z następną.',
  tooMany: 'To już kilka list z rzędu. Poczekaj trochę przed następną.',
  untold:
    'Niektóre z tych Rock ID są już na kamykach tej strony, ale dopiero za godzinę możemy powiedzieć które. Nic nie zostało zarejestrowane.',
  problem: (line: number, why: string) => ofLine(line, why),
  refused: (line: number, why: string) => `${ofLine(line, why)} Nic nie zostało zarejestrowane.`,
  noCode: 'Brakuje Rock ID',
  asNumber:
    'Arkusz zamienił to Rock ID na liczbę. Ustaw dla tej kolumny format Tekst i wpisz Rock ID jeszcze raz',
  inText: (line: number) =>
    `Tekst w tym wierszu zawiera Rock ID z wiersza ${line}. Usuń je: kto je tu przeczyta, może przypisać sobie znalezisko`,
  same: (line: number) => `To Rock ID jest też w wierszu ${line}`,
  taken: (lines: readonly number[], hasMore: boolean) =>
    `Już na kamyku jest Rock ID z listy: ${linesOf(lines)}${hasMore ? ', a może i z innych' : ''}. Nic nie zostało zarejestrowane.`,
  openQuote: 'cudzysłów jest otwarty i niezamknięty. Zamknij go albo usuń',
  quoteInside: 'cudzysłów jest wewnątrz komórki z cudzysłowami. Usuń go albo napisz dwa razy',
  quotedRows: 'komórka w cudzysłowie zawiera kolejne kamyki. Zamknij cudzysłów przed nimi albo go usuń',
  oneColumn:
    'Twoja tabela ma jedną kolumnę, a kamyki potrzebują dwóch: nazwy i Rock ID. W pliku CSV oddzielają je przecinki, średniki lub tabulatory.',
  noNames: 'Wybierz kolumnę z nazwami.',
  noCodes: 'Wybierz kolumnę z Rock ID.',
  ownColumn: 'Wybierz dla Rock ID osobną kolumnę.',
  many: 'Zarejestruj wiele kamyków',
  box: 'Całe pudełko kamyków?',
  boxHow: (most: number) =>
    `Jeśli ich nazwy i Rock ID są w arkuszu, możesz dodać naraz nawet ${number(most)}.`,
  from: (most: number) =>
    `Z arkusza z nazwą i Rock ID każdego kamyka: najwyżej ${number(most)} naraz, jedna lista dziennie.`,
  registered: (count: number) =>
    plural(count, {
      one: 'Zarejestrowano # kamyk',
      few: 'Zarejestrowano # kamyki',
      many: 'Zarejestrowano # kamyków',
      other: 'Zarejestrowano # kamyka',
    }),
  findThem: 'Znajdziesz je w „Moich kamykach”.',
  tooLong: (count: number, most: number) =>
    `Za długa lista. Kamyki na liście: ${number(count)}, limit: ${number(most)}. Wyślij ją w częściach, po jednej dziennie.`,
  notSent: 'Nie udało się wysłać listy. Spróbuj ponownie za chwilę.',
  seeWhich: 'Zobacz które',
  registering: 'Rejestrowanie…',
  register: 'Zarejestruj',
  registerCount: (count: number) =>
    plural(count, {
      one: 'Zarejestruj # kamyk',
      few: 'Zarejestruj # kamyki',
      many: 'Zarejestruj # kamyków',
      other: 'Zarejestruj # kamyka',
    }),
  first: (name: string, code: string | undefined) =>
    code === undefined
      ? `Pierwszy kamyk: ${name || 'bez nazwy'}`
      : `Pierwszy kamyk: ${name || 'bez nazwy'}, Rock ID: ${code || 'brak'}`,
  unread: 'Nie udało się odczytać tego pliku. Zapisz tabelę jako CSV i spróbuj z nią.',
  noText: 'To nie jest plik CSV. W arkuszu wybierz: Zapisz jako, CSV.',
  cells: 'Komórki z arkusza',
  cellsHow: 'Skopiuj je w arkuszu i wklej tutaj, z nagłówkami lub bez.',
  chooseFile: 'Wybierz plik CSV',
  fields: { name: 'Nazwa', code: 'Rock ID', description: 'Opis' },
  column: (name: string) => `Kolumna ${name}`,
  whichColumn: 'Która kolumna jest która?',
  hasHeadings: 'Pierwszy wiersz to nagłówki',
  none: 'Brak',
  choose: 'Wybierz',
  preview: 'Podgląd',
  noName: 'Bez nazwy',
  noRockId: 'Bez Rock ID',
  more: (count: number) => `i jeszcze ${number(count)}`,
  wrong: (count: number) =>
    plural(count, {
      one: '# wiersz jest błędny.',
      few: '# wiersze są błędne.',
      many: '# wierszy jest błędnych.',
      other: '# wiersza jest błędne.',
    }),
  wrongAndHow: (count: number) =>
    plural(count, {
      one: '# wiersz jest błędny. Popraw go w arkuszu i wklej wszystko jeszcze raz:',
      few: '# wiersze są błędne. Popraw je w arkuszu i wklej wszystko jeszcze raz:',
      many: '# wierszy jest błędnych. Popraw je w arkuszu i wklej wszystko jeszcze raz:',
      other: '# wiersza jest błędne. Popraw je w arkuszu i wklej wszystko jeszcze raz:',
    }),
};
