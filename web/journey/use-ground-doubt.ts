// Whether a rock should be left at a place, by what the map says of it.
import { useQueryClient } from '@tanstack/react-query';
import type { Ground } from '../tiles/ground.ts';
import { groundOf } from './ground-query.ts';
import { useDoubt, type Doubts } from './use-doubt.ts';

export function useGroundDoubt(): Doubts<Ground> {
  const queryClient = useQueryClient();
  return useDoubt(async (at) => {
    const ground = await queryClient.fetchQuery(groundOf(at));
    return ground.water || ground.park !== null ? ground : null;
  });
}
