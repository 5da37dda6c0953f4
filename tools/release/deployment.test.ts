import { expect, onTestFinished, test } from 'vitest';
import { serveHere } from '../app/serve-here.ts';
import { analytics } from './analytics.ts';
import { deploy, goBack, type Deployment } from './deployment.ts';
import type { KnownSchema } from './last-release.ts';
import { openCloud, type Cloud } from './testing-cloud.ts';
import { WranglerError } from './wrangler.ts';

async function cloudWith(...shares: readonly string[]): Promise<Cloud> {
  const cloud = await openCloud(...shares);
  onTestFinished(cloud.close);
  return cloud;
}

/** Another commit than the one that is deployed otherwise. */
const another = { hash: 'decaf'.repeat(8), title: 'decaf00 Paint more' };

/** A deployment that watches for some rounds of requests, and what it says or how it ends. */
async function deployed(cloud: Cloud, more: Partial<Deployment> = {}): Promise<string> {
  const said: string[] = [];
  await deploy({
    wrangler: cloud.wrangler,
    commit: { hash: 'c0ffee'.repeat(6), title: 'c0ffee0 Paint the rocks' },
    site: { origin: cloud.origin, worker: 'rockabout', patienceMs: 2000 },
    migrations: [],
    schemaAt: () => undefined,
    load: () => Promise.resolve(),
    repairs: ['SELECT 1'],
    tag: (commit, version) => `Tagged ${commit.slice(0, 6)} as ${version}.`,
    startAt: 10,
    visits: 10,
    forMs: 40,
    pauseMs: 1,
    graceMs: 60,
    retryMs: 1,
    signal: new AbortController().signal,
    say: (line) => said.push(line),
    ...more,
  }).catch((error: unknown) => said.push(String(error)));
  return said.join('\n');
}

/** Goes back to the version before. @returns what it says */
async function back({ wrangler }: Cloud): Promise<string> {
  const said: string[] = [];
  const tag = (commit: string, version: string) => `Tagged ${commit} as ${version}.`;
  await goBack({ wrangler, tag, say: (line) => said.push(line) });
  return said.join('\n');
}

const fails = (command: RegExp, times = Infinity) => {
  let left = times;
  return (given: string) => {
    if (command.test(given) && left-- > 0) throw new WranglerError(`wrangler ${given} failed`);
  };
};

test('a good version gets a tenth of the requests, and then all of them', async () => {
  const cloud = await cloudWith('old@100');
  const said = await deployed(cloud);
  expect(said).toMatch(
    /v1 serves 10 %\.\nWatching it .*\n\d+ answers, 0 errors\.\nv1 serves everybody\.\nTagged c0ffee as v1\./,
  );
  expect(cloud.serving()).toBe('v1@100');
  expect(cloud.commands.filter((command) => !/^deployments|^versions (view|list)/.test(command))).toEqual([
    'd1 time-travel',
    'd1 migrations',
    'd1 migrations',
    'versions upload',
    'versions deploy v1@10 old@90',
    'versions deploy v1@100',
    'triggers deploy',
    'd1 execute',
  ]);
  expect(cloud.tags.get('v1')).toBe('c0ffeec0ffee');
});

test('where visitors do not keep their version, nobody gets the new one before it was watched', async () => {
  const cloud = await cloudWith('old@100');
  cloud.keepsVisitors = false;
  expect(await deployed(cloud)).toMatch(
    /page of one version .*\n.*\n\d+ answers, 0 errors\.\nv1 serves everybody/,
  );
  const deploys = cloud.commands.filter((command) => command.startsWith('versions deploy'));
  expect(deploys).toEqual([
    'versions deploy v1@10 old@90',
    'versions deploy v1@0 old@100',
    'versions deploy v1@100',
  ]);
  cloud.answer = (version) => (version === 'v2' ? 500 : 200);
  expect(await deployed(cloud, { commit: another })).toMatch('v2 was taken back');
  expect(cloud.serving()).toMatch(/v1@100$/);
});

test('the first version gets all requests at once, without a site to watch', async () => {
  const cloud = await cloudWith();
  expect(await deployed(cloud, { site: undefined })).toMatch('The first version serves everybody.');
  expect(cloud.serving()).toBe('v1@100');
  // A second one is watched, or is none.
  expect(await deployed(cloud, { site: undefined, commit: another })).toMatch('set PUBLIC_ORIGIN');
  expect(cloud.serving()).toBe('v1@100');
});

