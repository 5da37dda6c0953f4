// The import of this page. It goes on while its dialog is closed, and stands in it when that is opened again.
import type { QueryClient } from '@tanstack/react-query';
import { currentMember } from '../members/queries.ts';
import { goToSignIn } from '../members/sign-in.ts';
import { isUnauthorized } from '../members/unauthorized.ts';
import { refreshRocks } from '../refresh.ts';
import { toast } from '../ui/toast.ts';
import type { Progress } from './bring-in.ts';
import { withWords, wordsNow } from '../lib/words.ts';
import { doneWords, failureWords } from './import-words.ts';

export interface ImportRun {
  file: File;
  /** Whose rocks they are. Another member may have signed in since, in another tab. */
  memberId: string | undefined;
  /** Null until the file is read for the first time. */
  progress: Progress | null;
  isRunning: boolean;
  /** Why it stopped midway. */
  error: Error | null;
}

let run: ImportRun | null = null;
const listeners = new Set<() => void>();

function put(next: ImportRun | null): void {
  run = next;
  for (const listener of listeners) listener();
}

/** Leaving the page would stop it midway. */
const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

const memberIdIn = (queryClient: QueryClient) => queryClient.getQueryData(currentMember.queryKey)?.id;

/** @param before of an earlier run of the same file, after which rocks wait */
export async function startImport(
  queryClient: QueryClient,
  file: File,
  before: Progress | null = null,
): Promise<void> {
  if (run?.isRunning) return;
  const memberId = memberIdIn(queryClient);
  let now: ImportRun = { file, memberId, progress: before, isRunning: true, error: null };
  const note = (change: Partial<ImportRun>) => put((now = { ...now, ...change }));
  put(now);
  addEventListener('beforeunload', askFirst);
  try {
    const { bringIn } = await withWords(import('./bring-in.ts'));
    const isForSame = () => memberIdIn(queryClient) === memberId;
    await bringIn(file, before?.leftOut ?? [], isForSame, (progress) => note({ progress }));
  } catch (error) {
    note({ error: error instanceof Error ? error : new Error(String(error)) });
  }
  removeEventListener('beforeunload', askFirst);
  // Without a session a refresh would leave the page, before anybody has read how much came.
  if ((now.progress?.done ?? 0) > 0 && !isUnauthorized(now.error)) await refreshRocks(queryClient);
  note({ isRunning: false });
  if (listeners.size === 0) sayEnd(now);
}

/** For whoever has closed the dialog. */
function sayEnd({ progress, error }: ImportRun): void {
  const words = wordsNow('ownData');
  if (error && isUnauthorized(error))
    toast({
      title: words.notAsAWhole,
      description: failureWords(error, progress),
      tone: 'bad',
      action: { label: words.signIn, run: () => goToSignIn() },
    });
  else if (error)
    toast({
      title: words.notAsAWhole,
      description: words.chooseAgain(failureWords(error, progress)),
      tone: 'bad',
    });
  else if (progress) toast({ ...doneWords(progress), tone: progress.done < progress.all ? 'plain' : 'good' });
}

export const importStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0 || !run || run.isRunning) return;
      // The dialog may have closed because another member has signed in.
      if (isUnauthorized(run.error)) sayEnd(run);
      // What has ended was seen, and what waits can go on later.
      if (!run.progress?.waiting) run = null;
    };
  },
  read: (): ImportRun | null => run,
};
