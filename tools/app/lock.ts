// Locks a state folder for one server, because two servers would write to the same database.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a process of this id is running. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process belongs to another user, so it is running.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Takes the folder for this process until it ends.
 * @returns the id of the process that holds it; undefined if this process holds it now
 */
export function takeFolder(folder: string, pid: number = process.pid): number | undefined {
  const path = join(folder, 'in-use');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(path, String(pid), { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(path, 'utf8'));
    if (holder !== pid && isRunning(holder)) return holder;
    // The holder was killed and could not delete the file.
    writeFileSync(path, String(pid));
  }
  process.once('exit', () => rmSync(path, { force: true }));
  return undefined;
}
