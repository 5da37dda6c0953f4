import { expect, test } from 'vitest';
import { pageAt, pagePaths } from './pages.ts';

test.each(pagePaths)('%s is a page', (path) => {
  expect(pageAt(path)).toBe(path);
});

test.each([
  ['/my-rocks/', '/my-rocks'],
  ['/my-rocks//', '/my-rocks'],
  ['/NFC-Scan', '/nfc-scan'],
  ['/rocks/aaaaaaaaaaaaaaaa', '/rocks/$id'],
  ['/ROCKS/x//', '/rocks/$id'],
])('%s is a spelling of %s', (path, page) => {
  expect(pageAt(path)).toBe(page);
});

test.each([
  '/no-such-page',
  '//my-rocks',
  '/my-rocks/x',
  '/my%2Drocks',
  '/index.html',
  '/rocks',
  '/rocks/',
  '/rocks/a/b',
  '/rocks//b',
])('%s is no page', (path) => {
  expect(pageAt(path)).toBeUndefined();
});
