// The page of a rock in the app: its query, and the state from the first HTML.
import { queryOptions } from '@tanstack/react-query';
import { rockStateId } from '../../schema/initial-state-id.ts';
import type { RockState } from '../../schema/rock-page.ts';
import { api, bodyOf, setActingMember } from '../api.ts';
import { currentMember } from '../members/queries.ts';
import { queryClient } from '../query-client.ts';

/** Milliseconds after which a page that is opened again is requested again. */
const fresh = 60_000;

/** What the page of a rock tells; for a visitor perhaps only that it is for members. */
export const rockPage = (id: string) =>
  queryOptions({
    queryKey: ['/api/rocks/page', id],
    queryFn: () => bodyOf(api.rocks[':id'].page.$get({ param: { id } })),
    staleTime: fresh,
  });

/** Puts the state from the first HTML into the query cache, so that the app need not request it. */
export function adoptRockState(): void {
  const block = document.getElementById(rockStateId);
  if (!block) return;
  const { rock, member } = JSON.parse(block.textContent) as RockState; // written by worker/pages/rock-page.tsx
  block.remove();
  queryClient.setQueryData(rockPage(rock.id).queryKey, rock);
  queryClient.setQueryData(currentMember.queryKey, member);
  setActingMember(member?.id ?? null);
}
