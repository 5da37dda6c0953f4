// Deploys a build: migrates, uploads it as a new version, and gives it requests step by step.
import type { Migration } from '../app/migrate.ts';
import { breaksOf } from './breaks.ts';
import type { KnownSchema } from './last-release.ts';
import { isHealthy } from './probe.ts';
import { rollOut, type RollOut } from './roll-out.ts';
import { Stopped, wordsOf } from './stopped.ts';
import {
  commitOfVersion,
  inWords,
  newestVersion,
  serve,
  servingVersions,
  versionBefore,
} from './versions.ts';
import type { Commit } from './working-tree.ts';
import type { Entry, Wrangler } from './wrangler.ts';

export interface Deployment extends Pick<
  RollOut,
  'forMs' | 'pauseMs' | 'graceMs' | 'retryMs' | 'startAt' | 'visits' | 'signal' | 'say'
> {
  wrangler: Wrangler;
  commit: Commit;
  /** Undefined if the address of the site is not known. */
  site: RollOut['site'] | undefined;
  /** All migrations, in order. */
  migrations: readonly Migration[];
  /** What the sources of a commit know; undefined if this clone does not have it. */
  schemaAt: (commit: string) => KnownSchema | undefined;
  /** Counts the requests of everybody to a version; undefined without a token for that. */
  realOf?: ((version: string) => NonNullable<RollOut['real']>) | undefined;
  /** Loads towns and the map into the stores. */
  load: () => Promise<void>;
  /** SQL that repairs what the previous build has written. */
  repairs: readonly string[];
  /** Notes that a commit serves everybody, as this version. @returns what to tell the operator */
  tag: Tag;
}

type Tag = (commit: string, version: string) => string;

const built = ['--config', 'dist/rockabout/wrangler.json'] as const;

/**
 * Another run goes on where an earlier one was broken off: each step can be repeated, and a commit that serves everybody
 * already gets only what comes after that.
 * @throws Stopped with the state that is left, and what to do
 */
export async function deploy(deployment: Deployment): Promise<void> {
  const { wrangler, commit, site, load, repairs, signal, say, tag } = deployment;
  const step = stepsUntil(signal);
  const untouched = 'nothing has been changed';
  const serving = await step(untouched, () => servingVersions(wrangler));
  const [old, other] = serving;
  if (other)
    throw new Stopped(
      `Two versions serve: ${inWords(serving)}. Another deployment is running, or was ended by force. Wait for it, or go back: npm run deploy -- --back`,
    );
  const isFirst = !old || (await step(untouched, () => isPlaceholder(deployment, old.version)));
  let isServing = false;
  if (!isFirst) {
    isServing = await step(untouched, () => isOfCommit(deployment, old.version));
    if (site === undefined && !isServing)
      throw new Stopped(
        'Nobody could watch the new version: set PUBLIC_ORIGIN in wrangler.toml, or name the site with --site.',
      );
    await step(untouched, () => expectNoBreaks(deployment, old.version));
  }

  const unchanged = 'the site runs as before: run npm run deploy again';
  // Expand first, contract later: the running version works with the new schema, so the migration comes first.
  await step(untouched, async () => {
    say('The state before the migrations, for a restore:');
    await wrangler.run('d1', 'time-travel', 'info', 'DB');
  });
  await step(unchanged, async () => {
    await wrangler.run('d1', 'migrations', 'apply', 'DB', '--remote');
    await expectMigrated(wrangler);
  });
  await step(unchanged, load);
  const label = ['--tag', tagOf(commit), '--message', commit.title.slice(0, 100)];

  if (isServing && old) {
    say(`${old.version} has this commit and serves everybody: only what is left is done.`);
    say(tag(commit.hash, old.version));
    await finish(old.version);
  } else if (!isFirst && site) {
    const uploaded = await step(unchanged, () => wrangler.run('versions', 'upload', ...built, ...label));
    const newVersion = versionIn(uploaded, 'version-upload');
    say(`${old.version} serves everybody; ${newVersion} is uploaded.`);
    if (signal.aborted) throw new Stopped(`Interrupted; ${unchanged}.`);
    const real = deployment.realOf?.(newVersion);
    await rollOut({ ...deployment, site, newVersion, oldVersion: old.version, title: commit.title, real });
    say(`${newVersion} serves everybody.`);
    say(tag(commit.hash, newVersion));
    await finish(newVersion);
  } else {
    const made = await step('see npx wrangler deployments status, and run npm run deploy again', () =>
      wrangler.run('deploy', ...built, ...label),
    );
    say('The first version serves everybody.');
    say(tag(commit.hash, versionIn(made, 'deploy')));
    await repairRows();
  }

  /** From here on the signal ends nothing by itself: what is left takes seconds. */
  async function finish(version: string): Promise<void> {
    // An upload leaves domains and the hourly job as they are.
    await orLeave(`${version} serves everybody, without what is left: run npm run deploy again`, () =>
      wrangler.run('triggers', 'deploy', ...built),
    );
    await repairRows();
  }

  /** Until now the previous build hid and found rocks, perhaps without map cells or the metres of every leg. */
  async function repairRows(): Promise<void> {
    const sql = `${repairs.join(';\n')};`;
    await orLeave(
      'the new version serves everybody, but rows of the previous one were not repaired: run npm run deploy again',
      () => wrangler.run('d1', 'execute', 'DB', '--remote', '--yes', '--command', sql),
    );
  }
}

