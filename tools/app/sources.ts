// Matches source files by name for the build.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * Whether a module is one of these files. Throws if a file does not exist, because a rename would silently change the
 * build.
 * @param files paths below the project's root
 */
export function isSource(...files: readonly string[]): (id: string) => boolean {
  const gone = files.filter((file) => !existsSync(resolve(root, file)));
  if (gone.length > 0) throw new Error(`The build names files that do not exist: ${gone.join(', ')}`);
  return (id) => files.some((file) => id.endsWith(`/${file}`));
}
