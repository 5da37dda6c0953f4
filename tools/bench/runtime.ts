// The runtime of a run: the built app, the app that counts, and the references, all on one database, each by a socket
// of its own. Nothing stands between a request and its worker.
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

/** Builds the workers that are the bench's own. @param outDir whatever else is in it goes */
export async function buildOwnWorkers(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: projectRoot,
    // The first HTML of a scan has its style from it.
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
  /** Where each worker answers by itself. */
  originOf: Readonly<Record<OwnWorker | 'app', string>>;
  stop(): Promise<void>;
}

interface Serving {
  stateDir: string;
  /** What buildOwnWorkers made. */
  ownDir: string;
  /** What buildApp made. */
  builtDir: string;
}

/** The data of a state folder, with its workers on localhost. */
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
    // By this name a cookie is as secure as where it is deployed.
    originOf[name] = `http://localhost:${(await runtime.unsafeGetDirectURL(name)).port}`;
  }
  return {
    originOf: originOf as Runtime['originOf'],
    db: await runtime.getD1Database('DB', 'counting'),
    photos: await runtime.getR2Bucket('PHOTOS', 'counting'),
    sessions: await runtime.getKVNamespace('SESSIONS', 'counting'),
    stop: () => runtime.dispose(),
  };
}

/** What buildOwnWorkers and buildApp made. */
export type Built = Omit<Serving, 'stateDir'>;

/** Starts a runtime with one worker and nothing else. @returns milliseconds until it has answered for the first time */
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
 * What the platform does elsewhere and this machine would do in between. The shield against floods is a database of its
 * own here, which is asked and written to for each request; lines of the log are read by the process that asks, and
 * wait for it. Both would be most of what is measured.
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
  const door = { type: 'ESModule' as const, path: 'as-deployed.mjs', contents: asDeployed(basename(main)) };
  return { ...worker, modules: [door, ...worker.modules] };
}

const ownWorker = (name: OwnWorker, ownDir: string) =>
  workerOf(name, configPath, resolve(ownDir, `${name}.mjs`));

/** All that the worker asks of the platform's files: the app's one page, with which each of its pages begins. */
function firstPageOf(builtDir: string) {
  const page = readFileSync(resolve(builtDir, 'client/index.html'));
  return () => new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function workerOf(name: string, config: string, main: string) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config);
  // Files are answered by the platform: its router on this machine would cost every call some of its speed.
  const { modulesRules: _, assets: __, ...worker } = workerOptions;
  const others = ownWorkers.map((own) => `${own}.mjs`);
  return {
    ...worker,
    name,
    ...modulesOf(main, others),
    unsafeDirectSockets: [{ host: 'localhost', port: 0 }],
  };
}
