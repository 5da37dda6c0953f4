// Whether a member has what Rock Hunter Pro gives.
import type { MemberRow } from '../context.ts';

/** A manually managed plan is the only kind so far. */
export function hasAccess(member: Pick<MemberRow, 'hasManualPlan'>): boolean {
  return member.hasManualPlan;
}
