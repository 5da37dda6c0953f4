// The links in the emails: they confirm a change of email address, or undo it.
import { and, eq, exists, gte, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { profileLimits } from '../../schema/profile.ts';
import { ambassadorApplications, emailChanges, members, orders } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { Conflict, Forbidden, isConditionFailed, isTaken, NotFound, Unauthorized } from '../errors.ts';
import { day, minute } from '../platform/clock.ts';
import { joined, type Statement } from '../platform/database.ts';
import { sha256 } from '../platform/ids.ts';
import { addressHashOf, keepSuspension, suspendAgain } from './kept-suspensions.ts';
import { removeUnusedAccount } from './newcomer.ts';
import { isOpen } from './requested-email-change.ts';
import { endPushMessages } from './sessions.ts';
import { say } from '../../schema/words/say.ts';

type ChangeRow = typeof emailChanges.$inferSelect;

/** Both addresses, for the confirmation page. */
export type Addresses = Pick<ChangeRow, 'oldEmail' | 'newEmail'>;

/** The columns that a new session needs after a change. */
interface Renewed {
  id: string;
  authEpoch: number;
}

const renewed = { id: members.id, authEpoch: members.authEpoch };
const one = { one: sql`1` };

/** Query: a change with its member's epoch, by the hash of one of its two tokens. */
function changeQuery({ db }: Ctx, hash: Partial<Pick<ChangeRow, 'confirmHash' | 'undoHash'>>) {
  const { confirmHash, undoHash } = hash;
  return db
    .select({
      change: emailChanges,
      member: joined('member', { authEpoch: members.authEpoch, emailKey: members.emailKey }),
    })
    .from(emailChanges)
    .innerJoin(members, eq(members.id, emailChanges.memberId))
    .where(
      confirmHash === undefined
        ? eq(emailChanges.undoHash, undoHash ?? '')
        : eq(emailChanges.confirmHash, confirmHash),
    );
}

/**
 * The change that this token may confirm. Only the account's own member may confirm it: otherwise a mistaken click
 * would give another member's account an address that the clicker owns.
 * @throws NotFound or Conflict for a dead token, then Unauthorized for a visitor, Forbidden for another member
 */
async function confirmable(ctx: Ctx, token: string): Promise<{ change: ChangeRow; epoch: number }> {
  const [[found]] = await ctx.read([changeQuery(ctx, { confirmHash: await sha256(token) })]);
  if (!found) throw new NotFound(say('emailLinks', 'unknown'));
  const { change, member } = found;
  if (change.endedAt !== null) throw new Conflict(say('emailLinks', 'ended'));
  if (change.confirmedAt !== null) throw new Conflict(say('emailLinks', 'confirmed'));
  if (change.createdAt <= ctx.now() - profileLimits.confirmMinutes * minute)
    throw new Conflict(say('emailLinks', 'confirmLate', profileLimits.confirmMinutes));
  if (ctx.memberId === null) throw new Unauthorized();
  if (ctx.memberId !== change.memberId) throw new Forbidden(say('emailLinks', 'otherMember'));
  return { change, epoch: member.authEpoch ?? 0 };
}

/** The addresses to show before confirming. Throws like `confirmEmail`. */
export async function previewConfirm(ctx: Ctx, token: string): Promise<Addresses> {
  return (await confirmable(ctx, token)).change;
}

/**
 * Gives the member the new address, with a suspension that was kept with it, and ends every session. The epoch settles two concurrent confirmations; the unique
 * index settles two members who want the same address.
 */
export async function confirmEmail(
  ctx: Ctx,
  token: string,
): Promise<{ addresses: Addresses; member: Renewed }> {
  const { db } = ctx;
  const { change, epoch } = await confirmable(ctx, token);
  const { id, memberId, oldEmailKey, newEmail, newEmailKey } = change;
  const [hash, newHash] = await Promise.all([
    addressHashOf(ctx.config, oldEmailKey),
    addressHashOf(ctx.config, newEmailKey),
  ]);
  const isThis = and(eq(emailChanges.id, id), isOpen(ctx.now()));
  const stillOpen = db.select(one).from(emailChanges).where(isThis);
  const hasChanged = db
    .select(one)
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.emailKey, newEmailKey), ne(members.authEpoch, epoch)));
  try {
    const [[member]] = await db.batch([
      db
        .update(members)
        .set({ email: newEmail, emailKey: newEmailKey, authEpoch: epoch + 1 })
        .where(and(eq(members.id, memberId), eq(members.authEpoch, epoch), exists(stillOpen)))
        .returning(renewed),
      endPushMessages(ctx, memberId, exists(hasChanged)),
      db
        .update(emailChanges)
        .set({ confirmedAt: ctx.now() })
        .where(and(isThis, exists(hasChanged))),
      ...readdress(ctx, { from: oldEmailKey, to: newEmail, toKey: newEmailKey, memberId }),
      keepSuspension(ctx, { id: memberId, hash, onlyIf: eq(members.emailKey, newEmailKey) }),
      ...suspendAgain(ctx, { id: memberId, emailKey: newEmailKey, hash: newHash }),
    ]);
    if (!member) throw new Conflict(say('emailLinks', 'overtaken'));
    return { addresses: change, member };
  } catch (error) {
    if (isTaken(error, 'members.email_key')) throw new Conflict(say('emailLinks', 'taken'));
    throw error;
  }
}

