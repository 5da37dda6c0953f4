// The search parameters of the Found Rock page: labels carry a Rock ID as `rockId`, older ones as `id`.
import { searchReader } from '../lib/search-params.ts';

export const readFoundRockSearch = searchReader({ rockId: 'text', id: 'text' });

/** The Rock ID that was asked for; '' for none. */
export function soughtCode({ rockId, id }: ReturnType<typeof readFoundRockSearch>): string {
  return rockId ?? id ?? '';
}
