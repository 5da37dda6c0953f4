// Logs the member out.
import { dropAllDrafts } from '../lib/drafts.ts';
import { forgetKept } from './forget-kept.ts';
import { navigateToServer } from './sign-in.ts';

/** Ends the session and leaves the app. Deletes drafts and kept rocks, so that the next user does not see them. */
export function logOut(): void {
  navigateToServer('/api/logout', () => {
    dropAllDrafts();
    void forgetKept();
  });
}
