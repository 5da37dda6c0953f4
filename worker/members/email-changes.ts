// A member's wish for another e-mail address: noted, told to both addresses, given up.
import { and, count, desc, eq, exists, gt, ne, sql } from 'drizzle-orm';
import type { CurrentMember } from '../../schema/members.ts';
import { profileLimits, profileWords, type EmailChange } from '../../schema/profile.ts';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { emailChanges, members } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Malformed, TooMany, Unauthorized } from '../errors.ts';
import { tooMany } from '../platform/allowance.ts';
import { day } from '../platform/clock.ts';
import { newId, newToken, sha256 } from '../platform/ids.ts';
import { countOne, usedUp, type Limit } from '../platform/limits.ts';
import { readSelf } from './current.ts';
import { confirmLetter, hasAccountLetter, noticeLetter } from './email-letters.ts';
import { isUndecided } from './open-change.ts';

type ChangeRow = typeof emailChanges.$inferSelect;

/**
 * Notes the wish and mails both addresses. Whether the new one belongs to another member, only its letter says.
 * @param input.origin ours, for the links, such as https://rockabout.example
 */
export async function askForEmail(
  ctx: MemberCtx,
  input: { email: string; origin: string },
): Promise<EmailChange> {
  const { db, memberId, config } = ctx;
  const newEmailKey = emailKeyOf(input.email);
  const now = ctx.now();
  const limits = letterLimits(ctx.caller, await sha256(newEmailKey));
  const [[other], ...spent] = await ctx.read([
    db.select({ id: members.id }).from(members).where(eq(members.emailKey, newEmailKey)),
    usedUp(db, limits[0], now),
    usedUp(db, limits[1], now),
  ]);
  const { email, emailKey, authEpoch } = ctx.me();
  if (email === null || emailKey === null) throw new Unauthorized();
  if (newEmailKey === emailKey) throw new Malformed(profileWords.emailSame, 'email');

  if (spent.some((used) => used.length > 0)) throw tooMany(limits, now, profileWords.emailTooMany);

  const [confirmToken, undoToken] = [newToken(), newToken()];
  const change: ChangeRow = {
    id: newId(),
    memberId,
    oldEmail: email,
    oldEmailKey: emailKey,
    newEmail: input.email,
    newEmailKey,
    confirmHash: await sha256(confirmToken),
    undoHash: await sha256(undoToken),
    createdAt: ctx.now(),
    confirmedAt: null,
    endedAt: null,
  };
  await note(ctx, change, authEpoch);

  const linkTo = (step: 'confirm' | 'undo', token: string) => {
    const link = new URL(`/api/auth/email/${step}`, input.origin);
    link.searchParams.set('token', token);
    return link.href;
  };
  const addresses = { oldEmail: email, newEmail: input.email };
  try {
    // In this order: an address never changes unless the one before was told.
    await ctx.mail(await noticeLetter(config, addresses, linkTo('undo', undoToken)));
    await ctx.mail(
      other
        ? await hasAccountLetter(config, addresses)
        : await confirmLetter(config, addresses, linkTo('confirm', confirmToken)),
    );
  } catch (error) {
    await db.delete(emailChanges).where(eq(emailChanges.id, change.id));
    throw error;
  }
  return ctx.write(
    limits.map((limit) => countOne(db, limit, now)),
    { email, pendingEmail: input.email },
  );
}

/** Letters to one address, and from one network, whoever asks: a new account is no new allowance. */
const letterLimits = (caller: string, addressHash: string): readonly [Limit, Limit] => [
  { bucket: `change-to:${addressHash}`, most: profileLimits.emailChangesPerDay, windowMs: day },
  { bucket: `change-from:${caller}`, most: profileLimits.emailChangesPerNetwork, windowMs: day },
];

/** Notes it while there is room today, which ends the wishes before; all in one batch, so the limit is exact. */
async function note({ db }: MemberCtx, change: ChangeRow, authEpoch: number): Promise<void> {
  const since = and(
    eq(emailChanges.memberId, change.memberId),
    gt(emailChanges.createdAt, change.createdAt - day),
  );
  const asked = db.select({ asked: count() }).from(emailChanges).where(since);
  const me = and(eq(members.id, change.memberId), eq(members.authEpoch, authEpoch));
  const noted = db
    .select({ one: sql`1` })
    .from(emailChanges)
    .where(eq(emailChanges.id, change.id));
  const [rows, , oldest] = await db.batch([
    db
      .insert(emailChanges)
      .select(
        db
          .select({
            id: sql<string>`${change.id}`.as('id'),
            memberId: members.id,
            oldEmail: sql<string>`${change.oldEmail}`.as('old_email'),
            oldEmailKey: sql<string>`${change.oldEmailKey}`.as('old_email_key'),
            newEmail: sql<string>`${change.newEmail}`.as('new_email'),
            newEmailKey: sql<string>`${change.newEmailKey}`.as('new_email_key'),
            confirmHash: sql<string>`${change.confirmHash}`.as('confirm_hash'),
            undoHash: sql<string>`${change.undoHash}`.as('undo_hash'),
            createdAt: sql<number>`${change.createdAt}`.as('created_at'),
            confirmedAt: sql<null>`NULL`.as('confirmed_at'),
            endedAt: sql<null>`NULL`.as('ended_at'),
          })
          .from(members)
          .where(and(me, sql`(${asked}) < ${profileLimits.emailChangesPerDay}`)),
      )
      .returning({ id: emailChanges.id }),
    db
      .update(emailChanges)
      .set({ endedAt: change.createdAt })
      .where(
        and(
          eq(emailChanges.memberId, change.memberId),
          isUndecided,
          ne(emailChanges.id, change.id),
          exists(noted),
        ),
      ),
    db
      .select({ createdAt: emailChanges.createdAt })
      .from(emailChanges)
      .where(since)
      .orderBy(desc(emailChanges.createdAt))
      .limit(1)
      .offset(profileLimits.emailChangesPerDay - 1),
  ]);
  if (rows.length > 0) return;
  const [full] = oldest;
  // With room left, what is missing is the member: deleted or signed out meanwhile.
  if (!full) throw new Unauthorized();
  throw new TooMany((full.createdAt + day - change.createdAt) / 1000, profileWords.emailTooMany);
}

/** Ends a change that was not confirmed yet. */
export async function giveUpEmail(ctx: MemberCtx): Promise<CurrentMember> {
  const { db, memberId } = ctx;
  const self = await readSelf(ctx);
  const given = db
    .update(emailChanges)
    .set({ endedAt: ctx.now() })
    .where(and(eq(emailChanges.memberId, memberId), isUndecided));
  return ctx.write([given], { ...self(), pendingEmail: null });
}
