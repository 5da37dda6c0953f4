// The demo with its photos and the payment stand-in, as `npm start` serves it.
import { resolve } from 'node:path';
import { withStore } from '../app/migrate.ts';
import { retryIfClosed } from '../app/retry-closed.ts';
import { storeTiles } from '../basemap/store-tiles.ts';
import { prepareDemo } from '../demo/load.ts';
import { openPayments } from '../payments/site/server.ts';
import { startApp } from '../prove/app.ts';

/** @param folder where the demo is stored, because painting takes a while */
export async function startDemo(folder: string, builtDir: string) {
  const stateDir = resolve(folder, 'demo');
  await withStore(stateDir, (store) =>
    retryIfClosed(async () => {
      await storeTiles(store);
      return prepareDemo(store, () => false);
    }),
  );
  // Nobody buys anything here, so the stand-in sends no events to the app.
  const payments = await openPayments({ port: 0, appOrigin: 'http://localhost' });
  const app = await startApp({ builtDir, stateDir, vars: payments.vars });
  const stop = async () => {
    await app.stop();
    await payments.close();
  };
  return { origin: app.origin, stop };
}
