import { expect, test } from 'vitest';
import { differences, type Served } from './compare.ts';
import { sha256 } from './release.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const built: Readonly<Record<string, string>> = {
  'client/assets/app.js': 'the app',
  'client/app.html': 'the page',
  'client/index.html': 'the page',
  'client/_headers': 'headers',
  'client/robots.txt': 'rules\n',
  'client/.well-known/security.txt': 'contact',
  'rockabout/index.js': 'the worker',
};
const sums = new Map(Object.entries(built).map(([file, text]) => [file, sha256(text)]));

const site = (changes: Readonly<Record<string, string | null>> = {}) => {
  const served: Readonly<Record<string, string | null>> = {
    '/': '<script src="/assets/app.js"></script>',
    '/app': 'the page',
    '/assets/app.js': 'the app',
    '/robots.txt': 'rules\n\nSitemap: here\n',
    '/.well-known/security.txt': 'contact',
    ...changes,
  };
  const get = async (address: string): Promise<Served> => {
    const text = served[address];
    return typeof text === 'string' ? { status: 200, body: bytes(text) } : { status: 404, body: bytes('') };
  };
  return differences(sums, (file) => bytes(built[file] ?? ''), get);
};

test('a site that serves the build differs in nothing', async () => {
  expect(await site()).toEqual([]);
});

test.each<[string, Readonly<Record<string, string | null>>, string]>([
  ['has another file', { '/assets/app.js': 'another app' }, '/assets/app.js: not the file of this build'],
  ['lacks a file', { '/.well-known/security.txt': null }, '/.well-known/security.txt: 404'],
  ['has other rules for robots', { '/robots.txt': 'rulez\n' }, '/robots.txt: not the file of this build'],
  [
    'loads a file of another build',
    { '/': '<script src="/assets/more.js"></script>' },
    '/: loads /assets/more.js, which is not in this build',
  ],
])('a site that %s is told', async (_, changes, difference) => {
  expect(await site(changes)).toEqual([difference]);
});
