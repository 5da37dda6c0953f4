// When something happened: just now, or as its author says.
import { momentProblem } from '../../schema/happened.ts';
import { Malformed } from '../errors.ts';
import type { RockRow } from '../rocks/card.ts';

/**
 * Milliseconds since 1970; undefined for just now.
 * @param told ISO 8601, as its author says
 * @throws Malformed for a moment that is still to come, or too long ago
 */
export function momentOf(told: string | undefined, now: number): number | undefined {
  if (told === undefined) return undefined;
  const happenedAt = Date.parse(told);
  const problem = momentProblem(happenedAt, now);
  if (problem !== null) throw new Malformed(problem, 'happenedAt');
  return Math.min(happenedAt, now);
}

/** When the newest event of a rock happened; 0 before the first. */
export const newestMoment = ({ hiddenAt, heldSince }: Pick<RockRow, 'hiddenAt' | 'heldSince'>): number =>
  Math.max(hiddenAt ?? 0, heldSince ?? 0);
