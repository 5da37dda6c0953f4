import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from './folder.ts';
import { takeFolder } from './lock.ts';

test('a folder is one server’s, as long as it runs', ({ folder }) => {
  const [running, other] = [process.ppid, process.pid];
  expect(takeFolder(join(folder, 'new'), running)).toBeUndefined();
  expect(takeFolder(join(folder, 'new'), other)).toBe(running);
  expect(takeFolder(join(folder, 'new'), running)).toBeUndefined();
});

test('what a server that was killed left behind is in nobody’s way', ({ folder }) => {
  // No process has a number as large as this.
  expect(takeFolder(folder, 2 ** 30)).toBeUndefined();
  expect(takeFolder(folder)).toBeUndefined();
  expect(takeFolder(folder)).toBeUndefined();
});
