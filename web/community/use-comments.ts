// Writing a comment, and deleting one's own.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { interactionWords } from '../../schema/interactions.ts';
import { rockLimits, type Interaction } from '../../schema/rocks.ts';
import { api, bodyOf } from '../api.ts';
import { serverWords } from '../lib/api-error.ts';
import { useAttempts } from '../lib/attempts.ts';
import { isUnauthorized, signInAgain } from '../members/unauthorized.ts';
import { toast } from '../ui/toast.ts';
import { addCachedComment, changeFeedRock, dropCachedComment } from './cached-rocks.ts';

/** @param onPosted called even when the conversation has been closed in the meantime */
export function usePostComment(rockId: string, onPosted: () => void) {
  const queryClient = useQueryClient();
  const attempts = useAttempts();
  return useMutation({
    mutationFn: async (content: string): Promise<Interaction> => {
      const json = { interactionType: 'comment', content } as const;
      const answer = await bodyOf(
        api.rocks[':id'].interactions.$post(
          { param: { id: rockId }, json },
          { headers: attempts.headers(json) },
        ),
      );
      if ('content' in answer) return answer;
      throw new Error('a comment was answered with a like');
    },
    onSuccess: (comment) => {
      attempts.done();
      onPosted();
      addCachedComment(queryClient, rockId, comment);
      void changeFeedRock(queryClient, rockId, ({ commentCount, interactions }) => ({
        commentCount: commentCount + 1,
        interactions: [comment, ...interactions].slice(0, rockLimits.comments),
      }));
      toast({ title: interactionWords.commentAdded, tone: 'good' });
    },
    onError: (error) => {
      if (isUnauthorized(error)) signInAgain();
      else toast({ title: interactionWords.commentFailed, description: serverWords(error, ''), tone: 'bad' });
    },
  });
}

/** `mutate` takes the id of one of the member's own comments. */
export function useDeleteComment(rockId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (commentId: string) =>
      bodyOf(api.rocks[':id'].interactions[':commentId'].$delete({ param: { id: rockId, commentId } })),
    onSuccess: ({ commentCount }, commentId) => {
      dropCachedComment(queryClient, rockId, commentId);
      void changeFeedRock(queryClient, rockId, ({ interactions }) => ({
        commentCount,
        interactions: interactions.filter(({ id }) => id !== commentId),
      }));
    },
    onError: (error) => {
      if (isUnauthorized(error)) signInAgain();
      else
        toast({
          title: 'The comment is still there',
          description: serverWords(error, 'It could not be deleted. Please try again.'),
          tone: 'bad',
        });
    },
  });
}
