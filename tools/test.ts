// `npm test`: everything that CI runs. Ends with the names of what failed and one line that counts,
// and fails when anything did.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from './app/port.ts';
import { ensureBrowser } from './browser.ts';
import { check } from './check.ts';

interface Tally {
  passed: number;
  /** One line each: where it stands, and what went wrong. */
  failed: string[];
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
  const tally = readTally(report, read) ?? { passed: 0, failed: [`${title}: left no report`] };
  if (status !== 0 && tally.failed.length === 0) tally.failed.push(`${title}: ended with ${status}`);
  return tally;
}

function readTally(report: string, read: (text: string) => Tally): Tally | undefined {
  try {
    return read(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

function firstLine(text = ''): string {
  return stripVTControlCharacters(text).split('\n', 1)[0] ?? '';
}

function vitestTally(text: string): Tally {
  // The shape of vitest's JSON reporter.
  const { numPassedTests, testResults } = JSON.parse(text) as {
    numPassedTests: number;
    testResults: {
      name: string;
      message: string;
      assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
    }[];
  };
  const failed = testResults.flatMap(({ name, message, assertionResults }) => [
    // A file that could not be loaded.
    ...(message ? [`${relative('.', name)}: ${firstLine(message)}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${relative('.', name)}: ${fullName}: ${firstLine(failureMessages?.[0])}`,
      ),
  ]);
  return { passed: numPassedTests, failed };
}

function playwrightTally(text: string): Tally {
  // The shape of Playwright's JSON reporter; a file is a suite, and so is each `describe` in it.
  const { stats, suites } = JSON.parse(text) as { stats: { expected: number }; suites: Suite[] };
  return { passed: stats.expected, failed: suites.flatMap(failedStories) };
}

interface Suite {
  suites?: Suite[];
  specs: {
    ok: boolean;
    title: string;
    file: string;
    line: number;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

function failedStories({ suites = [], specs }: Suite): string[] {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(
        ({ title, file, line, tests }) =>
          `${file}:${line}: ${title}: ${firstLine(tests[0]?.results[0]?.error?.message)}`,
      ),
    ...suites.flatMap(failedStories),
  ];
}

function stories(): Tally {
  let browser: string;
  try {
    browser = ensureBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: ['Browser stories: no browser'] };
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
const tallies = [
  { passed: 0, failed: check() },
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
const passed = tallies.reduce((total, tally) => total + tally.passed, 0);
const failed = tallies.flatMap((tally) => tally.failed);
for (const name of failed) console.log(`failed  ${name}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
