// Whether the exact first place of a rock may be the member's home: it is in or near the town of their profile.
import { metresBetween, type Coordinates } from '../../schema/journey.ts';
import { blurred } from '../../schema/map-grid.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { isNamed } from '../../schema/place-names.ts';
import { api, bodyOf } from '../api.ts';
import { useDoubt, type Doubts } from '../journey/use-doubt.ts';
import { homeAnswer } from './home-answers.ts';

/** From the middle of a town on. Half of London is farther away. */
const townMetres = 15_000;

export function useHomeDoubt({ id, city }: CurrentMember): Doubts<Coordinates & { town: string }> {
  return useDoubt(async ({ latitude, longitude }) => {
    const at = { latitude, longitude };
    const coarse = blurred(at);
    const isExact = coarse.latitude !== latitude || coarse.longitude !== longitude;
    // 'Omaha' of 'Omaha, NE'.
    const name = city.split(',', 1)[0]?.trim() ?? '';
    if (!name || !isExact || homeAnswer(id, at)) return null;
    // The exact place stays out of addresses, which are logged.
    const near = [latitude, longitude].map((degrees) => degrees.toFixed(1)).join(',');
    const hits = await bodyOf(api.places.$get({ query: { q: name, near } }));
    const town = hits.find((hit) => isNamed(hit, [name]) && metresBetween(hit, at) < townMetres);
    return town ? { ...at, town: town.name } : null;
  });
}