const tagOf = ({ hash }: Commit) => hash.slice(0, 12);

/** Adds to an error what state it leaves. */
async function orLeave<T>(left: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Stopped) throw error;
    throw new Stopped(`${wordsOf(error)}; ${left}.`, { cause: error });
  }
}

/** The same, for steps before which the signal may end it. Ctrl-C reaches wrangler too, which then fails. */
const stepsUntil =
  (signal: AbortSignal) =>
  async <T>(left: string, run: () => Promise<T>): Promise<T> => {
    const interrupted = () => new Stopped(`Interrupted; ${left}.`);
    if (signal.aborted) throw interrupted();
    return orLeave(left, run).catch((error: unknown) => {
      throw signal.aborted ? interrupted() : error;
    });
  };

/** Whoever answers 'no' to wrangler's question has migrated nothing, which is no error to wrangler. */
async function expectMigrated(wrangler: Wrangler): Promise<void> {
  const left = await wrangler.read('d1', 'migrations', 'list', 'DB', '--remote');
  if (!left.includes('No migrations to apply')) throw new Error('The migrations were not applied');
}

/**
 * Whether this version has the commit already, and nothing was uploaded since: otherwise wrangler refuses to set secrets
 * until the commit is uploaded again.
 */
async function isOfCommit({ wrangler, commit, say }: Deployment, version: string): Promise<boolean> {
  const newest = await newestVersion(wrangler);
  if (newest !== undefined && newest !== version)
    say(`${newest} was uploaded by an earlier deployment and serves nobody. It stays unused.`);
  return newest === version && (await commitOfVersion(wrangler, version)) === tagOf(commit);
}

/** Whether it is only what wrangler makes to keep secrets: it notes no commit, and no site answers. */
async function isPlaceholder({ wrangler, site }: Deployment, version: string): Promise<boolean> {
  const commit = await commitOfVersion(wrangler, version);
  return commit === undefined && site !== undefined && !(await isHealthy(site));
}

/** The migrations come before the new code, and the version that serves must live with them. */
async function expectNoBreaks(
  { wrangler, schemaAt, migrations, say }: Deployment,
  version: string,
): Promise<void> {
  const commit = await commitOfVersion(wrangler, version);
  const known = commit === undefined ? undefined : schemaAt(commit);
  if (known === undefined) {
    say(`The commit of ${version} is not known here, so its migrations are not compared.`);
    return;
  }
  const breaks = breaksOf(known, migrations);
  if (breaks.length > 0)
    throw new Stopped(
      `The version that serves (${commit}) could not live with the new schema. Nothing has been changed.\n${breaks.join('\n')}\nWhy: docs/operations.md, Releases.`,
    );
}

function versionIn(entries: readonly Entry[], made: 'version-upload' | 'deploy'): string {
  const id = entries.find(({ type }) => type === made)?.['version_id'];
  if (typeof id !== 'string')
    throw new Stopped(
      'wrangler named no new version; the site runs as before. Is it the version of package-lock.json?',
    );
  return id;
}

/** Lets the version before the present one serve everybody. @throws Stopped if there is none */
export async function goBack({
  wrangler,
  tag,
  say,
}: Pick<Deployment, 'wrangler' | 'tag' | 'say'>): Promise<void> {
  const { now, before } = await orLeave('nothing has been changed', () => versionBefore(wrangler));
  say(`Now: ${inWords(now)}. Going back to ${before}.`);
  await orLeave('it may not have gone back: see npx wrangler deployments status', () =>
    serve(wrangler, [{ version: before, percent: 100 }], 'Taken back'),
  );
  say(`${before} serves everybody. D1, R2 and KV keep their data, and the hourly job stays as it is.`);
  const commit = await commitOfVersion(wrangler, before).catch(() => undefined);
  if (commit !== undefined) say(tag(commit, before));
}
