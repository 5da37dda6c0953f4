// The search parameters of the Found Rock page: labels contain the Rock ID as `rockId`, older labels as `id`.
import { searchReader } from '../lib/search-params.ts';

export const readFoundRockSearch = searchReader({ rockId: 'text', id: 'text' });

/** The Rock ID in the URL; '' for none. */
export function soughtCode({ rockId, id }: ReturnType<typeof readFoundRockSearch>): string {
  return rockId ?? id ?? '';
}
