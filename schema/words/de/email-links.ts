// The words of en/email-links.ts in German.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const emailLinks: Words['emailLinks'] = {
  unknown:
    'Dieser Link ist nicht vollständig, oder er gehört zu einer Änderung, die vorbei ist. Bitte öffne ihn noch einmal aus der E-Mail.',
  ended:
    'Diese Änderung wurde zurückgenommen, oder eine neuere kam an ihre Stelle. Links in einer neueren E-Mail gelten noch.',
  confirmed: 'Diese Änderung wurde schon bestätigt, und der Link gilt nur einmal.',
  confirmLate: (minutes: number) =>
    `Eine Bestätigung gilt ${number(minutes)} Minuten, und diese ist älter. In deinen Einstellungen kannst du die Änderung noch einmal anfordern.`,
  otherMember:
    'Dieser Link gehört zu einem anderen Konto als dem, mit dem du angemeldet bist. Bitte melde dich ab und öffne den Link dann noch einmal.',
  overtaken: 'Dein Konto hat sich im selben Moment geändert. Bitte öffne den Link noch einmal.',
  taken: 'Diese Adresse gehört inzwischen zu einem anderen Konto, deshalb behält deines die bisherige.',
  undoLate: (days: number) =>
    `Eine Änderung lässt sich ${number(days)} Tage lang zurücknehmen, und diese ist älter. In deinen Einstellungen kannst du deine Adresse ändern.`,
  undoTaken: (supportEmail: string) =>
    `Deine alte Adresse hat inzwischen ein eigenes Konto, deshalb kann deines sie nicht zurückbekommen. Bitte schreib an ${supportEmail}, dann finden wir zusammen eine Lösung.`,
  confirm: {
    heading: 'Bestätige deine neue Adresse',
    lead: <T>(productName: string, newEmail: T, oldEmail: (mark: string) => T) => [
      `Bei ${productName} meldest du dich dann an mit `,
      newEmail,
      ' statt mit ',
      oldEmail(','),
      ' und jedes andere Gerät wird abgemeldet.',
    ],
    button: 'Diese Adresse benutzen',
  },
  signInFirst: {
    heading: 'Zum Bestätigen anmelden',
    lead: (productName: string) =>
      `Nur du kannst die Adresse deines Kontos ändern. Bitte melde dich bei ${productName} mit der Adresse an, die es jetzt hat. Danach bringen wir dich hierher zurück.`,
    button: 'Anmelden',
  },
  done: {
    heading: 'Deine neue Adresse ist bestätigt',
    lead: <T>(newEmail: (mark: string) => T) => [
      'Ab jetzt meldest du dich an mit ',
      newEmail('.'),
      ' Jedes andere Gerät wurde abgemeldet.',
    ],
  },
  undo: {
    heading: 'Deine Adresse behalten?',
    lead: <T>(productName: string, oldEmail: T, newEmail: (mark: string) => T) => [
      `Dein Konto bei ${productName} behält `,
      oldEmail,
      ' und bekommt nicht ',
      newEmail('.'),
      ' Zur Sicherheit wird jedes Gerät abgemeldet.',
    ],
    button: 'Adresse behalten',
  },
  undone: {
    heading: 'Deine Adresse bleibt',
    lead: <T>(oldEmail: (mark: string) => T) => [
      'Dein Konto hat ',
      oldEmail(','),
      ' und jedes Gerät wurde abgemeldet. Bitte melde dich wieder an.',
    ],
    button: (productName: string) => `Anmelden bei ${productName}`,
  },
};
