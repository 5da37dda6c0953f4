// The fixtures of trials. They are created for a test file that uses them, and removed at its end.
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { buildApp } from '../app/build.ts';
import { test as withFolder } from '../app/folder.ts';
import '../app/local.ts';
import type { Serving } from '../app/serve.ts';
import { startApp } from './app.ts';

/** Waits for `many` turns of the event loop. */
export async function turns(many: number): Promise<void> {
  for (let i = 0; i < many; i++) await setImmediate();
}

export const test = withFolder
  /** The app, built from the current sources. */
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
        startApp({ builtDir, stateDir, ...serving }, { tmpDir }),
  );
