// The words of en/own-rocks.ts in French.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const ownRocks: Words['ownRocks'] = {
  search: 'Chercher dans tes galets',
  searched: 'Nom, lieu…',
  status: 'État',
  all: 'Tous',
  order: 'Ordre',
  newest: 'Récents d’abord',
  sorts: {
    oldest: 'Anciens d’abord',
    miles: { mi: 'Plus de miles', km: 'Plus de kilomètres' },
    finds: 'Les plus trouvés',
    name: 'Par nom',
  },
  looking: 'Recherche dans tous tes galets…',
  count: (count: number) =>
    count === 0 ? 'Aucun galet' : plural(count, { one: '# galet', other: '# galets' }),
  failed: 'Tes galets n’ont pas pu être chargés.',
  noneFits: 'Aucun de tes galets n’est comme cela.',
  showAll: 'Les voir tous',
  notHidden: 'pas encore caché',
  wayAndFinds: (way: string, finds: number) =>
    finds === 0
      ? `${way}, pas encore trouvé`
      : plural(finds, { one: `${way}, trouvé # fois`, other: `${way}, trouvé # fois` }),
};
