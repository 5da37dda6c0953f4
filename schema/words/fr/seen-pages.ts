// The words of en/seen-pages.ts in French.
import type { Words } from '../words.ts';
export const seenPages: Words['seenPages'] = {
  thanks: 'Merci de l’avoir laissé',
  whereNext: 'Où va-t-il ensuite ?',
  lead: <T>(rock: T) => [
    'L’artiste du galet ',
    rock,
    ' apprend que tu l’as vu, et son voyage montre un point pour ce jour. Il était mal placé, et tu l’as un peu déplacé ?',
  ],
  sayWhere: 'Dire où il est maintenant',
  wantToHear: 'Tu veux savoir où il va ensuite ?',
  once: 'Nous t’écrivons une fois, quand quelqu’un le recache. Sans compte.',
  tellMe: 'Me dire où il va ensuite',
  no: 'Non, merci',
  asked: 'Regarde dans ta boîte de réception',
  askedLead: <T>(email: (mark: string) => T, rock: T) => [
    'Nous avons envoyé un e-mail à ',
    email('.'),
    ' Un clic dedans, et nous te dirons où ',
    rock,
    ' va ensuite.',
  ],
  moreOnMap: 'Voir d’autres galets sur la carte',
  shallWe: 'Veux-tu que nous te le disions ?',
  shallWeLead: <T>(rock: T) => [
    'Quand ',
    rock,
    ' sera recaché, tu recevras un e-mail, puis nous oublierons ton adresse.',
  ],
  yes: 'Oui, je veux bien',
  willTell: 'Nous te le dirons',
  willTellLead: <T>(rock: T) => [
    'Un e-mail arrive quand ',
    rock,
    ' est recaché. Avec le même lien, tu peux changer d’avis.',
  ],
  doNot: 'Ne rien me dire',
  forgot: 'Nous avons oublié ton adresse',
  forgotLead: <T>(rock: T) => ['Aucun e-mail n’arrivera pour ', rock, '.'],
};
