// The words of en/account-emails.ts in Polish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const accountEmails: Words['accountEmails'] = {
  code: {
    subject: (productName: string, code: string) => `Twój kod do ${productName}: ${code}`,
    heading: (productName: string) => `Twój kod do ${productName}`,
    how: (minutes: number) =>
      `Wpisz go na stronie, na której o niego poproszono. Działa ${number(minutes)} min, jeden raz i tylko w tamtej przeglądarce.`,
    unasked:
      'To nie twoja prośba? Ktoś pewnie pomylił się w adresie i nie musisz nic robić: bez kodu nikt nie wejdzie. Nie przekazuj go dalej.',
  },
  confirmation: {
    subject: (productName: string) => `Potwierdź swój nowy adres w ${productName}`,
    heading: 'Potwierdź swój nowy adres',
    lead: (productName: string) =>
      `Chcesz używać tego adresu w ${productName}. Potwierdź, że należy do ciebie.`,
    how: (minutes: number) =>
      `Link działa ${number(minutes)} min, jeden raz i tylko dla ciebie: strona poprosi o zalogowanie. Do tego czasu zostaje stary adres.`,
    button: 'Potwierdź ten adres',
    unasked:
      'To nie twoja prośba? Ktoś pewnie pomylił się w adresie i nie musisz nic robić. Nie otwieraj linku.',
  },
  hasAccount: {
    subject: (productName: string) => `Ten adres ma już konto w ${productName}`,
    heading: 'Ten adres ma już konto',
    lead: (productName: string) =>
      `Ktoś poprosił o użycie tego adresu dla innego konta w ${productName}. Ma on już własne konto, więc nic się nie zmienia.`,
    how: 'To twoja prośba? Zaloguj się tym adresem, a trafisz na konto, które już go ma. Żeby użyć adresu na innym koncie, najpierw usuń tamto.',
    unasked: 'To nie twoja prośba? Wtedy nie musisz nic robić.',
  },
  notice: {
    subject: (productName: string) => `Twoje konto w ${productName} ma dostać inny adres`,
    heading: 'Twoje konto ma dostać inny adres',
    lead: (newEmail: string) =>
      `Ktoś zalogowany na twoim koncie poprosił o zmianę jego adresu na ${newEmail}. Adres zmieni się, gdy e-mail wysłany na tamten adres zostanie potwierdzony.`,
    wasYou: 'To twoja prośba? Wtedy nie musisz nic robić.',
    notYou: 'To nie ty albo zmieniasz zdanie? Zachowaj ten adres.',
    button: 'Zachowaj mój adres',
    link: (days: number) =>
      `Link działa ${number(days)} dni, jeden raz, także po potwierdzeniu zmiany. Wylogowuje wszystkie urządzenia.`,
  },
  set: {
    subject: (productName: string) => `Twoje konto w ${productName} ma inny adres`,
    heading: 'Twoje konto ma inny adres',
    lead: (newEmail: string) =>
      `Ktoś napisał do nas, że to konto należy do niego i że nie może już czytać e-maili na tym adresie. Zmieniliśmy adres na ${newEmail} i zakończyliśmy wszystkie sesje.`,
    wasYou: 'To twoja prośba? Wtedy nie musisz nic robić.',
    notYou: 'To nie ty? Zachowaj ten adres.',
    button: 'Zachowaj mój adres',
    link: (days: number) => `Link działa ${number(days)} dni, jeden raz. Wylogowuje wszystkie urządzenia.`,
  },
};
