// `npm test`: everything that CI runs. Ends with one line that counts, and fails when anything did.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './app/port.ts';
import { ensureBrowser } from './browser.ts';
import { check } from './check.ts';

interface Tally {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(join(tmpdir(), 'rockabout-reports-'));

/** Runs a test runner in the open; a run that ends badly without a failed test counts as one. */
function run(
  title: string,
  args: string[],
  env: Record<string, string>,
  read: (report: string) => Tally,
): Tally {
  console.log(`\n${title}`);
  const report = join(reports, `${title.replaceAll(' ', '-')}.json`);
  const { status } = spawnSync(
    process.execPath,
    args.map((arg) => arg.replace('REPORT', report)),
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env, STORIES_REPORT: report },
    },
  );
  const tally = readTally(report, read);
  return status === 0 ? tally : { ...tally, failed: Math.max(1, tally.failed) };
}

function readTally(report: string, read: (text: string) => Tally): Tally {
  try {
    return read(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function vitestTally(text: string): Tally {
  // The shape of vitest's JSON reporter.
  const { numPassedTests, numFailedTests } = JSON.parse(text) as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return { passed: numPassedTests, failed: numFailedTests };
}

function playwrightTally(text: string): Tally {
  // The shape of Playwright's JSON reporter.
  const { stats } = JSON.parse(text) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function stories(): Tally {
  let browser: string;
  try {
    browser = ensureBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
  return run(
    'Browser stories',
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'web/e2e/playwright.config.ts'],
    { STORIES_PORT: String(port), CHROMIUM_PATH: browser },
    playwrightTally,
  );
}

const port = await freePort();
console.log('Checks');
const failedChecks = check();
const tallies = [
  { passed: 0, failed: failedChecks.length },
  run(
    'Rules and workerd tests',
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=REPORT',
    ],
    {},
    vitestTally,
  ),
  ...(process.argv.includes('--fast') ? [] : [stories()]),
];
rmSync(reports, { recursive: true });
const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
