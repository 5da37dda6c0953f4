// A member's wish for another e-mail address: noted, told to both addresses, given up.
import { and, count, desc, eq, exists, gt, ne, sql } from 'drizzle-orm';
import type { CurrentMember } from '../../schema/members.ts';
import { profileLimits, profileWords, type EmailChange } from '../../schema/profile.ts';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { emailChanges, members } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { isBarred, Malformed, TooMany, Unauthorized } from '../errors.ts';
import { tooMany, whileAllowed } from '../platform/allowance.ts';
import { day } from '../platform/clock.ts';
import { sendAll } from '../platform/database.ts';
import { newId, newToken, sha256 } from '../platform/ids.ts';
import { countOne, uncountOne, usedUp, type Limit } from '../platform/limits.ts';
import { beginAsSelf } from './current.ts';
import { confirmationEmail, hasAccountEmail, noticeEmail } from './change-emails.ts';
import { isUndecided } from './open-change.ts';

type ChangeRow = typeof emailChanges.$inferSelect;

/**
 * Notes the wish and mails both addresses. Whether the new one belongs to another member, only its email says. Of the
 * same request at once one sends emails, and the others get its answer.
 * @param input.origin ours, for the links, such as https://rockabout.example
 */
export async function askForEmail(
  ctx: MemberCtx,
  input: { email: string; origin: string },
): Promise<EmailChange> {
  const { db } = ctx;
  const newEmailKey = emailKeyOf(input.email);
  const now = ctx.now();
  const limits = letterLimits(ctx.caller, await sha256(newEmailKey));
  const asked = [
    db.select({ id: members.id }).from(members).where(eq(members.emailKey, newEmailKey)),
    usedUp(db, limits[0], now),
    usedUp(db, limits[1], now),
  ] as const;
  return ctx.begin(asked, async (member, [[other], ...spent]) => {
    const { email, emailKey, authEpoch } = member;
    if (email === null || emailKey === null) throw new Unauthorized();
    if (newEmailKey === emailKey) throw new Malformed(profileWords.emailSame, 'email');
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
  origin: string;
  confirmToken: string;
  undoToken: string;
  /** Whether the new address is another member's. */
  isTaken: boolean;
}

/** In this order: an address never changes unless the one before was told. */
async function sendEmails(
  { mail, config }: MemberCtx,
  addresses: ChangeRow,
  { origin, confirmToken, undoToken, isTaken }: Emails,
): Promise<void> {
  const linkTo = (step: 'confirm' | 'undo', token: string) => {
    const link = new URL(`/api/auth/email/${step}`, origin);
    link.searchParams.set('token', token);
    return link.href;
  };
  await mail(await noticeEmail(config, addresses, linkTo('undo', undoToken)));
  await mail(
    isTaken
      ? await hasAccountEmail(config, addresses)
      : await confirmationEmail(config, addresses, linkTo('confirm', confirmToken)),
  );
}

type Limits = readonly [Limit, Limit];

/** Emails to one address, and from one network, whoever asks: a new account is no new allowance. */
const letterLimits = (caller: string, addressHash: string): Limits => [
  { bucket: `change-to:${addressHash}`, most: profileLimits.emailChangesPerDay, windowMs: day },
  { bucket: `change-from:${caller}`, most: profileLimits.emailChangesPerNetwork, windowMs: day },
];

/** @param spent a row for a limit that is used up */
function refuseSpent(limits: Limits, spent: readonly unknown[][], now: number): void {
  if (spent.some((used) => used.length > 0)) throw tooMany(limits, now, profileWords.emailTooMany);
}

/** Notes it while there is room today, which ends the wishes before; all in one batch, so the limits are exact. */
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
    if (!isBarred(error, 'email_changes.old_email')) throw error;
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
    if (full) throw new TooMany((full.createdAt + day - now) / 1000, profileWords.emailTooMany);
    // With room left, what is missing is the member: signed out everywhere meanwhile.
    throw new Unauthorized();
  }
}

/** Not both emails went out: nothing waits, and nothing counts. */
async function giveBack(ctx: MemberCtx, { id, createdAt }: ChangeRow, limits: Limits): Promise<void> {
  const { db } = ctx;
  try {
    await sendAll(db, [
      db.delete(emailChanges).where(eq(emailChanges.id, id)),
      ...limits.map((limit) => uncountOne(db, limit, createdAt)),
      ...ctx.forget(),
    ]);
  } catch (cause) {
    ctx.log.failure('a change of address that came to nothing could not be given back', cause);
  }
}

/** Ends a change that was not confirmed yet. */
export function giveUpEmail(ctx: MemberCtx): Promise<CurrentMember> {
  const { db, memberId } = ctx;
  const given = db
    .update(emailChanges)
    .set({ endedAt: ctx.now() })
    .where(and(eq(emailChanges.memberId, memberId), isUndecided));
  return beginAsSelf(ctx, [], (self) => ctx.write([given], { ...self(), pendingEmail: null }));
}