/** Statements: move the ambassador application and its pack to the new address, if the member has it by then. */
export function readdress({ db }: Ctx, move: { from: string; to: string; toKey: string; memberId: string }) {
  const other = alias(ambassadorApplications, 'other');
  const has = and(eq(members.id, move.memberId), eq(members.emailKey, move.toKey));
  const isTheirs = exists(db.select(one).from(members).where(has));
  const pack = db
    .select({ id: ambassadorApplications.orderId })
    .from(ambassadorApplications)
    .where(eq(ambassadorApplications.emailKey, move.toKey));
  return [
    db
      .update(ambassadorApplications)
      .set({ email: move.to, emailKey: move.toKey })
      .where(
        and(
          eq(ambassadorApplications.emailKey, move.from),
          isTheirs,
          notExists(db.select(one).from(other).where(eq(other.emailKey, move.toKey))),
        ),
      ),
    db
      .update(orders)
      .set({ customerEmail: move.to, emailKey: move.toKey })
      .where(and(inArray(orders.id, pack), isTheirs)),
  ];
}

/** The change that this token may undo, and the member's address now. */
async function undoable(ctx: Ctx, token: string): Promise<{ change: ChangeRow; emailKey: string | null }> {
  const [[found]] = await ctx.read([changeQuery(ctx, { undoHash: await sha256(token) })]);
  if (!found) throw new NotFound(say('emailLinks', 'unknown'));
  const { change, member } = found;
  if (change.endedAt !== null) throw new Conflict(say('emailLinks', 'ended'));
  if (change.createdAt <= ctx.now() - profileLimits.undoDays * day)
    throw new Conflict(say('emailLinks', 'undoLate', profileLimits.undoDays));
  return { change, emailKey: member.emailKey };
}

/** The addresses to show before undoing. Needs no session: the old address got the token. Throws like `undoEmail`. */
export async function previewUndo(ctx: Ctx, token: string): Promise<Addresses> {
  return (await undoable(ctx, token)).change;
}

/**
 * Restores or keeps the old address and ends every session, including the one that requested the change. Later changes
 * end too, so that their undo links have no effect.
 */
export async function undoEmail(ctx: Ctx, token: string): Promise<Addresses> {
  for (let looks = 1; ; looks++) {
    try {
      return await undoAsRead(ctx, token);
    } catch (error) {
      // Another change of the address came first, such as the confirmation of this one.
      if (!isConditionFailed(error, 'members.auth_epoch')) throw error;
      if (looks === mostLooks) throw new Conflict(say('emailLinks', 'overtaken'));
    }
  }
}

/** How often an undo reads the address that the member has now. */
const mostLooks = 3;

/** The batch is refused if the member has another address by then: whose suspension is kept depends on it. */
async function undoAsRead(ctx: Ctx, token: string): Promise<Addresses> {
  const { db } = ctx;
  const { change, emailKey: leftKey } = await undoable(ctx, token);
  const { id, memberId, oldEmail, oldEmailKey, createdAt } = change;
  const isThis = and(eq(emailChanges.id, id), isNull(emailChanges.endedAt));
  const stillThere = db.select(one).from(emailChanges).where(isThis);
  const wasConfirmed = sql`EXISTS (SELECT 1 FROM ${emailChanges} WHERE ${emailChanges.id} = ${id} AND ${emailChanges.confirmedAt} IS NOT NULL)`;
  // Null makes the NOT NULL column refuse the batch.
  const asRead = sql`CASE WHEN ${members.emailKey} IS ${leftKey} THEN ${members.authEpoch} END`;
  const room = [
    db
      .update(members)
      .set({ authEpoch: asRead })
      .where(and(eq(members.id, memberId), exists(stillThere))),
    ...(await removeUnusedAccount(ctx, change, stillThere)),
  ];
  const takeBack = db
    .update(members)
    .set({
      email: oldEmail,
      emailKey: oldEmailKey,
      authEpoch: sql`${members.authEpoch} + 1`,
      // The holder of the new address may have linked their own issuer. The owner's is linked again at its next use.
      oidcSubject: sql`CASE WHEN ${wasConfirmed} THEN NULL ELSE ${members.oidcSubject} END`,
    })
    .where(and(eq(members.id, memberId), exists(stillThere)))
    .returning(renewed);
  const end = db
    .update(emailChanges)
    .set({ endedAt: ctx.now() })
    .where(
      and(
        eq(emailChanges.memberId, memberId),
        isNull(emailChanges.endedAt),
        gte(emailChanges.createdAt, createdAt),
        exists(stillThere),
      ),
    );
  const endMessages = endPushMessages(ctx, memberId, exists(stillThere));
  const follow = readdress(ctx, { from: change.newEmailKey, to: oldEmail, toKey: oldEmailKey, memberId });
  const isBack = eq(members.emailKey, oldEmailKey);
  const keep =
    leftKey === null || leftKey === oldEmailKey
      ? []
      : [
          keepSuspension(ctx, {
            id: memberId,
            hash: await addressHashOf(ctx.config, leftKey),
            onlyIf: isBack,
          }),
        ];
  const again = suspendAgain(ctx, {
    id: memberId,
    emailKey: oldEmailKey,
    hash: await addressHashOf(ctx.config, oldEmailKey),
  });
  try {
    const [first, ...rest]: Statement[] = [...room, takeBack, endMessages, end, ...follow, ...keep, ...again];
    const answers: unknown[] = first ? await db.batch([first, ...rest]) : [];
    const kept = answers[room.length];
    if (!Array.isArray(kept) || kept.length === 0) throw new Conflict(say('emailLinks', 'ended'));
    return change;
  } catch (error) {
    if (isConditionFailed(error, 'members.auth_epoch')) throw error;
    // Throws if the change has ended meanwhile.
    if (isConditionFailed(error, 'members.created_at')) await previewUndo(ctx, token);
    else if (!isTaken(error, 'members.email_key')) throw error;
    throw new Conflict(say('emailLinks', 'undoTaken', ctx.config.supportEmail));
  }
}
