// Logs out, after a question if something was not sent.
import { logOut } from '../members/log-out.ts';
import { toast } from '../ui/toast.ts';
import { forgetWritesOf, keptWrites } from './kept-write.ts';
import { wordsNow } from '../lib/words.ts';

/** Logging out deletes what waits on this device. */
export async function leave(memberId: string): Promise<void> {
  const { length } = await keptWrites(memberId).catch(() => []);
  if (length === 0 || !navigator.onLine) return logOut();
  const leaveAll = () => void forgetWritesOf(memberId).then(logOut, logOut);
  const words = wordsNow('outbox');
  toast({
    title: words.notSent(length),
    description: words.notSentText(length),
    action: { label: words.logOut, run: leaveAll },
  });
}
