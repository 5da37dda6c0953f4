// The words of en/inbox.ts in French.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const inbox: Words['inbox'] = {
  heading: 'Notifications',
  settings: 'Réglages des notifications',
  loadFailed: 'Les nouvelles n’ont pas pu être chargées.',
  loadFailedHint: 'Tes galets sont en route quand même. Réessaie dans un instant.',
  quiet: 'Tout est calme pour l’instant.',
  quietHint:
    'Quand quelqu’un trouve un de tes galets, tu le lis ici. Quelque part, il y en a un qui attend d’être vu.',
  exploreMap: 'Explorer la carte',
  keptFor: (days: number) => `Gardées ${number(days)} jours.`,
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  new: 'Nouveau',
  seePhoto: 'Voir la photo',
  seePhotoOf: (rock: string) => `Voir la photo : ${rock}`,
  answer: 'Répondre',
  answerAbout: (rock: string) => `Répondre pour ${rock}`,
  sinceYouWereHere: 'Depuis ta dernière visite',
  newsFailed: 'Les nouvelles ne sont pas arrivées. Tes galets sont en route quand même.',
  noNews: 'Tout est calme pour l’instant. Quelque part, un galet attend d’être vu.',
  all: 'Toutes les notifications',
};
