import { expect, test } from 'vitest';
import { pageAt, pagePaths } from './pages.ts';

test.each(pagePaths)('%s is a page', (path) => {
  expect(pageAt(path)).toBe(path);
});

test.each([
  ['/my-rocks/', '/my-rocks'],
  ['/my-rocks//', '/my-rocks'],
  ['/NFC-Scan', '/nfc-scan'],
])('%s is a spelling of %s', (path, page) => {
  expect(pageAt(path)).toBe(page);
});

test.each(['/no-such-page', '//my-rocks', '/my-rocks/x', '/my%2Drocks', '/index.html'])(
  '%s is no page',
  (path) => {
    expect(pageAt(path)).toBeUndefined();
  },
);
