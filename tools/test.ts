// `npm test`: everything that CI runs. It ends with the measured goals, the flaky and failed tests, and one line of
// counts. It fails if a test failed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from './app/build.ts';
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
  { title: everyDay, usual: 220 },
  ...(isFast ? [] : [{ title: 'End-to-end tests', usual: 180 }]),
]);

const builtDir = await mkdtemp(join(tmpdir(), 'rockabout-built-'));
progress.begin('Checks');
// On two cores the checks leave half of one to the build. If it fails, the end-to-end tests try again and report it.
const building = isFast
  ? undefined
  : buildApp(builtDir).then(
      () => builtDir,
      () => undefined,
    );
const [unfit, built] = await Promise.all([check(), building]);
progress.end('Checks');
// At once, because each leaves a part of two cores idle: tests wait for each other's answers.
const tallies: Tally[] = [
  { passed: 0, failed: unfit, figures: [] },
  ...(await Promise.all([runEveryDay(everyDay, progress), ...(isFast ? [] : [runE2e(progress, [], built)])])),
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
