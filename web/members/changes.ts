// What members change about themselves, and what is fetched again afterwards.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CurrentMember } from '../../schema/members.ts';
import { profileLimits, type EmailChange, type EmailInput, type ProfileBody } from '../../schema/profile.ts';
import { api, bodyOf } from '../api.ts';
import { ApiError } from '../lib/api-error.ts';
import { refreshRocks } from '../refresh.ts';
import { toast } from '../ui/toast.ts';
import { useMemberMutation } from './mutation.ts';
import { currentMember } from './queries.ts';
import { isUnauthorized } from './unauthorized.ts';

const refreshMember = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: currentMember.queryKey });

export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMemberMutation(
    (json: ProfileBody, headers): Promise<CurrentMember> =>
      bodyOf(api.user.profile.$put({ json }, { headers })),
    {
      onDone: () => {
        setTimeout(() => void refreshMember(queryClient), profileLimits.refreshMs);
        // How others see the member has changed as well, wherever their name and picture stand.
        void refreshRocks(queryClient);
      },
    },
  );
}

/** The photo is made to fit already; null takes the present one away. */
export function useChangePicture() {
  const queryClient = useQueryClient();
  return useMemberMutation(
    (image: File | null, headers): Promise<CurrentMember> =>
      bodyOf(
        image
          ? api.user.avatar.$put({ form: { image } }, { headers })
          : api.user.avatar.$delete({}, { headers }),
      ),
    {
      onDone: () => {
        void refreshRocks(queryClient);
        return refreshMember(queryClient);
      },
    },
  );
}

export function useChangeEmail() {
  const queryClient = useQueryClient();
  return useMemberMutation(
    (json: EmailInput, headers): Promise<EmailChange> =>
      bodyOf(api.auth.user.email.$patch({ json }, { headers })),
    { onDone: () => refreshMember(queryClient) },
  );
}

/** The address stays as it was. */
export function useGiveUpEmail() {
  const queryClient = useQueryClient();
  return useMemberMutation((): Promise<CurrentMember> => bodyOf(api.auth.user.email.$delete()), {
    onDone: () => refreshMember(queryClient),
  });
}

/** The member has seen their profile for the first time; said in a toast. */
export function useCompleteFirstLogin() {
  const queryClient = useQueryClient();
  return useMemberMutation(() => bodyOf(api.auth.user['complete-first-login'].$post({ json: {} })), {
    onDone: async () => {
      // A saved profile may be on its way here, read before this was known.
      await queryClient.cancelQueries({ queryKey: currentMember.queryKey });
      queryClient.setQueryData(
        currentMember.queryKey,
        (member) => member && { ...member, isFirstLogin: false },
      );
      void refreshMember(queryClient);
      toast({ title: 'Profile Setup Complete', tone: 'good' });
    },
    onFailed: () =>
      toast({
        title: 'Error',
        description: 'Failed to complete profile setup. Please try again.',
        tone: 'bad',
      }),
  });
}

export function useDeleteAccount() {
  const answerIsLost = useRef(false);
  return useMemberMutation(async (_: void, headers): Promise<void> => {
    try {
      await api.user.account.$delete({}, { headers });
    } catch (error) {
      // Nobody is left to be signed in: the call before this one did it, only its answer never came.
      if (answerIsLost.current && isUnauthorized(error)) return;
      answerIsLost.current ||= error instanceof ApiError && error.status === 0;
      throw error;
    }
  });
}

/** The server's own sentence, when it is about what was asked; null when it could not do it, or did not answer. */
export function refusalOf(error: unknown): { words: string; field?: string | undefined } | null {
  const isRefusal = error instanceof ApiError && [400, 409, 413, 415, 422, 429].includes(error.status);
  return isRefusal && error.serverMessage ? { words: error.serverMessage, field: error.field } : null;
}
