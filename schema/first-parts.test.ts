import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { firstPartOf, isFirstPart } from './first-parts.ts';
import { pagePaths } from './pages.ts';

test.each(pagePaths.filter((path) => path !== '/nfc-scan'))(
  'what a visitor’s %s begins with is a file of the pages',
  (path) => {
    const name = firstPartOf(path) ?? '';
    const files = [`${name}.tsx`, `${name}/${name}.tsx`].map((file) =>
      resolve(import.meta.dirname, '../web/pages', file),
    );
    expect(files.some((file) => existsSync(file))).toBe(true);
    expect(isFirstPart(name)).toBe(true);
  },
);

test('what only members see is no first part', () => {
  expect(['dashboard', 'my-rocks', 'register-rock', 'pro', 'found-rock', ''].filter(isFirstPart)).toEqual([]);
});
