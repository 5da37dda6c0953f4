// Serves the app for end-to-end tests: newly built, on a new database, beside the payment stand-in.
import '../app/local.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp } from '../app/build.ts';
import { bakeAll, storeTiles } from '../basemap/store-tiles.ts';
import { newPushKeys, pushVars } from '../app/push-keys.ts';
import { quickDir } from '../app/quick-dir.ts';
import { onShutdown } from '../app/shutdown.ts';
import { withStore } from '../app/migrate.ts';
import { serveApp } from '../app/serve.ts';
import { openPayments } from '../payments/site/server.ts';
import { loadPlaces } from '../places/load.ts';
import { insertCrowd } from './crowd.ts';
import { openPushService } from './push-service.ts';
import { serveSignIn } from './sign-in-server.ts';
import { paymentsPort } from './payments.ts';
import { administrator } from './people.ts';

const port = Number(process.env['PORT']);
const stateDir = await mkdtemp(join(quickDir(), 'rockabout-e2e-'));
const { E2E_BUILT } = process.env;
const builtDir = E2E_BUILT ?? join(stateDir, 'app');

const baking = bakeAll();
await withStore(stateDir, async (store) => {
  await loadPlaces(store);
  await insertCrowd(store);
  await storeTiles(store, baking);
});
if (!E2E_BUILT) await buildApp(builtDir);

const appOrigin = `http://localhost:${port}`;
const payments = await openPayments({ port: paymentsPort(port), appOrigin });
// No test searches for a place. If one did, the request would not leave this machine.
const GEOCODE_URL = 'http://localhost:9/';
const vars = {
  ADMIN_EMAIL: administrator,
  PSEUDO_LANGUAGES: 'yes',
  PUBLIC_ORIGIN: appOrigin,
  GEOCODE_URL,
  ...payments.vars,
  ...pushVars(newPushKeys()),
};
const pushService = await openPushService(port);
const app = await serveApp({ builtDir, stateDir, port, vars, outbound: pushService.take });
const door = await serveSignIn(app, appOrigin);

onShutdown(async () => {
  await door.close();
  await app.stop();
  await payments.close();
  await pushService.close();
  await rm(stateDir, { recursive: true, maxRetries: 5 });
});
