// What trials begin with, as fixtures that are made for the file that asks for them, and gone when it is over.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as plain } from 'vitest';
import { buildApp } from '../app/build.ts';
import '../app/local.ts';
import type { Serving } from '../app/serve.ts';
import { startApp } from './app.ts';

export const test = plain
  .extend('folder', { scope: 'file' }, async ({}, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'rockabout-trial-'));
    onCleanup(() => rm(folder, { recursive: true, maxRetries: 5 }));
    return folder;
  })
  /** The app, built from what is here. */
  .extend('builtDir', { scope: 'file' }, async ({ folder }) => {
    const builtDir = join(folder, 'app');
    await buildApp(builtDir);
    return builtDir;
  })
  .extend('stateDir', { scope: 'file' }, ({ folder }) => join(folder, 'state'))
  /** Serves the built app with the data of `stateDir`. */
  .extend(
    'start',
    { scope: 'file' },
    ({ builtDir, stateDir }) =>
      (serving?: Partial<Serving>, tmpDir?: string) =>
        startApp({ builtDir, stateDir, ...serving }, tmpDir),
  );
