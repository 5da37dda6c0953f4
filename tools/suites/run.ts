// Runs a test runner in the open, and reads the report that it leaves.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Figure } from '../../worker/testing/proof.ts';

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

interface Suite {
  title: string;
  /** For node, from the project's root. */
  args: (report: string) => string[];
  env: (report: string) => Record<string, string>;
  /** Throws when the report is not of its shape. */
  read: (report: string) => Tally;
}

/** A run that leaves no report, or ends badly without a failed test, counts as one that failed. */
export function run({ title, args, env, read }: Suite): Tally {
  console.log(`\n${title}`);
  const folder = mkdtempSync(join(tmpdir(), 'rockabout-report-'));
  const report = join(folder, 'report.json');
  const { status } = spawnSync(process.execPath, args(report), {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env(report) },
  });
  const tally = readTally(report, read) ?? { passed: 0, failed: [`${title}: left no report`], figures: [] };
  rmSync(folder, { recursive: true });
  if (status !== 0 && tally.failed.length === 0) tally.failed.push(`${title}: ended with ${status}`);
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
