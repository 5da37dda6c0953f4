// `npm start`: builds, migrates, loads demo data into an empty database, and serves the app and a payment stand-in
// until Ctrl-C.
import './app/local.ts';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildApp } from './app/build.ts';
import { repair } from './app/repair.ts';
import { withStore } from './app/migrate.ts';
import { keepTicking } from './app/cron.ts';
import { onShutdown } from './app/shutdown.ts';
import { takeFolder } from './app/lock.ts';
import { freePort, isTaken } from './app/port.ts';
import { keptPushKeys, pushVars } from './app/push-keys.ts';
import { inboxPath, serveApp } from './app/serve.ts';
import { keptSecret } from './app/secret.ts';
import { retryIfClosed } from './app/retry-closed.ts';
import { projectRoot, type Store } from './app/store.ts';
import { bakeAll, storeTiles } from './basemap/store-tiles.ts';
import { prepareDemo, sampleCodes, type Sample } from './demo/load.ts';
import { accounts } from './demo/members.ts';
import { storePictures } from './demo/pictures.ts';
import type { Picture } from './demo/world.ts';
import { goodCard } from './payments/billing.ts';
import { loadPlaces } from './places/load.ts';
import { openPayments, type Payments } from './payments/site/server.ts';

const port = Number(process.env['PORT'] ?? 8787);
const stateDir = resolve(projectRoot, process.env['STATE_DIR'] ?? '.state');
const builtDir = resolve(stateDir, 'app');
const origin = `http://localhost:${port}`;

if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  exitWith(`PORT must be a number from 1 to 65535, not ${process.env['PORT']}.`);
}
if (await isTaken(port)) exitWith(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`);
const holder = takeFolder(stateDir);
if (holder !== undefined) {
  exitWith(`Process ${holder} has ${stateDir} in use. Choose another folder: STATE_DIR=.state/second npm start
If that process is another program, delete ${resolve(stateDir, 'in-use')}.`);
}

/** Photos not painted by then are painted while the app is running. Milliseconds since the process started. */
const paintBefore = 12_000;
const seconds = () => `${(performance.now() / 1000).toFixed(1)} s`;

console.log('Building the app and opening its database ...');
const [built, { samples, unpainted, prepared }, payments] = await Promise.all([
  buildApp(builtDir).then(seconds),
  prepareStore(),
  localPayments(),
]).catch((error: unknown) => exitWith(wordsOf(error)));
const app = await serveApp({ builtDir, stateDir, port, vars: { ...localVars(), ...payments?.vars } });

const stopTicking = keepTicking(origin);
let isEnding = false;
// The runtime receives Ctrl-C too, perhaps a moment earlier.
const painting = storePictures(unpainted, app.photos, () => isEnding).catch(async (error: unknown) => {
  await setTimeout(500);
  return isEnding ? unpainted : exitWith(wordsOf(error));
});
onShutdown(async () => {
  isEnding = true;
  stopTicking();
  // A runtime that Ctrl-C has ended may never answer for a photo that was being stored.
  await Promise.race([painting, setTimeout(2000)]);
  await app.stop();
  await payments?.close();
});

console.log(`
Rockabout is at ${origin}

Sign in with one of these email addresses. The code arrives in the local inbox:
${Object.values(accounts)
  .map(({ email, what }) => `  ${email.padEnd(24)} ${what}`)
  .join('\n')}
Local inbox: ${origin}${inboxPath}
${paymentLines(payments)}
${samples.length > 0 ? `Rock IDs to find: ${samples.map(({ code, name }) => `${code} (${name})`).join(', ')}\n` : ''}
Ready after ${seconds()} (build: ${built}, data: ${prepared}). Ctrl-C stops it. The data stays in ${stateDir}.`);

if (unpainted.length > 0) {
  console.log(`${unpainted.length} demo photos are still being painted.`);
  if ((await painting).length === 0) console.log(`All photos are ready after ${seconds()}.`);
}

function prepareStore(): Promise<{ samples: Sample[]; unpainted: Picture[]; prepared: string }> {
  // A retry does only the steps that are left.
  const baking = bakeAll();
  const prepare = (store: Store) =>
    retryIfClosed(async () => {
      await repair(store);
      await loadPlaces(store);
      await storeTiles(store, baking);
      const unpainted = await prepareDemo(store, () => performance.now() > paintBefore);
      return { samples: await sampleCodes(store), unpainted, prepared: seconds() };
    });
  return withStore(stateDir, prepare);
}

/** The stand-in; undefined without payments, or if the environment names an account of the real provider. */
async function localPayments(): Promise<Payments | undefined> {
  if (process.argv.includes('--no-payments') || process.env['STRIPE_SECRET_KEY']) return undefined;
  const beside = port + 1;
  const isFree = beside <= 65_535 && !(await isTaken(beside));
  return openPayments({
    port: isFree ? beside : await freePort(),
    appOrigin: origin,
    stateFile: resolve(stateDir, 'stand-in.json'),
  });
}

function paymentLines(payments: Payments | undefined): string {
  if (payments) return `Payment stand-in: ${payments.url} (no money moves; card ${goodCard})`;
  return process.argv.includes('--no-payments')
    ? 'Payments are off: plans and the shop show as coming soon.'
    : 'Payments go to the account of STRIPE_SECRET_KEY.';
}

/** Variables of the worker. The environment may override some. One demo account is the administrator. */
function localVars(): Record<string, string> {
  const payments = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_API_URL'];
  const names = [
    'ADMIN_EMAIL',
    'PUBLIC_ORIGIN',
    'GEOCODE_URL',
    'PUSH_PUBLIC_KEY',
    'PUSH_PRIVATE_KEY',
    ...(process.argv.includes('--no-payments') ? [] : payments),
  ];
  const given = names.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ADMIN_EMAIL: accounts.admin.email,
    PUBLIC_ORIGIN: origin,
    NETWORK_SECRET: keptSecret(resolve(stateDir, 'network-secret')),
    ...pushVars(keptPushKeys(resolve(stateDir, 'push-key'))),
    ...Object.fromEntries(given),
  };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function exitWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
