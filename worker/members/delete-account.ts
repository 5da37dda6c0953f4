// Deleting an account: one batch takes the member away, their photos and subscriptions follow from where they are.
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { noAddressKey } from '../../schema/orders.ts';
import {
  auditLog,
  ambassadorApplications,
  comments,
  customers,
  emailChanges,
  likes,
  members,
  orders,
  purchases,
  reports,
  rocks,
  signInCodes,
  totals,
} from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import type { Database, Statement } from '../platform/database.ts';
import { forgetLimitsOf } from '../platform/limits.ts';
import { letGoOfPhotos, deletePendingPhotos } from '../photos/pending-deletions.ts';
import {
  departureKeyOf,
  deletePendingCustomers,
  letGoOfCustomers,
  letGoOfPurchases,
  noteDeparture,
} from './customer-deletions.ts';
import { forgetWords } from './forget-words.ts';
import { dropSessions } from './sessions.ts';
import { leftKeyOf } from './sign-in-codes.ts';

/**
 * Every session is dead at once, since its member is gone; the same address may sign up anew. Rocks in the wild
 * stay findable, and journeys stay, both without the member.
 */
export async function deleteAccount(ctx: MemberCtx): Promise<{ deleted: true }> {
  const { db, memberId } = ctx;
  const wished = db
    .selectDistinct({ oldKey: emailChanges.oldEmailKey, newKey: emailChanges.newEmailKey })
    .from(emailChanges)
    .where(eq(emailChanges.memberId, memberId));
  return ctx.begin([wished], async ({ emailKey }, [wishes]) => {
    const addresses = new Set([emailKey ?? '', ...wishes.flatMap(({ oldKey, newKey }) => [oldKey, newKey])]);
    const left = await Promise.all([...addresses].map(async (key) => [key, await leftKeyOf(key)] as const));
    const forgotten = left.map(([key, leftKey]) => forgetCodesTo(db, key, leftKey));
    // Without the answer being kept for a repeat: that would need the member.
    const departure = await departureKeyOf(memberId);
    await db.batch([...deletionOf(db, memberId, departure, ctx.now()), ...forgotten]);
    await dropSessions(ctx);
    await deletePendingPhotos(ctx);
    await deletePendingCustomers(ctx);
    return { deleted: true };
  });
}

/**
 * Statement: codes that were sent to an address no longer work, and name neither it nor the page that they led to. They
 * count for their day: by a hash of the address, the network and the time.
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
 * The statements. What they do not name, the foreign keys of the member's row do: likes, comments, kept answers
 * and changes of address go with it; rocks, entries, finds, activities and reports stay and forget whose they were;
 * sessions too, for KV to let go of them.
 * Counters move by what is there at that moment, so that a second deletion at once changes nothing.
 */
export function deletionOf(db: Database, memberId: string, departure: string, now: number) {
  const isMe = eq(members.id, memberId);
  const neverHidden = and(eq(rocks.ownerId, memberId), eq(rocks.status, 'active'), eq(rocks.lastSeq, 0));
  const gone = db.select({ id: rocks.id }).from(rocks).where(neverHidden);
  const commented = db
    .select({ rockId: comments.rockId, written: count().as('written') })
    .from(comments)
    // Those that were taken out of sight are not in the count.
    .where(and(eq(comments.memberId, memberId), isNull(comments.withheldAt)))
    .groupBy(comments.rockId)
    .as('commented');
  const liked = db.select({ rockId: likes.rockId }).from(likes).where(eq(likes.memberId, memberId));
  const address = db.select({ emailKey: members.emailKey }).from(members).where(isMe);
  const bought = db.select({ id: customers.id }).from(customers).where(eq(customers.memberId, memberId));
  const less = (table: typeof rocks | typeof members, which: typeof isMe | typeof neverHidden) =>
    sql`${totals.value} - (${db.select({ gone: count() }).from(table).where(which)})`;
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
  return [
    noteDeparture(db, memberId, departure, now),
    letGoOfPhotos(db, rocks, neverHidden, now),
    letGoOfPhotos(db, rocks, neverHidden, now, rocks.withheldPhotoKey),
    letGoOfPhotos(db, members, isMe, now),
    letGoOfCustomers(db, memberId, now),
    letGoOfPurchases(db, address, now),
    db.delete(purchases).where(inArray(purchases.emailKey, address)),
    db.delete(purchases).where(inArray(purchases.customerId, bought)),
    db
      .update(totals)
      .set({ value: less(rocks, neverHidden) })
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
    ...forgetWords(db, memberId),
    db.update(reports).set({ details: '' }).where(eq(reports.reporterId, memberId)),
    forgetLimitsOf(db, memberId),
    // The log of acts names neither them nor what is gone with them, nor why it was done to them; nobody is told of that.
    db.update(auditLog).set({ subject: '' }).where(inArray(auditLog.rockId, gone)),
    db
      .update(auditLog)
      .set({ subjectId: '', reason: '' })
      .where(and(eq(auditLog.memberId, memberId), eq(auditLog.subjectId, memberId))),
    db.delete(rocks).where(neverHidden),
    // A rock that nobody holds may be found by whoever has it in their hand.
    db.update(rocks).set({ holderId: null, heldSince: null }).where(eq(rocks.holderId, memberId)),
    // A free pack that was not sent yet has nowhere to go; of one that was, the way is forgotten.
    db
      .update(orders)
      .set({ customerEmail: '', emailKey: noAddressKey, tracking: '', shipping: null })
      .where(inArray(orders.id, packs)),
    // What they bought is kept for the books, and found by nobody who signs up with the address anew.
    db
      .update(orders)
      .set({ emailKey: noAddressKey })
      .where(and(isNull(orders.memberId), inArray(orders.emailKey, address))),
    db.update(orders).set({ emailKey: noAddressKey }).where(eq(orders.memberId, memberId)),
    // An application under the same address loses the person; one that waits for its answer gives its place back.
    db
      .update(ambassadorApplications)
      .set({ ...nobody, emailKey: ambassadorApplications.id })
      .where(inArray(ambassadorApplications.emailKey, address)),
    db.delete(members).where(isMe),
  ] as const satisfies readonly Statement[];
}
