import { expect, test } from 'vitest';
import { changesBetween, divided, rangesOf } from './changes.ts';
import { lockedIn } from './lock.ts';
import { recorded } from './record.ts';

test('an update asks for the newest version within the major one, also of an alias, but not of a pre-release', () => {
  expect(
    rangesOf({
      dependencies: { hono: '4.13.19' },
      devDependencies: { pool: 'npm:@cloudflare/vitest-plugin@1.4.0', miniflare: '5.20261006.1-alpha' },
    }),
  ).toEqual(['hono@^4.13.19', 'pool@npm:@cloudflare/vitest-plugin@^1.4.0', 'miniflare@5.20261006.1-alpha']);
});

test('a package that asks for exactly a pre-release of package.json stays with it', () => {
  const devDependencies = {
    miniflare: '5.1.0-alpha',
    wrangler: '4.1.0',
    pool: 'npm:plugin@1.4.0',
    vite: '8.0.0',
  };
  const asks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    wrangler: { miniflare: '5.1.0-alpha' },
    pool: { miniflare: '5.1.0-alpha', wrangler: '4.1.0' },
    vite: { miniflare: '^4.0.0' },
  };
  expect(rangesOf({ devDependencies }, (name) => asks[name] ?? {})).toEqual([
    'miniflare@5.1.0-alpha',
    'wrangler@4.1.0',
    'pool@npm:plugin@1.4.0',
    'vite@^8.0.0',
  ]);
});

test('an update says which versions changed, came and went', () => {
  const before = ['@a/b@1.0.0', 'c@1.0.0', 'c@2.0.0', 'd@1.0.0', 'same@1.0.0'];
  const after = ['@a/b@1.1.0', 'c@2.0.0', 'e@1.0.0', 'same@1.0.0'];
  expect(changesBetween(before, after)).toEqual([
    '@a/b 1.0.0 → 1.1.0',
    'c 1.0.0, 2.0.0 → 2.0.0',
    'd 1.0.0 → none',
    'e none → 1.0.0',
  ]);
});

test('an update names packages of package.json that have several versions now and had one', () => {
  const wanted = { dependencies: { c: '1.0.0' }, devDependencies: { wrangler: '4.2.0', new: '1.0.0' } };
  const before = ['c@1.0.0', 'c@2.0.0', 'other@1.0.0', 'wrangler@4.1.0'];
  const after = [
    'c@1.0.0',
    'c@3.0.0',
    'new@1.0.0',
    'other@1.0.0',
    'other@2.0.0',
    'wrangler@4.1.5',
    'wrangler@4.2.0',
  ];
  expect(divided(before, after, wanted)).toEqual(['wrangler']);
});

const entry = (version: string) => ({ version, license: 'MIT', integrity: 'sha512-x' });
const packages = lockedIn(
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/old': entry('1.0.0'),
      'node_modules/new': entry('1.0.0'),
      'node_modules/old/node_modules/new': entry('2.0.0'),
    },
  }),
);
const known = new Map([
  ['old@1.0.0', { at: '2026-01-01T00:00:00Z', lockedOn: '2026-02-01' }],
  ['gone@1.0.0', { at: '2026-01-01T00:00:00Z', lockedOn: '2026-02-01' }],
]);

test('only unknown packages are looked up, each name once; what is gone is dropped', () => {
  const looked: string[] = [];
  const { list, young } = recorded(packages, known, new Date('2026-11-27T12:00:00Z'), (name) => {
    looked.push(name);
    return { '1.0.0': '2026-11-01T10:00:00.000Z', '2.0.0': '2026-11-26T10:00:00.000Z' };
  });
  expect(looked).toEqual(['new']);
  expect([...list]).toEqual([
    ['new@1.0.0', { at: '2026-11-01T10:00:00Z', lockedOn: '2026-11-27' }],
    ['new@2.0.0', { at: '2026-11-26T10:00:00Z', lockedOn: '2026-11-27' }],
    ['old@1.0.0', { at: '2026-01-01T00:00:00Z', lockedOn: '2026-02-01' }],
  ]);
  expect(young).toEqual(['new@2.0.0']);
});

test('a package of which the registry says nothing stops it', () => {
  expect(() => recorded(packages, known, new Date(), () => ({}))).toThrow('new@1.0.0');
});
