// The words of en/inbox.ts in German.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const inbox: Words['inbox'] = {
  heading: 'Neuigkeiten',
  settings: 'Einstellungen für Neuigkeiten',
  loadFailed: 'Die Neuigkeiten ließen sich nicht laden.',
  loadFailedHint: 'Deine Steine sind trotzdem unterwegs. Bitte versuch es gleich noch einmal.',
  quiet: 'Bisher ist alles ruhig.',
  quietHint:
    'Wenn jemand einen Stein von dir findet, liest du es hier. Irgendwo wartet einer darauf, gesehen zu werden.',
  exploreMap: 'Karte erkunden',
  keptFor: (days: number) => `Bleibt ${number(days)} Tage stehen.`,
  today: 'Heute',
  yesterday: 'Gestern',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  new: 'Neu',
  seePhoto: 'Foto ansehen',
  seePhotoOf: (rock: string) => `Foto ansehen: ${rock}`,
  answer: 'Antworten',
  answerAbout: (rock: string) => `Antworten: ${rock}`,
  sinceYouWereHere: 'Seit deinem letzten Besuch',
  newsFailed: 'Die Neuigkeiten sind nicht angekommen. Deine Steine sind trotzdem unterwegs.',
  noNews: 'Bisher ist alles ruhig. Irgendwo wartet ein Stein darauf, gesehen zu werden.',
  all: 'Alle Neuigkeiten',
};
