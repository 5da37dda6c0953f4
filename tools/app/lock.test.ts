import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeFolder } from './lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rockabout-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder is one server’s, as long as it runs', () => {
  const [running, other] = [process.ppid, process.pid];
  expect(takeFolder(join(folder, 'new'), running)).toBeUndefined();
  expect(takeFolder(join(folder, 'new'), other)).toBe(running);
  expect(takeFolder(join(folder, 'new'), running)).toBeUndefined();
});

test('what a server that was killed left behind is in nobody’s way', () => {
  // No process has a number as large as this.
  expect(takeFolder(folder, 2 ** 30)).toBeUndefined();
  expect(takeFolder(folder)).toBeUndefined();
  expect(takeFolder(folder)).toBeUndefined();
});
