// The way to the sign-in page and back.
import { dropAllDrafts } from '../lib/drafts.ts';

/** Address of the sign-in page, which leads back to this page, or to the one that is named. */
export function signInUrl(returnTo: string = location.pathname + location.search): string {
  return `/api/login?${new URLSearchParams({ returnTo })}`;
}

/** Leaves for the sign-in page. */
export function goToSignIn(returnTo?: string): void {
  location.assign(signInUrl(returnTo));
}

/** Leaves, ending the session. What was typed and not sent is nobody else's. */
export function logOut(): void {
  dropAllDrafts();
  location.assign('/api/logout');
}
