// The words of en/paging.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const paging: Words['paging'] = {
  limit: (most: number) => `limit é um número inteiro de 1 a ${most}`,
  showMore: 'Mostrar mais',
  moreFailed: 'Não foi possível carregar mais. Tente de novo.',
  rocksAreSafe: 'Suas pedras estão a salvo. Tente de novo daqui a pouco.',
  cursor: 'Este cursor não pertence a esta lista',
};
