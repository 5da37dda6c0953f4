// Whether a member has what Rock Hunter Pro gives: one rule for every call that is part of it.
import { subscriptionWords } from '../../schema/subscriptions.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import { Forbidden } from '../errors.ts';

/** @param now milliseconds */
export function hasAccess(member: Pick<MemberRow, 'hasManualPlan' | 'accessUntil'>, now: number): boolean {
  return member.hasManualPlan || (member.accessUntil ?? 0) > now;
}

/** Throws Forbidden unless the member, who was read before, has access. */
export function requireAccess(ctx: MemberCtx): void {
  if (!hasAccess(ctx.me(), ctx.now())) throw new Forbidden(subscriptionWords.proOnly);
}
