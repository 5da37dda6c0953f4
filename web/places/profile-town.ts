// The town of a member's profile, as a place on the map.
import { queryOptions, skipToken } from '@tanstack/react-query';
import { countryName } from '../../schema/country-name.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { foldedName, isNamed } from '../../schema/place-names.ts';
import type { PlaceHit } from '../../schema/places.ts';
import { api, bodyOf } from '../api.ts';

type Home = Pick<CurrentMember, 'city' | 'state' | 'country'>;

/** Null if the profile names no town, or an unknown one. */
export function profileTown(home: Home | null) {
  // 'Omaha' of 'Omaha, NE'.
  const city = home?.city.split(',', 1)[0]?.trim() ?? '';
  const { state, country } = home ?? {};
  return queryOptions({
    queryKey: ['/api/places', 'of-profile', city, state, country],
    queryFn: !home || city.length < 2 ? skipToken : async () => townOf(home, city),
    staleTime: Infinity,
  });
}

async function townOf({ state, country }: Home, city: string): Promise<PlaceHit | null> {
  const hits = await bodyOf(api.places.$get({ query: { q: city } }));
  const towns = hits.filter((hit) => hit.kind === 'town' && isNamed(hit, [city]));
  const typed = [state, country].map(foldedName).filter(Boolean);
  const fits = (hit: PlaceHit) =>
    typed.filter((words) =>
      [hit.state ?? '', hit.country, countryName(hit.country)].map(foldedName).includes(words),
    ).length;
  return towns.reduce<PlaceHit | null>((best, hit) => (best && fits(best) >= fits(hit) ? best : hit), null);
}