test('what wrangler made to keep the first secrets is no release to go back to', async () => {
  const cloud = await cloudWith('secrets@100');
  cloud.tags.clear();
  cloud.answer = (version) => (version === 'secrets' ? 0 : 200);
  expect(await deployed(cloud)).toMatch('The first version serves everybody.');
  expect(cloud.commands).toContain('deploy');
  expect(cloud.serving()).toBe('v1@100');
});

test.each<[string, Cloud['answer'], RegExp]>([
  [
    'whose health fails',
    (v, path) => (v === 'v1' && path === '/api/health' ? 503 : 200),
    /health failed 3 times in a row .*503/,
  ],
  [
    'that answers with 5xx',
    (v, path) => (v === 'v1' && path === '/api/stats' ? 500 : 200),
    /requests failed .*\/api\/stats: 500/,
  ],
  [
    'that crashes before its code runs',
    (v) => (v === 'v1' ? -500 : 200),
    /requests failed .*\/api\/health: 500/,
  ],
  ['that does not answer', (v) => (v === 'v1' ? 0 : 200), /requests failed .*\/api\/health: no answer/],
  ['that the override does not reach', (v) => (v === 'v1' ? -200 : 200), /did not answer a single request/],
])('a version %s is taken back, with the reason', async (_, answer, why) => {
  const cloud = await cloudWith('old@100');
  cloud.answer = answer;
  const said = await deployed(cloud, { forMs: 60_000 });
  expect(said).toMatch(why);
  expect(said).toMatch('old serves everybody');
  expect(cloud.serving()).toBe('old@100');
  expect(cloud.commands).not.toContain('triggers deploy');
});

test('a single error, or a single lost answer, takes nothing back', async () => {
  const cloud = await cloudWith('old@100');
  const wrong = [0, 500];
  cloud.answer = (version, path) => (version === 'v1' && path === '/api/stats' ? (wrong.pop() ?? 200) : 200);
  expect(await deployed(cloud, { forMs: 500 })).toMatch(/answers, [12] errors\.\nv1 serves everybody/);
  expect(cloud.serving()).toBe('v1@100');
});

test('what fails for the old version too says nothing about the new one, unless it never ends', async () => {
  const cloud = await cloudWith('old@100');
  let left = 8;
  cloud.answer = () => (left-- > 0 ? 0 : 200);
  expect(await deployed(cloud, { graceMs: 10_000, forMs: 400 })).toMatch('v1 serves everybody');

  const down = await cloudWith('old@100');
  down.answer = () => 503;
  const said = await deployed(down, { graceMs: 10_000, forMs: 60 });
  expect(said).toMatch(/it was seen in only 0 of \d+ rounds/);
  expect(down.serving()).toBe('old@100');
});

test.each([
  ['deployments status', 'nothing has been changed', 'old@100'],
  ['d1 migrations', 'the site runs as before: run npm run deploy again', 'old@100'],
  ['versions upload', 'the site runs as before: run npm run deploy again', 'old@100'],
  ['versions deploy v1@10 old@90', 'v1 was taken back', 'old@100'],
  ['versions deploy v1@100', 'v1 was taken back: it could not be given all requests', 'old@100'],
  ['triggers deploy', 'v1 serves everybody, without what is left: run npm run deploy again', 'v1@100'],
  ['d1 execute', 'rows of the previous one were not repaired: run npm run deploy again', 'v1@100'],
])('if wrangler fails at %s, the words say what is left', async (command, words, serving) => {
  const cloud = await cloudWith('old@100');
  cloud.onCommand = fails(new RegExp(`^${command}`));
  expect(await deployed(cloud)).toMatch(words);
  expect(cloud.serving()).toBe(serving);
});

test('taking back is tried again, and says so loudly if it never works', async () => {
  const cloud = await cloudWith('old@100');
  cloud.answer = (version) => (version === 'v1' ? 500 : 200);
  cloud.onCommand = fails(/old@100/, 2);
  expect(await deployed(cloud)).toMatch('v1 was taken back');
  expect(cloud.serving()).toBe('old@100');

  const stuck = await cloudWith('old@100');
  stuck.answer = cloud.answer;
  stuck.onCommand = fails(/old@100/);
  expect(await deployed(stuck)).toMatch(/could NOT be taken back .*Run now: npm run deploy -- --back/);
  stuck.onCommand = () => {};
  await back(stuck);
  expect(stuck.serving()).toBe('old@100');
});

