// Serves a built app on the real runtime, with its data in a state folder.
import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import {
  Log,
  LogLevel,
  Miniflare,
  convertV4MiniflareOptions,
  fetch as fetchFromNetwork,
  type Request,
  type Response,
} from 'miniflare';
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler';
import { persistencePath, type Store } from './store.ts';

export interface Serving {
  /** Output folder of buildApp. */
  builtDir: string;
  stateDir: string;
  port: number;
  /** https with a self-signed certificate; http otherwise. */
  isHttps?: boolean;
  /** Variables that override wrangler.toml. */
  vars?: Readonly<Record<string, string>>;
  /** Port of the runtime's inspector; off unless given. */
  inspectorPort?: number;
  /** As in production: without the local inbox and without local cron triggers. */
  isAsDeployed?: boolean;
  /** Takes requests of the worker in place of the network; undefined for those that it does not take. */
  outbound?: (request: Request) => Promise<Response | undefined>;
}

/** The running app, with access to its stores. */
export interface Served extends Pick<Store, 'db' | 'photos' | 'sessions'> {
  stop: () => Promise<void>;
}

/** The files of a built worker, for the runtime. @param others files of other workers in the same folder */
export function modulesOf(main: string, others: readonly string[] = []) {
  const [rootPath, entry] = [dirname(main), basename(main)];
  const chunks = globSync('**/*.{js,mjs}', { cwd: rootPath, exclude: [entry, ...others] });
  return { rootPath, modules: [entry, ...chunks].map((path) => ({ type: 'ESModule' as const, path })) };
}

/** Path of the local inbox for people. tools/e2e/inbox.ts reads its JSON. */
export const inboxPath = '/cdn-cgi/local/explorer/email/sending';

/** Starts the app. Resolves when it answers on localhost:port. */
export async function serveApp({
  builtDir,
  stateDir,
  port,
  isHttps = false,
  vars = {},
  inspectorPort,
  isAsDeployed = false,
  outbound,
}: Serving): Promise<Served> {
  const configPath = resolve(builtDir, 'rockabout/wrangler.json');
  const config = unstable_readConfig({ config: configPath });
  const { main, workerOptions, externalWorkers } = unstable_getMiniflareWorkerOptions({
    ...config,
    vars: { ...config.vars, ...vars },
  });
  if (main === undefined) throw new Error(`${configPath} names no worker`);
  const { modulesRules: _, ...worker } = workerOptions;
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      host: 'localhost',
      port,
      https: isHttps,
      log: new Log(LogLevel.WARN),
      resourcePersistencePath: persistencePath(stateDir),
      telemetry: { enabled: false },
      unsafeLocalExplorer: !isAsDeployed,
      // The inbox lists the workers of this registry, so each instance has its own.
      unsafeDevRegistryPath: resolve(stateDir, 'registry'),
      unsafeTriggerHandlers: !isAsDeployed,
      ...(inspectorPort === undefined ? {} : { inspectorPort }),
      workers: [
        {
          ...worker,
          name: 'rockabout',
          ...modulesOf(main),
          ...(outbound && {
            outboundService: async (request: Request) =>
              (await outbound(request)) ?? fetchFromNetwork(request),
          }),
        },
        ...externalWorkers,
      ],
    }),
  );
  await runtime.ready;
  return {
    db: await runtime.getD1Database('DB', 'rockabout'),
    photos: await runtime.getR2Bucket('PHOTOS', 'rockabout'),
    sessions: await runtime.getKVNamespace('SESSIONS', 'rockabout'),
    stop: () => runtime.dispose(),
  };
}
