// The words of en/boot.ts in French.
import type { Words } from '../words.ts';
export const boot: Words['boot'] = {
  loading: 'Chargement…',
  late: 'Rien n’est encore arrivé.',
  loadAgain: 'Recharger la page',
  withoutScript: 'Cette page a besoin de JavaScript pour montrer tes galets et la carte.',
  news: { title: 'Nouvelles d’un galet', body: 'Ouvre le site pour les voir.' },
};