test('Ctrl-C takes the version back', async () => {
  const cloud = await cloudWith('old@100');
  const interruption = new AbortController();
  cloud.answer = (version) => {
    if (version === 'v1') interruption.abort();
    return 200;
  };
  expect(await deployed(cloud, { forMs: 60_000, signal: interruption.signal })).toMatch(
    /taken back: it was interrupted\. .* To go on: npm run deploy\.$/,
  );
  expect(cloud.serving()).toBe('old@100');
});

/** How a deployment is broken off at one of its commands: by Ctrl-C, which ends wrangler too, or with the machine. */
const breaks = ['Ctrl-C', 'Ctrl-C after the command', 'the power fails'] as const;

/** Breaks a deployment off at its command of this number. */
function breakingAt(cloud: Cloud, at: number, how: (typeof breaks)[number]) {
  const interruption = new AbortController();
  let number = 0;
  const ended = () => new WranglerError('wrangler was ended');
  const through =
    <T>(isOwnGroup: boolean, command: (...args: readonly string[]) => Promise<T>) =>
    async (...args: readonly string[]): Promise<T> => {
      const now = number++;
      if (how === 'the power fails' && now > at) throw ended();
      if (how !== 'the power fails' && now === at) interruption.abort();
      const isHit = now === at && !isOwnGroup;
      if (isHit && how === 'Ctrl-C') throw ended();
      const done = await command(...args);
      if (isHit && how === 'Ctrl-C after the command') throw ended();
      return done;
    };
  const wrangler = { run: through(false, cloud.wrangler.run), read: through(true, cloud.wrangler.read) };
  return { wrangler, signal: interruption.signal, isOver: () => number <= at };
}

test.for([
  [[], 6],
  [['old@100'], 15],
] as const)(
  'a deployment from %j that is broken off at any command is healed by the next ones',
  async ([shares, fewest]) => {
    for (const how of breaks) {
      let tried = 0;
      for (; ; tried++) {
        const cloud = await openCloud(...shares);
        const { wrangler, signal, isOver } = breakingAt(cloud, tried, how);
        const words = `${how} at command ${tried}: ${await deployed(cloud, { wrangler, signal })}`;
        let said = await deployed(cloud);
        if (said.includes('npm run deploy -- --back')) {
          await back(cloud);
          said = await deployed(cloud);
        }
        await cloud.close();
        if (isOver()) break;
        expect(words, words).not.toMatch(/WranglerError|undefined/);
        expect(said, words).toMatch(/serves? everybody.*\n(.*\n)*Tagged c0ffee as v\d\.$/);
        expect([cloud.serving(), cloud.pending], words).toEqual([expect.stringMatching(/^v\d@100$/), 0]);
        expect(cloud.commands.lastIndexOf('d1 execute'), words).toBeGreaterThan(
          cloud.commands.findLastIndex((command) => /^deploy$|^versions deploy v/.test(command)),
        );
      }
      expect(tried).toBeGreaterThanOrEqual(fewest);
    }
  },
);

test('a commit that serves already is not watched again, unless another version was uploaded since', async () => {
  const cloud = await cloudWith('old@100');
  cloud.tags.set('old', 'c0ffee'.repeat(2));
  expect(await deployed(cloud)).toMatch('only what is left is done');
  expect([cloud.serving(), cloud.commands.at(-1)]).toEqual(['old@100', 'd1 execute']);
  // One that was taken back.
  cloud.answer = (version) => (version === 'v1' ? 500 : 200);
  expect(await deployed(cloud, { commit: another })).toMatch('v1 was taken back');
  expect(await deployed(cloud)).toMatch(/^v1 was uploaded .* serves nobody.*\n(.*\n)*v2 serves everybody/);
});

test('a deployment ends if the operator refuses the migrations', async () => {
  const cloud = await cloudWith('old@100');
  cloud.isRefused = true;
  expect(await deployed(cloud)).toMatch('The migrations were not applied; the site runs as before');
  expect(cloud.commands).not.toContain('versions upload');
});

