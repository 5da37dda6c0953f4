// The words of en/admin.ts in Polish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const admin: Words['admin'] = {
  // The dashboard.
  heading: 'Panel administracyjny',
  overview: 'Przegląd',
  overviewBroken: (parts: number) => `Przegląd (awarie: ${number(parts)})`,
  orders: 'Zamówienia',
  ordersToShip: (orders: number) => `Zamówienia (do wysłania: ${number(orders)})`,
  ambassadors: 'Ekipa',
  reports: 'Zgłoszenia',
  reportsWait: (reports: number, hasMore: boolean) =>
    hasMore ? `Zgłoszenia (${number(reports)}+)` : `Zgłoszenia (${number(reports)})`,
  members: 'Osoby',
  upkeep: 'Opieka',
  log: 'Dziennik',
  accessDenied: 'Brak dostępu: ta strona jest tylko dla administracji.',
  signIn: 'Zaloguj się',
  home: 'Strona główna',

  // Lists and tables.
  shown: (items: number, hasMore: boolean) =>
    hasMore ? `Widoczne: ${number(items)}, jest więcej` : `Widoczne: ${number(items)}`,
  changedSince: 'To mogło się od tego czasu zmienić.',
  tryAgain: 'Spróbuj ponownie',
  nothingLost: 'Nic nie przepadło. Spróbuj ponownie za chwilę.',
  notLoaded: (title: string) => `Nie udało się wczytać: ${title}.`,
  noFilter: (filters: readonly string[]) => `filter to jedno z: ${filters.join(', ')}`,
  noSort: (sorts: readonly string[]) => `sort to jedno z: ${sorts.join(', ')}`,
  loading: 'Wczytywanie…',
  search: 'Szukaj',
  showAll: 'Pokaż wszystko',
  days: 'Dni, które zaczynają się o północy UTC',
  fromDay: 'Od (UTC)',
  toDay: 'Do (UTC)',
  noSuchDay: 'Nie ma takiego dnia',
  preparing: 'Przygotowywanie…',
  downloadAll: {
    orders: 'Pobierz wszystkie zamówienia',
    members: 'Pobierz wszystkie osoby',
    'finds-by-country': 'Pobierz wszystkie miesiące',
  },
  whatCanBeDone: 'Co można zrobić',
  notKnown: 'brak',
  none: '–',
  free: 'Bezpłatnie',
  goneMember: 'Ktoś, czyjego konta już nie ma',
  goneMemberInSentence: 'ktoś, czyjego konta już nie ma',
  joined: <T>(member: T, day: T) => [member, ', od ', day],

  // The dialog of an action.
  reasonLabel: 'Powód',
  aboutReason: (most: number) =>
    `Zostaje w dzienniku: nie podawaj w nim nazwisk. Najwyżej ${number(most)} znaków.`,
  aboutReasonRead: (most: number) =>
    `Ta osoba to przeczyta, a powód zostaje w dzienniku: nie podawaj w nim nazwisk. Najwyżej ${number(most)} znaków.`,
  cancel: 'Anuluj',
  saving: 'Zapisywanie…',
  notDone: 'Nie udało się teraz tego zrobić. Spróbuj ponownie.',
  notSaved: 'Nie udało się teraz tego zapisać. Spróbuj ponownie.',
  typeToConfirm: (typed: string) => `Wpisz „${typed}”, żeby potwierdzić`,
  pleaseType: (typed: string) => `Wpisz „${typed}”`,

  // Destroying a photo.
  destroyWord: 'zniszcz',
  destroy: 'Zniszcz',
  destroyPhoto: 'Zniszcz zdjęcie',
  destroyPhotoOf: (rock: string) => `Zniszcz zdjęcie kamyka ${rock}`,
  destroyPicture: 'Zniszcz zdjęcie',
  destroyPictureOf: (member: string) => `Zniszcz zdjęcie: ${member}`,
  aboutDestroyPhoto:
    'Zostaje usunięte na dobre, także tam, gdzie było ukryte, i nie da się go przywrócić. Jeśli prawo każe ci je zachować, nie rób tego. Jego zgłoszenia są załatwione, a osoba, do której należy kamyk, przeczyta twój powód w e-mailu.',
  aboutDestroyPicture:
    'Zostaje usunięte na dobre, także tam, gdzie było ukryte, i nie da się go przywrócić. Jeśli prawo każe ci je zachować, nie rób tego. Ta osoba przeczyta twój powód w e-mailu.',
  destroyed: { title: 'Zniszczono', description: 'Jest usunięte na dobre.' },

  // The daily report by hand.
  reportSent: 'Raport dzienny wysłany!',
  error: 'Błąd',
  reportNotSent: 'Nie udało się wysłać raportu dziennego',
  sending: 'Wysyłanie…',
  sendReport: 'Wyślij raport dzienny',
  ambassadorOf: (region: string) => `osoba z ekipy założycielskiej, ${region}`,

  // Refusals.
  isGiven: 'isGiven to true albo false',
  only: 'Potrzebny jest dostęp administracyjny',
  enoughReports: 'Raport dzienny wysłano dziś trzy razy. Jutro można wysłać go znowu.',
  reportUnderway: 'Raport dzienny jest właśnie wysyłany',
  reason: 'Podaj powód: zostaje w dzienniku',
  noOrder: 'Nie ma takiego zamówienia',
  shipped: 'To zamówienie jest już wysłane',
  refunded: 'Za to zamówienie zwrócono pieniądze',
  nothingToShip: 'To zamówienie nie ma adresu do wysyłki',
  notShipped: 'To zamówienie nie jest jeszcze wysłane',
  longAgo: 'To zamówienie dotarło dawno temu, a jego adres jest usunięty',
  addressName: 'Wpisz imię i nazwisko',
  addressStreet: 'Wpisz ulicę',
  addressCity: 'Wpisz miasto',
  addressZip: 'Wpisz kod pocztowy',
  noPack: 'Tutaj można poprawić tylko adres zestawu założycielskiego',
  orderChanged: 'To zamówienie właśnie się zmieniło. Sprawdź je jeszcze raz.',
  sameTracking: 'Informacja o przesyłce już tak brzmi',
  chosen: 'Wybierz od 1 do 50 zamówień naraz',
  chosenTwice: 'Każde zamówienie można podać tylko raz',
  notADay: 'Dzień zapisuje się tak: 2026-05-31',
  daysReversed: 'Ostatni dzień jest przed pierwszym',
  noApplication: 'Nie ma takiego zgłoszenia',
  notSelected: 'To zgłoszenie nie jest wybrane',
  notWithdrawn: 'Wybór tego zgłoszenia nie jest wycofany',
  noMember: 'Nie ma takiej osoby',
  hasPlan: 'Ta osoba ma już plan przyznany ręcznie',
  hasNoPlan: 'Ta osoba nie ma planu przyznanego ręcznie',
};
