// Whether a rock can be marked as found: the one rule of a find, and of what is offered with its ID.
import { findLimits } from '../../schema/finds.ts';
import { day } from '../platform/clock.ts';
import type { RockRow } from './card.ts';

/** A hidden rock; and one that its holder has kept too long, or whose holder is gone, by anyone who holds it. */
export function isFindable(
  { status, holderId, heldSince }: Pick<RockRow, 'status' | 'holderId' | 'heldSince'>,
  now: number,
): boolean {
  if (status !== 'found') return status === 'hidden';
  return holderId === null || (heldSince ?? 0) < now - findLimits.holdDays * day;
}
