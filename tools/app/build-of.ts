// Builds the app as it was at a commit.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './store.ts';

export const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'buffer', maxBuffer: 2 ** 28 });

/** Builds a commit in a new folder, with the packages that it requires. */
export function buildOf(commit: string, folder: string): string {
  mkdirSync(folder);
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) });
  const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(projectRoot))
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  else run(folder, 'npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']);
  run(folder, process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
  return join(folder, 'dist');
}

function run(cwd: string, program: string, args: readonly string[]): void {
  execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}
