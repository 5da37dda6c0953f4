import { expect, test } from 'vitest';
import { pageAt, pagePaths } from '../schema/pages.ts';
import { router } from './router.tsx';

test('the pages that the worker answers are those of the app, and the page that says that there is none', () => {
  const paths = Object.keys(router.routesByPath);
  expect(paths.toSorted()).toEqual([...pagePaths, '/$'].toSorted());
});

test.each([
  '/my-rocks/',
  '/my-rocks//',
  '/NFC-Scan',
  '//my-rocks',
  '/my-rocks/x',
  '/my%2Drocks',
  '/no-such-page',
])('worker and app agree on whether %s is a page', (path) => {
  const shown = router.matchRoutes(path, {}).at(-1)?.routeId;
  expect(shown).toBe(pageAt(path) ?? '/$');
});
