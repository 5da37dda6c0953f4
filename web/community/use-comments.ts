// Posts comments and deletes the member's own.
import { useQueryClient } from '@tanstack/react-query';
import { rockLimits, type Interaction } from '../../schema/rocks.ts';
import { api, bodyOf } from '../api.ts';
import type { AttemptHeaders } from '../lib/attempts.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { isKept } from '../outbox/is-kept.ts';
import { keptWords } from '../outbox/words.ts';
import { sayFailed } from '../ui/say-failed.ts';
import { toast } from '../ui/toast.ts';
import { addCachedComment, changeFeedRock, dropCachedComment } from './cached-rocks.ts';
import { wordsNow } from '../lib/words.ts';

/** @param onPosted called even if the dialog has been closed meanwhile */
export function usePostComment(rockId: string, onPosted: () => void) {
  const queryClient = useQueryClient();
  const post = async (content: string, headers: AttemptHeaders): Promise<Interaction> => {
    const json = { interactionType: 'comment', content } as const;
    const answer = await bodyOf(
      api.rocks[':id'].interactions.$post({ param: { id: rockId }, json }, { headers }),
    );
    if ('content' in answer) return answer;
    throw new Error('the response to a comment is a like');
  };
  return useMemberMutation(post, {
    onDone: (comment) => {
      onPosted();
      addCachedComment(queryClient, rockId, comment);
      void changeFeedRock(queryClient, rockId, ({ commentCount, interactions }) => ({
        commentCount: commentCount + 1,
        interactions: [comment, ...interactions].slice(0, rockLimits.comments),
      }));
      toast({ title: wordsNow('interactions').commentAdded, tone: 'good' });
    },
    onFailed: (error) => {
      if (!isKept(error)) return sayFailed(wordsNow('interactions').commentFailed, '')(error);
      onPosted();
      return toast(keptWords);
    },
  });
}

/** `mutate` takes the id of the member's own comment. */
export function useDeleteComment(rockId: string) {
  const queryClient = useQueryClient();
  return useMemberMutation(
    (commentId: string) =>
      bodyOf(api.rocks[':id'].interactions[':commentId'].$delete({ param: { id: rockId, commentId } })),
    {
      onDone: ({ commentCount }, commentId) => {
        dropCachedComment(queryClient, rockId, commentId);
        void changeFeedRock(queryClient, rockId, ({ interactions }) => ({
          commentCount,
          interactions: interactions.filter(({ id }) => id !== commentId),
        }));
      },
      onFailed: (error) => {
        const words = wordsNow('interactions');
        return sayFailed(words.notDeleted, words.notDeletedHint)(error);
      },
    },
  );
}
