// The words of en/offer-email.ts in Dutch.
import type { Words } from '../words.ts';
import { unit } from './units.ts';

export const offerEmail: Words['offerEmail'] = {
  subject: 'Iemand wil je een beschilderde steen geven',
  heading: 'Een beschilderde steen voor jou?',
  what: 'Iemand zoekt een nieuw thuis voor een beschilderde steen, en dacht aan jou. Wie hem adopteert, verstopt hem en volgt zijn reis, terwijl anderen hem vinden en weer verstoppen.',
  see: (days: number) => `Kijk welke steen het is, en van wie hij komt. De link werkt ${unit(days, 'day')}.`,
  button: 'De steen bekijken',
  doNothing:
    'Weet je niet wie dat kan zijn, of heb je geen plek voor een steen? Doe dan niets: zonder jou wisselt er niets van eigenaar, en we bewaren je adres alleen zolang het aanbod loopt.',
};
