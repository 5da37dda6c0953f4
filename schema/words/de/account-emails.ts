// The words of en/account-emails.ts in German.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const accountEmails: Words['accountEmails'] = {
  code: {
    subject: (productName: string, code: string) => `Dein Code für ${productName}: ${code}`,
    heading: (productName: string) => `Dein Code für ${productName}`,
    how: (minutes: number) =>
      `Gib ihn auf der Seite ein, auf der du ihn angefordert hast. Er gilt ${number(minutes)} Minuten, einmal, und nur in diesem Browser.`,
    unasked:
      'Du hast ihn nicht angefordert? Dann hat sich jemand bei der Adresse vertippt, und du musst nichts tun: Ohne den Code kommt niemand hinein. Bitte gib ihn nicht weiter.',
  },
  confirmation: {
    subject: (productName: string) => `Bestätige deine neue Adresse für ${productName}`,
    heading: 'Bestätige deine neue Adresse',
    lead: (productName: string) =>
      `Du möchtest diese Adresse für ${productName} benutzen. Bitte bestätige, dass sie dir gehört.`,
    how: (minutes: number) =>
      `Der Link gilt ${number(minutes)} Minuten, einmal, und nur für dich: Auf der Seite musst du angemeldet sein. Bis dahin bleibt deine alte Adresse.`,
    button: 'Diese Adresse bestätigen',
    unasked:
      'Du hast das nicht angefordert? Dann hat sich jemand bei der Adresse vertippt, und du musst nichts tun. Bitte öffne den Link nicht.',
  },
  hasAccount: {
    subject: (productName: string) => `Diese Adresse hat schon ein Konto bei ${productName}`,
    heading: 'Diese Adresse hat schon ein Konto',
    lead: (productName: string) =>
      `Jemand wollte diese Adresse für ein anderes Konto bei ${productName} benutzen. Sie hat schon ein eigenes Konto, deshalb ändert sich nichts.`,
    how: 'Warst du das? Melde dich mit dieser Adresse an, und du bist in diesem Konto. Um die Adresse für das andere Konto zu benutzen, lösche zuerst dieses Konto.',
    unasked: 'Du hast das nicht angefordert? Dann musst du nichts tun.',
  },
  notice: {
    subject: (productName: string) => `Dein Konto bei ${productName} soll eine andere Adresse bekommen`,
    heading: 'Dein Konto soll eine andere Adresse bekommen',
    lead: (newEmail: string) =>
      `Jemand, der in deinem Konto angemeldet ist, möchte die Adresse des Kontos in ${newEmail} ändern. Sie ändert sich, sobald die E-Mail an diese Adresse bestätigt ist.`,
    wasYou: 'Warst du das? Dann musst du hier nichts tun.',
    notYou: 'Du warst es nicht, oder du hast es dir anders überlegt? Behalte diese Adresse.',
    button: 'Adresse behalten',
    link: (days: number) =>
      `Der Link gilt ${number(days)} Tage, einmal, auch nachdem die Änderung bestätigt wurde. Er meldet jedes Gerät ab.`,
  },
  set: {
    subject: (productName: string) => `Dein Konto bei ${productName} hat eine andere Adresse`,
    heading: 'Dein Konto hat eine andere Adresse',
    lead: (newEmail: string) =>
      `Jemand hat uns geschrieben, dies sei sein Konto, und E-Mails an diese Adresse seien nicht mehr lesbar. Wir haben die Adresse in ${newEmail} geändert und jedes Gerät abgemeldet.`,
    wasYou: 'Warst du das? Dann musst du hier nichts tun.',
    notYou: 'Du warst es nicht? Behalte diese Adresse.',
    button: 'Adresse behalten',
    link: (days: number) => `Der Link gilt ${number(days)} Tage, einmal. Er meldet jedes Gerät ab.`,
  },
};
