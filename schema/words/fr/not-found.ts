// The words of en/not-found.ts in French.
import type { Words } from '../words.ts';
export const notFound: Words['notFound'] = {
  heading: '404 Page introuvable',
  didYouForget: 'As-tu oublié d’ajouter la page au routeur ?',
  ifNot:
    'Si ce n’est pas le cas : il n’y a rien sous cette pierre. L’adresse a peut-être une faute, ou la page est repartie, comme le font les galets.',
  toStart: 'Retour au début',
  exploreMap: 'Explorer la carte',
};
