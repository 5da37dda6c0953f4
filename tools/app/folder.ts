// A temporary folder for the tests of one file, deleted at their end.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as plain } from 'vitest';

export const test = plain.extend('folder', { scope: 'file' }, async ({}, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), 'rockabout-test-'));
  onCleanup(() => rm(folder, { recursive: true, maxRetries: 5 }));
  return folder;
});
