// Runs a test runner, says how far it is, and hears from its reporter what came out.
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import type { Figure } from '../../worker/testing/proof.ts';
import { ensureBrowser } from '../browser.ts';
import type { Progress, Step } from './progress.ts';

/** A figure, and whether the test that noted it passed. */
export interface Shown extends Figure {
  isProven: boolean;
}

export interface Tally {
  passed: number;
  /** One line each: where it stands, and what went wrong. */
  failed: string[];
  /** The same for what failed at first, and passed at once when it ran again. */
  flaky?: string[];
  figures: Shown[];
}

/** What a reporter sends while it runs; the tally at the end. */
type News = Step & { failing?: string; tally?: Tally };

/** For reporters. Over when it was sent, so that the runner does not end before. */
export const tell = (news: News): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(news, () => resolve());
    else resolve();
  });

/** The browser that tests run in; without one, says so. */
export function browserOrWords(progress: Progress): string | undefined {
  try {
    return ensureBrowser();
  } catch (error) {
    progress.print(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/**
 * What the runner prints is shown only when something failed. A run that tells no tally, or ends badly without a failed
 * test, counts as one that failed.
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
  let tally: Tally = { passed: 0, failed: [`${title}: left no report`], figures: [] };
  child.on('message', ({ failing, tally: told, ...step }: News) => {
    if (failing) progress.print(`failed  ${failing}`);
    progress.show(step);
    tally = told ?? tally;
  });
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (status !== 0 && tally.failed.length === 0) tally.failed.push(`${title}: ended with ${status}`);
  if (tally.failed.length > 0) progress.print(printed);
  return tally;
}

/** What an error says on one line: enough of it to know what was expected, and what was there. */
export function inBrief(text = ''): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim());
  return lines.filter(Boolean).join(' ').slice(0, 300);
}
