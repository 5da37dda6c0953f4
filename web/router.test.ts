import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linkPreviewOf } from '../schema/link-preview.ts';
import {
  adoptPagePath,
  type AppPagePath,
  memberPagePath,
  pageAt,
  pagePaths,
  rockPagePath,
} from '../schema/pages.ts';
import { router } from './router.tsx';
import * as en from '../schema/words/en/index.ts';

test('the worker and the app have the same pages, and the app a 404 page besides', () => {
  const paths = Object.keys(router.routesByPath);
  expect(paths.toSorted()).toEqual(
    [...pagePaths, rockPagePath, adoptPagePath, memberPagePath, '/$'].toSorted(),
  );
});

test('the first HTML of a page has the title that the app gives it', () => {
  const titleOf = (path: string) =>
    linkPreviewOf(
      en,
      'Rockabout',
      [...pagePaths, adoptPagePath as AppPagePath, memberPagePath as AppPagePath].find(
        (page) => page === path,
      ) ?? null,
    ).title;
  for (const [path, { options }] of Object.entries(router.routesByPath))
    // That of a rock's page has its name.
    if (path !== '/' && path !== rockPagePath)
      expect([path, titleOf(path)]).toEqual([
        path,
        `${options.staticData?.titled && en.titles.of[options.staticData.titled]} · Rockabout`,
      ]);
  const home = readFileSync(new URL('index.html', import.meta.url), 'utf8');
  for (const text of Object.values(en.boot)) if (typeof text === 'string') expect(home).toContain(text);
  expect(home.replace('%VITE_PRODUCT_NAME%', 'Rockabout')).toContain(`<title>${titleOf('/')}</title>`);
});

test.each([
  '/my-rocks/',
  '/my-rocks//',
  '/NFC-Scan',
  '//my-rocks',
  '/my-rocks/x',
  '/my%2Drocks',
  '/no-such-page',
  '/rocks',
  '/rocks/',
  '/rocks/aaaaaaaaaaaaaaaa',
  '/Rocks/AAAAAAAAAAAAAAAA/',
  '/rocks/a/b',
  '/adopt/Ab_3-x',
  '/adopt/',
  '/Admin/members/a/',
  '/admin/members',
])('worker and app agree on whether %s is a page', (path) => {
  const shown = router.matchRoutes(path, {}).at(-1)?.routeId;
  expect(shown).toBe(pageAt(path) ?? '/$');
});
