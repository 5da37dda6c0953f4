// What a member asks of the server at a click: not done twice when its answer was lost, and with the way back to a
// session that is over. Buying, finding, registering and applying have rules of their own.
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useAttempts, type AttemptHeaders } from '../lib/attempts.ts';
import { dismissToast } from '../ui/toast.ts';
import { isUnauthorized, signInAgain } from './unauthorized.ts';

interface Outcomes<Input, Answer> {
  /** The mutation is pending until this is over. Called also when whoever asked is no longer on the screen. */
  onDone?: (answer: Answer, input: Input) => unknown;
  /** Not told of a session that is over: of that the member is told here. @returns the toast, which goes with the next try */
  onFailed?: (error: Error, input: Input) => number | void;
}

/** @param send is given the key of the attempt, for calls that write */
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
