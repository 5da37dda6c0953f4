// What languages call towns and states. English names them as they are stored.
import type { Language } from '../../schema/languages.ts';
import type { Called, NearWords } from '../../schema/near.ts';

/** Names by country and English name. Only those that differ; `tools/places/make-names.ts` wrote the first of them. */
export interface PlaceNames {
  towns: NamesByCountry;
  states: NamesByCountry;
}

type NamesByCountry = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type Call = NonNullable<NearWords['called']>;

const loads = import.meta.glob<PlaceNames>('./*.json', { import: 'default' });

const asStored: Call = () => ({});

/** @returns nothing for what the language calls by the stored name */
export async function callsOf(language: Language): Promise<Call> {
  const names = await loads[`./${language}.json`]?.();
  if (!names) return asStored;
  return ({ town, state, country }) => called(names, country, town, state);
}

function called({ towns, states }: PlaceNames, country: string, town: string, state: string | null): Called {
  const [ofTown, ofState] = [towns[country]?.[town], states[country]?.[state ?? '']];
  return { ...(ofTown !== undefined && { town: ofTown }), ...(ofState !== undefined && { state: ofState }) };
}
