// Logs the member out.
import { dropAllDrafts } from '../lib/drafts.ts';
import { forgetKept } from './forget-kept.ts';
import { dropPushNote, readPushNote } from './push-note.ts';
import { navigateToServer } from './sign-in.ts';

/** Milliseconds for which logging out waits for the end of push messages, which needs the session. */
const patience = 2000;

/**
 * Ends the session and leaves the app. Deletes drafts and kept rocks, and ends push messages, so that the next user does
 * not see them.
 */
export function logOut(): void {
  const leave = () =>
    navigateToServer('/api/logout', () => {
      dropAllDrafts();
      dropPushNote();
      void forgetKept();
    });
  // Offline it stays, with its messages.
  if (readPushNote() === null || !navigator.onLine) {
    leave();
    return;
  }
  const ended = import('./end-push.ts').then(({ endPush }) => endPush());
  const waited = new Promise((done) => setTimeout(done, patience));
  void Promise.race([ended, waited]).then(leave, leave);
}
