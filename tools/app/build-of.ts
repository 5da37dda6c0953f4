// Checks out the sources of a commit, and builds the app of that time.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './store.ts';

export const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'buffer', maxBuffer: 2 ** 28 });

/** Writes the sources of a commit to a new folder, with the packages that they require. */
export function checkOut(commit: string, folder: string): void {
  mkdirSync(folder);
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) });
  const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(projectRoot))
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  else run(folder, 'npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']);
}

/** Builds a commit in a new folder. */
export function buildOf(commit: string, folder: string): string {
  checkOut(commit, folder);
  run(folder, process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
  return join(folder, 'dist');
}

function run(cwd: string, program: string, args: readonly string[]): void {
  execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}
