// `npm run rehearse`: rehearses a release on this machine, and prints a table of steps, figures and pass marks.
import './app/local.ts';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app/build.ts';
import { allMigrations } from './app/migrate.ts';
import { quickDir } from './app/quick-dir.ts';
import { readArguments } from './arguments.ts';
import { lastRelease, titleOf } from './release/last-release.ts';
import { prepareRelease } from './release/prepare.ts';
import { rehearse, type Step } from './release/rehearsal.ts';
import { wordsOf } from './release/stopped.ts';
import { linesOf } from './table.ts';

const usage = `npm run rehearse [-- [--from COMMIT] [--data STATE_DIR]]
  --from COMMIT     the last release. By default the newest tag; without tags, the last change of the version, or the
                    commit before the newest migration
  --data STATE_DIR  with a copy of these data, instead of the demo of the last release`;

const { commit, data } = readArguments(
  usage,
  { from: { type: 'string' }, data: { type: 'string' } },
  ({ from, data }, names) => {
    if (names.length > 0) throw new Error(`${names[0]} is no option.`);
    const commit = lastRelease(from);
    if (commit === undefined)
      throw new Error(
        from
          ? `There is no commit ${from}.`
          : 'The last release is not in this git history: name it with --from.',
      );
    return { commit, data };
  },
);

const seconds = (from: number) => (performance.now() - from) / 1000;
const folder = mkdtempSync(join(quickDir(), 'rockabout-rehearsal-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

console.log(`The last release: ${titleOf(commit)}\nBuilding both releases, and the data of the last one ...`);
const builtDir = join(folder, 'new');
const start = performance.now();
const [release] = await Promise.all([prepareRelease(commit, folder, data), buildApp(builtDir)]).catch(
  (error: unknown) => {
    console.error(wordsOf(error));
    return process.exit(1);
  },
);
const built: Step = {
  what: 'Both builds, and the data of the last release',
  figure: data ? `a copy of ${data}` : 'its demo',
  passLine: 'it serves',
  faults: [],
  seconds: seconds(start),
};
const plays = join(folder, 'plays');
mkdirSync(plays);
const steps = [
  built,
  ...(await rehearse({
    release,
    builtDir,
    migrations: await allMigrations(),
    folder: plays,
    onStep: (what) => console.log(`${what} ...`),
  })),
];

console.log(
  `\n${linesOf([
    ['', 'step', 'figure', 'pass mark', 'seconds'],
    ...steps.map(({ what, figure, passLine, faults, seconds: took }) => [
      faults.length > 0 ? 'failed' : 'ok',
      what,
      figure,
      passLine,
      took.toFixed(1),
    ]),
  ]).join('\n')}\n`,
);
const faults = steps.flatMap((step) => step.faults.map((fault) => `failed  ${step.what}: ${fault}`));
for (const fault of faults) console.log(fault);
console.log(
  `${faults.length > 0 ? 'The release is not fit' : 'The release can be made, and taken back'}; ${seconds(start).toFixed(0)} s`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
