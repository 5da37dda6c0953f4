// The time of a build: that of what is built, so that two builds of it are equal.
import { execFileSync } from 'node:child_process';
import { projectRoot } from './root.ts';

/** Milliseconds since 1970: SOURCE_DATE_EPOCH, or the last commit; without a git history the current time. */
export function builtAt(): number {
  const given = process.env['SOURCE_DATE_EPOCH'];
  return Number(given ?? lastCommit() ?? Date.now() / 1000) * 1000;
}

function lastCommit(): string | undefined {
  try {
    return execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: projectRoot,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch {
    return undefined;
  }
}
