// Whether the exact first place of a rock may be the member's home: its nearest town is that of their profile.
import { useQueryClient } from '@tanstack/react-query';
import type { Coordinates } from '../../schema/journey.ts';
import { blurred, mapLimits } from '../../schema/map-grid.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { foldedName } from '../../schema/place-names.ts';
import { useDoubt, type Doubts } from '../journey/use-doubt.ts';
import { townsAround } from '../map/queries.ts';
import { homeAnswer } from './home-answers.ts';

export function useHomeDoubt({ id, city }: CurrentMember): Doubts<Coordinates & { town: string }> {
  const queryClient = useQueryClient();
  return useDoubt(async ({ latitude, longitude }) => {
    const at = { latitude, longitude };
    const coarse = blurred(at);
    const isExact = coarse.latitude !== latitude || coarse.longitude !== longitude;
    if (!city.trim() || !isExact || homeAnswer(id, at)) return null;
    // The exact place stays out of addresses, which are logged.
    const [town] = await queryClient.fetchQuery(townsAround([coarse], mapLimits.mostZoom));
    return town && foldedName(town.town) === foldedName(city) ? { ...at, town: town.town } : null;
  });
}
