// The views of `web/views` are one source for two renderers: React in the browser, Hono's JSX in the worker.
import type { Plugin } from 'vite';

/** Modules of React that JSX is compiled to, and Hono's in their place. */
export const runtimes: Readonly<Record<string, string>> = {
  'react/jsx-runtime': 'hono/jsx/jsx-runtime',
  'react/jsx-dev-runtime': 'hono/jsx/jsx-dev-runtime',
};

/** Compiles JSX for Hono everywhere except in the browser. */
export const viewsByHono = (): Plugin => ({
  name: 'rockabout:views-by-hono',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name !== 'client',
  resolveId(id, importer) {
    const runtime = runtimes[id];
    return runtime === undefined ? undefined : this.resolve(runtime, importer);
  },
});
