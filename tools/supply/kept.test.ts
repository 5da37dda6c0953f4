import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from '../app/folder.ts';
import { keepBuild, keptBuild } from './kept.ts';

test('a build is kept by its commit, whatever is built afterwards', ({ folder }) => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Robin', '-c', 'user.email=robin@example.test', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  git('init', '-q');
  const build = (text: string) => {
    git('commit', '-q', '--allow-empty', '-m', text);
    mkdirSync(join(folder, 'dist/release'), { recursive: true });
    writeFileSync(join(folder, 'dist/release/sha256sums.txt'), text);
    return git('rev-parse', 'HEAD');
  };
  const sumsOf = (named: string) =>
    readFileSync(join(keptBuild(named, folder), 'release/sha256sums.txt'), 'utf8');

  const first = build('first');
  expect(keepBuild('dist', first, folder)).toBe(join('releases', first.slice(0, 12)));
  git('tag', 'release/2026-11-27-1');
  // A copy that was broken off.
  mkdirSync(join(folder, `releases/${first.slice(0, 12)}.new/rest`), { recursive: true });
  keepBuild('dist', first, folder);
  rmSync(join(folder, 'dist'), { recursive: true });
  const second = build('second');
  expect(() => keptBuild(second, folder)).toThrow(`No build of ${second} is kept`);
  keepBuild('dist', second, folder);
  expect([first, 'release/2026-11-27-1', 'HEAD'].map(sumsOf)).toEqual(['first', 'first', 'second']);
  expect(() => keptBuild('nowhere', folder)).toThrow('There is no commit or tag nowhere here');
});
