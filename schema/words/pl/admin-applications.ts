// The words of en/admin-applications.ts in Polish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const adminApplications: Words['adminApplications'] = {
  heading: 'Ekipa założycielska',
  about: (perRegion: number, labels: number) =>
    `Pierwsze osoby (${number(perRegion)}) z każdego stanu USA i z każdego innego kraju są wybierane automatycznie, chyba że ich adres jest zawieszony. W ciągu godziny każda ma wśród zamówień do wysłania bezpłatny zestaw naklejek (${number(labels)} szt.) z adresem pocztowym.`,
  caption: 'Zgłoszenia, od najnowszych',
  notLoaded: 'Nie udało się wczytać zgłoszeń.',
  nobodyYet: 'Nikt się jeszcze nie zgłosił.',
  name: 'Nazwa',
  accountDeleted: 'Konto usunięte',
  email: 'E-mail',
  place: 'Miejsce',
  applied: 'Zgłoszono',
  result: 'Wynik',
  pack: 'Zestaw',
  deletedAccount: 'usunięte konto',
  withdraw: 'Wycofaj',
  withdrawOf: (name: string) => `Wycofaj: ${name}`,
  withdrawTitle: (name: string) => `Wycofaj wybór: ${name}`,
  aboutWithdraw: <T>(hasPack: boolean, address: T | null) => [
    hasPack
      ? 'Ta osoba zniknie z listy, a jej zestaw nie będzie już czekać na wysłanie. Miejsce pozostaje zajęte. '
      : 'Ta osoba zniknie z listy. Miejsce pozostaje zajęte. ',
    ...(address === null ? [] : ['E-mail z twoim powodem dostanie ', address, '.']),
  ],
  selectionWithdrawn: 'Wybór wycofany',
  selectAgain: 'Wybierz ponownie',
  selectAgainOf: (name: string) => `Wybierz ponownie: ${name}`,
  selectTitle: (name: string) => `Wybierz ponownie: ${name}`,
  aboutSelect: (hasPack: boolean) =>
    hasPack
      ? 'Ta osoba wróci na listę, a jej zestaw będzie czekać na wysłanie. Dostanie e-mail.'
      : 'Ta osoba wróci na listę. Dostanie e-mail.',
  selectedAgain: 'Ponownie wybrano',
  withdrawnOn: (day: string) => `Wycofano ${day}`,
  selected: 'Wybrano',
  selectedNotTold: 'Wybrano, jeszcze nie powiadomiono',
  suspended: 'Zawieszono, nie wybrano',
  suspendedNotTold: 'Zawieszono, nie wybrano, jeszcze nie powiadomiono',
  notSelected: 'Nie wybrano',
  notSelectedNotTold: 'Nie wybrano, jeszcze nie powiadomiono',
  packComes: 'Powstanie w ciągu godziny',
  noPack: 'Brak',
  notShipped: 'Niewysłany',
  shippedOn: (day: string) => `Wysłany ${day}`,
};
