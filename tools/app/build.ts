// Builds the web app and the worker into a folder. It prints only warnings.
import { resolve } from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { projectRoot } from './store.ts';

/**
 * @param builtDir gets `client/` and the worker's folder. Everything else in it is deleted.
 * @param plugins added to those of vite.config.ts
 */
export async function buildApp(builtDir: string, plugins: Plugin[] = []): Promise<void> {
  // With the NODE_ENV of a test, React would be built for development.
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
