// Runs a module with a folder and a process group of its own, within a limit of time. Whatever happens, nothing of either
// is left.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from './lock.ts';
import { quickDir } from './quick-dir.ts';

interface Confined {
  /** Path of the module. It ends by itself, calls `endWithParent`, and leaves its processes in its group. */
  entry: string;
  /** Its argument, by `process.argv[2]`: this and the folder, as JSON. */
  argument: object;
  /** Begins the names of such folders. */
  prefix: string;
  limitMs: number;
  /** Gets what it sends. */
  onMessage: (message: unknown) => void;
}

type End = { is: 'ended'; code: number | null } | { is: 'late' } | { is: 'stopped'; by: NodeJS.Signals };

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How it has ended. All its processes are gone then, and so is its folder, which is their `TMPDIR` too. */
export async function runConfined({ entry, argument, prefix, limitMs, onMessage }: Confined): Promise<End> {
  removeLeftovers(prefix);
  const folder = mkdtempSync(join(quickDir(), `${prefix}${process.pid}-`));
  let child: ChildProcess | undefined;
  const cleanUp = () => {
    if (child) kill(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  process.once('exit', cleanUp);
  const stopped = Promise.withResolvers<End>();
  const stop = (by: NodeJS.Signals) => stopped.resolve({ is: 'stopped', by });
  for (const signal of signals) process.on(signal, stop);
  const limit = new AbortController();
  try {
    child = fork(entry, [JSON.stringify({ ...argument, folder })], {
      // So that one signal reaches all its processes, and Ctrl-C none of them before this one.
      detached: true,
      env: { ...process.env, TMPDIR: folder },
    });
    child.on('message', onMessage);
    const ended = once(child, 'exit').then(([code]): End => ({ is: 'ended', code: code as number | null }));
    const late = wait<End>(limitMs, { is: 'late' }, limit);
    late.catch(() => {});
    const end = await Promise.race([ended, late, stopped.promise]);
    kill(child);
    await ended;
    return end;
  } finally {
    limit.abort();
    cleanUp();
    process.off('exit', cleanUp);
    for (const signal of signals) process.off(signal, stop);
  }
}

function kill({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody of the group is left.
  }
}

/** Folders of runs that were killed with the one that would have removed them. */
function removeLeftovers(prefix: string): void {
  const parent = quickDir();
  for (const name of readdirSync(parent)) {
    const [, pid] = (name.startsWith(prefix) && /^(\d+)-/.exec(name.slice(prefix.length))) || [];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/** For the module: it and its group end with the process that has started it, even if that was killed. */
export function endWithParent(): void {
  process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
}
