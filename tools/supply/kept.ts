// Keeps the builds that were deployed, each in the folder of its commit, which no other build overwrites.
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../app/root.ts';
import { linesOf } from '../release/git.ts';
import { Stopped } from '../release/stopped.ts';

const folderOf = (commit: string, root: string) => join(root, 'releases', commit.slice(0, 12));

/** @returns its folder, relative to the project */
export function keepBuild(builtDir: string, commit: string, root: string = projectRoot): string {
  const folder = folderOf(commit, root);
  const copy = `${folder}.new`;
  // A copy that was broken off is never taken for a build.
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(root, builtDir), copy, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(copy, folder);
  return relative(root, folder);
}

/** @param named a commit or a tag @throws Stopped if its build is not kept here */
export function keptBuild(named: string, root: string = projectRoot): string {
  const [commit] = linesOf(root, 'rev-parse', '--verify', `${named}^{commit}`);
  if (commit === undefined)
    throw new Stopped(
      `There is no commit or tag ${named} here: git fetch --tags brings those of other machines.`,
    );
  const folder = folderOf(commit, root);
  if (!existsSync(folder))
    throw new Stopped(
      `No build of ${named} is kept in ${relative(root, folder)}. Check it out, and build it.`,
    );
  return folder;
}
