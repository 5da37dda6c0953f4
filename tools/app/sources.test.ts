import { expect, test } from 'vitest';
import { isSource } from './sources.ts';

test('a file is recognized by its whole path, and one that does not exist fails the build', () => {
  const isMain = isSource('web/main.tsx');
  expect(
    ['/project/web/main.tsx', '/project/other-web/main.tsx', '/project/web/main.ts'].map(isMain),
  ).toEqual([true, false, false]);
  expect(() => isSource('web/main.tsx', 'web/renamed.tsx')).toThrow('web/renamed.tsx');
});
