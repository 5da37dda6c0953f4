// The words of en/downloads.ts in French.
import type { Words } from '../words.ts';
export const downloads: Words['downloads'] = {
  files: {
    rocks: {
      title: 'Mes galets',
      text: 'Chaque galet que tu as enregistré : Rock ID, description, état, distance, nombre de trouvailles et dernier endroit où il a été caché. Les Rock ID sont secrets : garde ce fichier pour toi.',
    },
    journeys: {
      title: 'Voyages de mes galets',
      text: 'Chaque étape de chaque voyage : quand, où, par qui, les notes, et la distance depuis l’endroit précédent.',
    },
    finds: {
      title: 'Mes trouvailles',
      text: 'Chaque galet que tu as trouvé : à qui il est, où il était, et où tu l’as recaché.',
    },
    follows: {
      title: 'Les galets que je suis',
      text: 'Chaque galet que tu as choisi de suivre, depuis quand, et ceux que tu ne suis plus.',
    },
    notifications: {
      title: 'Ce que j’ai appris',
      text: 'Les notifications des quatre-vingt-dix derniers jours : ce qui est arrivé à quel galet, et quand nous t’avons écrit.',
    },
  },
  download: 'Télécharger',
  preparing: 'Préparation…',
  ready: 'Ton fichier est prêt',
  failed: 'Pas de fichier cette fois',
  failedHint: 'Réessaie dans un instant.',
  brokenOff: 'Le téléchargement s’est interrompu, et rien n’a été enregistré. Réessaie.',
};
