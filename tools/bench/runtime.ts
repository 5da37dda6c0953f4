// Runs the built app, the counting app and the reference apps on one database, each on its own socket. Nothing stands
// between a request and its worker.
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { Log, LogLevel, Miniflare, Response, convertV4MiniflareOptions } from 'miniflare';
import { build } from 'vite';
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler';
import { modulesOf } from '../app/serve.ts';
import { viewsByHono } from '../app/views-by-hono.ts';
import { configPath, persistencePath, projectRoot, type Store } from '../app/store.ts';

const sources = {
  counting: 'worker/testing/counting-worker.ts',
  reference: 'worker/testing/reference-worker.ts',
};
type OwnWorker = keyof typeof sources;
const ownWorkers = Object.keys(sources) as OwnWorker[];

/** Builds the bench's own workers. @param outDir is emptied first */
export async function buildOwnWorkers(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: projectRoot,
    // The first HTML of a scan gets its style from it.
    plugins: [viewsByHono(), tailwindcss()],
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'es2024',
      minify: true,
      rolldownOptions: { input: sources, output: { entryFileNames: '[name].mjs' } },
    },
  });
}

export interface Runtime extends Omit<Store, 'close'> {
  /** Origin of each worker. */
  originOf: Readonly<Record<OwnWorker | 'app', string>>;
  stop(): Promise<void>;
}

interface Serving {
  stateDir: string;
  /** Output folder of buildOwnWorkers. */
  ownDir: string;
  /** Output folder of buildApp. */
  builtDir: string;
}

/** Serves the data of a state folder with all workers on localhost. */
export async function serveBench({ stateDir, ownDir, builtDir }: Serving): Promise<Runtime> {
  const workers = [
    { ...ownWorker('counting', ownDir), serviceBindings: { ASSETS: firstPageOf(builtDir) } },
    ownWorker('reference', ownDir),
    builtApp(builtDir),
  ];
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      log: new Log(LogLevel.WARN),
      handleStructuredLogs: ({ level, message }) => {
        if (level === 'error') console.error(message);
      },
      resourcePersistencePath: persistencePath(stateDir),
      telemetry: { enabled: false },
      workers,
    }),
  );
  await runtime.ready;
  const originOf: Record<string, string> = {};
  for (const { name } of workers) {
    // On localhost, cookies are as secure as in production.
    originOf[name] = `http://localhost:${(await runtime.unsafeGetDirectURL(name)).port}`;
  }
  return {
    originOf: originOf as Runtime['originOf'],
    db: await runtime.getD1Database('DB', 'counting'),
    photos: await runtime.getR2Bucket('PHOTOS', 'counting'),
    tiles: await runtime.getR2Bucket('TILES', 'counting'),
    sessions: await runtime.getKVNamespace('SESSIONS', 'counting'),
    stop: () => runtime.dispose(),
  };
}

/** Output folders of buildOwnWorkers and buildApp. */
export type Built = Omit<Serving, 'stateDir'>;

/** Starts a runtime with one worker and nothing else. @returns milliseconds until its first response */
export async function coldStart(worker: 'app' | 'reference', { ownDir, builtDir }: Built): Promise<number> {
  const [options, path] =
    worker === 'app' ? [builtApp(builtDir), '/api/payments'] : [ownWorker(worker, ownDir), '/bare'];
  const begun = performance.now();
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      log: new Log(LogLevel.WARN),
      telemetry: { enabled: false },
      workers: [options],
    }),
  );
  const { port } = await runtime.unsafeGetDirectURL(worker);
  const answer = await fetch(`http://localhost:${port}${path}`);
  const taken = performance.now() - begun;
  await runtime.dispose();
  if (!answer.ok) throw new Error(`${worker}: ${answer.status}`);
  return taken;
}

/**
 * Removes work that the platform does outside of the worker, and that a local runtime does within each request. The
 * local FLOOD rate limit reads and writes a database of its own, and log lines wait until the measuring process reads
 * them. Both would be most of what is measured.
 */
const asDeployed = (entry: string) => `import app from './${entry}';
console.log = () => {};
let own;
export default {
  fetch(request, env, ctx) {
    own ??= { ...env, FLOOD: { limit: async () => ({ success: true }) } };
    return app.fetch(request, own, ctx);
  },
};`;

function builtApp(builtDir: string) {
  const path = resolve(builtDir, 'rockabout/wrangler.json');
  const { main } = unstable_readConfig({ config: path });
  if (main === undefined) throw new Error(`${path} names no worker`);
  const worker = workerOf('app', path, main);
  const entry = { type: 'ESModule' as const, path: 'as-deployed.mjs', contents: asDeployed(basename(main)) };
  return { ...worker, modules: [entry, ...worker.modules] };
}

const ownWorker = (name: OwnWorker, ownDir: string) =>
  workerOf(name, configPath, resolve(ownDir, `${name}.mjs`));

/** The ASSETS binding: it only serves the app's index.html, from which the worker makes its pages. */
function firstPageOf(builtDir: string) {
  const page = readFileSync(resolve(builtDir, 'client/index.html'));
  return () => new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function workerOf(name: string, config: string, main: string) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config);
  // Without assets, because the local file router would slow down every call.
  const { modulesRules: _, assets: __, ...worker } = workerOptions;
  const others = ownWorkers.map((own) => `${own}.mjs`);
  return {
    ...worker,
    name,
    ...modulesOf(main, others),
    unsafeDirectSockets: [{ host: 'localhost', port: 0 }],
  };
}
