// The suspension that is kept with an address whose account is gone or has another one: looked up and lifted.
import { exists } from 'drizzle-orm';
import type { AddressRelease } from '../../schema/admin-member-input.ts';
import { type SuspendedAddress } from '../../schema/admin-members.ts';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { isTooLate, logAction } from '../audit-log/log-action.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict } from '../errors.ts';
import { addressHashOf, keptSuspension, releaseAddress } from '../members/kept-suspensions.ts';
import { instant } from '../platform/clock.ts';
import { say } from '../../schema/words/say.ts';

export async function suspendedAddress(ctx: MemberCtx, email: string): Promise<SuspendedAddress> {
  const hash = await addressHashOf(ctx.config, emailKeyOf(email));
  const [[kept]] = await ctx.read([keptSuspension(ctx, hash)]);
  return { suspension: kept ? { reason: kept.reason, until: instant(kept.until) } : null };
}

/**
 * A new account with this address is then like any other. The log keeps that it was done, without the address.
 * @throws Conflict if nothing is kept, such as for the second of two at once
 */
export async function liftAddress(
  ctx: MemberCtx,
  { email, reason }: AddressRelease,
): Promise<{ isLifted: true }> {
  const hash = await addressHashOf(ctx.config, emailKeyOf(email));
  const kept = keptSuspension(ctx, hash);
  const entry = {
    act: 'suspension_lifted',
    subject: say('adminMembers', 'leftAddress'),
    reason,
    onlyIf: exists(kept),
  } as const;
  return ctx.begin([], async () => {
    try {
      return await ctx.write([...logAction(ctx, entry, ctx.memberId), releaseAddress(ctx.db, hash)], {
        isLifted: true,
      });
    } catch (error) {
      throw isTooLate(error) ? new Conflict(say('adminMembers', 'addressNotSuspended')) : error;
    }
  });
}
