// The rocks that the member follows, and the toggle for one, which shows at once.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FollowedRocks, FollowState } from '../../schema/notifications.ts';
import { api, bodyOf } from '../api.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { useMember } from '../members/queries.ts';
import { sayFailed } from '../ui/say-failed.ts';
import { wordsNow } from '../lib/words.ts';

const followed = queryOptions({
  queryKey: ['/api/user/follows'],
  queryFn: (): Promise<FollowedRocks> => bodyOf(api.user.follows.$get()),
});

interface Follow {
  /** undefined until it is known, and for visitors. */
  isFollowed: boolean | undefined;
  toggle: () => void;
}

export function useFollow(rockId: string): Follow {
  const isMember = useMember() !== null;
  const { data } = useQuery({ ...followed, enabled: isMember });
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMemberMutation(
    (isOn: boolean, headers): Promise<FollowState> => {
      const { follow } = api.rocks[':id'];
      const param = { id: rockId };
      return bodyOf(
        isOn ? follow.$put({ param, json: {} }, { headers }) : follow.$delete({ param }, { headers }),
      );
    },
    {
      onDone: ({ isFollowed }) =>
        queryClient.setQueryData(followed.queryKey, (known) => {
          if (!known) return known;
          const others = known.ids.filter((id) => id !== rockId);
          return { ids: isFollowed ? [...others, rockId] : others };
        }),
      onFailed: (error) => {
        const { title, description } = wordsNow('follows').failed;
        sayFailed(title, description)(error);
      },
    },
  );
  const isFollowed = isPending ? variables : data?.ids.includes(rockId);
  return {
    isFollowed,
    toggle: () => {
      if (!isPending && isFollowed !== undefined) mutate(!isFollowed);
    },
  };
}
