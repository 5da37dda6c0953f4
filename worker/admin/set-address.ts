// Gives a member another email address who can no longer read emails to the old one.
import { and, eq } from 'drizzle-orm';
import { maskedAddress } from '../../schema/admin-actions.ts';
import type { AddressInput } from '../../schema/admin-member-input.ts';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { auditLog, emailChanges, members, type keptSuspensions } from '../../schema/tables/index.ts';
import { isTooLate, logAction } from '../audit-log/log-action.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import { Conflict, isTaken, NotFound } from '../errors.ts';
import { setAddressEmail } from '../members/email-change-emails.ts';
import { readdress } from '../members/email-links.ts';
import {
  addressHashOf,
  keepSuspension,
  keptWith,
  returnSuspension,
  suspendAgain,
} from '../members/kept-suspensions.ts';
import { isUndecided } from '../members/requested-email-change.ts';
import { endPushMessages } from '../members/sessions.ts';
import { writeAll } from '../platform/database.ts';
import { newId, newToken, sha256 } from '../platform/ids.ts';
import { isStill, mustBeAnother, oneMember } from './one-member.ts';
import { speechTo } from '../words.ts';
import { say } from '../../schema/words/say.ts';

/**
 * Sets the address at once, with a suspension that was kept with it, and ends every session. The old address gets a link that undoes it for a week; the new one
 * hears of it through the outbox.
 * @param input.origin ours, for the link
 * @throws Conflict if another account has the address, or if theirs is no longer the one that was seen, as for the second
 *   of two changes at once; what mail throws, with nothing changed
 */
export async function setAddress(
  ctx: MemberCtx,
  id: string,
  { email, emailBefore, reason, origin }: AddressInput & { origin: string },
): Promise<{ email: string }> {
  const newEmailKey = emailKeyOf(email);
  const newHash = await addressHashOf(ctx.config, newEmailKey);
  return ctx.begin([oneMember(ctx, id), keptWith(ctx, newHash)], async (_, [found, [kept]]) => {
    const member = mustBeAnother(ctx, found);
    if (member.emailKey === newEmailKey) throw new Conflict(say('adminMembers', 'addressSame'));
    if (member.emailKey !== emailKeyOf(emailBefore))
      throw new Conflict(say('adminMembers', 'addressChanged'));
    const undoToken = newToken();
    const change = await changeOf(ctx, member, { email, newEmailKey, undoToken });
    const written = { change, logId: newId(), newHash, againId: newId() };
    const answer = await write(ctx, member, { ...written, reason });
    if (ctx.reply.isRepeat) return answer;
    const link = new URL('/api/auth/email/undo', origin);
    link.searchParams.set('token', undoToken);
    try {
      await ctx.mail(
        await setAddressEmail(await speechTo(ctx.config, member.language), ctx.config, change, link.href),
      );
    } catch (error) {
      await giveBack(ctx, member, { ...written, kept });
      throw error;
    }
    return answer;
  });
}

type ChangeRow = typeof emailChanges.$inferSelect;

/** A change that is confirmed already, so that the old address can undo it. */
async function changeOf(
  { now }: MemberCtx,
  { id: memberId, email, emailKey }: MemberRow,
  to: { email: string; newEmailKey: string; undoToken: string },
): Promise<ChangeRow> {
  if (email === null || emailKey === null) throw new NotFound(say('admin', 'noMember'));
  const at = now();
  return {
    id: newId(),
    memberId,
    oldEmail: email,
    oldEmailKey: emailKey,
    newEmail: to.email,
    newEmailKey: to.newEmailKey,
    // Nobody gets its token.
    confirmHash: await sha256(newToken()),
    undoHash: await sha256(to.undoToken),
    createdAt: at,
    confirmedAt: at,
    endedAt: null,
  };
}

interface Written {
  change: ChangeRow;
  logId: string;
  newHash: string;
  /** Of the entry in the log if the new address suspends them. */
  againId: string;
}

async function write(
  ctx: MemberCtx,
  { id, authEpoch }: MemberRow,
  { change, logId, newHash, againId, reason }: Written & { reason: string },
): Promise<{ email: string }> {
  const { db } = ctx;
  const { oldEmail, oldEmailKey, newEmail, newEmailKey, createdAt } = change;
  const isAsRead = and(eq(members.emailKey, oldEmailKey), eq(members.authEpoch, authEpoch));
  const hash = await addressHashOf(ctx.config, oldEmailKey);
  const details = { email: maskedAddress(newEmail), emailBefore: maskedAddress(oldEmail) };
  const entry = {
    id: logId,
    act: 'address_set',
    subject: '',
    subjectId: id,
    memberId: id,
    reason,
    details,
  } as const;
  try {
    return await ctx.write(
      [
        ...logAction(ctx, { ...entry, isTold: true, onlyIf: isStill(ctx, id, isAsRead) }, ctx.memberId),
        db
          .update(members)
          // Whoever has the old mailbox may have linked an issuer. The member's is linked again at its next use.
          .set({ email: newEmail, emailKey: newEmailKey, authEpoch: authEpoch + 1, oidcSubject: null })
          .where(eq(members.id, id)),
        db
          .update(emailChanges)
          .set({ endedAt: createdAt })
          .where(and(eq(emailChanges.memberId, id), isUndecided)),
        db.insert(emailChanges).values(change),
        endPushMessages(ctx, id),
        ...readdress(ctx, { from: oldEmailKey, to: newEmail, toKey: newEmailKey, memberId: id }),
        keepSuspension(ctx, { id, hash }),
        ...suspendAgain(ctx, { id, emailKey: newEmailKey, hash: newHash, logId: againId }),
      ],
      { email: newEmail },
    );
  } catch (error) {
    if (isTaken(error, 'members.email_key')) throw new Conflict(say('adminMembers', 'addressTaken'));
    if (!isTooLate(error)) throw error;
    const [left] = await ctx.read([oneMember(ctx, id)]);
    mustBeAnother(ctx, left);
    throw new Conflict(say('adminMembers', 'addressChanged'));
  }
}

/** The old address was not told, so it stays. The sessions stay ended. */
async function giveBack(
  ctx: MemberCtx,
  member: MemberRow,
  { change, logId, againId, kept }: Written & { kept: typeof keptSuspensions.$inferSelect | undefined },
): Promise<void> {
  const { db } = ctx;
  const { id, email, emailKey, oidcSubject, authEpoch } = member;
  const isOurs = and(
    eq(members.id, id),
    eq(members.emailKey, change.newEmailKey),
    eq(members.authEpoch, authEpoch + 1),
  );
  try {
    await writeAll(db, [
      ...returnSuspension(ctx, member, { kept, logId: againId, onlyIf: isOurs }),
      db.update(members).set({ email, emailKey, oidcSubject }).where(isOurs),
      db.delete(emailChanges).where(eq(emailChanges.id, change.id)),
      db.delete(auditLog).where(eq(auditLog.id, logId)),
      ...readdress(ctx, {
        from: change.newEmailKey,
        to: change.oldEmail,
        toKey: change.oldEmailKey,
        memberId: id,
      }),
      ...ctx.forget(),
    ]);
  } catch (cause) {
    ctx.log.failure('could not roll back a change of email address', cause);
  }
}
