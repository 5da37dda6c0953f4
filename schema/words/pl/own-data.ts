// The words of en/own-data.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { list } from './lists.ts';

const rocks = (count: number) =>
  plural(count, { one: '# kamyk', few: '# kamyki', many: '# kamyków', other: '# kamyka' });

const stepsAndPhotos = (steps: number, photos: number) =>
  list([
    ...(steps > 0
      ? [
          plural(steps, {
            one: '# krok podróży',
            few: '# kroki podróży',
            many: '# kroków podróży',
            other: '# kroku podróży',
          }),
        ]
      : []),
    ...(photos > 0
      ? [plural(photos, { one: '# zdjęcie', few: '# zdjęcia', many: '# zdjęć', other: '# zdjęcia' })]
      : []),
  ]);

export const ownData: Words['ownData'] = {
  takeWithYou: 'Zabierz ze sobą',
  aboutDownload:
    'Jeden plik ZIP ze wszystkim, co tu masz: kamyki z Rock ID i zdjęciami, każdy krok ich podróży, twoje znaleziska, komentarze i zamówienia. Tabele otworzysz w arkuszu, trasy na mapie. To bezpłatne. Zachowaj go dla siebie: Rock ID to sekrety.',
  preparing: 'Przygotowywanie…',
  download: 'Pobierz moje dane',
  downloadBegins: {
    title: 'Pobieranie się zaczyna',
    description: 'Przy wielu zdjęciach trochę to potrwa. Przeglądarka powie, gdy będzie gotowe.',
  },
  noFile: 'Tym razem bez pliku',
  tryAgain: 'Spróbuj ponownie za chwilę.',
  bringItIn: 'Przenieś tutaj',
  aboutImport:
    'Masz ZIP z innej strony Rockabout? Przeniesie na to konto swoje kamyki, podróże i zdjęcia, razem z Rock ID. Wcześniejsza droga liczy się twoim kamykom, ale w żadnym rankingu. Kamyków, które na tej stronie ma ktoś inny, nie da się przenieść. Jeśli przerwie się w połowie, wybierz ten sam plik jeszcze raz: ruszy od miejsca, w którym stanęło.',
  bringIn: 'Przenieś ZIP',
  bringingIn: 'Przenoszenie…',
  progress: 'Przenoszenie twoich kamyków',
  doneSoFar: (done: number, all: number) =>
    `Kamyki: ${number(done)} z ${number(all)}. Po zamknięciu ustawień trwa to dalej. Nie zamykaj tej strony.`,
  reading: 'Czytanie pliku…',
  goToMyRocks: 'Przejdź do „Moich kamyków”',
  signInAgain: 'Zaloguj się ponownie',
  signIn: 'Zaloguj się',
  leftOut: 'Pominięte',
  goOn: (count: number) => `Dalej: ${rocks(count)}`,
  notAsAWhole: 'Plik nie został przeniesiony w całości',
  chooseAgain: (failure: string) => `${failure} Wybierz ten sam plik jeszcze raz, a ruszy dalej.`,

  // At the end of an import: a title, and whole sentences.
  allHere: (all: number) =>
    plural(all, {
      one: 'Twój kamyk już tu jest',
      few: 'Twoje # kamyki już tu są',
      many: 'Twoje kamyki już tu są (#)',
      other: 'Twoje kamyki już tu są (#)',
    }),
  noneHere: 'Nie przeniesiono żadnego kamyka',
  someHere: (done: number, all: number) => `Twoje kamyki, które już tu są: ${number(done)} z ${number(all)}`,
  sentence: (title: string) => `${title}.`,
  came: (count: number, steps: number, photos: number) =>
    steps + photos > 0
      ? `Tym razem przeniesiono: ${rocks(count)}, a z nimi: ${stepsAndPhotos(steps, photos)}.`
      : `Tym razem przeniesiono: ${rocks(count)}.`,
  cameAlong: (steps: number, photos: number) => `Przeniesiono też: ${stepsAndPhotos(steps, photos)}.`,
  meanwhile: (count: number) =>
    plural(count, {
      one: '# kamyk był tu już przed wysłaniem, może z innej karty.',
      few: '# kamyki były tu już przed wysłaniem, może z innej karty.',
      many: '# kamyków było tu już przed wysłaniem, może z innej karty.',
      other: '# kamyka było tu już przed wysłaniem, może z innej karty.',
    }),
  nothingMissing: 'Niczego nie brakowało i nic się nie zmieniło.',
  someLeftOut: (count: number) =>
    plural(count, {
      one: 'Pominięto # kamyk.',
      few: 'Pominięto # kamyki.',
      many: 'Pominięto # kamyków.',
      other: 'Pominięto # kamyka.',
    }),
  waiting: (count: number, why: string, from: string) =>
    `${plural(count, { one: '# kamyk czeka.', few: '# kamyki czekają.', many: '# kamyków czeka.', other: '# kamyka czeka.' })} ${why} Następne można dodać od: ${from}.`,
  signedOut: (done: number, all: number) =>
    `Sesja się tu skończyła albo zalogował się ktoś inny. ${
      done > 0 ? `Przeniesione kamyki: ${number(done)} z ${number(all)}.` : 'Nic nie przeniesiono.'
    } Zaloguj się ponownie i wybierz ten sam plik: ruszy od miejsca, w którym stanęło.`,
  nothingCame: 'Nic nie przeniesiono.',
  notSent: 'Nie udało się wysłać pliku. Spróbuj ponownie za chwilę.',
  aRock: 'Kamyk',

  // Refusals.
  exportsSpent:
    'To już kilka pobrań danych jak na jeden dzień. Wróć jutro albo za godzinę, jeśli pobieranie się przerwało.',
  fromElsewhere:
    'Ten link jest na innej stronie, więc nic nie pobrano. Twoje dane są w twoim profilu, w zakładce „Ustawienia”.',
  tooMuch: 'To więcej, niż można przenieść naraz. Wczytaj stronę ponownie i wybierz plik jeszcze raz.',
  notOurs:
    'To nie jest nasz plik albo ktoś go zmienił. Wybierz ZIP w takiej postaci, w jakiej został tu pobrany.',
  version: 'Ten plik pochodzi z nowszej wersji.',
  triedOften:
    'Kilka plików dziś odrzucono. Wybierz ten sam plik jeszcze raz jutro: ruszy od miejsca, w którym stanęło.',
  enoughThisHour:
    'To dużo plików jak na jedną godzinę. Wybierz ten sam plik jeszcze raz za godzinę: ruszy od miejsca, w którym stanęło.',
  enoughToday:
    'Więcej pliki nie przeniosą w jeden dzień. Wybierz ten sam plik jeszcze raz jutro: ruszy od miejsca, w którym stanęło.',
  tooNew: 'Kamyk z tyloma krokami można przenieść, gdy konto ma już 7 dni.',
  untold:
    'Niektóre z tych Rock ID są już na kamykach tej strony, a najpóźniej za godzinę możemy powiedzieć które. Wybierz wtedy ten sam plik jeszcze raz.',
  taken: (codes: string, hasMore: boolean) =>
    `Te Rock ID są już na kamykach tej strony: ${codes}${hasMore ? ', a może i inne' : ''}. Plik przenosi kamyki na stronę, która ich jeszcze nie ma.`,
  wrong: (rock: string, why: string) => `${rock}: ${why}.`.replace(/\.\.$/, '.'),
  allWrong: (names: readonly string[], why: string) => `${list(names)}: ${why}.`.replace(/\.\.$/, '.'),

  // Reasons: what follows the names of one rock or of several, without 'it' and 'its'.
  tooMuchFor: 'zdjęcie albo podróż jest za duża',
  twice: 'Rock ID albo numer jest w pliku dwa razy',
  otherInText:
    'tekst, własny albo z podróży, zawiera Rock ID innego kamyka z pliku, a kto je przeczyta, może przypisać sobie znalezisko. Popraw to tam, skąd jest plik, i pobierz go jeszcze raz',
  time: 'jakiś czas jest w przyszłości albo przed tym, po którym następuje',
  firstStep: 'podróż zaczyna się od znaleziska',
  photo: 'zdjęcia brakuje, jest uszkodzone, nie jest zdjęciem albo ma ponad 10 MB',
  codeTaken: 'Rock ID jest już na kamyku tej strony',
  tooNewFor: 'tyle kroków można przenieść, gdy konto ma już 7 dni',
};
