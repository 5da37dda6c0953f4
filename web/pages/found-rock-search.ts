// The search parameters of the Found Rock page: labels carry a Rock ID as `rockId`, older ones as `id`.
import { textOf } from '../lib/search-params.ts';

export interface FoundRockSearch {
  rockId?: string;
  id?: string;
}

export function readFoundRockSearch(search: Record<string, unknown>): FoundRockSearch {
  return { rockId: textOf(search['rockId']), id: textOf(search['id']) };
}

/** The Rock ID that was asked for; '' for none. */
export function soughtCode({ rockId, id }: FoundRockSearch): string {
  return rockId ?? id ?? '';
}
