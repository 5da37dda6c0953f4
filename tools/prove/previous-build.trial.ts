import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proof } from '../../worker/testing/proof.ts';
import { buildApp } from '../app/build.ts';
import '../app/local.ts';
import { mending } from '../app/mend.ts';
import { allMigrations, migrate } from '../app/migrate.ts';
import { steadily } from '../app/steadily.ts';
import { openStore, projectRoot } from '../app/store.ts';
import { startApp } from './app.ts';
import { insertMembers, type Member } from './members.ts';
import { smoke } from './smoke.ts';
import { changeState, examine } from './state.ts';

let stateDir: string;

beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'rockabout-previous-'));
});

afterAll(() => rm(stateDir, { recursive: true, maxRetries: 5 }));

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'buffer', maxBuffer: 2 ** 28 });

/**
 * The newest commit that does not have a migration, or what `PREVIOUS_BUILD` names, such as the release that runs at the
 * moment; undefined where history does not go back to it.
 */
function commitBefore(migration: string): string | undefined {
  const named = process.env['PREVIOUS_BUILD'];
  if (named) return git('rev-parse', '--verify', named).toString().trim();
  try {
    const path = `migrations/${migration}`;
    const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', path).toString().trim();
    const isCommitted = git('ls-files', '--', path).length > 0 && added !== '';
    return git('rev-parse', '--verify', isCommitted ? `${added}^` : 'HEAD')
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

/** Builds what a commit had, with the packages that it asked for. */
function buildOf(commit: string): string {
  const folder = join(stateDir, 'previous');
  mkdirSync(folder);
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) });
  const lockOf = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(projectRoot))
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  else run(folder, 'npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']);
  run(folder, process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
  return join(folder, 'dist');
}

/** Earlier releases named the cookie of a session in this way on plain http too. */
const forEachRelease = ({ headers, ...member }: Member): Member => ({
  ...member,
  headers: { ...headers, Cookie: `${headers.Cookie}; __Host-${headers.Cookie}` },
});

function run(cwd: string, program: string, args: readonly string[]): void {
  execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

test('the build before the newest migration plays on the newest schema, among rows of the newest build', async ({
  task,
}) => {
  const newest = (await allMigrations()).at(-1)?.name ?? '';
  const commit = commitBefore(newest);
  const shown = {
    goal: 'G-O2',
    what: 'The build before the newest migration, on the newest schema',
    passLine: 'register, hide, find, rehide and lists go well',
  };
  if (commit === undefined) {
    proof(task, { ...shown, figure: 'not run', short: 'there is no history here' });
    return;
  }

  const builtDir = join(stateDir, 'app');
  await buildApp(builtDir);
  const store = await openStore(stateDir);
  await steadily(() => migrate(store));
  const [owner, finder] = (await insertMembers(store, 'old', 2)).map(forEachRelease);
  await store.close();
  if (!owner || !finder) throw new Error('two members were asked for');
  const builds = [builtDir, buildOf(commit), builtDir];
  const faults: string[] = [];
  for (const build of builds) {
    const app = await startApp({ builtDir: build, stateDir });
    await smoke(app.origin, owner, finder).catch((error: unknown) => faults.push(String(error)));
    await app.stop();
    // As a deployment does at its end.
    changeState(stateDir, mending.join(';'));
    faults.push(...examine(stateDir).faults);
  }
  proof(task, {
    ...shown,
    figure: `${commit.slice(0, 7)} before ${newest}, and today's build before and after it: ${faults.length} faults`,
  });
  expect(faults).toEqual([]);
});
