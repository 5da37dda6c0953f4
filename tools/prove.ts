// `npm run prove`: runs what shows the goals of docs/threats.md, and ends with a table of goal, figure and pass line.
import { globSync, readFileSync } from 'node:fs';
import { readArguments } from './arguments.ts';
import { goalOf, goals, isGoal, type GoalId } from './prove/goals.ts';
import { draw, rowsOf } from './prove/table.ts';
import { Progress } from './suites/progress.ts';
import type { Tally } from './suites/run.ts';
import { runE2e } from './suites/e2e.ts';
import { proofs, runVitest, trials } from './suites/vitest.ts';

const usage = `npm run prove [-- [--all] [--browsers] [--seed N] [GOAL ...]]
  --all       also what kills, cuts off and loads the built app, and takes long
  --browsers  also the main job in WebKit and in Firefox, where they are installed
  --seed N    begins with the random numbers of an earlier run
  GOAL        such as G-F1: these alone

${Object.entries(goals)
  .map(([id, { says }]) => `  ${id.padEnd(8)}  ${says}`)
  .join('\n')}`;

const { wanted, seed, isAll } = readArguments(
  usage,
  {
    all: { type: 'boolean', default: false },
    browsers: { type: 'boolean', default: false },
    seed: { type: 'string' },
  },
  (values, names) => {
    const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
    if (values.seed === '' || !Number.isInteger(seed) || Math.abs(seed) >= 2 ** 31)
      throw new Error(`A seed is a whole number below 2147483648, not '${values.seed}'.`);
    const unknown = names.find((id) => !isGoal(id));
    if (unknown !== undefined) throw new Error(`There is no goal ${unknown}.`);
    const named = names.filter(isGoal);
    const isTrial = (goal: GoalId) => goalOf(goal).isTrial === true;
    // Who names a trial wants it.
    const isAll = values.all || named.some(isTrial);
    const usual = (Object.keys(goals) as GoalId[]).filter((goal) =>
      goalOf(goal).needsBrowsers ? values.browsers : isAll || !isTrial(goal),
    );
    return { wanted: named.length > 0 ? named : usual, seed, isAll };
  },
);

/** What notes figures, in tests and in end-to-end tests. */
const notes = /testing\/proof\.ts|\/proofs\.ts/;

/** Files that show one of the goals: their tests name it. */
function filesFor(pattern: string, shown: readonly GoalId[] = wanted): string[] {
  return globSync(pattern).filter((file) => {
    const source = readFileSync(file, 'utf8');
    return notes.test(source) && shown.some((goal) => source.includes(`'${goal}'`));
  });
}

const env = { SEED: String(seed), THOROUGH: 'true' };
const progress = new Progress(
  ['Rules and workerd tests', 'End-to-end tests', 'Trials'].map((title) => ({ title })),
);
const suites: readonly [files: string[], run: (files: string[]) => Promise<Tally>][] = [
  [
    filesFor('{schema,worker,web,tools}/**/*.test.ts'),
    (files) => runVitest('Rules and workerd tests', proofs, progress, env, files),
  ],
  [filesFor('web/e2e/*.e2e.ts'), (files) => runE2e(progress, files)],
  [
    filesFor(
      '{worker,tools}/**/*.trial.ts',
      wanted.filter((goal) => isAll || goalOf(goal).needsBrowsers),
    ),
    (files) => runVitest('Trials', trials, progress, env, files),
  ],
];

console.log(`Seed ${seed}`);
const tallies: Tally[] = [];
for (const [files, run] of suites) if (files.length > 0) tallies.push(await run(files));

const failed = tallies.flatMap((tally) => tally.failed);
const rows = rowsOf(
  tallies.flatMap(({ figures }) => figures.filter(({ goal }) => !isGoal(goal) || wanted.includes(goal))),
  wanted,
  isAll,
);
for (const name of failed) console.log(`failed  ${name}`);
console.log(`\n${draw(rows, process.stdout.isTTY)}\n`);
const states = Map.groupBy(rows, ({ state }) => state);
const count = (state: 'ok' | 'short' | 'failed') => states.get(state)?.length ?? 0;
console.log(`${count('ok')} shown, ${count('short')} short, ${count('failed')} failed; seed ${seed}`);
process.exitCode = failed.length > 0 || count('failed') > 0 ? 1 : 0;
