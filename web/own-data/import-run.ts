// The import of this page. It goes on while its dialog is closed, and stands in it when that is opened again.
import type { QueryClient } from '@tanstack/react-query';
import { isUnauthorized, signInAgain } from '../members/unauthorized.ts';
import { refreshRocks } from '../refresh.ts';
import { toast } from '../ui/toast.ts';
import type { LeftOut, Progress } from './bring-in.ts';
import { doneWords, failureWords } from './import-words.ts';

export interface ImportRun {
  file: File;
  /** Null until the file is read. */
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

/** @param before rocks that an earlier run of the same file has left out */
export async function startImport(
  queryClient: QueryClient,
  file: File,
  before: readonly LeftOut[] = [],
): Promise<void> {
  if (run?.isRunning) return;
  let now: ImportRun = { file, progress: null, isRunning: true, error: null };
  const note = (change: Partial<ImportRun>) => put((now = { ...now, ...change }));
  put(now);
  addEventListener('beforeunload', askFirst);
  try {
    const { bringIn } = await import('./bring-in.ts');
    await bringIn(file, before, (progress) => note({ progress }));
  } catch (error) {
    if (isUnauthorized(error)) signInAgain();
    note({ error: error instanceof Error ? error : new Error(String(error)) });
  }
  removeEventListener('beforeunload', askFirst);
  if ((now.progress?.done ?? 0) > 0) await refreshRocks(queryClient);
  note({ isRunning: false });
  if (listeners.size === 0) sayEnd(now);
}

/** For whoever has closed the dialog. */
function sayEnd({ progress, error }: ImportRun): void {
  if (error)
    toast({
      title: 'Your file did not come in as a whole',
      description: `${failureWords(error, progress)} Choose the same file again, and it goes on.`,
      tone: 'bad',
    });
  else if (progress) toast({ ...doneWords(progress), tone: progress.leftOut.length > 0 ? 'plain' : 'good' });
}

export const importStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      // What has ended was seen.
      if (listeners.size === 0 && !run?.isRunning) run = null;
    };
  },
  read: (): ImportRun | null => run,
};
