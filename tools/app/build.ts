// Builds the web app and the worker into a folder, and says no more than warnings.
import { resolve } from 'node:path';
import { createBuilder } from 'vite';
import { projectRoot } from './store.ts';

/** @param builtDir gets `client/` and the worker's folder; whatever else is in it goes */
export async function buildApp(builtDir: string): Promise<void> {
  const builder = await createBuilder({
    configFile: resolve(projectRoot, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: resolve(builtDir), emptyOutDir: true },
  });
  await builder.buildApp();
}
