// The words of en/rocks.ts in French.
import type { Words } from '../words.ts';
export const rocks: Words['rocks'] = {
  name: 'Il manque le nom du galet',
  locationForHide: 'Pour cacher le galet tout de suite, il faut un endroit',
  notFound: 'Galet introuvable',
  tooMany: 'Tu viens d’enregistrer beaucoup de galets. Continue un peu plus tard.',
};
