// What a deployment contains: a commit, and nothing else.
import { execFileSync } from 'node:child_process';
import { projectRoot } from '../app/root.ts';
import { Stopped } from './stopped.ts';

export interface Commit {
  hash: string;
  /** Short hash and first line of the message. */
  title: string;
}

/** @throws Stopped if there are changes that no commit has */
export function committed(folder: string = projectRoot): Commit {
  const git = (...args: readonly string[]) => {
    try {
      return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    } catch {
      throw new Stopped('A deployment needs the git history: it notes the commit of each version.');
    }
  };
  const changed = git('status', '--porcelain').split('\n').filter(Boolean);
  if (changed.length > 0)
    throw new Stopped(
      `There are changes that no commit has, so nobody could tell what was deployed. Commit them first, settings too.\n${changed.slice(0, 10).join('\n')}`,
    );
  return {
    hash: git('rev-parse', 'HEAD').trim(),
    title: git('log', '-1', '--format=%h %s').trim(),
  };
}
