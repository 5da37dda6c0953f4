// Whether the exact first place of a rock may be the member's home: it is in or near the town of their profile.
import { useQueryClient } from '@tanstack/react-query';
import { metresBetween, type Coordinates } from '../../schema/journey.ts';
import { blurred } from '../../schema/map-grid.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { useDoubt, type Doubts } from '../journey/use-doubt.ts';
import { isNamed } from '../places/hit-words.ts';
import { placesBeginning } from '../places/queries.ts';
import { homeAnswer } from './home-answers.ts';

/** From the middle of a town on. Half of London is farther away. */
const townMetres = 15_000;

export function useHomeDoubt({ id, city }: CurrentMember): Doubts<Coordinates & { town: string }> {
  const queryClient = useQueryClient();
  return useDoubt(async ({ latitude, longitude }) => {
    const at = { latitude, longitude };
    const coarse = blurred(at);
    const isExact = coarse.latitude !== latitude || coarse.longitude !== longitude;
    // 'Omaha' of 'Omaha, NE'.
    const name = city.split(',', 1)[0]?.trim() ?? '';
    if (!name || !isExact || homeAnswer(id, at)) return null;
    // The exact place stays out of addresses, which are logged.
    const near = [latitude, longitude].map((degrees) => degrees.toFixed(1)).join(',');
    const hits = await queryClient.fetchQuery(placesBeginning(name, near));
    const town = hits.find((hit) => isNamed(hit, [name]) && metresBetween(hit, at) < townMetres);
    return town ? { ...at, town: town.name } : null;
  });
}
