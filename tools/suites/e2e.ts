// The end-to-end tests, which Playwright runs.
import { freePort } from '../app/port.ts';
import type { Progress } from './progress.ts';
import { browserOrWords, run, type Tally } from './run.ts';

/** Type of the annotation that contains a figure. */
export const proofAnnotation = 'proof';

/**
 * @param files parts of file paths that select test files; all by default
 * @param builtDir the built app; by default it is built before the first test
 */
export async function runE2e(
  progress: Progress,
  files: readonly string[] = [],
  builtDir?: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Tally> {
  const browser = browserOrWords(progress);
  if (browser === undefined) return { passed: 0, failed: ['End-to-end tests: no browser'], figures: [] };
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'web/e2e/playwright.config.ts'];
  return await run(progress, 'End-to-end tests', [...playwright, ...files], {
    E2E_PORT: String(await freePort()),
    CHROMIUM_PATH: browser,
    E2E_REPORT: 'true',
    ...env,
    ...(builtDir === undefined ? {} : { E2E_BUILT: builtDir }),
  });
}
