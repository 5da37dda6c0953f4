// Which commit is the last release, and what it knows of the database.
import { execFileSync } from 'node:child_process';
import { projectRoot } from '../app/store.ts';

/** Lines that git prints; none if it fails. */
function linesOf(folder: string, ...args: readonly string[]): string[] {
  try {
    const printed = execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: 'pipe',
    });
    return printed.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

const sqlFiles = ':(glob)migrations/*.sql';

/**
 * The commit that `named` names. Without a name, the newest tag before this state of the sources; without tags, the
 * last change of the version in package.json; if there was none, the last commit without the newest migration.
 * @returns undefined if the history does not go back that far
 */
export function lastRelease(named?: string, folder: string = projectRoot): string | undefined {
  const git = (...args: readonly string[]) => linesOf(folder, ...args);
  const commitOf = (revision: string) => git('rev-parse', '--verify', `${revision}^{commit}`)[0];
  if (named !== undefined) return commitOf(named);
  // A tag of the checked-out commit is the release that is about to be made.
  const isTagged = git('tag', '--points-at', 'HEAD').length > 0;
  const [tag] = git('describe', '--tags', '--abbrev=0', isTagged ? 'HEAD^' : 'HEAD');
  if (tag !== undefined) return commitOf(tag);
  const versions = git('log', '--format=%H', '-G^  "version":', '--', 'package.json');
  // The oldest change is the first version, which need not have been released.
  const released = versions.slice(0, -1).find((commit) => commit !== commitOf('HEAD'));
  return released ?? beforeNewestMigration(folder);
}

function beforeNewestMigration(folder: string): string | undefined {
  const git = (...args: readonly string[]) => linesOf(folder, ...args);
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '--', sqlFiles);
  const newest = files.map(nameOf).toSorted().at(-1) ?? '';
  const parents = git('log', '--format=%H', '--', sqlFiles).map((commit) => `${commit}^`);
  const before = ['HEAD', ...parents].find((commit) => {
    const known = schemaAt(commit, folder);
    return known && known.altered.length === 0 && !known.migrations.has(newest);
  });
  return before && git('rev-parse', '--verify', before)[0];
}

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1);

/** Short hash and first line of the message. */
export const titleOf = (commit: string): string =>
  linesOf(projectRoot, 'log', '-1', '--format=%h %s', commit)[0] ?? commit;

/** What the sources of a commit know of the database. */
export interface KnownSchema {
  /** Names of columns by table. */
  columns: ReadonlyMap<string, ReadonlySet<string>>;
  migrations: ReadonlySet<string>;
  /** Migrations that are gone or different today. */
  altered: string[];
}

/** @returns undefined if this clone does not have the commit, or it has no database */
export function schemaAt(commit: string, folder: string = projectRoot): KnownSchema | undefined {
  const git = (...args: readonly string[]) => linesOf(folder, ...args);
  const files = git('ls-tree', '-r', '--name-only', commit, 'migrations/');
  const snapshot = files.filter((file) => file.endsWith('_snapshot.json')).at(-1);
  if (snapshot === undefined) return undefined;
  const { tables } = JSON.parse(git('show', `${commit}:${snapshot}`).join('\n')) as {
    tables: Record<string, { columns: Record<string, unknown> }>;
  };
  const altered = git('diff', '--no-renames', '--diff-filter=MD', '--name-only', commit, '--', sqlFiles);
  return {
    columns: new Map(
      Object.entries(tables).map(([table, { columns }]) => [table, new Set(Object.keys(columns))]),
    ),
    migrations: new Set(files.filter((file) => file.endsWith('.sql')).map(nameOf)),
    altered: altered.map(nameOf),
  };
}
