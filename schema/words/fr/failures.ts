// The words of en/failures.ts in French.
import type { Words } from '../words.ts';

export const failures: Words['failures'] = {
  newer: {
    title: 'Recharge la page',
    description:
      'Cette partie n’est pas arrivée ; il y a peut-être une version plus récente. Ce que tu as écrit sur des galets est gardé. Une photo, et ce que tu as écrit ailleurs, ne l’est pas : termine d’abord cela.',
  },
  partMissing: 'Cette partie de la page n’est pas arrivée.',
  partMissingOffline: 'Cette partie de la page n’est pas arrivée. Vérifie ta connexion.',
  pageMissing: {
    title: 'Recharge la page',
    text: 'Tes galets sont en sécurité. Cette page n’est pas arrivée ; il y en a peut-être une version plus récente.',
  },
  pageMissingOffline: {
    title: 'Cette page a besoin de réseau',
    text: 'Tes galets sont en sécurité. Elle s’ouvrira dès que tu auras de nouveau du réseau.',
  },
  failed: {
    title: 'Nous avons perdu notre chemin un instant',
    text: 'Tes galets sont en sécurité. Cette page n’a pas pu se charger ; d’habitude, le deuxième essai marche.',
  },
};
