// What is wrong with the lines of a list, by the rules of a single rock. Both sides use it.
import * as z from 'zod/mini';
import { normalizeCode } from './codes.ts';
import { RockInput } from './rock-input.ts';
import { rockListWords as words, type LineProblem } from './rock-list.ts';

/** A line as it is sent. */
export interface ListedRock {
  /** Of the spreadsheet, from 1. */
  line: number;
  name: string;
  laserEngraverId: string;
  description: string;
}

export interface ReadRock extends RockInput {
  line: number;
  codeKey: string;
}

/** The lines that are right, and what is wrong with the others: in the order of the lines. */
export function readLines(listed: readonly ListedRock[]): { rocks: ReadRock[]; problems: LineProblem[] } {
  const rocks: ReadRock[] = [];
  const problems: LineProblem[] = [];
  const lineOf = new Map<string, number>();
  for (const { line, ...fields } of listed) {
    const read = z.safeParse(RockInput, fields);
    const codeKey = normalizeCode(fields.laserEngraverId);
    const before = lineOf.get(codeKey);
    if (!read.success) problems.push({ line, words: read.error.issues[0]?.message ?? words.text });
    else if (before !== undefined) problems.push({ line, words: words.same(before) });
    else {
      lineOf.set(codeKey, line);
      rocks.push({ ...read.data, line, codeKey });
    }
  }
  return { rocks, problems };
}
