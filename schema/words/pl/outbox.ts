// The words of en/outbox.ts in Polish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const outbox: Words['outbox'] = {
  label: 'Do wysłania',
  sendNow: 'Wyślij teraz',
  delete: 'Usuń',
  deleteForGood: 'Usunąć na dobre?',
  keep: 'Zostaw',
  tryAgain: 'Spróbuj ponownie',
  wasThereToo: 'Zapisz jako widziany',
  deeds: {
    find: 'Znalezisko',
    rehide: 'Ponownie schowany',
    hide: 'Schowany',
    note: 'Notatka o znalezisku',
    register: 'Nowy kamyk',
    like: 'Serduszko',
    unlike: 'Cofnięte serduszko',
    comment: 'Komentarz',
    thanks: 'Podziękowanie',
    line: 'Dopisek przy znalezisku',
    move: 'Trochę przesunięty',
    absence: 'Kamyk, którego nie ma',
    handOn: 'Przekazany',
    seen: 'Widziany i zostawiony',
  },
  something: 'Coś innego od ciebie',
  deedAbout: (deed: string, about: string) => `${deed}: ${about}`,
  kept: {
    title: 'Czeka na połączenie',
    description: 'Jest zapisane na tym urządzeniu i wyśle się, gdy tylko wróci sieć.',
  },
  noRoom:
    'Nie ma połączenia, a na tym urządzeniu brakuje miejsca, żeby to zapisać. Zwolnij trochę miejsca albo spróbuj ponownie tam, gdzie jest sygnał.',
  states: {
    waiting: 'Czeka na połączenie',
    ask: 'Może już dotarło. Sprawdź, zanim wyślesz ponownie.',
    refused: 'To nie zostało przyjęte.',
    unknown: 'Zapisała to inna wersja Rockabout. Wczytaj stronę ponownie.',
  },
  foundBefore: 'Ktoś inny znalazł go przed tobą.',
  dependsOnRefused: 'To, do czego należy, nie dotarło.',
  arrivedUnchanged: 'Dotarło wcześniej, jeszcze bez twojej zmiany.',
  needLook: (count: number) =>
    plural(count, {
      one: '# rzecz do sprawdzenia',
      few: '# rzeczy do sprawdzenia',
      many: '# rzeczy do sprawdzenia',
      other: '# rzeczy do sprawdzenia',
    }),
  wait: (count: number) =>
    plural(count, {
      one: '# rzecz czeka na połączenie',
      few: '# rzeczy czekają na połączenie',
      many: '# rzeczy czeka na połączenie',
      other: '# rzeczy czeka na połączenie',
    }),
  sevenDays: (until: string) =>
    `Safari usunie to ${until}, chyba że wcześniej tu wrócisz. Otwórz Rockabout raz tam, gdzie jest sygnał, a wszystko się wyśle.`,
  homeScreen:
    'Żeby od teraz takie rzeczy były bezpieczne na stałe, naciśnij „Udostępnij”, a potem „Do ekranu początkowego”. To, co czeka tutaj, wyśle się nadal stąd.',
  installFor: 'Dodaj Rockabout do ekranu początkowego, a to, co czeka, będzie bezpieczniejsze.',
  install: 'Zainstaluj',
  sent: 'Wysłane',
  signIn: {
    title: 'Zaloguj się ponownie',
    description: 'To, co powstało bez połączenia, czeka na tym urządzeniu i wtedy się wyśle.',
    action: 'Zaloguj się',
  },
  notSent: (count: number) =>
    plural(count, {
      one: '# rzecz jeszcze się nie wysłała',
      few: '# rzeczy jeszcze się nie wysłały',
      many: '# rzeczy jeszcze się nie wysłało',
      other: '# rzeczy jeszcze się nie wysłało',
    }),
  notSentText: (count: number) =>
    plural(count, {
      one: 'Czeka na tym urządzeniu. Wylogowanie ją usunie.',
      few: 'Czekają na tym urządzeniu. Wylogowanie je usunie.',
      many: 'Czekają na tym urządzeniu. Wylogowanie je usunie.',
      other: 'Czekają na tym urządzeniu. Wylogowanie je usunie.',
    }),
  logOut: 'Wyloguj mimo to',
};
