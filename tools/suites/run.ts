// Runs a test runner, says how far it is, and reads the report that it leaves.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Figure } from '../../worker/testing/proof.ts';
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
  unsteady?: string[];
  figures: Shown[];
}

/** What a runner sends while it runs. */
export interface News extends Step {
  failing?: string;
}

interface Suite {
  title: string;
  /** For node, from the project's root. */
  args: (report: string) => string[];
  env: (report: string) => Record<string, string>;
  /** Throws when the report is not of its shape. */
  read: (report: string) => Tally;
}

/**
 * What the runner prints is shown only when something failed. A run that leaves no report, or ends badly without a
 * failed test, counts as one that failed.
 */
export async function run(progress: Progress, { title, args, env, read }: Suite): Promise<Tally> {
  progress.begin(title);
  const folder = mkdtempSync(join(tmpdir(), 'rockabout-report-'));
  const report = join(folder, 'report.json');
  const child = spawn(process.execPath, args(report), {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...env(report) },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  child.on('message', ({ failing, ...step }: News) => {
    if (failing) progress.print(`failed  ${failing}`);
    progress.show(step);
  });
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const tally = readTally(report, read) ?? { passed: 0, failed: [`${title}: left no report`], figures: [] };
  rmSync(folder, { recursive: true });
  if (status !== 0 && tally.failed.length === 0) tally.failed.push(`${title}: ended with ${status}`);
  if (tally.failed.length > 0) progress.print(printed);
  return tally;
}

function readTally(report: string, read: (text: string) => Tally): Tally | undefined {
  try {
    return read(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

/** What an error says on one line: enough of it to know what was expected, and what was there. */
export function inBrief(text = ''): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim());
  return lines.filter(Boolean).join(' ').slice(0, 300);
}
