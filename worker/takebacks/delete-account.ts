// Deletes an account, after everything that waits to be taken back of it: its rows would go with it, and the flood stay.
import { takebackLimits } from '../../schema/takebacks.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import { Conflict } from '../errors.ts';
import { accountDeletion, addressesOf, finishDeletion, isHeld } from '../members/delete-account.ts';
import { writeAll } from '../platform/database.ts';
import { workOff } from './work-off.ts';
import { say, type Said } from '../../schema/words/say.ts';

/**
 * Deletes the member, which ends every session at once. The same address may sign up again, suspended if this account
 * is. Rocks in the wild stay findable and journeys stay, both without the member's name.
 * @throws Conflict while more waits to be taken back than a request can do
 */
export async function deleteAccount(ctx: MemberCtx): Promise<{ deleted: true }> {
  const { db, memberId } = ctx;
  return ctx.begin([addressesOf(ctx, memberId)], async ({ emailKey }, [changes]) => {
    const deletion = await accountDeletion(ctx, { memberId, emailKey }, changes);
    // Not `ctx.write`: the answer it stores for a retry would need the member's row.
    await onceTakenBack(ctx, memberId, say('takebacks', 'waits'), () => writeAll(db, deletion));
    await finishDeletion(ctx);
    return { deleted: true };
  });
}

/**
 * Writes a deletion. If its batch is refused because something waits, takes back as much as fits into a request, and
 * writes it again. Also when an act begins at this moment, nothing of it is lost.
 * @throws Conflict with these words while something waits still
 */
export async function onceTakenBack<A>(
  ctx: Ctx,
  memberId: string,
  words: Said,
  write: () => Promise<A>,
): Promise<A> {
  try {
    return await write();
  } catch (error) {
    if (!isHeld(error)) throw error;
  }
  await workOff(ctx, takebackLimits.atOnce, { memberId });
  try {
    return await write();
  } catch (error) {
    throw isHeld(error) ? new Conflict(words) : error;
  }
}
