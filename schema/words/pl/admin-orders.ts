// The words of en/admin-orders.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { dollars } from './money.ts';

const orders = (count: number) =>
  plural(count, { one: '# zamówienie', few: '# zamówienia', many: '# zamówień', other: '# zamówienia' });

export const adminOrders: Words['adminOrders'] = {
  dollars: (amount: number) => dollars(amount),

  // The list.
  heading: 'Zamówienia produktów',
  show: 'Pokaż',
  filters: { all: 'Wszystkie', 'to-ship': 'Do wysłania', shipped: 'Wysłane', refunded: 'Zwrócone' },
  sort: 'Sortuj',
  sorts: { newest: 'Od najnowszych', oldest: 'Od najstarszych' },
  search: 'Numer, nazwa, e-mail lub produkt',
  chooseAll: (count: number) => `Wybierz wszystkie widoczne (${number(count)})`,
  notLoaded: 'Nie udało się wczytać zamówień.',
  noneFound: 'Nie znaleziono zamówień',
  sumNotLoaded: 'Nie udało się wczytać sumy.',
  sum: (count: number, sum: string) => `${orders(count)}, ${sum} po zwrotach`,
  tooMany: (count: number) =>
    `Liczba zamówień jest większa niż ${number(count)}: wybierz mniej dni, żeby zobaczyć sumę`,
  id: 'Numer',
  product: 'Produkt',
  email: 'E-mail klienta',
  price: 'Cena',
  status: 'Status',
  date: 'Data',
  session: 'Sesja płatności',
  noSession: '–',
  shipping: 'Wysyłka',
  choose: (id: string) => `Wybierz zamówienie ${id}`,
  labels: (count: number) =>
    plural(count, { one: '# naklejka', few: '# naklejki', many: '# naklejek', other: '# naklejki' }),
  nothingToShip: 'Nic do wysłania',
  shippedOn: (day: string) => `Wysłane ${day}`,
  statuses: {
    completed: 'Zakończone',
    partially_refunded: 'Częściowo zwrócone',
    refunded: 'Zwrócone',
    withdrawn: 'Wycofane',
  },
  toShip: 'Do wysłania',
  states: {
    paid: 'Zakończone',
    preparing: 'Do wysłania',
    shipped: 'Wysłane',
    refunded: 'Zwrócone',
    withdrawn: 'Wycofane',
  },

  // Those that are chosen.
  chosenOrders: 'Wybrane zamówienia',
  chosenSum: <T>(count: number, sum: string, strong: (words: string) => T) => [
    strong(`Wybrane: ${number(count)}`),
    `, ${sum}`,
  ],
  noneToShip: '; żadne nie jest do wysłania',
  chooseNone: 'Odznacz wszystkie',
  printAll: 'Drukuj naklejki wybranych',
  markAsShipped: 'Oznacz jako wysłane',
  labelsNotLoaded: 'Nie udało się wczytać naklejek. Spróbuj ponownie.',
  labelsOf: (labels: number, count: number) =>
    `${plural(labels, { one: '# naklejka', few: '# naklejki', many: '# naklejek', other: '# naklejki' })}: ${orders(count)}.`,
  moreOnRocks: (count: number) => `Już na kamykach: ${number(count)}.`,
  nothingToPrint: (ids: string) => `Nic do wydrukowania: ${ids}.`,
  andMore: (ids: string, more: number) => `${ids} i jeszcze ${number(more)}`,

  // The sheet that ships many.
  markedAsShipped: (count: number) => `Oznaczono jako wysłane: ${orders(count)}`,
  customersTold: 'Klienci dostaną e-mail.',
  notAll: 'Nie wszystkie były do wysłania',
  markMany: (count: number) => `Oznacz jako wysłane: ${orders(count)}`,
  eachGetsEmail: 'Każdy klient dostanie e-mail z tą informacją.',
  leftOut: (count: number) =>
    plural(count, {
      one: '# wybrane zamówienie nie jest do wysłania i zostaje pominięte.',
      few: '# wybrane zamówienia nie są do wysłania i zostają pominięte.',
      many: '# wybranych zamówień nie jest do wysłania i zostaje pominiętych.',
      other: '# wybranego zamówienia nie jest do wysłania i zostaje pominięte.',
    }),
  later: (count: number) => `Wybrane na następny arkusz: ${number(count)}.`,
  done: 'Gotowe',
  aboutNotes:
    'Informacje o przesyłce są opcjonalne, na przykład przewoźnik i jego numer. Enter przechodzi do następnego wiersza, a wklejona kolumna wypełnia wiersze poniżej.',
  noneShipped: 'Żadne nie zostało teraz oznaczone jako wysłane. Pozostałe:',
  someShipped: (count: number) =>
    plural(count, {
      one: '# zamówienie oznaczono teraz jako wysłane. Klient dostanie e-mail. Pozostałe:',
      few: '# zamówienia oznaczono teraz jako wysłane. Klienci dostaną e-mail. Pozostałe:',
      many: '# zamówień oznaczono teraz jako wysłane. Klienci dostaną e-mail. Pozostałe:',
      other: '# zamówienia oznaczono teraz jako wysłane. Klienci dostaną e-mail. Pozostałe:',
    }),
  noteOf: 'Informacja o przesyłce zamówienia ',
  noEmail: 'Nie podano e-maila',

  // One order.
  order: (id: string) => `Zamówienie ${id}`,
  orderNotLoaded: 'Nie udało się wczytać zamówienia.',
  paid: 'Zapłacono',
  paidOn: (price: string, at: string) => `${price}, ${at}`,
  madeOn: (at: string) => `Bezpłatne, utworzone ${at}`,
  paidBack: 'Zwrócono',
  customer: 'Klient',
  address: 'Adres',
  sessionOfOne: 'Sesja płatności',
  correctAddress: 'Popraw adres',
  forgotten: (days: number) => `Resztę usunięto ${number(days)} dni po zamówieniu.`,
  reserved: (count: number) => `Zarezerwowane Rock ID: ${number(count)}`,
  printLabels: 'Drukuj naklejki',
  areOnRocks: (count: number) => `Już na kamykach: ${number(count)}.`,
  allOnRocks: 'Wszystkie są już na kamykach.',

  // Its shipment.
  withdrawn: 'Wybór tej osoby do ekipy został wycofany: nie ma nic do wysłania.',
  wasPaidBack: 'Za to zamówienie zwrócono pieniądze: nie ma nic do wysłania.',
  noAddress: 'To zamówienie nie ma adresu do wysyłki.',
  shippedAt: (at: string) => `Wysłane ${at}`,
  tracking: <T>(note: T) => ['Przesyłka: ', note],
  correctNote: 'Popraw informację',
  addNote: 'Dodaj informację o przesyłce',
  noteCorrected: (id: string) => `Poprawiono informację: zamówienie ${id}`,
  isShipped: (id: string) => `Zamówienie ${id} jest oznaczone jako wysłane`,
  customerTold: 'Klient dostanie e-mail.',
  trackingNote: 'Informacja o przesyłce (opcjonalnie)',
  inEmail: 'Będzie w e-mailu do klienta, na przykład przewoźnik i jego numer.',
  nobodyTold: 'Klient nie podał e-maila, więc nikt go nie dostanie.',
  saveAndTell: 'Zapisz i powiadom klienta',
  save: 'Zapisz',

  // The address of a pack.
  addressCorrected: 'Adres poprawiony',
  fields: {
    name: 'Imię i nazwisko',
    line1: 'Ulica',
    line2: 'Drugi wiersz (opcjonalnie)',
    city: 'Miasto',
    state: 'Stan lub województwo',
    postalCode: 'Kod pocztowy',
  },
  reasonHint: 'Zostaje w dzienniku: nie podawaj w nim nazwisk.',
  saveAddress: 'Zapisz adres',
};
