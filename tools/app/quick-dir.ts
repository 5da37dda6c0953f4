// Where tests keep their databases: in memory, where there is room. On a disk, each write waits until it is stored.
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

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
