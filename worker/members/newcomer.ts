// Somebody who was thrown out of their account by a change of address, and has signed in again before undoing it: the
// new account that this made at the old address.
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
} from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import type { Statement } from '../platform/database.ts';
import { departureKeyOf } from './customer-deletions.ts';
import { deletionOf } from './delete-account.ts';

type ChangeRow = typeof emailChanges.$inferSelect;

const one = { one: sql`1` };

/**
 * Condition: whoever was thrown out has signed in again first of all, and got a new account at the old address without a
 * word. While nothing was done with it, it makes room.
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
  );
}

/** Statements that take the new account away; all of the batch is refused when it was used since, or the change ended. */
export async function makeRoom(ctx: Ctx, change: ChangeRow, stillThere: SQLWrapper): Promise<Statement[]> {
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
    ...deletionOf(db, newcomer.id, await departureKeyOf(newcomer.id), ctx.now()),
  ];
}
