import { expect, test } from 'vitest';
import { isAllowed } from './licences.ts';
import { lockedIn } from './lock.ts';
import { publishedIn } from './published.ts';
import { problemsOf } from './rules.ts';

const lock = (entry: object, path = 'node_modules/pebble') =>
  lockedIn(JSON.stringify({ packages: { '': {}, [path]: { ...fine, ...entry } } }));
const fine = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };
const dates = (...rows: readonly string[]) => publishedIn(['package\tpublished\tlocked', ...rows].join('\n'));
const old = dates('pebble@1.0.0\t2026-11-01T10:00:00Z\t2026-11-20');

test('a package that was public for a week, with checksum and licence, may be locked', () => {
  expect(problemsOf(lock({}), old, {})).toEqual([]);
  const other = lock({ name: 'pebble' }, 'node_modules/other');
  expect(problemsOf(other, old, {}, { other: 'npm:pebble@1.0.0' })).toEqual([]);
  expect(problemsOf(other, old, {}, { other: '1.0.0' })).toEqual([
    'pebble@1.0.0: package.json does not give it the other name other',
  ]);
  expect(problemsOf(lock({}, 'node_modules/other/node_modules/pebble'), old, {})).toEqual([]);
});

test.each<[string, object, string]>([
  ['no checksum', { integrity: undefined }, 'the lock file has no SHA-512 of it'],
  ['a weak checksum', { integrity: 'sha1-AAAA' }, 'the lock file has no SHA-512 of it'],
  ['an address', { resolved: 'https://evil.example/a.tgz' }, 'it does not come from the registry'],
  ['an unlisted script', { hasInstallScript: true }, 'its install script is not in allowScripts'],
  ['a licence', { license: 'AGPL-3.0-only' }, "its licence 'AGPL-3.0-only' is not in"],
  ['no licence', { license: undefined }, "its licence '' is not in"],
  ['another version', { version: '1.0.1' }, 'nobody has looked up when it was published'],
])('a package with %s is refused', (_, entry, problem) => {
  expect(problemsOf(lock(entry), old, {})[0]).toContain(problem);
});

test('a package that comes inside of another one has its checksum, if that one says so', () => {
  const inside = (bundleDependencies: string[]) => {
    const path = 'node_modules/other';
    const packages = {
      '': {},
      [path]: { ...fine, bundleDependencies },
      [`${path}/node_modules/pebble`]: { ...fine, integrity: undefined, inBundle: true },
    };
    const both = dates(
      ...['other', 'pebble'].map((name) => `${name}@1.0.0\t2026-11-01T10:00:00Z\t2026-11-20`),
    );
    return problemsOf(lockedIn(JSON.stringify({ packages })), both, {});
  };
  expect(inside(['pebble'])).toEqual([]);
  expect(inside(['sand'])).toEqual(['pebble@1.0.0: the lock file has no SHA-512 of it']);
});

test('a package that was younger than a week is refused for good, until it is locked anew', () => {
  const young = (lockedOn: string) => dates(`pebble@1.0.0\t2026-11-14T10:00:00Z\t${lockedOn}`);
  expect(problemsOf(lock({}), young('2026-11-20'), {})).toEqual([
    'pebble@1.0.0: it was public for less than 7 days when it was locked',
  ]);
  expect(problemsOf(lock({}), young('2026-11-21'), {})).toEqual([]);
});

test('listed scripts may run or not, and dates of packages that are gone are in the way', () => {
  expect(problemsOf(lock({ hasInstallScript: true }), old, { pebble: false })).toEqual([]);
  expect(problemsOf([], old, {})).toEqual(['pebble@1.0.0: it is not locked any more']);
});

test('an install script that the lock file denies is named', () => {
  const path = 'node_modules/pebble';
  expect(problemsOf(lock({}), old, {}, {}, [path])).toEqual([
    `${path}: it has an install script, of which the lock file says nothing`,
  ]);
  expect(problemsOf(lock({ hasInstallScript: false }), old, {}, {}, [path])).toHaveLength(1);
  expect(problemsOf(lock({}), old, { pebble: true }, {}, [path])).toEqual([]);
  expect(problemsOf(lock({ hasInstallScript: true }), old, {}, {}, [path])).toEqual([
    'pebble@1.0.0: its install script is not in allowScripts of package.json',
  ]);
  // Of no entry at all.
  expect(problemsOf(lock({}), old, {}, {}, ['node_modules/other'])).toHaveLength(1);
});

test('a licence may be one of several, or all of several', () => {
  expect(isAllowed('a', '(MIT OR GPL-3.0-or-later)', true)).toBe(true);
  expect(isAllowed('a', 'MIT AND ISC', true)).toBe(true);
  expect(isAllowed('a', 'MIT AND GPL-3.0-only', true)).toBe(false);
  expect(isAllowed('a', 'MPL-2.0', true)).toBe(false);
  expect(isAllowed('a', 'MPL-2.0', false)).toBe(true);
  expect(isAllowed('a', 'Hippocratic-2.1', true)).toBe(false);
  expect(isAllowed('react-leaflet', 'Hippocratic-2.1', true)).toBe(true);
});
