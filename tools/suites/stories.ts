// The browser stories, which Playwright runs.
import { freePort } from '../app/port.ts';
import type { Progress } from './progress.ts';
import { browserOrWords, run, type Tally } from './run.ts';

/** Type of the annotation that carries a figure. */
export const proofAnnotation = 'proof';

/**
 * @param files those of which the path has one of these in it; all when none is named
 * @param builtDir the app; built before the first story when it is not given
 */
export async function runStories(
  progress: Progress,
  files: readonly string[] = [],
  builtDir?: string,
): Promise<Tally> {
  const browser = browserOrWords(progress);
  if (browser === undefined) return { passed: 0, failed: ['Browser stories: no browser'], figures: [] };
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'web/e2e/playwright.config.ts'];
  return await run(progress, 'Browser stories', [...playwright, ...files], {
    STORIES_PORT: String(await freePort()),
    CHROMIUM_PATH: browser,
    STORIES_REPORT: 'true',
    ...(builtDir === undefined ? {} : { STORIES_BUILT: builtDir }),
  });
}
