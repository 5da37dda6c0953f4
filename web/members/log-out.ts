// The way out.
import { dropAllDrafts } from '../lib/drafts.ts';
import { leaveFor } from './sign-in.ts';

/** Leaves, ending the session. What was typed and not sent is nobody else's. */
export function logOut(): void {
  leaveFor('/api/logout', dropAllDrafts);
}
