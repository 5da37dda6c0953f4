// Deploys a build: migrates, uploads it as a new version, and gives it requests step by step.
import type { Migration } from '../app/migrate.ts';
import { breaksOf } from './breaks.ts';
import type { KnownSchema } from './last-release.ts';
import { isHealthy } from './probe.ts';
import { rollOut, type RollOut } from './roll-out.ts';
import { Stopped, wordsOf } from './stopped.ts';
import { commitOfVersion, inWords, serve, servingVersions, versionBefore } from './versions.ts';
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
}

const built = ['--config', 'dist/rockabout/wrangler.json'] as const;

/** @throws Stopped with the state that is left, and what to do */
export async function deploy(deployment: Deployment): Promise<void> {
  const { wrangler, commit, site, load, repairs, signal, say } = deployment;
  const serving = await step('nothing has been changed', () => servingVersions(wrangler));
  const [old, other] = serving;
  if (other)
    throw new Stopped(
      `Two versions serve: ${inWords(serving)}. Another deployment is running, or was ended by force. Wait for it, or go back: npm run deploy -- --back`,
    );
  const isFirst =
    !old || (await step('nothing has been changed', () => isPlaceholder(deployment, old.version)));
  if (!isFirst) {
    if (site === undefined)
      throw new Stopped(
        'Nobody could watch the new version: set PUBLIC_ORIGIN in wrangler.toml, or name the site with --site.',
      );
    await step('nothing has been changed', () => expectNoBreaks(deployment, old.version));
  }

  const unchanged = 'the site runs as before: run npm run deploy again';
  // Expand first, contract later: the running version works with the new schema, so the migration comes first.
  await step(unchanged, async () => {
    say('The state before the migrations, for a restore:');
    await wrangler.run('d1', 'time-travel', 'info', 'DB');
    await wrangler.run('d1', 'migrations', 'apply', 'DB', '--remote');
    await load();
  });
  const label = ['--tag', commit.hash.slice(0, 12), '--message', commit.title.slice(0, 100)];
  if (signal.aborted) throw new Stopped(`Interrupted: ${unchanged}.`);

  if (!isFirst && site) {
    const uploaded = await step(unchanged, () => wrangler.run('versions', 'upload', ...built, ...label));
    const newVersion = versionIn(uploaded);
    say(`${old.version} serves everybody; ${newVersion} is uploaded.`);
    const real = deployment.realOf?.(newVersion);
    await rollOut({ ...deployment, site, newVersion, oldVersion: old.version, title: commit.title, real });
    say(`${newVersion} serves everybody.`);
    const left = `${newVersion} serves everybody; run npx wrangler triggers deploy ${built.join(' ')}, then npm run deploy for what is left`;
    // An upload leaves domains and the hourly job as they are.
    await step(left, () => wrangler.run('triggers', 'deploy', ...built));
  } else {
    await step('there is no site yet: run npm run deploy again', () =>
      wrangler.run('deploy', ...built, ...label),
    );
    say('The first version serves everybody.');
  }
  // Until now the previous build hid and found rocks, perhaps without map cells or the metres of every leg.
  await step(
    'the new version serves everybody, but rows of the previous one were not repaired: run npm run deploy again',
    () => wrangler.run('d1', 'execute', 'DB', '--remote', '--yes', '--command', `${repairs.join(';\n')};`),
  );
}

/** Adds to an error what state it leaves. */
async function step<T>(left: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Stopped) throw error;
    throw new Stopped(`${wordsOf(error)}; ${left}.`, { cause: error });
  }
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
      `The version that serves (${commit}) could not live with the new schema. Nothing has been changed.\n${breaks.join('\n')}\nAdd first, and remove with a later release: docs/operations.md, Releases.`,
    );
}

function versionIn(entries: readonly Entry[]): string {
  const id = entries.find(({ type }) => type === 'version-upload')?.['version_id'];
  if (typeof id !== 'string')
    throw new Stopped(
      'wrangler named no new version; the site runs as before. Is it the version of package-lock.json?',
    );
  return id;
}

/** Lets the version before the present one serve everybody. @throws Stopped if there is none */
export async function goBack(wrangler: Wrangler, say: (line: string) => void): Promise<void> {
  const left = 'nothing has been changed';
  const { now, before } = await step(left, () => versionBefore(wrangler));
  say(`Now: ${inWords(now)}. Going back to ${before}.`);
  await step('it may not have gone back: see npx wrangler deployments status', () =>
    serve(wrangler, [{ version: before, percent: 100 }], 'Taken back'),
  );
  say(`${before} serves everybody. D1, R2 and KV keep their data, and the hourly job stays as it is.`);
}
