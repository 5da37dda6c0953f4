// What members change about themselves, and what is fetched again afterwards.
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CurrentMember } from '../../schema/members.ts';
import { profileLimits, type EmailChange, type EmailInput, type ProfileBody } from '../../schema/profile.ts';
import { api, bodyOf } from '../api.ts';
import { ApiError } from '../lib/api-error.ts';
import { useAttempts } from '../lib/attempts.ts';
import { refreshRocks } from '../refresh.ts';
import { currentMember } from './queries.ts';
import { isUnauthorized, signInAgain } from './unauthorized.ts';

/** A session that has ended is the same for every change: the member signs in again. */
function onError(error: unknown): void {
  if (isUnauthorized(error)) signInAgain();
}

const refreshMember = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: currentMember.queryKey });

/** How others see the member has changed as well, wherever their name and picture stand. */
function refreshSoon(queryClient: QueryClient): void {
  setTimeout(() => void refreshMember(queryClient), profileLimits.refreshMs);
  void refreshRocks(queryClient);
}

export function useSaveProfile() {
  const queryClient = useQueryClient();
  const attempts = useAttempts();
  return useMutation({
    mutationFn: (json: ProfileBody): Promise<CurrentMember> =>
      bodyOf(api.user.profile.$put({ json }, { headers: attempts.headers(json) })),
    onSuccess: () => {
      attempts.done();
      refreshSoon(queryClient);
    },
    onError,
  });
}

/** The photo is made to fit already; null takes the present one away. */
export function useChangePicture() {
  const queryClient = useQueryClient();
  const attempts = useAttempts();
  return useMutation({
    mutationFn: (image: File | null): Promise<CurrentMember> => {
      const headers = attempts.headers({ image });
      const call = image
        ? api.user.avatar.$put({ form: { image } }, { headers })
        : api.user.avatar.$delete({}, { headers });
      return bodyOf(call);
    },
    onSuccess: async () => {
      attempts.done();
      void refreshRocks(queryClient);
      await refreshMember(queryClient);
    },
    onError,
  });
}

export function useChangeEmail() {
  const queryClient = useQueryClient();
  const attempts = useAttempts();
  return useMutation({
    mutationFn: (json: EmailInput): Promise<EmailChange> =>
      bodyOf(api.auth.user.email.$patch({ json }, { headers: attempts.headers(json) })),
    onSuccess: async () => {
      attempts.done();
      await refreshMember(queryClient);
    },
    onError,
  });
}

/** The address stays as it was. */
export function useGiveUpEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<CurrentMember> => bodyOf(api.auth.user.email.$delete()),
    onSuccess: () => refreshMember(queryClient),
    onError,
  });
}

/** The member has seen their profile for the first time. */
export function useCompleteFirstLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.auth.user['complete-first-login'].$post({ json: {} })),
    onSuccess: async () => {
      // A saved profile may be on its way here, read before this was known.
      await queryClient.cancelQueries({ queryKey: currentMember.queryKey });
      queryClient.setQueryData(
        currentMember.queryKey,
        (member) => member && { ...member, isFirstLogin: false },
      );
      void refreshMember(queryClient);
    },
    onError,
  });
}

export function useDeleteAccount() {
  const attempts = useAttempts();
  const answerIsLost = useRef(false);
  return useMutation({
    mutationFn: async (): Promise<void> => {
      try {
        await api.user.account.$delete({}, { headers: attempts.headers(null) });
      } catch (error) {
        // Nobody is left to be signed in: the call before this one did it, only its answer never came.
        if (answerIsLost.current && isUnauthorized(error)) return;
        answerIsLost.current ||= error instanceof ApiError && error.status === 0;
        throw error;
      }
    },
    onError,
  });
}

/** The server's own sentence, when it is about what was asked; null when it could not do it, or did not answer. */
export function refusalOf(error: unknown): { words: string; field?: string | undefined } | null {
  const isRefusal = error instanceof ApiError && [400, 409, 413, 415, 422, 429].includes(error.status);
  return isRefusal && error.serverMessage ? { words: error.serverMessage, field: error.field } : null;
}
