// The words of en/suspension.ts in French.
import type { Words } from '../words.ts';
import { utcMoment } from './utc.ts';

export const suspension: Words['suspension'] = {
  refused: (reason: string, until: string | null) =>
    until === null
      ? `Ton compte est suspendu jusqu’à ce que nous levions la suspension. La raison : ${reason}`
      : `Ton compte est suspendu jusqu’au ${utcMoment(until)}. La raison : ${reason}`,
  moment: utcMoment,
  title: 'Ton compte est suspendu jusqu’à ce que nous levions la suspension.',
  titleUntil: <T>(end: T) => ['Ton compte est suspendu jusqu’au ', end, '.'],
  mayRead: 'D’ici là, tu peux tout lire, et rien de ce qui est à toi n’est perdu.',
  seenDifferently: <T>(link: (words: string) => T) => [
    'Tu vois les choses autrement ? ',
    link('Écris-nous'),
    '.',
  ],
  label: 'Ton compte est suspendu',
  notice: 'Suspendu sans date de fin',
  noticeUntil: <T>(end: T) => ['Suspendu jusqu’au ', end],
  why: 'Pourquoi ?',
  close: 'Fermer',
  whatWorks:
    'Tu peux tout lire, et rien de ce qui est à toi n’est perdu. Ce qui attend sous « À envoyer » y reste : renvoie-le ensuite. Tu peux toujours résilier un abonnement, emporter tes données, ou partir.',
};
