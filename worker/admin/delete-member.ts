// Deletes an account on request of somebody who cannot sign in.
import { eq } from 'drizzle-orm';
import type { DeletionInput } from '../../schema/admin-member-input.ts';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { members } from '../../schema/tables/index.ts';
import { isTooLate, logAction } from '../audit-log/log-action.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict } from '../errors.ts';
import { accountDeletion, addressesOf, finishDeletion } from '../members/delete-account.ts';
import { onceTakenBack } from '../takebacks/delete-account.ts';
import { confirmDeletion } from './deletion-email.ts';
import { isStill, mustBeAnother, oneMember } from './one-member.ts';
import { say } from '../../schema/words/say.ts';

/**
 * The same deletion as the member's own. The log keeps that it was done, without the member.
 * @param input.email the account's address, typed to confirm
 * @param input.isTold whether that address gets an email, through the outbox
 * @throws Conflict for another address, for the administrator, and while more of the member waits to be taken back than
 * a request can do
 */
export function deleteMember(
  ctx: MemberCtx,
  id: string,
  { email, reason, isTold = false }: DeletionInput,
): Promise<{ isDeleted: true }> {
  const emailKey = emailKeyOf(email);
  return ctx.begin([oneMember(ctx, id), addressesOf(ctx, id)], async (_, [found, changes]) => {
    const member = mustBeAnother(ctx, found);
    if (member.emailKey !== emailKey) throw new Conflict(say('adminMembers', 'otherAddress'));
    const onlyIf = isStill(ctx, id, eq(members.emailKey, emailKey));
    const deletion = await accountDeletion(ctx, { memberId: id, emailKey }, changes);
    try {
      const answer = await onceTakenBack(ctx, id, say('takebacks', 'memberWaits'), () =>
        ctx.write(
          [
            ...logAction(ctx, { act: 'account_deleted', subject: '', reason, onlyIf }, ctx.memberId),
            ...deletion,
            // As the member wrote it, not as it was typed to confirm.
            ...(isTold && member.email !== null
              ? confirmDeletion(ctx, { ...member, email: member.email })
              : []),
          ],
          { isDeleted: true } as const,
        ),
      );
      await finishDeletion(ctx);
      return answer;
    } catch (error) {
      if (!isTooLate(error)) throw error;
      const [left] = await ctx.read([oneMember(ctx, id)]);
      mustBeAnother(ctx, left);
      throw new Conflict(say('adminMembers', 'addressChanged'));
    }
  });
}
