import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { preloadNameOf, isPreloadName } from './preload-list.ts';
import { pagePaths } from './pages.ts';

test.each(pagePaths.filter((path) => path !== '/nfc-scan'))(
  'what a visitor’s %s begins with is a file of the pages',
  (path) => {
    const name = preloadNameOf(path) ?? '';
    const files = [`${name}.tsx`, `${name}/${name}.tsx`].map((file) =>
      resolve(import.meta.dirname, '../web/pages', file),
    );
    expect(files.some((file) => existsSync(file))).toBe(true);
    expect(isPreloadName(name)).toBe(true);
  },
);

test('what only members see is no first part', () => {
  expect(['dashboard', 'my-rocks', 'register-rock', 'pro', 'found-rock', ''].filter(isPreloadName)).toEqual(
    [],
  );
});
