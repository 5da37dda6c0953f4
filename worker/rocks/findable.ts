// Whether a rock can be marked as found: one rule for finds, and for the action that is offered with a Rock ID.
import { findLimits } from '../../schema/finds.ts';
import { day } from '../platform/clock.ts';
import type { RockRow } from './card.ts';

/** True for a hidden rock, and for one that its holder has kept too long or whose holder was deleted. */
export function isFindable(
  { status, holderId, heldSince }: Pick<RockRow, 'status' | 'holderId' | 'heldSince'>,
  now: number,
): boolean {
  if (status !== 'found') return status === 'hidden';
  return holderId === null || (heldSince ?? 0) < now - findLimits.holdDays * day;
}
