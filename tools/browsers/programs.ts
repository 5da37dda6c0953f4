// Which programs this machine has.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of a program that can be run; undefined without one. */
export function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun);
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
