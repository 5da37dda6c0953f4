// `npm run prove`: runs the tests of the goals in docs/threats.md, and prints a table of goals, figures and pass marks.
import { globSync, readFileSync } from 'node:fs';
import { readArguments } from './arguments.ts';
import { goalOf, goals, isGoal, type GoalId } from './prove/goals.ts';
import { draw, rowsOf } from './prove/table.ts';
import { Progress } from './suites/progress.ts';
import type { Tally } from './suites/run.ts';
import { runE2e } from './suites/e2e.ts';
import { proofs, runVitest, trials } from './suites/vitest.ts';

const usage = `npm run prove [-- [--all] [--browsers] [--seed N] [GOAL ...]]
  --all       also the crash, network-loss and load trials, which take an hour
  --browsers  also the main flow in WebKit and Firefox, where installed
  --seed N    repeats a run with its random seed
  GOAL        only these goals, such as G-F1

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
    // Naming a trial includes it.
    const isAll = values.all || named.some(isTrial);
    const usual = (Object.keys(goals) as GoalId[]).filter((goal) =>
      goalOf(goal).needsBrowsers ? values.browsers : isAll || !isTrial(goal),
    );
    return { wanted: named.length > 0 ? named : usual, seed, isAll };
  },
);

/** Imports of the modules that record figures, in tests and in end-to-end tests. */
const notes = /testing\/proof\.ts|\/proofs\.ts/;

/** Test files that record a figure for one of the goals. */
function filesFor(pattern: string, shown: readonly GoalId[] = wanted): string[] {
  return globSync(pattern).filter((file) => {
    const source = readFileSync(file, 'utf8');
    return notes.test(source) && shown.some((goal) => source.includes(`'${goal}'`));
  });
}

const env = { SEED: String(seed), THOROUGH: 'true' };
const progress = new Progress(
  ['Unit and workerd tests', 'End-to-end tests', 'Trials'].map((title) => ({ title })),
);
const suites: readonly [files: string[], run: (files: string[]) => Promise<Tally>][] = [
  [
    filesFor('{schema,worker,web,tools}/**/*.test.ts'),
    (files) => runVitest('Unit and workerd tests', proofs, progress, env, files),
  ],
  [filesFor('web/e2e/*.e2e.ts'), (files) => runE2e(progress, files, undefined, env)],
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
console.log(`${count('ok')} met, ${count('short')} short, ${count('failed')} failed; seed ${seed}`);
process.exitCode = failed.length > 0 || count('failed') > 0 ? 1 : 0;
