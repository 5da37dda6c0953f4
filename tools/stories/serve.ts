// The app for browser stories: freshly built, on an empty database, beside a geocoder and payments that answer here.
import '../app/local.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../app/build.ts';
import { endWith } from '../app/end.ts';
import { migrate } from '../app/migrate.ts';
import { serveApp } from '../app/serve.ts';
import { steadily } from '../app/steadily.ts';
import { openStore } from '../app/store.ts';
import { openPayments } from '../payments/site/server.ts';
import { insertCrowd } from './crowd.ts';
import { administrator, proMember } from './people.ts';
import { serveGeocoder } from './geocoder.ts';
import { paymentsPort } from './payments.ts';

const port = Number(process.env['PORT']);
const stateDir = await mkdtemp(join(tmpdir(), 'rockabout-stories-'));
const builtDir = join(stateDir, 'app');

const store = await openStore(stateDir);
await steadily(() => migrate(store));
// For stories that are not about paying.
await store.db.batch([
  store.db
    .prepare(
      `INSERT INTO members (id, email, email_key, first_name, has_manual_plan, is_first_login, created_at)
       VALUES (?1, ?2, ?2, 'Pro', 1, 0, ?3)`,
    )
    .bind('storiespromember', proMember, Date.now()),
  store.db.prepare(`UPDATE totals SET value = value + 1 WHERE name = 'members'`),
]);
await insertCrowd(store);
await store.close();
await buildApp(builtDir);

const geocoder = await serveGeocoder();
const payments = await openPayments({ port: paymentsPort(port), appOrigin: `http://localhost:${port}` });
const vars = { ADMIN_EMAIL: administrator, GEOCODE_URL: geocoder.url, ...payments.vars };
const app = await serveApp({ builtDir, stateDir, port, vars });

endWith(async () => {
  geocoder.close();
  await app.stop();
  await payments.close();
  await rm(stateDir, { recursive: true, maxRetries: 5 });
});
