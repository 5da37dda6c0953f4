// When an email change locks members out of their account, signing in again with the old address creates a new one.
// This file removes that new account, so that the change can be undone.
import { and, eq, exists, gte, isNull, ne, notExists, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import {
  auditLog,
  comments,
  customers,
  type emailChanges,
  likes,
  members,
  orders,
  reports,
  takebackItems,
} from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import type { Statement } from '../platform/database.ts';
import { departureKeyOf } from './customer-deletions.ts';
import { deletionOf } from './delete-account.ts';
import { addressHashOf, keepSuspension } from './kept-suspensions.ts';

type ChangeRow = typeof emailChanges.$inferSelect;

const one = { one: sql`1` };

/**
 * Condition: the member is such a new account, created at the old address after the change, and unused. Only an unused
 * account may be removed.
 */
function isUntouched({ db }: Ctx, change: ChangeRow): SQL | undefined {
  const nothing = (table: SQLiteTable, by: SQLiteColumn) =>
    notExists(db.select(one).from(table).where(eq(by, members.id)));
  return and(
    eq(members.emailKey, change.oldEmailKey),
    ne(members.id, change.memberId),
    gte(members.createdAt, change.confirmedAt ?? 0),
    eq(members.rockCount, 0),
    eq(members.findCount, 0),
    eq(members.hasManualPlan, false),
    isNull(members.accessUntil),
    nothing(comments, comments.memberId),
    nothing(likes, likes.memberId),
    nothing(reports, reports.reporterId),
    nothing(customers, customers.memberId),
    nothing(orders, orders.memberId),
    nothing(auditLog, auditLog.actorId),
    // Who did something that was taken back was no unused account; while something waits, the deletion is refused.
    nothing(takebackItems, takebackItems.memberId),
  );
}

/** Statements that delete the new account and keep its suspension. They fail the batch if it was used meanwhile, or if the change has ended. */
export async function removeUnusedAccount(
  ctx: Ctx,
  change: ChangeRow,
  stillThere: SQLWrapper,
): Promise<Statement[]> {
  const { db } = ctx;
  if (change.confirmedAt === null) return [];
  const [newcomer] = await db.select({ id: members.id }).from(members).where(isUntouched(ctx, change));
  if (!newcomer) return [];
  const isIt = eq(members.id, newcomer.id);
  const stillIs = exists(
    db
      .select(one)
      .from(members)
      .where(and(isIt, isUntouched(ctx, change))),
  );
  const unless = sql`CASE WHEN ${and(stillIs, exists(stillThere))} THEN ${members.createdAt} END`;
  return [
    db.update(members).set({ createdAt: unless }).where(isIt),
    // For whoever takes the address back.
    keepSuspension(ctx, { id: newcomer.id, hash: await addressHashOf(ctx.config, change.oldEmailKey) }),
    ...deletionOf(db, newcomer.id, await departureKeyOf(newcomer.id), ctx.now()),
  ];
}
