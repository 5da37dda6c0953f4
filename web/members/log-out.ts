// Logs the member out.
import { dropAllDrafts } from '../lib/drafts.ts';
import { leaveFor } from './sign-in.ts';

/** Ends the session and leaves the app. Deletes drafts, so that the next user does not see them. */
export function logOut(): void {
  leaveFor('/api/logout', dropAllDrafts);
}
