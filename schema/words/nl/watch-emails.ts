// The words of en/watch-emails.ts in Dutch.
import type { Words } from '../words.ts';

export const watchEmails: Words['watchEmails'] = {
  ask: {
    subject: 'Zullen we vertellen waar de steen hierna heen gaat?',
    heading: 'Waar gaat de steen hierna heen?',
    text: 'Iemand die een beschilderde steen zag, vroeg ons om dit adres te vertellen wanneer hij weer is verstopt: één e-mail, en meer niet.',
    button: 'Ja, vertel het me',
    doNothing:
      'Was jij het niet? Doe dan niets: zonder deze klik schrijven we je nooit meer, en vergeten we het adres over twee dagen.',
  },
  movedOn: (rock: string) => `${rock} is verdergereisd`,
  hidden: 'Hij is weer verstopt. Bedankt dat je hem liet liggen voor de volgende.',
  hiddenNear: (near: string) =>
    `Hij is weer verstopt, ${near}. Bedankt dat je hem liet liggen voor de volgende.`,
  button: 'Bekijk zijn reis',
  forgotten: 'Je vroeg ons het je te vertellen. Dit was de enige e-mail, en we zijn je adres vergeten.',
};
