// What a restore has done, in a folder with all that it needs to go on: it may be broken off at any point.
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Journal {
  /** When it began, and the time to which the database goes back, milliseconds since 1970. */
  begunAt: number;
  to: number;
  /** Bookmarks of Time Travel: of that time, and of the state before. */
  target: string;
  before: string;
  /** Saved once the state before is in the folder; restored once the database has gone back. */
  state: 'saved' | 'restored' | 'done' | 'undone';
  /** For the operator, at the end. */
  again: string[];
}

export interface Notes extends Journal {
  folder: string;
}

const file = 'restore.json';

/** SQL that repeats what is kept. */
export const keptFile = ({ folder }: Pick<Notes, 'folder'>) => join(folder, 'kept.sql');

export function writeNotes({ folder, ...journal }: Notes): void {
  writeFileSync(join(folder, `${file}.new`), `${JSON.stringify(journal, null, 2)}\n`, { mode: 0o600 });
  renameSync(join(folder, `${file}.new`), join(folder, file));
}

/** The newest restore; undefined if there was none, or none that has saved anything. */
export function lastNotes(root: string): Notes | undefined {
  if (!existsSync(root)) return undefined;
  const folder = readdirSync(root)
    .filter((name) => name.startsWith('restore-') && existsSync(join(root, name, file)))
    .toSorted()
    .map((name) => join(root, name))
    .at(-1);
  if (folder === undefined) return undefined;
  return { folder, ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Journal) }; // `writeNotes` wrote it
}
