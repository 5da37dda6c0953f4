// The painter's button that removes a sighting which is not true.
import { useQueryClient } from '@tanstack/react-query';
import type { PageSighting } from '../../schema/rock-page.ts';
import { api, bodyOf } from '../api.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { Button } from '../ui/button.tsx';
import { sayFailed } from '../ui/say-failed.ts';
import { toast } from '../ui/toast.ts';
import { rockPage } from './rock-page.ts';
import { useWords } from '../views/words.ts';

interface RemoveSightingProps {
  rockId: string;
  sighting: PageSighting;
}

export default function RemoveSighting({ rockId, sighting: { id, day } }: RemoveSightingProps) {
  const words = useWords('rockPage');
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMemberMutation(
    (_: void, headers) =>
      bodyOf(
        api.rocks[':id'].sightings[':sightingId'].$delete(
          { param: { id: rockId, sightingId: id } },
          { headers },
        ),
      ),
    { onFailed: sayFailed(words.sightingStays, words.tryAgain) },
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
      aria-label={words.removeSightingOf(words.day(day))}
      pending={isPending}
      onClick={remove}
    >
      {words.removeSighting}
    </Button>
  );
}
