// The local database and photo store in a state folder, in the layout that vite and wrangler use too.
import { resolve } from 'node:path';
import { Miniflare, convertV4MiniflareOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { databaseWorker, localDatabase, type Database } from './local-database.ts';
import { projectRoot } from './root.ts';

export { projectRoot };
export const configPath = resolve(projectRoot, 'wrangler.toml');

/** Where the runtime stores its data in a state folder. */
export const persistencePath = (stateDir: string) => resolve(stateDir, 'v3');

export interface Store {
  db: Database;
  photos: Awaited<ReturnType<Miniflare['getR2Bucket']>>;
  tiles: Awaited<ReturnType<Miniflare['getR2Bucket']>>;
  sessions: Awaited<ReturnType<Miniflare['getKVNamespace']>>;
  close(): Promise<void>;
}

/** Opens the stores without the app. Nothing else may have them open. */
export async function openStore(stateDir: string): Promise<Store> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(configPath);
  const { modulesRules: _, ...bindings } = workerOptions;
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      resourcePersistencePath: persistencePath(stateDir),
      telemetry: { enabled: false },
      workers: [{ ...bindings, name: 'store', modules: true, script: databaseWorker }],
    }),
  );
  return {
    db: localDatabase(runtime),
    photos: await runtime.getR2Bucket('PHOTOS'),
    tiles: await runtime.getR2Bucket('TILES'),
    sessions: await runtime.getKVNamespace('SESSIONS'),
    close: () => runtime.dispose(),
  };
}
