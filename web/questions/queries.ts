// Queries and mutations about rocks whose Rock ID is worn off.
import { queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../api.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { refresh, refreshRocks } from '../refresh.ts';

export interface Sought {
  what?: string | undefined;
  town?: string | undefined;
  month?: string | undefined;
}

/** Hidden rocks that may be the found one. Nothing is asked without a town. */
export const likelyRocks = ({ what = '', town, month }: Sought) =>
  queryOptions({
    queryKey: ['/api/worn-off', { what, town, month }],
    queryFn:
      town === undefined
        ? skipToken
        : ({ signal }) =>
            bodyOf(api['worn-off'].$get({ query: { what, town, month } }, { init: { signal } })),
  });

export const oneQuestion = (id: string) =>
  queryOptions({
    queryKey: ['/api/questions', id],
    queryFn: () => bodyOf(api.questions[':id'].$get({ param: { id } })),
  });

/** The member's own, newest first. */
export const ownQuestions = queryOptions({
  queryKey: ['/api/questions'],
  queryFn: () => bodyOf(api.questions.$get()),
});

/** Asks the painter of a rock. The answer has the question's id. */
export function useAsk(rockId: string, onAsked: (id: string) => void, onFailed: (error: Error) => void) {
  const queryClient = useQueryClient();
  return useMemberMutation(
    (image: File, headers) =>
      bodyOf(api.rocks[':id'].questions.$post({ param: { id: rockId }, form: { image } }, { headers })),
    {
      onDone: ({ id }) => {
        void refreshQuestions(queryClient);
        onAsked(id);
      },
      onFailed,
    },
  );
}

/** The painter's answer. */
export function useAnswer(id: string) {
  const queryClient = useQueryClient();
  return useMemberMutation(
    (isMine: boolean, headers) =>
      bodyOf(api.questions[':id'].answer.$post({ param: { id }, json: { isMine } }, { headers })),
    {
      onDone: () => Promise.all([refreshQuestions(queryClient), refreshRocks(queryClient)]),
      // Perhaps it is over, or was answered on another device.
      onFailed: () => void refreshQuestions(queryClient),
    },
  );
}

export function useTakeBack(id: string, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMemberMutation((_: void) => bodyOf(api.questions[':id'].$delete({ param: { id } })), {
    // Perhaps it was taken back in another tab.
    onFailed: () => void refreshQuestions(queryClient),
    onDone: () => {
      onDone();
      queryClient.removeQueries({ queryKey: oneQuestion(id).queryKey });
      return refreshQuestions(queryClient);
    },
  });
}

const refreshQuestions = (queryClient: ReturnType<typeof useQueryClient>) =>
  refresh(queryClient, /^\/api\/(questions|notifications)$/);
