// Where tests keep their databases: in memory, where there is room. On a disk, each write waits until it is stored.
import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** In memory, on Linux. */
const memory = '/dev/shm';
/** Least free bytes. Containers often have only 64 MB, and the tests need about 200. */
const room = 1024 ** 3;

/** @returns the usual folder of temporary files where there is no such memory, or where `TMPDIR` names another one */
export function quickDir(): string {
  if (process.env['TMPDIR'] !== undefined) return tmpdir();
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize < room ? tmpdir() : memory;
  } catch {
    return tmpdir();
  }
}

/** A new folder there, which is removed when the process ends: what is left in memory stays until the next start. */
export function ownQuickDir(): string {
  const folder = mkdtempSync(join(quickDir(), 'rockabout-tests-'));
  process.on('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    } catch {
      // A runtime that is still ending may write once more.
    }
  });
  return folder;
}
