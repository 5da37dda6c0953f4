// Whether a member has Rock Hunter Pro: one rule for every call that requires it.
import type { Ctx, MemberRow } from '../context.ts';
import { Forbidden } from '../errors.ts';
import { say } from '../../schema/words/say.ts';

type Plan = Pick<MemberRow, 'hasManualPlan' | 'accessUntil'>;

/** @param now milliseconds */
export function hasAccess(member: Plan, now: number): boolean {
  return member.hasManualPlan || (member.accessUntil ?? 0) > now;
}

/** Throws Forbidden unless the member has access. */
export function requireAccess({ now }: Ctx, member: Plan): void {
  if (!hasAccess(member, now())) throw new Forbidden(say('subscriptions', 'proOnly'));
}
