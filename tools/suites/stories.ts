// The browser stories, which Playwright runs.
import type { Figure } from '../../worker/testing/proof.ts';
import { freePort } from '../app/port.ts';
import { ensureBrowser } from '../browser.ts';
import type { Progress } from './progress.ts';
import { inBrief, run, type Tally } from './run.ts';

/**
 * @param files those of which the path has one of these in it; all when none is named
 * @param builtDir the app; built before the first story when it is not given
 */
export async function runStories(
  progress: Progress,
  files: readonly string[] = [],
  builtDir?: string,
): Promise<Tally> {
  let browser: string;
  try {
    browser = ensureBrowser();
  } catch (error) {
    progress.print(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: ['Browser stories: no browser'], figures: [] };
  }
  const port = String(await freePort());
  return await run(progress, {
    title: 'Browser stories',
    args: () => [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'web/e2e/playwright.config.ts',
      ...files,
    ],
    env: (report) => ({
      STORIES_PORT: port,
      CHROMIUM_PATH: browser,
      STORIES_REPORT: report,
      ...(builtDir === undefined ? {} : { STORIES_BUILT: builtDir }),
    }),
    read: tallyOf,
  });
}

/** The shape of Playwright's JSON reporter; a file is a suite, and so is each `describe` in it. */
interface Report {
  stats: { expected: number; flaky: number };
  suites: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs: Story[];
}

interface Story {
  ok: boolean;
  title: string;
  file: string;
  line: number;
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    annotations: { type: string; description?: string }[];
    results: { error?: { message?: string } }[];
  }[];
}

function tallyOf(text: string): Tally {
  const { stats, suites } = JSON.parse(text) as Report;
  const all = suites.flatMap(storiesIn);
  return {
    passed: stats.expected + stats.flaky,
    failed: all.filter(({ ok }) => !ok).map(inOneLine),
    unsteady: all.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(inOneLine),
    figures: all.flatMap(({ ok, tests }) =>
      tests
        .flatMap(({ annotations }) => annotations)
        .filter(({ type }) => type === proofAnnotation)
        // Written by `showProof` of the stories.
        .map(({ description = '{}' }) => ({ ...(JSON.parse(description) as Figure), isProven: ok })),
    ),
  };
}

function inOneLine({ title, file, line, tests }: Story): string {
  return `${file}:${line}: ${title}: ${inBrief(tests[0]?.results[0]?.error?.message)}`;
}

function storiesIn({ suites = [], specs }: Suite): Story[] {
  return [...specs, ...suites.flatMap(storiesIn)];
}

/** Type of the annotation that carries a figure. */
export const proofAnnotation = 'proof';