test('of two deployments at once one ends without touching the other', async () => {
  const cloud = await cloudWith('old@100');
  const both = await Promise.all([deployed(cloud), deployed(cloud)]);
  const won = both.filter((said) => /v\d serves everybody\.\n/.test(said));
  const left = both.filter((said) => said.includes('Somebody else has deployed meanwhile'));
  expect([won.length, left.length]).toEqual([1, 1]);
  expect(cloud.serving()).toMatch(/^v\d@100$/);

  cloud.set('v1@10', 'v2@90');
  expect(await deployed(cloud)).toMatch(/Two versions serve: v2 with 90 % and v1 with 10 %.*--back/);
  expect(cloud.serving()).toBe('v1@10 v2@90');
});

test.each([3, 12])('somebody else who deploys meanwhile is left alone (%i)', async (at) => {
  const cloud = await cloudWith('old@100');
  let rounds = 0;
  cloud.answer = (_, path) => {
    if (path === '/api/health' && ++rounds === at) cloud.set('other@100');
    return 200;
  };
  expect(await deployed(cloud)).toMatch('Somebody else has deployed meanwhile');
  expect(cloud.serving()).toBe('other@100');
});

test('a migration that the serving version cannot live with stops before anything is changed', async () => {
  const cloud = await cloudWith('old@100');
  cloud.tags.set('old', 'abc1234');
  const known: KnownSchema = {
    columns: new Map([['rocks', new Set(['id', 'name'])]]),
    migrations: new Set(['0000_first.sql']),
    altered: [],
  };
  const migrations = [
    { name: '0000_first.sql', queries: ['CREATE TABLE rocks (id text, name text)'] },
    { name: '0001_next.sql', queries: ['ALTER TABLE rocks DROP COLUMN name'] },
  ];
  const schemaAt = (commit: string) => (commit === 'abc1234' ? known : undefined);
  expect(await deployed(cloud, { migrations, schemaAt })).toMatch(
    /serves \(abc1234\) could not live with .*\n0001_next.sql: rocks.name is gone/,
  );
  expect(cloud.commands).not.toContain('d1 migrations');
  expect(await deployed(cloud, { migrations: migrations.slice(0, 1), schemaAt })).toMatch(
    'v1 serves everybody',
  );
});

test('going back twice never returns to what was taken back', async () => {
  const cloud = await cloudWith('one@100');
  cloud.tags.set('two', 'commit-of-two');
  cloud.set('two@10', 'one@90');
  cloud.set('two@100');
  cloud.set('three@10', 'two@90');
  cloud.set('three@100');
  expect(await back(cloud)).toMatch('Tagged commit-of-two as two.');
  expect(cloud.serving()).toBe('two@100');
  await back(cloud);
  expect(cloud.serving()).toBe('one@100');
  await expect(back(cloud)).rejects.toThrow('npx wrangler rollback VERSION_ID');
  // A watch that was ended by force.
  cloud.set('four@10', 'one@90');
  await back(cloud);
  expect(cloud.serving()).toBe('one@100');
});

test('the analytics of everybody are asked with a token, and silence says nothing', async () => {
  const answers = [
    {
      data: {
        viewer: {
          accounts: [
            {
              workersInvocationsAdaptive: [
                { sum: { requests: 90, errors: 2 } },
                { sum: { requests: 10, errors: 3 } },
              ],
            },
          ],
        },
      },
    },
    { data: null, errors: [{ message: 'unknown field' }] },
  ];
  const asked: unknown[] = [];
  const service = await serveHere(0, async (request) => {
    asked.push([request.headers.get('authorization'), (await request.json()).variables.version]);
    return Response.json(answers[asked.length - 1]);
  });
  onTestFinished(service.close);
  const env = { CLOUDFLARE_API_TOKEN: 'token', CLOUDFLARE_ACCOUNT_ID: 'account' };
  const real = analytics(env, 'rockabout', `http://127.0.0.1:${service.port}`)?.('v1');
  expect(await real?.()).toEqual({ requests: 100, errors: 5 });
  expect(await real?.()).toBeUndefined();
  expect(asked).toEqual(Array.from({ length: 2 }, () => ['Bearer token', 'v1']));
  expect(analytics({}, 'rockabout')).toBeUndefined();
});
