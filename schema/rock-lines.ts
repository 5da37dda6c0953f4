// What is wrong with the lines of a list, by the rules of a single rock. Both sides use it.
import * as z from 'zod/mini';
import { codesSought } from './codes-in-text.ts';
import { isTooShort, normalizeCode } from './codes.ts';
import { RockInput } from './rock-input.ts';
import { type LineProblem } from './rock-list.ts';
import { say } from './words/say.ts';

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
  const all = listed.map((rock) => ({ ...rock, codeKey: normalizeCode(rock.laserEngraverId) }));
  const firstLineOf = new Map(all.toReversed().map(({ codeKey, line }) => [codeKey, line]));
  const otherIn = codesSought([...firstLineOf.keys()].filter((codeKey) => !isTooShort(codeKey)));
  const rocks: ReadRock[] = [];
  const problems: LineProblem[] = [];
  const seen = new Set<string>();
  for (const { line, codeKey, ...fields } of all) {
    const read = z.safeParse(RockInput, fields);
    const other = otherIn(fields.name, codeKey) ?? otherIn(fields.description, codeKey);
    const refuse = (why: string) => problems.push({ line, why });
    if (asNumber.test(fields.laserEngraverId.trim())) refuse(say('rockList', 'asNumber'));
    else if (!read.success) refuse(wordsFor(read.error.issues[0]?.message));
    else if (seen.has(codeKey)) refuse(say('rockList', 'same', firstLineOf.get(codeKey) ?? line));
    else if (other !== null) refuse(say('rockList', 'inText', firstLineOf.get(other) ?? line));
    else {
      seen.add(codeKey);
      rocks.push({ ...read.data, line, codeKey });
    }
  }
  return { rocks, problems };
}

/** How a spreadsheet shows a long number, or a Rock ID such as 1E5. */
const asNumber = /^\d[.,]?\d*E\+\d+$/i;

/** The form calls a Rock ID otherwise than a list does. */
const wordsFor = (message: string | undefined): string =>
  message === say('codes', 'required') ? say('rockList', 'noCode') : (message ?? say('rockList', 'text'));
