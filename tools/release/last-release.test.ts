import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from '../app/folder.ts';
import { isCheckedOut, lastRelease, schemaAt } from './last-release.ts';
import { tagRelease } from './tags.ts';
import { committed } from './working-tree.ts';

test('the last release is what was deployed last, or the newest tag, or the last version, or the last commit without the newest migration', ({
  folder,
}) => {
  const last = (named?: string) => lastRelease(named, folder)?.commit;
  const why = () => lastRelease(undefined, folder)?.why;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Robin', '-c', 'user.email=robin@example.test', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  const commit = (path: string, text: string) => {
    writeFileSync(join(folder, path), text);
    git('add', '.');
    git('commit', '-qm', path);
    return git('rev-parse', 'HEAD');
  };
  const version = (number: string) => commit('package.json', `{\n  "version": "${number}"\n}\n`);

  git('init', '-q');
  mkdirSync(join(folder, 'migrations/meta'), { recursive: true });
  const snapshot = { tables: { rocks: { columns: { id: {}, name: {} } } } };
  writeFileSync(join(folder, 'migrations/meta/0000_snapshot.json'), JSON.stringify(snapshot));
  version('0.1.0');
  const first = commit('migrations/0000_first.sql', 'SELECT 1;');
  // A migration that was replaced before it was released.
  const draft = commit('migrations/0001_draft.sql', 'SELECT 1;');
  git('rm', '-q', 'migrations/0001_draft.sql');
  commit('migrations/0001_next.sql', 'SELECT 1;');
  expect(schemaAt(draft, folder)?.altered).toEqual(['0001_draft.sql']);
  expect(last()).toBe(first);
  // A migration that is not committed yet.
  writeFileSync(join(folder, 'migrations/0002_last.sql'), 'SELECT 1;');
  expect(last()).toBe(git('rev-parse', 'HEAD'));
  expect(schemaAt(first, folder)).toEqual({
    columns: new Map([['rocks', new Set(['id', 'name'])]]),
    migrations: new Set(['0000_first.sql']),
    altered: [],
  });

  const second = version('0.2.0');
  const next = commit('b.txt', 'b');
  expect(last()).toBe(second);
  expect(why()).toMatch('last change of the version');
  git('tag', 'v0.2.0', second);
  expect(last()).toBe(second);
  expect(why()).toMatch('the newest tag is v0.2.0');
  // The commit that becomes the next release.
  git('tag', 'v0.3.0', next);
  expect(last()).toBe(second);
  expect(last('v0.3.0')).toBe(next);
  expect(last('nowhere')).toBeUndefined();
  expect(schemaAt('0'.repeat(40), folder)).toBeUndefined();

  expect(committed(folder)).toEqual({ hash: next, title: expect.stringMatching(/^[0-9a-f]{7,} b\.txt$/) });
  // Whatever else is tagged: what serves is what was deployed last, which may be the commit that is checked out.
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  for (const [name, value] of [
    ['user.name', 'Robin'],
    ['user.email', 'robin@example.test'],
  ] as const)
    git('config', name, value);
  expect(tagRelease(next, 'v1', folder, at(9))).toMatch('Tagged as release/2026-11-09-1.');
  for (let i = 0; i < 5; i++) for (const commit of [first, second]) tagRelease(commit, 'v2', folder, at(10));
  expect(why()).toMatch('Deployed last, as far as the tags here say: release/2026-11-10-10.');
  expect(last()).toBe(second);
  // As after going back.
  expect(tagRelease(next.slice(0, 12), 'v1', folder, at(10))).toMatch('release/2026-11-10-11.');
  expect(tagRelease(next, 'v1', folder, at(11))).toBe('It is tagged as release/2026-11-10-11.');
  expect(tagRelease('0'.repeat(12), 'v9', folder, at(12))).toMatch('was not tagged');
  expect([last(), isCheckedOut(next, folder), isCheckedOut(second, folder)]).toEqual([next, true, false]);
  // Git writes through this file.
  writeFileSync(join(folder, '.git/refs/tags/release/2026-11-13-1.lock'), '');
  expect(tagRelease(first, 'v3', folder, at(13))).toMatch('could not be tagged');

  writeFileSync(join(folder, 'b.txt'), 'not committed');
  expect(isCheckedOut(next, folder)).toBe(false);
  expect(() => committed(folder)).toThrow(/changes that no commit has.*\n M b\.txt$/);
});
