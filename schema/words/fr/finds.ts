// The words of en/finds.ts in French.
import type { Words } from '../words.ts';
import { codes } from './codes.ts';
import { number } from './intl.ts';
import { wait } from './units.ts';

const withOwner = 'Ce galet est encore à la maison : il n’a pas encore été caché.';

export const finds: Words['finds'] = {
  neverHidden: 'Galet indisponible : il n’a jamais été caché',
  unknown: 'Galet introuvable',
  waiting: codes.waiting,
  taken: 'Galet déjà trouvé',
  notYours: 'Ce galet trouvé n’est pas dans ta liste',
  alreadyRehidden: 'Ce galet a déjà été recaché',
  movedOn: 'Quelqu’un d’autre a ce galet maintenant',
  tooManyIds: (seconds: number, isVisitor: boolean) =>
    `Beaucoup d’ID ont été essayés en peu de temps${isVisitor ? ' depuis ton réseau' : ''}. Vérifie l’étiquette et réessaie dans ${wait(seconds)}.`,
  enoughToday: (most: number, seconds: number) =>
    `Tu as saisi ${number(most)} Rock ID aujourd’hui, le maximum par jour. Réessaie dans ${wait(seconds)}.`,
  onPage: {
    waiting: {
      title: codes.waiting,
      description:
        'Personne n’a encore enregistré de galet avec elle. C’est la tienne ? Enregistre ton galet, et on pourra le trouver.',
    },
    neverHidden: { title: 'Galet indisponible', description: withOwner },
    taken: {
      title: 'Galet déjà trouvé',
      description: 'Ce galet a déjà été trouvé et attend d’être recaché.',
    },
    unknown: {
      title: 'Galet introuvable',
      description: 'Aucun galet ne porte cet ID. Vérifie-le et réessaie.',
    },
  },
  inDialog: {
    waiting: {
      title: codes.waiting,
      description:
        'Personne n’a encore enregistré de galet avec elle. C’est la tienne ? Enregistre ton galet, et on pourra le trouver.',
    },
    neverHidden: { title: 'Galet indisponible', description: withOwner },
    taken: {
      title: 'Galet déjà trouvé',
      description: 'Quelqu’un d’autre a déjà trouvé ce galet.',
    },
    unknown: {
      title: 'Galet introuvable',
      description: 'Aucun galet ne porte cet ID. Vérifie l’ID et réessaie.',
    },
  },
  noConnection: {
    title: 'Pas de réseau',
    description:
      'Nous n’avons pas pu joindre le serveur. Garde le galet avec toi et réessaie là où il y a du réseau.',
  },
  oneMoment: { title: 'Un instant', description: 'Attends un peu, puis réessaie.' },
  failed: { title: 'Erreur', description: 'La trouvaille n’a pas été notée. Réessaie.' },
  unable: {
    title: 'Galet introuvable',
    description: 'Le Rock ID est faux ou le galet n’est pas enregistré.',
  },
  lookUpFailed: {
    title: 'La recherche n’a pas marché',
    description: 'Nous n’avons pas pu chercher ce galet. Réessaie dans un instant.',
  },
  inOneLine: (title: string, description: string) => `${title} : ${description}`,
  kept: 'Pas de réseau : ta trouvaille est gardée sur cet appareil et partira dès qu’il y en aura. D’ici là, elle est dans « Mes galets ».',
  notLookedUp: {
    title: 'Pas de réseau',
    text: 'Impossible de chercher ce galet pour le moment. Réessaie là où il y a du réseau.',
  },
  mistyped: {
    title: codes.check,
    text: 'Compare-le avec l’étiquette, ou avec le dessous du galet, caractère par caractère.',
  },
  unasked: {
    title: 'Appuie sur « Chercher »',
    text: 'Est-ce l’ID entier ? Alors appuie sur « Chercher », ou continue à écrire.',
  },
  noRock: {
    title: 'Galet introuvable',
    text: 'Personne n’a enregistré de galet avec cet ID. Est-ce le tien, ou un caractère est-il difficile à lire ?',
  },
  waitingLabel: {
    title: codes.waiting,
    text: 'Le Rock ID est bon, et aucun galet ne le porte encore. C’est le tien ? Enregistre ton galet avec lui.',
  },
  elsewhere: {
    active:
      'Ce galet est encore chez la personne à qui il appartient, qui peut le cacher. Ensuite, on pourra le trouver et le marquer comme trouvé.',
    found:
      'Ce galet est chez le membre qui l’a trouvé en dernier et qui peut le recacher. Ensuite, tu pourras le marquer comme trouvé.',
  },
  isThatYou: {
    active:
      'Ce galet est encore chez la personne à qui il appartient. C’est toi ? Connecte-toi pour le cacher.',
    found: 'Ce galet est chez le membre qui l’a trouvé en dernier. C’est toi ? Connecte-toi pour le cacher.',
  },
};
