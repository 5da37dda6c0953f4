// The session is over: say so, and lead to the sign-in page and back.
import type { QueryClient } from '@tanstack/react-query';
import { toast } from '../ui/toast.ts';
import { goToSignIn } from './sign-in.ts';

/** Milliseconds to read the toast in. */
const redirectDelay = 500;

export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401: .*Unauthorized/s.test(error.message);
}

let leaving = false;

/** The toast, and a little later the sign-in page; once, however many calls were refused. */
export function signInAgain(): void {
  if (leaving) return;
  leaving = true;
  toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', tone: 'bad' });
  // The corner for toasts may still be on its way: the time to read begins when it is there.
  void import('../ui/toast-region.tsx').finally(() =>
    setTimeout(() => {
      leaving = false;
      goToSignIn();
    }, redirectDelay),
  );
}

/** Lists that are refused because the session ended in the meantime lead to the sign-in page. */
export function watchForUnauthorized(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && isUnauthorized(event.action.error))
      signInAgain();
  });
}
