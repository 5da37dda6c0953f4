import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { expect } from 'vitest';
import { proof } from '../../worker/testing/proof.ts';
import { withStore } from '../app/migrate.ts';
import { configPath, projectRoot } from '../app/store.ts';
import { secretsIn } from './secrets.ts';
import { askState } from './state.ts';
import { test } from './trial.ts';

/** The output of git; undefined if the project has no git history. */
function git(...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: projectRoot,
      encoding: 'utf8',
      maxBuffer: 2 ** 29,
      stdio: 'pipe',
    });
  } catch {
    return undefined;
  }
}

test('no file, no commit and no part of the build contains a secret', ({ task, builtDir }) => {
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
    ?.split('\0')
    .filter(Boolean);
  const built = globSync('**/*.*', { cwd: builtDir });
  const found = [
    ...(files ?? []).map((file) => join(projectRoot, file)).filter(existsSync),
    ...built.map((file) => join(builtDir, file)),
  ].flatMap((file) => secretsIn(readFileSync(file, 'latin1')).map((secret) => `${file}: ${secret}`));
  const commits = Number(git('rev-list', '--count', '--all') ?? 0);
  // A line that a commit removed was added by an earlier one.
  const history = git('log', '--all', '-p', '--unified=0', '--no-color', '--no-ext-diff') ?? '';
  const inHistory = new Set(secretsIn(history));
  proof(task, {
    goal: 'G-O3',
    what: 'Secrets in files, history and build',
    figure: `${found.length} of ${files?.length ?? 0} files and ${built.length} built ones, ${inHistory.size} in ${commits} commits`,
    passLine: '0',
    ...(files === undefined ? { short: 'there is no git history' } : {}),
  });
  expect(found).toEqual([]);
  expect([...inHistory]).toEqual([]);
});

test('a secret is detected', () => {
  // In two parts, so that this file itself contains no secret.
  const halves = [
    ['sk', 'live_51H8x'],
    ['whsec', 'Zk9'],
    ['-----BEGIN RSA PRIVATE', 'KEY-----'],
    ['NETWORK', 'SECRET = "c2VjcmV0LXNlY3JldA1"'],
  ] as const;
  const whole = ([head, tail]: readonly [string, string]) =>
    `${head}${tail.startsWith('KEY') ? ' ' : '_'}${tail}`;
  for (const secret of halves.map(whole)) expect(secretsIn(`a ${secret} b`)).toHaveLength(1);
});

/** Endpoints of the local runtime, and test endpoints that other projects leave open. */
const doors = [
  '/cdn-cgi/local/explorer',
  '/cdn-cgi/local/explorer/api/local/email/sending',
  '/cdn-cgi/local/scheduled?cron=7+*+*+*+*',
  '/cdn-cgi/local/email',
  '/cdn-cgi/handler/scheduled?cron=7+*+*+*+*',
  '/cdn-cgi/mf/scheduled?cron=7+*+*+*+*',
  '/__scheduled?cron=7+*+*+*+*',
  '/api/__test__/reset',
  '/api/test/reset',
  '/api/testing/clock',
  '/api/debug',
  '/api/dev/login',
  '/api/seed',
  '/api/login/as/1',
  '/wrangler.json',
];

/** How a worker names such endpoints. Requests alone would not show them, because they may be off in this run. */
const doorNames =
  /cdn-cgi|__scheduled|__test|["'`](?:\/api)?\/(?:test|testing|debug|dev|seed|login\/as)\b[^"'`]*/g;

test('in production there are no endpoints of tests or of the local runtime', async ({
  task,
  builtDir,
  stateDir,
  start,
}) => {
  await withStore(stateDir, async () => {});
  const app = await start({ isAsDeployed: true });
  const open: string[] = [];
  for (const door of doors) {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${app.origin}${door}`, { method, headers: { Accept: 'application/json' } });
      await answer.body?.cancel();
      if (![404, 405].includes(answer.status)) open.push(`${method} ${door}: ${answer.status}`);
    }
  }
  await app.stop();
  const ticked = askState(stateDir, (query) => query('SELECT day FROM daily_reports'));

  const { vars } = unstable_readConfig({ config: configPath });
  const worker = globSync('rockabout/**/*.js', { cwd: builtDir }).map((file) =>
    readFileSync(join(builtDir, file), 'utf8'),
  );
  const named = worker.flatMap((text) => text.match(doorNames) ?? []);
  const built = JSON.parse(readFileSync(join(builtDir, 'rockabout/wrangler.json'), 'utf8')) as {
    vars: object;
    unsafe?: object;
    compatibility_flags?: string[];
  };
  proof(task, {
    goal: 'G-O3',
    what: 'Endpoints of tests and of the local runtime, as in production',
    figure: `${open.length} of ${doors.length} open, ${named.length} named in the worker`,
    passLine: '0',
  });
  expect(open).toEqual([]);
  expect(ticked).toEqual([]);
  expect(worker.length).toBeGreaterThan(0);
  expect(named).toEqual([]);
  expect(built.vars).toEqual(vars);
  expect([built.unsafe ?? {}, built.compatibility_flags ?? []]).toEqual([{}, []]);
});

test('no shipped package has a known vulnerability', ({ task }) => {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  const counts = readAudit(stdout);
  proof(task, {
    goal: 'G-O3',
    what: 'Known vulnerabilities in shipped packages',
    figure: counts ? `${counts.high} high, ${counts.critical} critical, of ${counts.total}` : 'not checked',
    passLine: '0 high or critical',
    ...(counts ? {} : { short: 'the registry did not answer' }),
  });
  if (counts) expect([counts.high, counts.critical]).toEqual([0, 0]);
});

interface Audit {
  metadata?: { vulnerabilities?: { high: number; critical: number; total: number } };
}

/** Undefined if the registry has not answered. */
function readAudit(text: string) {
  try {
    return (JSON.parse(text) as Audit).metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}
