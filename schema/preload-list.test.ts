import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { preloadNameOf, isPreloadName } from './preload-list.ts';
import { pagePaths } from './pages.ts';

test.each(pagePaths.filter((path) => path !== '/nfc-scan'))(
  'the preload of %s for a visitor is a file of the pages',
  (path) => {
    const name = preloadNameOf(path) ?? '';
    const files = [`${name}.tsx`, `${name}/${name}.tsx`].map((file) =>
      resolve(import.meta.dirname, '../web/pages', file),
    );
    expect(files.some((file) => existsSync(file))).toBe(true);
    expect(isPreloadName(name)).toBe(true);
  },
);

test('pages that only members see have no preload', () => {
  expect(['dashboard', 'my-rocks', 'register-rock', 'pro', 'found-rock', ''].filter(isPreloadName)).toEqual(
    [],
  );
});
