// A member's like of a rock: shown at once, and taken back when the server did not agree.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { interactionWords, type LikeState } from '../../schema/interactions.ts';
import type { Rock } from '../../schema/rocks.ts';
import { api, bodyOf } from '../api.ts';
import { serverWords } from '../lib/api-error.ts';
import { useAttempts } from '../lib/attempts.ts';
import { isUnauthorized, signInAgain } from '../members/unauthorized.ts';
import { toast } from '../ui/toast.ts';
import { changeFeedRock } from './cached-rocks.ts';

interface Like extends LikeState {
  isPending: boolean;
  /** Likes the rock, or takes the like back. */
  toggle: () => void;
}

export function useLike(rock: Pick<Rock, 'id' | 'likedByMe' | 'likeCount'>): Like {
  const queryClient = useQueryClient();
  const attempts = useAttempts();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: boolean) => sendLike(rock.id, wanted, attempts.headers(wanted)),
    onSuccess: ({ likedByMe, likeCount }) => {
      attempts.done();
      return changeFeedRock(queryClient, rock.id, () => ({ likedByMe, likeCount }));
    },
    onError: (error) => {
      if (isUnauthorized(error)) signInAgain();
      else toast({ title: interactionWords.likeFailed, description: serverWords(error, ''), tone: 'bad' });
    },
  });
  const likedByMe = isPending ? variables : rock.likedByMe;
  return {
    likedByMe,
    likeCount: rock.likeCount + Number(likedByMe) - Number(rock.likedByMe),
    isPending,
    toggle: () => mutate(!rock.likedByMe),
  };
}

async function sendLike(
  id: string,
  wanted: boolean,
  headers: { 'Idempotency-Key': string },
): Promise<LikeState> {
  const calls = api.rocks[':id'].interactions;
  if (!wanted) return bodyOf(calls.like.$delete({ param: { id } }, { headers }));
  const answer = await bodyOf(calls.$post({ param: { id }, json: { interactionType: 'like' } }, { headers }));
  if ('likeCount' in answer) return answer;
  throw new Error('a like was answered with a comment');
}
