// `npm test`: everything that CI runs. It ends with the measured goals, the flaky and failed tests, and one line of
// counts. It fails if a test failed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWatched, keepBundle } from './bench/bundle.ts';
import { check } from './check.ts';
import { draw, rowsOf } from './prove/table.ts';
import { Progress } from './suites/progress.ts';
import type { Tally } from './suites/run.ts';
import { runE2e } from './suites/e2e.ts';
import { runEveryDay } from './suites/vitest.ts';

const isFast = process.argv.includes('--fast');
const everyDay = 'Unit, workerd and component tests';
const progress = new Progress([
  { title: 'Checks', usual: 20 },
  { title: everyDay, usual: 250 },
  ...(isFast ? [] : [{ title: 'End-to-end tests', usual: 240 }]),
]);

const builtDir = await mkdtemp(join(tmpdir(), 'rockabout-built-'));
progress.begin('Checks');
// Beside the checks, which do not always use both of two cores. If it fails, the tests that need it build it again and
// report it.
const building = buildWatched(builtDir).then(
  (bundle) => {
    keepBundle(builtDir, bundle);
    return builtDir;
  },
  () => undefined,
);
const [unfit, built] = await Promise.all([check(), building]);
progress.end('Checks');
const tallies: Tally[] = [
  { passed: 0, failed: unfit, figures: [] },
  // Not at once: on two cores that took a minute longer.
  await runEveryDay(everyDay, progress, built),
  ...(isFast ? [] : [await runE2e(progress, [], built)]),
];
await rm(builtDir, { recursive: true });
const passed = tallies.reduce((total, tally) => total + tally.passed, 0);
const failed = tallies.flatMap((tally) => tally.failed);
const rows = rowsOf(
  tallies.flatMap(({ figures }) => figures),
  [],
  false,
);
if (rows.length > 0) console.log(`\n${draw(rows, process.stdout.isTTY)}\n`);
for (const name of tallies.flatMap((tally) => tally.flaky ?? [])) console.log(`flaky  ${name}`);
for (const name of failed) console.log(`failed  ${name}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
