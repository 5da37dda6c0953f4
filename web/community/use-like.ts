// A member's like of a rock: shown optimistically, and undone when the request fails.
import { useQueryClient } from '@tanstack/react-query';
import type { LikeState } from '../../schema/interactions.ts';
import type { Rock } from '../../schema/rocks.ts';
import { api, bodyOf } from '../api.ts';
import type { AttemptHeaders } from '../lib/attempts.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { aboutRock } from '../outbox/about-rock.ts';
import { isKept } from '../outbox/is-kept.ts';
import { useWaitingFor } from '../outbox/waiting-for.ts';
import { keptWords } from '../outbox/words.ts';
import { sayFailed } from '../ui/say-failed.ts';
import { toast } from '../ui/toast.ts';
import { changeFeedRock } from './cached-rocks.ts';
import { wordsNow } from '../lib/words.ts';

interface Like extends LikeState {
  isPending: boolean;
  /** Likes the rock, or removes the like. */
  toggle: () => void;
}

export function useLike(rock: Pick<Rock, 'id' | 'name' | 'likedByMe' | 'likeCount'>): Like {
  const queryClient = useQueryClient();
  const waiting = useWaitingFor(rock.id, 'like', 'unlike').at(-1);
  const known = waiting ? waiting.kind === 'like' : rock.likedByMe;
  const { mutate, isPending, variables } = useMemberMutation(
    (wanted: boolean, headers) => sendLike(rock.id, wanted, aboutRock(headers, rock)),
    {
      onDone: ({ likedByMe, likeCount }) =>
        changeFeedRock(queryClient, rock.id, () => ({ likedByMe, likeCount })),
      onFailed: (error, wanted) => {
        if (!isKept(error)) return sayFailed(wordsNow('interactions').likeFailed, '')(error);
        void changeFeedRock(queryClient, rock.id, ({ likeCount }) => ({
          likedByMe: wanted,
          likeCount: likeCount + (wanted ? 1 : -1),
        }));
        return toast(keptWords);
      },
    },
  );
  const likedByMe = isPending ? variables : known;
  return {
    likedByMe,
    likeCount: rock.likeCount + Number(likedByMe) - Number(rock.likedByMe),
    isPending,
    toggle: () => mutate(!known),
  };
}

async function sendLike(id: string, wanted: boolean, headers: AttemptHeaders): Promise<LikeState> {
  const calls = api.rocks[':id'].interactions;
  if (!wanted) return bodyOf(calls.like.$delete({ param: { id } }, { headers }));
  const answer = await bodyOf(calls.$post({ param: { id }, json: { interactionType: 'like' } }, { headers }));
  if ('likeCount' in answer) return answer;
  throw new Error('the response to a like is a comment');
}
