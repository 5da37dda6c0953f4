// Handles expired sessions: shows a toast and redirects to the sign-in page.
import type { QueryClient } from '@tanstack/react-query';
import { toast } from '../ui/toast.ts';
import { goToSignIn } from './sign-in.ts';
import { withWords, wordsNow } from '../lib/words.ts';
import { ApiError } from '../lib/api-error.ts';

/** Milliseconds to read the toast. */
const redirectDelay = 500;

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

let leaving = false;

/** Shows the toast and then redirects; only once, however many calls were refused. */
export function signInAgain(): void {
  if (leaving) return;
  leaving = true;
  toast({ ...wordsNow('shell').signedOut, tone: 'bad' });
  // Starts the delay once the toast region has loaded.
  void withWords(import('../ui/toast-region.tsx')).finally(() =>
    setTimeout(() => {
      leaving = false;
      goToSignIn();
    }, redirectDelay),
  );
}

/** Redirects to the sign-in page when a query is refused because the session has expired. */
export function watchForUnauthorized(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && isUnauthorized(event.action.error))
      signInAgain();
  });
}
