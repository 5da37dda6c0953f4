// Requests to change a member's email address: recorded, mailed to both addresses, cancelled.
import { and, count, desc, eq, exists, gt, ne, sql } from 'drizzle-orm';
import type { CurrentMember } from '../../schema/members.ts';
import { profileLimits, type EmailChange } from '../../schema/profile.ts';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { emailChanges, members } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { isConditionFailed, Malformed, TooMany, Unauthorized } from '../errors.ts';
import { tooMany, whileAllowed } from '../platform/allowance.ts';
import { day } from '../platform/clock.ts';
import { writeAll } from '../platform/database.ts';
import { newId, newToken, sha256 } from '../platform/ids.ts';
import { countOne, uncountOne, usedUp, type Limit } from '../platform/limits.ts';
import { beginAsSelf } from './current.ts';
import { confirmationEmail, hasAccountEmail, noticeEmail } from './email-change-emails.ts';
import { isUndecided } from './requested-email-change.ts';
import { speechTo, type Speech } from '../words.ts';
import { say } from '../../schema/words/say.ts';

type ChangeRow = typeof emailChanges.$inferSelect;

/**
 * Records the requested change and mails both addresses. The answer never reveals whether another member has the new
 * address; only the email to it does. Concurrent copies of a request send the emails once and get the same answer.
 * @param input.origin ours, for the links, such as https://rockabout.example
 */
export async function requestEmailChange(
  ctx: MemberCtx,
  input: { email: string; origin: string },
): Promise<EmailChange> {
  const { db } = ctx;
  const newEmailKey = emailKeyOf(input.email);
  const now = ctx.now();
  const limits = emailLimits(ctx.caller, await sha256(newEmailKey));
  const asked = [
    db.select({ id: members.id }).from(members).where(eq(members.emailKey, newEmailKey)),
    usedUp(db, limits[0], now),
    usedUp(db, limits[1], now),
  ] as const;
  return ctx.begin(asked, async (member, [[other], ...spent]) => {
    const { email, emailKey, authEpoch } = member;
    if (email === null || emailKey === null) throw new Unauthorized();
    if (newEmailKey === emailKey) throw new Malformed(say('profile', 'emailSame'), 'email');
    refuseSpent(limits, spent, now);

    const [confirmToken, undoToken] = [newToken(), newToken()];
    const change: ChangeRow = {
      id: newId(),
      memberId: member.id,
      oldEmail: email,
      oldEmailKey: emailKey,
      newEmail: input.email,
      newEmailKey,
      confirmHash: await sha256(confirmToken),
      undoHash: await sha256(undoToken),
      createdAt: now,
      confirmedAt: null,
      endedAt: null,
    };
    const answer = await note(ctx, { change, authEpoch, limits });
    if (ctx.reply.isRepeat) return answer;
    try {
      await sendEmails(ctx, change, {
        speech: await speechTo(ctx.config, member.language),
        origin: input.origin,
        confirmToken,
        undoToken,
        isTaken: other !== undefined,
      });
    } catch (error) {
      await giveBack(ctx, change, limits);
      throw error;
    }
    return answer;
  });
}

interface Emails {
  /** Of the member, also to the new address. */
  speech: Speech;
  origin: string;
  confirmToken: string;
  undoToken: string;
  /** Whether another member has the new address. */
  isTaken: boolean;
}

/** Mails the old address first: the address never changes unless the old one was notified. */
async function sendEmails(
  { mail, config }: MemberCtx,
  addresses: ChangeRow,
  { speech, origin, confirmToken, undoToken, isTaken }: Emails,
): Promise<void> {
  const linkTo = (step: 'confirm' | 'undo', token: string) => {
    const link = new URL(`/api/auth/email/${step}`, origin);
    link.searchParams.set('token', token);
    return link.href;
  };
  await mail(await noticeEmail(speech, config, addresses, linkTo('undo', undoToken)));
  await mail(
    isTaken
      ? await hasAccountEmail(speech, config, addresses)
      : await confirmationEmail(speech, config, addresses, linkTo('confirm', confirmToken)),
  );
}

