// One server for each state folder: two would write to one database, and neither would know of the other.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a process of this id is running. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's, and so it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Takes the folder for this process until it ends.
 * @returns the id of the process that has it; undefined when it is ours now
 */
export function takeFolder(folder: string, pid: number = process.pid): number | undefined {
  const path = join(folder, 'in-use');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(path, String(pid), { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(path, 'utf8'));
    if (holder !== pid && isRunning(holder)) return holder;
    // It was killed, and could not put it away.
    writeFileSync(path, String(pid));
  }
  process.once('exit', () => rmSync(path, { force: true }));
  return undefined;
}
