// Logs out, after a question if something was not sent.
import { logOut } from '../members/log-out.ts';
import { toast } from '../ui/toast.ts';
import { forgetWritesOf, keptWrites } from './kept-write.ts';

/** Logging out deletes what waits on this device. */
export async function leave(memberId: string): Promise<void> {
  const { length } = await keptWrites(memberId).catch(() => []);
  if (length === 0 || !navigator.onLine) return logOut();
  const leaveAll = () => void forgetWritesOf(memberId).then(logOut, logOut);
  toast({
    title: length === 1 ? 'One thing was not sent yet' : `${length} things were not sent yet`,
    description:
      length === 1
        ? 'It waits on this device. Logging out deletes it.'
        : 'They wait on this device. Logging out deletes them.',
    action: { label: 'Log out anyway', run: leaveAll },
  });
}
