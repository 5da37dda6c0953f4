// The words of en/paging.ts in French.
import type { Words } from '../words.ts';
export const paging: Words['paging'] = {
  limit: (most: number) => `limit est un nombre entier de 1 à ${most}`,
  showMore: 'En voir plus',
  moreFailed: 'La suite n’a pas pu être chargée. Réessaie.',
  rocksAreSafe: 'Tes galets sont en sécurité. Réessaie dans un instant.',
  cursor: 'Ce curseur n’appartient pas à cette liste',
};
