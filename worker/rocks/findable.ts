// Whether a rock can be marked as found: one rule for finds, and for the action that is offered with a Rock ID.
import { findLimits } from '../../schema/finds.ts';
import { day } from '../platform/clock.ts';
import type { RockRow } from './card.ts';

/**
 * True for a hidden rock, and for one that its holder hands on or has kept too long, or whose holder was deleted.
 */
export function isFindable(
  {
    status,
    holderId,
    heldSince,
    handingUntil,
  }: Pick<RockRow, 'status' | 'holderId' | 'heldSince' | 'handingUntil'>,
  now: number,
): boolean {
  if (status !== 'found') return status === 'hidden';
  const isOverdue = (heldSince ?? 0) < now - findLimits.holdDays * day;
  return holderId === null || isOverdue || now < (handingUntil ?? 0);
}
