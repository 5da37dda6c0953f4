import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from '../app/folder.ts';
import { lastRelease, schemaAt } from './last-release.ts';
import { committed } from './working-tree.ts';

test('the last release is the newest tag, or the last version, or the last commit without the newest migration', ({
  folder,
}) => {
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
  expect(lastRelease(undefined, folder)).toBe(first);
  // A migration that is not committed yet.
  writeFileSync(join(folder, 'migrations/0002_last.sql'), 'SELECT 1;');
  expect(lastRelease(undefined, folder)).toBe(git('rev-parse', 'HEAD'));
  expect(schemaAt(first, folder)).toEqual({
    columns: new Map([['rocks', new Set(['id', 'name'])]]),
    migrations: new Set(['0000_first.sql']),
    altered: [],
  });

  const second = version('0.2.0');
  const next = commit('b.txt', 'b');
  expect(lastRelease(undefined, folder)).toBe(second);
  git('tag', 'v0.2.0', second);
  expect(lastRelease(undefined, folder)).toBe(second);
  // The commit that becomes the next release.
  git('tag', 'v0.3.0', next);
  expect(lastRelease(undefined, folder)).toBe(second);
  expect(lastRelease('v0.3.0', folder)).toBe(next);
  expect(lastRelease('nowhere', folder)).toBeUndefined();
  expect(schemaAt('0'.repeat(40), folder)).toBeUndefined();

  expect(committed(folder)).toEqual({ hash: next, title: expect.stringMatching(/^[0-9a-f]{7,} b\.txt$/) });
  writeFileSync(join(folder, 'b.txt'), 'not committed');
  expect(() => committed(folder)).toThrow(/changes that no commit has.*\n M b\.txt$/);
});
