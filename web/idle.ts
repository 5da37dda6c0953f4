// What every page does once it has nothing else to do.
import { dropAllDrafts } from './lib/drafts.ts';
import { forgetKept } from './members/forget-kept.ts';
import { readPushNote } from './members/push-note.ts';
import { currentMember } from './members/queries.ts';
import { queryClient } from './query-client.ts';
import { reportVisits } from './visits/report-visits.ts';
import { withWords } from './lib/words.ts';

/** A member's session may have ended without logging out, and the next visitor may be somebody else. */
async function forgetLastMember(): Promise<void> {
  if ((await queryClient.ensureQueryData(currentMember)) === null) {
    // Unsaved texts stay for the member; where their home is does not.
    dropAllDrafts('home:');
    await forgetKept();
  }
}

async function renewPush(): Promise<void> {
  if (readPushNote() === null) return;
  const member = await queryClient.ensureQueryData(currentMember);
  const push = await import('./push/renew.ts');
  await push.renewPush(member?.id ?? null);
}

/** Members, and whoever has installed the app, can open it without a network. Others load no more than their page. */
async function prepareForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  const isWanted = isInstalled || (await queryClient.ensureQueryData(currentMember)) !== null;
  if (!isWanted && !navigator.serviceWorker.controller) return;
  const offline = await withWords(import('./offline/begin.tsx'));
  await offline.begin(queryClient, isWanted);
}

export default function doWhenIdle(): void {
  reportVisits();
  // The next visit tries these again.
  void prepareForOffline().catch(() => undefined);
  // Without a network nobody knows whether the session is over.
  if (!navigator.onLine) return;
  void forgetLastMember().catch(() => undefined);
  void renewPush().catch(() => undefined);
}
