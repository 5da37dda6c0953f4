// The painter's button that removes a sighting which is not true.
import { useQueryClient } from '@tanstack/react-query';
import type { PageSighting } from '../../schema/rock-page.ts';
import { dayName, rockPageWords as words } from '../../schema/rock-page-words.ts';
import { api, bodyOf } from '../api.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { Button } from '../ui/button.tsx';
import { sayFailed } from '../ui/say-failed.ts';
import { toast } from '../ui/toast.ts';
import { rockPage } from './rock-page.ts';

interface RemoveSightingProps {
  rockId: string;
  sighting: PageSighting;
}

export default function RemoveSighting({ rockId, sighting: { id, day } }: RemoveSightingProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMemberMutation(
    (_: void, headers) =>
      bodyOf(
        api.rocks[':id'].sightings[':sightingId'].$delete(
          { param: { id: rockId, sightingId: id } },
          { headers },
        ),
      ),
    { onFailed: sayFailed(words.sightingStays, 'Please try again in a moment.') },
  );
  const remove = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast({ title: words.sightingRemoved });
        void queryClient.invalidateQueries({ queryKey: rockPage(rockId).queryKey });
      },
    });
  return (
    <Button
      variant="link"
      aria-label={`${words.removeSighting}: ${dayName(day)}`}
      pending={isPending}
      onClick={remove}
    >
      {words.removeSighting}
    </Button>
  );
}
