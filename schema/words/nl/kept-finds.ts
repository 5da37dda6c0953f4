// The words of en/kept-finds.ts in Dutch.
import type { Words } from '../words.ts';
export const keptFinds: Words['keptFinds'] = {
  hideAgain: 'Weer verstoppen',
  change: 'Wijzigen',
  sendToMyself: 'Naar mezelf sturen',
  title: 'Wijzig het voor het wordt verstuurd',
  save: 'Opslaan',
  cancel: 'Annuleren',
  rockName: 'Naam van de steen',
  rockId: 'Rock ID van de QR-code',
  description: 'Beschrijving',
  comment: 'Jouw reactie',
  line: 'Jouw zinnetje',
  tooLong: (over: number, most: number) => `Dit is ${over} te veel: hoogstens ${most} tekens.`,
  registered: <T>(moment: T) => ['Geregistreerd: ', moment],
  found: <T>(moment: T) => ['Gevonden: ', moment],
  share: {
    title: 'Mijn vondst op Rockabout',
    copied: 'Link gekopieerd: open hem waar je bent ingelogd',
  },
  busy: {
    title: 'Het wordt net verstuurd',
    description: 'Komt het niet aan, dan kun je het zo wijzigen.',
  },
  arrived: {
    title: 'Het is hier niet meer',
    description: 'Het werd verstuurd of verwijderd voordat je het wijzigde.',
  },
  unreadable: {
    title: 'Dit kun je hier niet wijzigen',
    description: 'Laad de pagina opnieuw, of verwijder het en doe het nog een keer.',
  },
};
