import { expect, test } from 'vitest';
import { pageAt, pagePaths } from '../schema/pages.ts';
import { router } from './router.tsx';

test('the worker and the app have the same pages, and the app a 404 page besides', () => {
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
