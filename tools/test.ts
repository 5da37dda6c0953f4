// `npm test`: everything that CI runs. Ends with the goals that were shown, the names of what failed or was unsteady,
// and one line that counts; fails when anything did.
import { check } from './check.ts';
import { draw, rowsOf } from './prove/table.ts';
import type { Tally } from './suites/run.ts';
import { runStories } from './suites/stories.ts';
import { runEveryDay } from './suites/vitest.ts';

console.log('Checks');
const tallies: Tally[] = [
  { passed: 0, failed: check(), figures: [] },
  runEveryDay(),
  ...(process.argv.includes('--fast') ? [] : [await runStories()]),
];
const passed = tallies.reduce((total, tally) => total + tally.passed, 0);
const failed = tallies.flatMap((tally) => tally.failed);
const rows = rowsOf(
  tallies.flatMap(({ figures }) => figures),
  [],
  false,
);
if (rows.length > 0) console.log(`\n${draw(rows, process.stdout.isTTY)}\n`);
for (const name of tallies.flatMap((tally) => tally.unsteady ?? [])) console.log(`unsteady  ${name}`);
for (const name of failed) console.log(`failed  ${name}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
