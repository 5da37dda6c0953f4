// The tests that vitest runs: rules in node, operations in workerd, components in a browser, and trials.
import { relative } from 'node:path';
import type { Figure } from '../../worker/testing/proof.ts';
import { ensureBrowser } from '../browser.ts';
import { inBrief, run, type Tally } from './run.ts';

export const proofs = ['rules', 'workerd'];
export const trials = ['trials', 'workerd-trials'];

/** @param files those of which the path has one of these in it; all of the projects when none is named */
export function runVitest(
  title: string,
  projects: readonly string[],
  env: Record<string, string> = {},
  files: readonly string[] = [],
): Tally {
  return run({
    title,
    args: (report) => [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      // A trial has the machine to itself.
      ...(projects === trials ? ['--no-file-parallelism'] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env: () => env,
    read: tallyOf,
  });
}

/** What `npm test` runs. Without a browser the rest runs all the same. */
export function runEveryDay(): Tally {
  const title = 'Rules, workerd and component tests';
  try {
    return runVitest(title, [...proofs, 'components'], { CHROMIUM_PATH: ensureBrowser() });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  const tally = runVitest(title, proofs);
  return { ...tally, failed: [...tally.failed, 'Component tests: no browser'] };
}

/** The shape of vitest's JSON reporter. */
interface Report {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages?: string[];
      meta: { figures?: Figure[] };
    }[];
  }[];
}

function tallyOf(text: string): Tally {
  const { numPassedTests, testResults } = JSON.parse(text) as Report;
  const failed = testResults.flatMap(({ name, message, assertionResults }) => [
    // A file that could not be loaded.
    ...(message ? [`${relative('.', name)}: ${inBrief(message)}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${relative('.', name)}: ${fullName}: ${inBrief(failureMessages?.[0])}`,
      ),
  ]);
  const figures = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, meta }) =>
      (meta.figures ?? []).map((figure) => ({ ...figure, isProven: status === 'passed' })),
    ),
  );
  return { passed: numPassedTests, failed, figures };
}
