// Runs a test runner, shows its progress, and receives the results from its reporter.
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import type { Figure } from '../../worker/testing/proof.ts';
import { ensureBrowser } from '../browser.ts';
import type { Progress, Step } from './progress.ts';

/** A figure, and whether its test passed. */
export interface Shown extends Figure {
  isProven: boolean;
}

export interface Tally {
  passed: number;
  /** One line each: the place and the error. */
  failed: string[];
  /** The same for tests that failed at first and passed when retried. */
  flaky?: string[];
  figures: Shown[];
}

/** A message of a reporter. The last one contains the tally. */
type News = Step & { failing?: string; tally?: Tally };

/** For reporters. Resolves when the message is sent, so that the runner does not end before. */
export const tell = (news: News): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(news, () => resolve());
    else resolve();
  });

/** Path of the browser for tests. If there is none, prints why and returns undefined. */
export function browserOrWords(progress: Progress): string | undefined {
  try {
    return ensureBrowser();
  } catch (error) {
    progress.print(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/**
 * Prints the output of the runner only if something failed. A run without a tally, or with a bad exit code and no
 * failed test, counts as failed.
 * @param args for node, from the project's root
 */
export async function run(
  progress: Progress,
  title: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Tally> {
  progress.begin(title);
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  let tally: Tally = { passed: 0, failed: [`${title}: sent no report`], figures: [] };
  child.on('message', ({ failing, tally: told, ...step }: News) => {
    if (failing) progress.print(`failed  ${failing}`);
    progress.show(title, step);
    tally = told ?? tally;
  });
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  progress.end(title);
  if (status !== 0 && tally.failed.length === 0) tally.failed.push(`${title}: ended with ${status}`);
  if (tally.failed.length > 0) progress.print(printed);
  return tally;
}

/** An error on one line: enough of it to see what was expected and what was there. */
export function inBrief(text = ''): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim());
  return lines.filter(Boolean).join(' ').slice(0, 300);
}
