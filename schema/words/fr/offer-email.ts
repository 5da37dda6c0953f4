// The words of en/offer-email.ts in French.
import type { Words } from '../words.ts';
import { unit } from './units.ts';

export const offerEmail: Words['offerEmail'] = {
  subject: 'Quelqu’un voudrait t’offrir un galet peint',
  heading: 'Un galet peint pour toi ?',
  what: 'Quelqu’un cherche une nouvelle maison pour un galet peint, et a pensé à toi. La personne qui l’adopte le cache, et suit son voyage quand d’autres le trouvent et le recachent.',
  see: (days: number) =>
    `Regarde quel galet c’est, et qui l’offre. Le lien marche pendant ${unit(days, 'day')}.`,
  button: 'Voir le galet',
  doNothing:
    'Tu ne vois pas qui cela peut être, ou tu n’as pas de place pour un galet ? Alors ne fais rien : rien ne change de mains sans toi, et nous ne gardons ton adresse que tant que la proposition est ouverte.',
};
