// The words of en/inbox.ts in Dutch.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const inbox: Words['inbox'] = {
  heading: 'Berichten',
  settings: 'Instellingen voor berichten',
  loadFailed: 'Wat er gebeurde, kon niet geladen worden.',
  loadFailedHint: 'Je stenen zijn gewoon onderweg. Probeer het zo nog eens.',
  quiet: 'Nog alles rustig.',
  quietHint: 'Als iemand een steen van je vindt, lees je het hier. Ergens wacht er een om gezien te worden.',
  exploreMap: 'Ontdek de kaart',
  keptFor: (days: number) => `${number(days)} dagen bewaard.`,
  today: 'Vandaag',
  yesterday: 'Gisteren',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  new: 'Nieuw',
  seePhoto: 'Foto bekijken',
  seePhotoOf: (rock: string) => `Foto bekijken: ${rock}`,
  answer: 'Antwoorden',
  answerAbout: (rock: string) => `Antwoorden over ${rock}`,
  sinceYouWereHere: 'Sinds je laatste bezoek',
  newsFailed: 'Het nieuws is niet aangekomen. Je stenen zijn gewoon onderweg.',
  noNews: 'Nog alles rustig. Ergens wacht een steen om gezien te worden.',
  all: 'Alle berichten',
};
