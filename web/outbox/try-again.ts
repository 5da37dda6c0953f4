// Another try of a write that was refused, or that may have arrived.
import { dropWrite, keepWrite, keptWrites, type KeptWrite } from './kept-write.ts';
import { requestSending } from './request-sending.ts';
import { standInOf } from './stand-in.ts';

/** With a new key: under the old one the server would repeat its answer. What depends on it is tried with it. */
export async function tryAgain(write: KeptWrite): Promise<void> {
  const key = crypto.randomUUID();
  const fresh = { triedAt: null, state: 'waiting', words: null } as const;
  const [before, after] = [standInOf(write), standInOf({ key })];
  await dropWrite(write.key);
  await keepWrite({ ...write, ...fresh, key });
  for (const other of await keptWrites(write.memberId))
    if (other.path.includes(before))
      await keepWrite({ ...other, ...fresh, path: other.path.replace(before, after) });
  requestSending();
}
