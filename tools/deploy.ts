// `npm run deploy`: builds, migrates, gives a new version some of the requests, and all of them if it does well; otherwise
// takes it back. With --dry-run it only bundles and prints the size; with --back it returns to the version before.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expectAtMostOne, readArguments } from './arguments.ts';
import { allMigrations } from './app/migrate.ts';
import { repairStatements } from './app/repair.ts';
import { vars, workerName } from './app/web-options.ts';
import { bake } from './basemap/bake.ts';
import { deployPlaces } from './places/deploy.ts';
import { analytics } from './release/analytics.ts';
import { deploy, goBack } from './release/deployment.ts';
import { schemaAt } from './release/last-release.ts';
import { Stopped, wordsOf } from './release/stopped.ts';
import { tagRelease } from './release/tags.ts';
import { servingVersions } from './release/versions.ts';
import { committed } from './release/working-tree.ts';
import { wrangler } from './release/wrangler.ts';
import { keepBuild } from './supply/kept.ts';
import { writeRelease } from './supply/release.ts';

const usage = `npm run deploy [-- [--start-at PERCENT] [--watch-minutes N] [--site ORIGIN] | --back | --dry-run]
  --start-at PERCENT  share of the requests that the new version gets at first: 10
  --watch-minutes N   how long it is watched before it gets all of them: 10
  --site ORIGIN       where the site is, unless PUBLIC_ORIGIN says so
  --back              returns to the version before
  --dry-run           bundles for the real platform, prints the size, and changes nothing`;

const numberIn = (text: string, name: string, least: number, most: number) => {
  const number = Number(text);
  if (text.trim() === '' || !(number >= least && number <= most))
    throw new Error(`--${name} is a number from ${least} to ${most}, not '${text}'.`);
  return number;
};

const wanted = readArguments(
  usage,
  {
    'start-at': { type: 'string', default: '10' },
    'watch-minutes': { type: 'string', default: '10' },
    site: { type: 'string' },
    back: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
  (values, names) => {
    if (names.length > 0) throw new Error(`'${names[0]}' is no flag.`);
    expectAtMostOne(values, 'back', 'dry-run');
    const origin = values.site ?? String(vars['PUBLIC_ORIGIN'] ?? '');
    if (origin !== '' && !URL.canParse(origin)) throw new Error(`'${origin}' is no address of a site.`);
    return {
      startAt: numberIn(values['start-at'], 'start-at', 1, 99),
      forMs: numberIn(values['watch-minutes'], 'watch-minutes', 1, 600) * 60_000,
      origin: origin === '' ? undefined : new URL(origin).origin,
      isBack: values.back,
      isDryRun: values['dry-run'],
    };
  },
);

const say = (line: string) => console.log(line);

const interruption = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => interruption.abort());

async function build(): Promise<void> {
  const vite = spawn('vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit' });
  const [status] = (await once(vite, 'exit')) as [number | null];
  const why = interruption.signal.aborted ? 'Interrupted' : 'The build failed';
  if (status !== 0 || interruption.signal.aborted) throw new Stopped(`${why}; nothing has been changed.`);
}

/** Uploads what the worker reads beside its database rows. */
async function load(): Promise<void> {
  // The database answers nothing for some seconds while it imports them, which happens only with a new version.
  await deployPlaces(wrangler);
  // The same bytes have the same ETag, so an unchanged map stays in all caches.
  const { path } = await bake('world');
  await wrangler.run('r2', 'object', 'put', 'rockabout-tiles/world.pmtiles', '--remote', '--file', path);
}

async function deployCommit(): Promise<void> {
  const commit = committed();
  // Before the build: without a login it would be for nothing.
  await servingVersions(wrangler);
  await build();
  say(`This build is sha256:${writeRelease('dist')}, and is kept in ${keepBuild('dist', commit.hash)}`);
  const { startAt, forMs, origin } = wanted;
  await deploy({
    wrangler,
    commit,
    site:
      origin === undefined ? undefined : { origin, worker: workerName ?? 'rockabout', patienceMs: 10_000 },
    migrations: await allMigrations(),
    schemaAt,
    load,
    repairs: repairStatements,
    startAt,
    visits: 60,
    forMs,
    pauseMs: 4000,
    graceMs: 90_000,
    retryMs: 5000,
    realOf: analytics(process.env, workerName ?? 'rockabout'),
    signal: interruption.signal,
    say,
    tag: tagRelease,
  });
}

try {
  if (wanted.isBack) await goBack({ wrangler, say, tag: tagRelease });
  else if (wanted.isDryRun) {
    await build();
    await wrangler.run('deploy', '--config', 'dist/rockabout/wrangler.json', '--dry-run');
  } else await deployCommit();
} catch (error) {
  console.error(`\n${wordsOf(error)}`);
  process.exitCode = 1;
}
