// Serves a built app on the real runtime, with its data in a state folder.
import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { Log, LogLevel, Miniflare, convertV4MiniflareOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler';
import { persistencePath, type Store } from './store.ts';

export interface Serving {
  /** What buildApp made. */
  builtDir: string;
  stateDir: string;
  port: number;
  /** By a certificate that nobody has signed; http otherwise. */
  isHttps?: boolean;
  /** Variables that differ from wrangler.toml. */
  vars?: Readonly<Record<string, string>>;
  /** Where the worker's insides are shown; nowhere unless given. */
  inspectorPort?: number;
  /** As where it is deployed: without the inbox, and nothing on this machine makes the cron tick. */
  isAsDeployed?: boolean;
}

/** What the app has stored, beside it. */
export interface Served extends Pick<Store, 'db' | 'photos' | 'sessions'> {
  stop: () => Promise<void>;
}

/** The files of a built worker, as the runtime takes them. @param others that lie beside it and are none of its own */
export function modulesOf(main: string, others: readonly string[] = []) {
  const [rootPath, entry] = [dirname(main), basename(main)];
  const chunks = globSync('**/*.{js,mjs}', { cwd: rootPath, exclude: [entry, ...others] });
  return { rootPath, modules: [entry, ...chunks].map((path) => ({ type: 'ESModule' as const, path })) };
}

/** Path of the local inbox, for people; its JSON is read in inbox.ts. */
export const inboxPath = '/cdn-cgi/local/explorer/email/sending';

/** Resolves once it answers on localhost:port. */
export async function serveApp({
  builtDir,
  stateDir,
  port,
  isHttps = false,
  vars = {},
  inspectorPort,
  isAsDeployed = false,
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
      // The inbox shows the workers that it finds here, and each instance has its own.
      unsafeDevRegistryPath: resolve(stateDir, 'registry'),
      unsafeTriggerHandlers: !isAsDeployed,
      ...(inspectorPort === undefined ? {} : { inspectorPort }),
      workers: [{ ...worker, name: 'rockabout', ...modulesOf(main) }, ...externalWorkers],
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
