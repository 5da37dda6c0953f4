// The tests that vitest runs: rules in node, operations in workerd, components in a browser, and trials.
import { relative } from 'node:path';
import type { Figure } from '../../worker/testing/proof.ts';
import { ensureBrowser } from '../browser.ts';
import type { Progress } from './progress.ts';
import { inBrief, run, type Tally } from './run.ts';

export const proofs = ['rules', 'workerd'];
export const trials = ['trials', 'workerd-trials'];

/** @param files those of which the path has one of these in it; all of the projects when none is named */
export function runVitest(
  title: string,
  projects: readonly string[],
  progress: Progress,
  env: Record<string, string> = {},
  files: readonly string[] = [],
): Promise<Tally> {
  return run(progress, {
    title,
    args: (report) => [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      // A trial has the machine to itself.
      ...(projects === trials ? ['--no-file-parallelism'] : []),
      '--reporter=default',
      '--reporter=./tools/suites/vitest-progress.ts',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env: () => env,
    read: tallyOf,
  });
}

/** What `npm test` runs. Without a browser the rest runs all the same. */
export async function runEveryDay(title: string, progress: Progress): Promise<Tally> {
  let browser: string;
  try {
    browser = ensureBrowser();
  } catch (error) {
    progress.print(error instanceof Error ? error.message : String(error));
    const tally = await runVitest(title, proofs, progress);
    return { ...tally, failed: [...tally.failed, 'Component tests: no browser'] };
  }
  return await runVitest(title, [...proofs, 'components'], progress, { CHROMIUM_PATH: browser });
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
