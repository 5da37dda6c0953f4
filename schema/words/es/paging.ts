// The words of en/paging.ts in Spanish.
import type { Words } from '../words.ts';

export const paging: Words['paging'] = {
  limit: (most: number) => `limit es un número entero de 1 a ${most}`,
  showMore: 'Ver más',
  moreFailed: 'No pudimos cargar más. Inténtalo de nuevo.',
  rocksAreSafe: 'Tus piedras están a salvo. Inténtalo de nuevo dentro de un momento.',
  cursor: 'Este cursor no es de esta lista',
};
