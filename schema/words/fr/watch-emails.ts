// The words of en/watch-emails.ts in French.
import type { Words } from '../words.ts';
export const watchEmails: Words['watchEmails'] = {
  ask: {
    subject: 'Veux-tu savoir où ira ce galet ?',
    heading: 'Où ira ce galet ?',
    text: 'Quelqu’un qui a vu un galet peint nous a demandé de prévenir cette adresse quand il sera recaché : un seul e-mail, pas plus.',
    button: 'Oui, je veux savoir',
    doNothing:
      'Ce n’était pas toi ? Alors ne fais rien : sans ce clic, nous ne t’écrirons plus jamais, et nous oublions l’adresse dans deux jours.',
  },
  movedOn: (rock: string) => `${rock} a continué son voyage`,
  hidden: 'Il a été recaché. Merci de l’avoir laissé pour la personne suivante.',
  hiddenNear: (near: string) =>
    `Il a été recaché ${near}. Merci de l’avoir laissé pour la personne suivante.`,
  button: 'Voir son voyage',
  forgotten: 'Tu nous avais demandé de te le dire. C’était le seul e-mail, et nous avons oublié ton adresse.',
};
