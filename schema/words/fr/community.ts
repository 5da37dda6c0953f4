// The words of en/community.ts in French.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const order = { nearest: 'voyages courts d’abord', farthest: 'longs voyages d’abord' };

export const community: Words['community'] = {
  heading: 'Communauté',
  feed: 'Fil d’activité',
  leaderboard: 'Classement',
  featured: 'Galets à la une',
  ambassadors: 'Ambassadeurs fondateurs',
  closed: {
    intro: 'La grande table où tout le monde montre ses galets. Elle s’ouvre avec Rock Hunter Pro.',
    feed: 'Chaque galet enregistré, et ce qu’on en dit.',
    leaderboard: 'Qui trouve le plus de galets, et qui en peint le plus.',
    featured: 'Ceux qui sont allés le plus loin, avec leurs voyages sur la carte.',
    ambassadors: 'Les pionniers de chaque État et de chaque pays.',
    glimpse: 'Un aperçu du fil',
    glimpseHint: 'Les galets les plus récents. Les aimer et dire un mot est gratuit pour chaque membre.',
  },
  feedFailed: 'Le fil n’a pas pu être chargé.',
  feedEmpty: 'La table est encore vide.',
  feedEmptyHint: 'Les galets apparaissent ici dès que quelqu’un en enregistre un.',
  registerRock: 'Enregistrer un galet',
  feedArea: 'Fil de la communauté',
  showMore: 'En voir plus',
  moreFailed: 'D’autres galets n’ont pas pu être chargés. Réessaie.',
  shown: (count: number) =>
    plural(count, { one: `${number(count)} galet affiché`, other: `${number(count)} galets affichés` }),
  byOn: <T>(author: T, day: T) => [author, ', ', day],
  leaderboards: {
    failed: 'Les classements n’ont pas pu être chargés.',
    finds: 'Classement mondial des trouvailles',
    registered: 'Classement mondial des galets enregistrés',
    noFinds: 'Personne n’a encore trouvé de galet. Le premier nom ici pourrait être le tien.',
    noRegistered: 'Personne n’a encore enregistré de galet. Le premier nom ici pourrait être le tien.',
    place: <T>(hidden: (words: string) => T, place: T) => [hidden('Place '), place],
    findsUnit: (count: number) => plural(count, { one: 'trouvaille', other: 'trouvailles' }),
    registeredUnit: (count: number) => plural(count, { one: 'galet', other: 'galets' }),
  },
  featuredRocks: {
    failed: 'Les galets à la une n’ont pas pu être chargés.',
    none: 'Aucun galet n’est encore parti en voyage.',
    noneHint: 'Le premier qui sera emporté et recaché sera à la une ici.',
    registerFirst: 'Enregistrer ton premier galet',
    showAll: 'Les voir tous',
    noHidden: 'Aucun des galets à la une n’attend d’être trouvé en ce moment. Ils sont tous en route.',
    noFound: 'Aucun des galets à la une n’est dans une poche en ce moment. Ils sont tous dehors.',
    noActive:
      'Tous les galets à la une ont quitté la maison. Aucun n’attend d’être caché pour la première fois.',
    filter: 'Filtrer par état',
    all: 'Tous',
    sort: 'Trier',
    order,
    count: (count: number, first: keyof typeof order) =>
      count === 0 ? 'Aucun galet' : plural(count, { one: '# galet', other: `# galets, ${order[first]}` }),
  },
};
