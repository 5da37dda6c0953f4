// Which commit is the last release, and what it knows of the database.
import { projectRoot } from '../app/root.ts';
import { linesOf } from './git.ts';
import { newestRelease } from './tags.ts';

const sqlFiles = ':(glob)migrations/*.sql';

const choose = '--from COMMIT names another one.';

export interface LastRelease {
  commit: string;
  /** Why it is taken for the last release, in sentences. */
  why: string;
}

/**
 * The commit that `named` names. Without a name, that of the newest tag of a deployment; without such tags, of the newest
 * other tag before this state of the sources; then the last change of the version in package.json; then the last commit
 * without the newest migration.
 * @returns undefined if there is no such commit here
 */
export function lastRelease(named?: string, folder: string = projectRoot): LastRelease | undefined {
  const git = (...args: readonly string[]) => linesOf(folder, ...args);
  const commitOf = (revision: string | undefined) =>
    revision === undefined ? undefined : git('rev-parse', '--verify', `${revision}^{commit}`)[0];
  const because = (why: string, commit: string | undefined) => (commit ? { commit, why } : undefined);
  if (named !== undefined) return because('As --from names it.', commitOf(named));
  const deployed = newestRelease(folder);
  if (deployed !== undefined)
    return because(`Deployed last, as far as the tags here say: ${deployed}. ${choose}`, commitOf(deployed));
  // Another tag of the checked-out commit is the release that is about to be made.
  const isTagged = git('tag', '--points-at', 'HEAD').length > 0;
  const [tag] = git('describe', '--tags', '--abbrev=0', isTagged ? 'HEAD^' : 'HEAD');
  if (tag !== undefined)
    return because(`No deployment is tagged; the newest tag is ${tag}. ${choose}`, commitOf(tag));
  const versions = git('log', '--format=%H', '-G^  "version":', '--', 'package.json');
  // The oldest change is the first version, which need not have been released.
  const released = versions.slice(0, -1).find((commit) => commit !== commitOf('HEAD'));
  return (
    because(`There is no tag; this is the last change of the version. ${choose}`, released) ??
    because(
      `There is no tag; this is the last commit without the newest migration. ${choose}`,
      beforeNewestMigration(folder),
    )
  );
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

/** Whether the sources are exactly those of the commit. */
export const isCheckedOut = (commit: string, folder: string = projectRoot): boolean =>
  linesOf(folder, 'rev-parse', 'HEAD')[0] === commit && linesOf(folder, 'status', '--porcelain').length === 0;

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