type Limits = readonly [Limit, Limit];

/** Limits per recipient and per IP address, not per account: a new account gets no new allowance. */
const emailLimits = (caller: string, addressHash: string): Limits => [
  { bucket: `change-to:${addressHash}`, most: profileLimits.emailChangesPerDay, windowMs: day },
  { bucket: `change-from:${caller}`, most: profileLimits.emailChangesPerNetwork, windowMs: day },
];

/** @param spent per limit, a row if it is used up */
function refuseSpent(limits: Limits, spent: readonly unknown[][], now: number): void {
  if (spent.some((used) => used.length > 0)) throw tooMany(limits, now, say('profile', 'emailTooMany'));
}

/** Records the change if today's limits allow it, and ends earlier ones. One batch, so the limits are exact. */
async function note(
  ctx: MemberCtx,
  { change, authEpoch, limits }: { change: ChangeRow; authEpoch: number; limits: Limits },
): Promise<EmailChange> {
  const { db, memberId } = ctx;
  const { id, oldEmail, newEmail, createdAt: now } = change;
  const since = and(eq(emailChanges.memberId, memberId), gt(emailChanges.createdAt, now - day));
  const asked = db.select({ asked: count() }).from(emailChanges).where(since);
  const me = db
    .select({ one: sql`1` })
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.authEpoch, authEpoch)));
  const isAllowed = and(exists(me), sql`(${asked}) < ${profileLimits.emailChangesPerDay}`);
  const allowedEmail = sql`CASE WHEN ${isAllowed} THEN ${whileAllowed(db, limits, now, oldEmail)} END`;
  const endOthers = db
    .update(emailChanges)
    .set({ endedAt: now })
    .where(and(eq(emailChanges.memberId, memberId), isUndecided, ne(emailChanges.id, id)));
  try {
    return await ctx.write(
      [
        db.insert(emailChanges).values({ ...change, oldEmail: allowedEmail }),
        endOthers,
        ...limits.map((limit) => countOne(db, limit, now)),
      ],
      { email: oldEmail, pendingEmail: newEmail },
    );
  } catch (error) {
    if (!isConditionFailed(error, 'email_changes.old_email')) throw error;
    const fifth = db
      .select({ createdAt: emailChanges.createdAt })
      .from(emailChanges)
      .where(since)
      .orderBy(desc(emailChanges.createdAt))
      .limit(1)
      .offset(profileLimits.emailChangesPerDay - 1);
    const [[full], ...spent] = await db.batch([
      fifth,
      usedUp(db, limits[0], now),
      usedUp(db, limits[1], now),
    ]);
    refuseSpent(limits, spent, now);
    if (full) throw new TooMany((full.createdAt + day - now) / 1000, say('profile', 'emailTooMany'));
    // The limits have room, so the member's epoch has changed: they were signed out everywhere meanwhile.
    throw new Unauthorized();
  }
}

/** Removes the change and its counts, because one of the emails was not sent. */
async function giveBack(ctx: MemberCtx, { id, createdAt }: ChangeRow, limits: Limits): Promise<void> {
  const { db } = ctx;
  try {
    await writeAll(db, [
      db.delete(emailChanges).where(eq(emailChanges.id, id)),
      ...limits.map((limit) => uncountOne(db, limit, createdAt)),
      ...ctx.forget(),
    ]);
  } catch (cause) {
    ctx.log.failure('could not roll back a change of email address', cause);
  }
}

/** Cancels an unconfirmed change. */
export function cancelEmailChange(ctx: MemberCtx): Promise<CurrentMember> {
  const { db, memberId } = ctx;
  const given = db
    .update(emailChanges)
    .set({ endedAt: ctx.now() })
    .where(and(eq(emailChanges.memberId, memberId), isUndecided));
  return beginAsSelf(ctx, [], (self) => ctx.write([given], { ...self(), pendingEmail: null }));
}
