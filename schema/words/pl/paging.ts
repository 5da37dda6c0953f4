// The words of en/paging.ts in Polish.
import type { Words } from '../words.ts';

export const paging: Words['paging'] = {
  limit: (most: number) => `limit to liczba całkowita od 1 do ${most}`,
  showMore: 'Pokaż więcej',
  moreFailed: 'Nie udało się wczytać następnych. Spróbuj ponownie.',
  rocksAreSafe: 'Twoje kamyki są bezpieczne. Spróbuj ponownie za chwilę.',
  cursor: 'Ten kursor nie należy do tej listy',
};
