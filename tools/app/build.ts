// Builds the web app and the worker into a folder, and says no more than warnings.
import { resolve } from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { projectRoot } from './store.ts';

/**
 * @param builtDir gets `client/` and the worker's folder; whatever else is in it goes
 * @param plugins that look on, beside those of vite.config.ts
 */
export async function buildApp(builtDir: string, plugins: Plugin[] = []): Promise<void> {
  // A test's own would build React as it is for developing.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    const builder = await createBuilder({
      configFile: resolve(projectRoot, 'vite.config.ts'),
      logLevel: 'warn',
      plugins,
      build: { outDir: resolve(builtDir), emptyOutDir: true },
    });
    await builder.buildApp();
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}
