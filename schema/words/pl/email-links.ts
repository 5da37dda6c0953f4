// The words of en/email-links.ts in Polish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const emailLinks: Words['emailLinks'] = {
  unknown: 'Ten link jest niepełny albo dotyczy zakończonej już zmiany. Otwórz go jeszcze raz z e-maila.',
  ended: 'Ta zmiana została cofnięta albo zastąpiła ją nowsza. Linki z nowszego e-maila nadal działają.',
  confirmed: 'Ta zmiana jest już potwierdzona, a link działa tylko raz.',
  confirmLate: (minutes: number) =>
    `Potwierdzenie działa ${number(minutes)} min, a to jest starsze. O zmianę możesz poprosić jeszcze raz w swoich ustawieniach.`,
  otherMember:
    'Ten link należy do innego konta niż to, na którym teraz jesteś. Wyloguj się i otwórz link ponownie.',
  overtaken: 'Twoje konto zmieniło się w tej samej chwili. Otwórz link jeszcze raz.',
  taken: 'Ten adres należy już do innego konta, więc twoje zachowuje obecny.',
  undoLate: (days: number) =>
    `Zmianę można cofnąć przez ${number(days)} dni, a ta jest starsza. Adres możesz zmienić w swoich ustawieniach.`,
  undoTaken: (supportEmail: string) =>
    `Twój stary adres ma już własne konto, więc twoje nie może go odzyskać. Napisz na ${supportEmail}, a razem to wyjaśnimy.`,
  confirm: {
    heading: 'Potwierdź swój nowy adres',
    lead: <T>(productName: string, newEmail: T, oldEmail: (mark: string) => T) => [
      `Będziesz się logować do ${productName} adresem `,
      newEmail,
      ' zamiast ',
      oldEmail(','),
      ' a wszystkie inne urządzenia zostaną wylogowane.',
    ],
    button: 'Użyj tego adresu',
  },
  signInFirst: {
    heading: 'Zaloguj się, żeby potwierdzić',
    lead: (productName: string) =>
      `Tylko ty możesz zmienić adres swojego konta. Zaloguj się do ${productName} adresem, który ma teraz, a wrócisz tutaj.`,
    button: 'Zaloguj się',
  },
  done: {
    heading: 'Twój nowy adres jest potwierdzony',
    lead: <T>(newEmail: (mark: string) => T) => [
      'Od teraz logujesz się adresem ',
      newEmail('.'),
      ' Wszystkie inne urządzenia zostały wylogowane.',
    ],
  },
  undo: {
    heading: 'Zachować twój adres?',
    lead: <T>(productName: string, oldEmail: T, newEmail: (mark: string) => T) => [
      `Twoje konto w ${productName} zachowa adres `,
      oldEmail,
      ' i nie dostanie adresu ',
      newEmail('.'),
      ' Dla bezpieczeństwa wszystkie urządzenia zostaną wylogowane.',
    ],
    button: 'Zachowaj mój adres',
  },
  undone: {
    heading: 'Twój adres zostaje',
    lead: <T>(oldEmail: (mark: string) => T) => [
      'Twoje konto ma adres ',
      oldEmail(','),
      ' a wszystkie urządzenia zostały wylogowane. Zaloguj się ponownie.',
    ],
    button: (productName: string) => `Zaloguj się do ${productName}`,
  },
};
