// Who may open the page of an own rock: shown as chosen at once, and as before when the request fails.
import { useQueryClient } from '@tanstack/react-query';
import type { OwnRock, PageAudience } from '../../schema/rocks.ts';
import { api, bodyOf } from '../api.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { refreshRocks } from '../refresh.ts';
import { sayFailed } from '../ui/say-failed.ts';
import { toast } from '../ui/toast.ts';
import { wordsNow } from '../lib/words.ts';

export function usePageAudience({ id, page }: Pick<OwnRock, 'id' | 'page'>) {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMemberMutation(
    (wanted: PageAudience, headers) =>
      bodyOf(api.rocks[':id'].page.$put({ param: { id }, json: { page: wanted } }, { headers })),
    {
      onDone: (answer) => {
        toast({ title: wordsNow('pageAudience').choices[answer.page].about, tone: 'good' });
        return refreshRocks(queryClient);
      },
      onFailed: (error) => sayFailed(wordsNow('pageAudience').failed, '')(error),
    },
  );
  return { audience: isPending ? variables : page, choose: mutate };
}
