import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from './folder.ts';
import { takeFolder } from './lock.ts';

test('a folder belongs to one server as long as it runs', ({ folder }) => {
  const [running, other] = [process.ppid, process.pid];
  expect(takeFolder(join(folder, 'new'), running)).toBeUndefined();
  expect(takeFolder(join(folder, 'new'), other)).toBe(running);
  expect(takeFolder(join(folder, 'new'), running)).toBeUndefined();
});

test('the lock of a killed server does not block others', ({ folder }) => {
  // No process has an id as large as this.
  expect(takeFolder(folder, 2 ** 30)).toBeUndefined();
  expect(takeFolder(folder)).toBeUndefined();
  expect(takeFolder(folder)).toBeUndefined();
});
