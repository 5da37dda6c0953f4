// Runs vitest: rules in Node, operations in workerd, components in a browser, and trials.
import type { Progress } from './progress.ts';
import { browserOrWords, run, type Tally } from './run.ts';

export const proofs = ['rules', 'workerd'];
export const trials = ['trials', 'workerd-trials'];

/** @param files parts of file paths that select test files; all of the projects by default */
export function runVitest(
  title: string,
  projects: readonly string[],
  progress: Progress,
  env: Record<string, string> = {},
  files: readonly string[] = [],
): Promise<Tally> {
  return run(
    progress,
    title,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      // Trials run one at a time.
      ...(projects === trials ? ['--no-file-parallelism'] : []),
      '--reporter=default',
      '--reporter=./tools/suites/vitest-progress.ts',
    ],
    env,
  );
}

/**
 * What `npm test` runs. Without a browser, everything else still runs.
 * @param builtDir the app as `keepBundle` left it; by default the test of its budgets builds it
 */
export async function runEveryDay(title: string, progress: Progress, builtDir?: string): Promise<Tally> {
  const env: Record<string, string> = builtDir === undefined ? {} : { BUILT_DIR: builtDir };
  const browser = browserOrWords(progress);
  if (browser === undefined) {
    const tally = await runVitest(title, proofs, progress, env);
    return { ...tally, failed: [...tally.failed, 'Component tests: no browser'] };
  }
  return await runVitest(title, [...proofs, 'components'], progress, { ...env, CHROMIUM_PATH: browser });
}
