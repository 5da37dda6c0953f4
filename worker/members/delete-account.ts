// What deletes an account: D1 rows go in one batch; sessions in KV, photos in R2 and customers at Stripe follow.
import { and, count, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { AdminAction } from '../../schema/admin-actions.ts';
import { noAddressKey } from '../../schema/orders.ts';
import {
  auditLog,
  ambassadorApplications,
  comments,
  customers,
  emailChanges,
  likes,
  members,
  offers,
  orders,
  outbox,
  purchases,
  questions,
  reports,
  rocks,
  signInCodes,
  takebackItems,
  totals,
  watchers,
} from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { isConditionFailed } from '../errors.ts';
import { type Database, type Statement } from '../platform/database.ts';
import { forgetLimitsOf } from '../platform/limits.ts';
import { queuePhotoDeletions, deletePendingPhotos } from '../photos/pending-deletions.ts';
import {
  departureKeyOf,
  deletePendingCustomers,
  queueCustomerDeletions,
  queuePurchaseDeletions,
  noteDeparture,
} from './customer-deletions.ts';
import { noteDeeds } from './departed-deeds.ts';
import { eraseWords } from './forget-words.ts';
import { addressHashOf, keepSuspension } from './kept-suspensions.ts';
import { dropSessions } from './sessions.ts';
import { leftKeyOf } from './sign-in-codes.ts';

const suspending: AdminAction[] = ['member_suspended', 'suspended_again'];

/** Their subject is an hour of the member: its id ends in theirs. */
const ofHours: AdminAction[] = ['hour_taken', 'hour_returned'];

/** Query: the addresses that a member had, or wanted, within a week. */
export const addressesOf = ({ db }: MemberCtx, memberId: string) =>
  db
    .selectDistinct({ oldKey: emailChanges.oldEmailKey, newKey: emailChanges.newEmailKey })
    .from(emailChanges)
    .where(eq(emailChanges.memberId, memberId));

/** All statements of a deletion. @param changes by `addressesOf` */
export async function accountDeletion(
  ctx: MemberCtx,
  { memberId, emailKey }: { memberId: string; emailKey: string | null },
  changes: readonly { oldKey: string; newKey: string }[],
): Promise<Statement[]> {
  const { db, now } = ctx;
  const addresses = new Set([emailKey ?? '', ...changes.flatMap(({ oldKey, newKey }) => [oldKey, newKey])]);
  const left = await Promise.all([...addresses].map(async (key) => [key, await leftKeyOf(key)] as const));
  const forgotten = left.map(([key, leftKey]) => forgetCodesTo(db, key, leftKey));
  return [
    ...(emailKey === null
      ? []
      : [keepSuspension(ctx, { id: memberId, hash: await addressHashOf(ctx.config, emailKey) })]),
    ...deletionOf(db, memberId, await departureKeyOf(memberId), now()),
    ...forgotten,
  ];
}

/** Whether D1 refused a deletion because something that the member did waits to be taken back. */
export const isHeld = (error: unknown): boolean => isConditionFailed(error, 'members.created_at');

/** After the batch: what other stores have of the member. */
export async function finishDeletion(ctx: MemberCtx): Promise<void> {
  await dropSessions(ctx);
  await deletePendingPhotos(ctx);
  await deletePendingCustomers(ctx);
}

/**
 * Statement: invalidates the sign-in codes of an address and erases the address and the return page. The rows stay
 * for a day, keyed by a hash of the address, because the rate limits count them by address, IP address and time.
 */
function forgetCodesTo(db: Database, emailKey: string, leftKey: string) {
  return db
    .update(signInCodes)
    .set({
      email: '',
      emailKey: leftKey,
      browserHash: '',
      codeHash: '',
      knownHash: null,
      returnTo: '',
      triesLeft: 0,
      usedAt: null,
    })
    .where(eq(signInCodes.emailKey, emailKey));
}

/**
 * The statements of a deletion. Foreign keys do the rest: likes, comments, stored answers and email changes cascade;
 * rocks, entries, finds, activities and reports stay without their member. So do sessions, which must still be
 * deleted from KV. Counters are recomputed from the rows present, so a concurrent second deletion changes nothing.
 */
export function deletionOf(db: Database, memberId: string, departure: string, now: number) {
  const isMe = eq(members.id, memberId);
  const aboutMine = inArray(
    questions.rockId,
    db.select({ id: rocks.id }).from(rocks).where(eq(rocks.ownerId, memberId)),
  );
  const neverHidden = and(eq(rocks.ownerId, memberId), eq(rocks.status, 'active'));
  const gone = db.select({ id: rocks.id }).from(rocks).where(neverHidden);
  const commented = db
    .select({ rockId: comments.rockId, written: count().as('written') })
    .from(comments)
    // Withheld comments are not in `commentCount`.
    .where(and(eq(comments.memberId, memberId), isNull(comments.withheldAt)))
    .groupBy(comments.rockId)
    .as('commented');
  const liked = db.select({ rockId: likes.rockId }).from(likes).where(eq(likes.memberId, memberId));
  const address = db.select({ emailKey: members.emailKey }).from(members).where(isMe);
  const bought = db.select({ id: customers.id }).from(customers).where(eq(customers.memberId, memberId));
  const less = (table: typeof rocks | typeof members, which: typeof isMe | typeof neverHidden) =>
    sql`${totals.value} - (${db.select({ gone: count() }).from(table).where(which)})`;
  const taken = db
    .select({ id: takebackItems.takebackId })
    .from(takebackItems)
    .where(eq(takebackItems.memberId, memberId));
  const takenTogether = db
    .select({ id: takebackItems.memberId })
    .from(takebackItems)
    .where(inArray(takebackItems.takebackId, taken));
  const isAnswered = sql`${ambassadorApplications.announcedAt} IS NOT NULL`;
  const packs = db
    .select({ id: ambassadorApplications.orderId })
    .from(ambassadorApplications)
    .where(inArray(ambassadorApplications.emailKey, address));
  const nobody = {
    name: '',
    email: '',
    address: '',
    city: '',
    state: '',
    zipcode: '',
    slot: sql`CASE WHEN ${isAnswered} THEN ${ambassadorApplications.slot} END`,
    confirmedAt: sql`coalesce(${ambassadorApplications.confirmedAt}, ${now})`,
    announcedAt: sql`coalesce(${ambassadorApplications.announcedAt}, ${now})`,
  };
  const waits = exists(
    db
      .select({ one: sql`1` })
      .from(takebackItems)
      .where(and(eq(takebackItems.memberId, memberId), eq(takebackItems.state, 'waiting'))),
  );
  return [
    // Null makes the NOT NULL column refuse the batch: see `isHeld`.
    db
      .update(members)
      .set({ createdAt: sql`NULL` })
      .where(and(isMe, waits)),
    noteDeparture(db, memberId, departure, now),
    queuePhotoDeletions(db, rocks, neverHidden, now),
    queuePhotoDeletions(db, rocks, neverHidden, now, rocks.withheldPhotoKey),
    queuePhotoDeletions(db, members, isMe, now),
    queuePhotoDeletions(db, questions, or(eq(questions.memberId, memberId), aboutMine), now),
    db.update(questions).set({ photoKey: null }).where(aboutMine),
    queueCustomerDeletions(db, memberId, now),
    queuePurchaseDeletions(db, address, now),
    db.delete(purchases).where(inArray(purchases.emailKey, address)),
    db.delete(purchases).where(inArray(purchases.customerId, bought)),
    db
      .update(totals)
      .set({ value: less(rocks, and(neverHidden, isNull(rocks.withheldAt))) })
      .where(inArray(totals.name, ['rocks', 'not_hidden'])),
    db
      .update(totals)
      .set({ value: less(members, isMe) })
      .where(eq(totals.name, 'members')),
    db
      .update(rocks)
      .set({ commentCount: sql`${rocks.commentCount} - ${commented.written}` })
      .from(commented)
      .where(eq(rocks.id, commented.rockId)),
    db
      .update(rocks)
      .set({ likeCount: sql`${rocks.likeCount} - 1` })
      .where(inArray(rocks.id, liked)),
    ...noteDeeds(db, memberId, now),
    ...eraseWords(db, memberId),
    // Foreign keys delete the notifications.
    db
      .delete(outbox)
      .where(
        sql`${outbox.event} BETWEEN ${`notice:${memberId}:`} AND ${`notice:${memberId};`} OR ${outbox.event} = ${`digest:${memberId}`}`,
      ),
    db.delete(watchers).where(inArray(watchers.emailKey, address)),
    db.delete(offers).where(inArray(offers.emailKey, address)),
    db.update(reports).set({ details: '' }).where(eq(reports.reporterId, memberId)),
    forgetLimitsOf(db, memberId),
    // Emails about actions on the member have no recipient any more, but their thread may end in the member's id.
    db
      .update(outbox)
      .set({ thread: sql`${outbox.event}` })
      .where(
        inArray(
          outbox.event,
          db
            .select({ event: sql<string>`'act:' || ${auditLog.id}` })
            .from(auditLog)
            .where(and(eq(auditLog.memberId, memberId), isNull(auditLog.orderId))),
        ),
      ),
    // The audit log keeps its rows but loses the subject, the details and the reason, except that of a suspension, which
    // may go on without the account. Without a subject no email is sent.
    db.update(auditLog).set({ subject: '' }).where(inArray(auditLog.rockId, gone)),
    db
      .update(auditLog)
      .set({
        subjectId: '',
        reason: sql`CASE WHEN ${inArray(auditLog.act, suspending)} THEN ${auditLog.reason} ELSE '' END`,
      })
      .where(
        and(
          eq(auditLog.memberId, memberId),
          or(eq(auditLog.subjectId, memberId), inArray(auditLog.act, ofHours)),
        ),
      ),
    db.update(auditLog).set({ details: null }).where(eq(auditLog.memberId, memberId)),
    // Others whose hour was taken back with theirs may have been found by their network.
    db
      .update(auditLog)
      .set({ details: sql`json_remove(${auditLog.details}, '$.networkOf')` })
      .where(
        and(
          inArray(auditLog.memberId, takenTogether),
          eq(sql`json_extract(${auditLog.details}, '$.networkOf')`, memberId),
        ),
      ),
    db.delete(rocks).where(neverHidden),
    // Anyone can then find a rock that the member held.
    db
      .update(rocks)
      .set({ holderId: null, heldSince: null, handingUntil: null, rest: null })
      .where(eq(rocks.holderId, memberId)),
    // Erases the address of the free label pack, and the tracking if the pack was shipped.
    db
      .update(orders)
      .set({ customerEmail: '', emailKey: noAddressKey, tracking: '', shipping: null })
      .where(inArray(orders.id, packs)),
    // Orders are kept for the books, but a new account with the same address does not see them.
    db
      .update(orders)
      .set({ emailKey: noAddressKey })
      .where(and(isNull(orders.memberId), inArray(orders.emailKey, address))),
    db.update(orders).set({ emailKey: noAddressKey }).where(eq(orders.memberId, memberId)),
    // Anonymizes the member's ambassador application; a pending one frees its slot.
    db
      .update(ambassadorApplications)
      .set({ ...nobody, emailKey: ambassadorApplications.id })
      .where(inArray(ambassadorApplications.emailKey, address)),
    db.delete(takebackItems).where(eq(takebackItems.memberId, memberId)),
    db.delete(members).where(isMe),
  ] as const satisfies readonly Statement[];
}
