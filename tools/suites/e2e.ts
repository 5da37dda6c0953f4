// The end-to-end tests, which Playwright runs.
import { freePort } from '../app/port.ts';
import type { Progress } from './progress.ts';
import { browserOrWords, run, type Tally } from './run.ts';

/** Type of the annotation that carries a figure. */
export const proofAnnotation = 'proof';

/**
 * @param files those of which the path has one of these in it; all when none is named
 * @param builtDir the app; built before the first test when it is not given
 */
export async function runE2e(
  progress: Progress,
  files: readonly string[] = [],
  builtDir?: string,
): Promise<Tally> {
  const browser = browserOrWords(progress);
  if (browser === undefined) return { passed: 0, failed: ['End-to-end tests: no browser'], figures: [] };
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'web/e2e/playwright.config.ts'];
  return await run(progress, 'End-to-end tests', [...playwright, ...files], {
    STORIES_PORT: String(await freePort()),
    CHROMIUM_PATH: browser,
    STORIES_REPORT: 'true',
    ...(builtDir === undefined ? {} : { STORIES_BUILT: builtDir }),
  });
}
