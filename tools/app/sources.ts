// Source files that the build is told of by their names.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * Whether a module is one of these files.
 * @param files paths below the project's root. Throws when one of them is not there: a rename would change the build
 * without a word.
 */
export function isSource(...files: readonly string[]): (id: string) => boolean {
  const gone = files.filter((file) => !existsSync(resolve(root, file)));
  if (gone.length > 0) throw new Error(`The build names what is not there: ${gone.join(', ')}`);
  return (id) => files.some((file) => id.endsWith(`/${file}`));
}
