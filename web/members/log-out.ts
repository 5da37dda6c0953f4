// Logs the member out.
import { dropAllDrafts } from '../lib/drafts.ts';
import { navigateToServer } from './sign-in.ts';

/** Ends the session and leaves the app. Deletes drafts, so that the next user does not see them. */
export function logOut(): void {
  navigateToServer('/api/logout', dropAllDrafts);
}
