// The base of members' mutations, with idempotency keys and the handling of expired sessions. Purchases, finds,
// registrations and applications have their own mutations.
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAttempts, type AttemptHeaders } from '../lib/attempts.ts';
import { dismissToast } from '../ui/toast.ts';
import { isUnauthorized, signInAgain } from './unauthorized.ts';

interface Outcomes<Input, Answer> {
  /** The mutation is pending until the result resolves. Called even after the component has unmounted. */
  onDone?: (answer: Answer, input: Input) => unknown;
  /** Not called for expired sessions, which are handled here. @returns the id of a toast to dismiss on a retry */
  onFailed?: (error: Error, input: Input) => number | void;
}

/** @param send gets the header with the idempotency key */
export function useMemberMutation<Answer, Input = void>(
  send: (input: Input, headers: AttemptHeaders) => Promise<Answer>,
  { onDone, onFailed }: Outcomes<Input, Answer> = {},
) {
  const attempts = useAttempts();
  const failure = useRef<number | void>(undefined);
  return useMutation({
    mutationFn: (input: Input) => {
      dismissToast(failure.current);
      return send(input, attempts.headers(input ?? null));
    },
    onSuccess: (answer, input) => {
      attempts.done();
      return onDone?.(answer, input);
    },
    onError: (error, input) => {
      if (isUnauthorized(error)) signInAgain();
      else failure.current = onFailed?.(error, input);
    },
  });
}
