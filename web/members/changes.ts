// Mutations of the member's own profile, email address and account, with the queries that they invalidate.
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
import { wordsNow } from '../lib/words.ts';

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
        // Lists contain the member's name and picture too.
        void refreshRocks(queryClient);
      },
    },
  );
}

/** `mutate` takes a resized photo, or null to remove the current one. */
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

/** Cancels a pending change of the email address. */
export function useCancelEmailChange() {
  const queryClient = useQueryClient();
  return useMemberMutation((): Promise<CurrentMember> => bodyOf(api.auth.user.email.$delete()), {
    onDone: () => refreshMember(queryClient),
  });
}

/** Records that a new member has seen their profile, with a toast. */
export function useCompleteFirstLogin() {
  const queryClient = useQueryClient();
  return useMemberMutation(() => bodyOf(api.auth.user['complete-first-login'].$post({ json: {} })), {
    onDone: async () => {
      // A refetch in progress may still return `isFirstLogin: true`.
      await queryClient.cancelQueries({ queryKey: currentMember.queryKey });
      queryClient.setQueryData(
        currentMember.queryKey,
        (member) => member && { ...member, isFirstLogin: false },
      );
      void refreshMember(queryClient);
      toast({ title: wordsNow('profile').setUp, tone: 'good' });
    },
    onFailed: () =>
      toast({
        title: wordsNow('profile').error,
        description: wordsNow('profile').setUpFailed,
        tone: 'bad',
      }),
  });
}

export function useDeleteAccount() {
  const isResponseLost = useRef(false);
  return useMemberMutation(async (_: void, headers): Promise<void> => {
    try {
      await api.user.account.$delete({}, { headers });
    } catch (error) {
      // The previous call deleted the account but its response was lost, so the session is invalid now.
      if (isResponseLost.current && isUnauthorized(error)) return;
      isResponseLost.current ||= error instanceof ApiError && error.status === 0;
      throw error;
    }
  });
}

/** The server's message if it refused the request; null for server errors and lost connections. */
export function refusalOf(error: unknown): { words: string; field?: string | undefined } | null {
  const isRefusal = error instanceof ApiError && [400, 403, 409, 413, 415, 422, 429].includes(error.status);
  return isRefusal && error.serverMessage ? { words: error.serverMessage, field: error.field } : null;
}
