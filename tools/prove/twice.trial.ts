import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { proof } from '../../worker/testing/proof.ts';
import { projectRoot } from '../app/root.ts';
import { securityTextLifetime } from '../app/security-text.ts';
import { sumsOf } from '../supply/release.ts';
import { test } from './trial.ts';

/** What a build does not read. */
const left = new Set(['.git', '.state', '.types', '.wrangler', 'dist', 'node_modules', 'test-results']);

/** Hard links, where the program can make them: the packages have a gigabyte. */
function copyPackages(from: string, to: string): void {
  if (spawnSync('cp', ['-al', from, to]).status !== 0)
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

test('two builds in two folders are equal, byte for byte', ({ task, folder, builtDir }) => {
  const copy = join(folder, 'another folder', 'further down');
  cpSync(projectRoot, copy, {
    recursive: true,
    filter: (path) => !left.has(path.slice(projectRoot.length + 1)),
  });
  copyPackages(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
  // The copy has no git history, from which a build has its time.
  const contact = readFileSync(join(builtDir, 'client/.well-known/security.txt'), 'utf8');
  const expires = Date.parse(/^Expires: (.*)$/m.exec(contact)?.[1] ?? '');
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SOURCE_DATE_EPOCH: String((expires - securityTextLifetime) / 1000),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [here, there] = [sumsOf(builtDir), sumsOf(join(copy, 'dist'))];
  const different = [...new Set([...here.keys(), ...there.keys()])].filter(
    (file) => here.get(file) !== there.get(file),
  );
  proof(task, {
    goal: 'G-O4',
    what: 'Files that differ between two builds in two folders',
    figure: `${different.length} of ${here.size}`,
    passLine: '0',
  });
  expect(different).toEqual([]);
});
