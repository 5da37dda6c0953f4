// The words of en/journey.ts in Dutch.
import type { Words } from '../words.ts';
export const journey: Words['journey'] = {
  latitude: 'De breedtegraad is een getal van -90 tot 90',
  longitude: 'De lengtegraad is een getal van -180 tot 180',
  nowhere: 'Breedtegraad 0 en lengtegraad 0 liggen midden op zee. Vul in waar de steen is.',
  locationName: 'De naam van de plek ontbreekt nog',
  actionType: 'Zeg of de steen verstopt of gevonden is',
  notOwner: 'Alleen de eigenaar kan deze steen verstoppen',
  notActive: 'Deze steen is al verstopt of bij een vinder',
  notHolder: 'Alleen wie deze steen vond, kan iets aan de vondst toevoegen',
  initialNotes: 'Eerste verstopplek',
  deeds: { hidden: 'Verstopt', found: 'Gevonden', moved: 'Een stukje verlegd', handed: 'Doorgegeven' },
  deedsBy: {
    hidden: (name: string) => `Verstopt door ${name}`,
    found: (name: string) => `Gevonden door ${name}`,
    moved: (name: string) => `Verlegd door ${name}`,
    handed: (name: string) => `Doorgegeven aan ${name}`,
  },
  tooFast: 'Telt niet voor ranglijsten: ingelezen, of sneller dan een vliegtuig',
  partTooFast: (distance: string) =>
    `${distance} telt niet voor ranglijsten: ingelezen, of sneller dan een vliegtuig`,
  logged: (day: string) => `Vastgelegd op ${day}`,
  mistake: 'Dat was een vergissing, en telt niet mee',
  timeline: 'De reis, stap voor stap',
  begins: <T>(rock: T) => ['De reis begint als ', rock, ' voor het eerst wordt verstopt.'],
  earlierMissing: 'De eerdere stappen zijn niet aangekomen. Probeer het opnieuw.',
  showEarlier: 'Eerdere tonen',
  missing: <T>(rock: T) => ['De reis van ', rock, ' is niet aangekomen. Kijk of je verbinding hebt.'],
  tryAgain: 'Opnieuw proberen',
};
