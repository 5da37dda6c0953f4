// The words of en/my-rocks.ts in French.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const myRocks: Words['myRocks'] = {
  heading: 'Mes galets',
  foundRock: 'Galet trouvé, saisir l’ID',
  register: 'Nouveau galet',
  track: 'Suivre sur la carte',
  printLabel: 'Imprimer l’étiquette',
  done: 'Terminé',
  tabs: {
    rocks: 'Mes galets',
    rehide: 'À recacher',
    archive: 'Recachés',
    activity: 'Activité',
  },
  tabWithMore: (label: string, count: number) => `${label} (${number(count)}+)`,
  noRocks: {
    title: 'Ton premier galet aura sa place ici.',
    description: 'Peins-en un, donne-lui un ID, et regarde où il va.',
    register: 'Enregistrer ton premier galet',
  },
  noFinds: {
    title: 'Aucun galet trouvé n’attend dans ta poche.',
    description: 'Quand tu en trouves un, saisis son ID. Il attend ici que tu le recaches.',
  },
  noArchive: {
    title: 'Les galets que tu recaches resteront en mémoire ici.',
    look: 'En chercher un sur la carte',
  },
  noActivity: {
    title: 'Il ne s’est encore rien passé.',
    description: 'Enregistre un galet à toi, ou cherche un galet que quelqu’un a caché.',
    register: 'Enregistrer un galet',
    exploreMap: 'Explorer la carte',
  },
  notYours: {
    title: 'Ce galet n’est plus à toi',
    description: 'Il a peut-être déjà une nouvelle maison.',
  },
  notWithYou: {
    title: 'Ce galet n’est pas chez toi',
    description:
      'C’est la personne à qui il appartient, ou la dernière qui l’a trouvé, qui le cache. Quand il attendra de nouveau à sa place, tu pourras le marquer comme trouvé.',
  },
  alreadyHidden: {
    title: 'Déjà caché',
    description: (rock: string) =>
      `${rock} attend dans sa cachette. On pourra le recacher quand quelqu’un l’aura trouvé.`,
  },
  withFinder: {
    title: 'Chez la personne qui l’a trouvé',
    description: (rock: string) => `${rock} a été trouvé. La personne qui l’a maintenant peut le recacher.`,
  },
  lookUpFailed: {
    title: 'Ton galet n’a pas pu être cherché',
    description: 'Réessaie dans un instant.',
  },
  findsFailed: 'Les galets que tu as trouvés n’ont pas pu être chargés.',
  archiveFailed: 'Les galets que tu as recachés n’ont pas pu être chargés.',
  activityFailed: 'Ton activité n’a pas pu être chargée.',
  theRock: 'le galet',
};
