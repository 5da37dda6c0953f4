// The words of en/account-emails.ts in Dutch.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const accountEmails: Words['accountEmails'] = {
  code: {
    subject: (productName: string, code: string) => `Je code voor ${productName}: ${code}`,
    heading: (productName: string) => `Je code voor ${productName}`,
    how: (minutes: number) =>
      `Typ hem op de pagina waar je erom vroeg. Hij werkt ${number(minutes)} minuten, één keer, en alleen in die browser.`,
    unasked:
      'Heb je er niet om gevraagd? Dan heeft iemand een adres verkeerd getypt, en hoef je niets te doen: zonder de code komt niemand binnen. Geef hem niet door.',
  },
  confirmation: {
    subject: (productName: string) => `Bevestig je nieuwe adres voor ${productName}`,
    heading: 'Bevestig je nieuwe adres',
    lead: (productName: string) =>
      `Je wilt dit adres gebruiken voor ${productName}. Bevestig dat het van jou is.`,
    how: (minutes: number) =>
      `De link werkt ${number(minutes)} minuten, één keer, en alleen voor jou: de pagina vraagt je in te loggen. Tot dan blijft je oude adres.`,
    button: 'Dit adres bevestigen',
    unasked:
      'Heb je er niet om gevraagd? Dan heeft iemand een adres verkeerd getypt, en hoef je niets te doen. Open de link niet.',
  },
  hasAccount: {
    subject: (productName: string) => `Dit adres heeft al een account bij ${productName}`,
    heading: 'Dit adres heeft al een account',
    lead: (productName: string) =>
      `Iemand wilde dit adres gebruiken voor een ander account bij ${productName}. Het heeft al een eigen account, dus er verandert niets.`,
    how: 'Was jij het? Log in met dit adres, en je bent in dat account. Wil je het adres voor het andere gebruiken, verwijder dit account dan eerst.',
    unasked: 'Heb je er niet om gevraagd? Dan hoef je niets te doen.',
  },
  notice: {
    subject: (productName: string) => `Je account bij ${productName} krijgt een ander adres`,
    heading: 'Je account krijgt een ander adres',
    lead: (newEmail: string) =>
      `Iemand die is ingelogd in je account wil het adres wijzigen in ${newEmail}. Het verandert zodra de e-mail aan dat adres is bevestigd.`,
    wasYou: 'Was jij het? Dan hoef je hier niets te doen.',
    notYou: 'Was jij het niet, of heb je je bedacht? Behoud dan dit adres.',
    button: 'Mijn adres behouden',
    link: (days: number) =>
      `De link werkt ${number(days)} dagen, één keer, ook nadat de wijziging is bevestigd. Elk apparaat wordt ermee uitgelogd.`,
  },
  set: {
    subject: (productName: string) => `Je account bij ${productName} heeft een ander adres`,
    heading: 'Je account heeft een ander adres',
    lead: (newEmail: string) =>
      `Iemand schreef ons de eigenaar van dit account te zijn en e-mails aan dit adres niet meer te kunnen lezen. We hebben het adres gewijzigd in ${newEmail} en elk apparaat uitgelogd.`,
    wasYou: 'Was jij het? Dan hoef je hier niets te doen.',
    notYou: 'Was jij het niet? Behoud dan dit adres.',
    button: 'Mijn adres behouden',
    link: (days: number) =>
      `De link werkt ${number(days)} dagen, één keer. Elk apparaat wordt ermee uitgelogd.`,
  },
};
