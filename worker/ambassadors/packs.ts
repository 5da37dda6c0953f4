// Creates the free pack of a selected ambassador: an order of amount 0 with Rock IDs, to be shipped.
import { and, asc, eq, exists, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import { ambassadorLimits } from '../../schema/ambassadors.ts';
import { ambassadorApplications, members, orders } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { newLabels, reserveLabels } from '../shop/labels.ts';
import { newOrderNumber } from '../shop/record-order.ts';
import { packOf, type Application } from './pack.ts';
import { decideSuspended } from './slots.ts';

/** Maximum of packs created per hourly job. */
const mostAtOnce = 100;

/** Begins with the condition of the index `ambassador_applications_unpacked`, so that SQLite uses the index. */
const isUnpacked = sql`slot IS NOT NULL AND order_id IS NULL AND address <> '' AND withdrawn_at IS NULL`;

/**
 * Step of the hourly job: takes the places of those who are suspended now, and creates an order for every selected
 * applicant without one, including those of earlier releases. A failed one does not stop the others, and the next hourly
 * job retries it.
 */
export async function makePacks(ctx: Ctx): Promise<void> {
  const { db, log } = ctx;
  await decideSuspended(ctx);
  const waiting = await db
    .select()
    .from(ambassadorApplications)
    .where(isUnpacked)
    .orderBy(asc(ambassadorApplications.createdAt))
    .limit(mostAtOnce);
  for (const application of waiting) {
    try {
      await makePack(ctx, application);
    } catch (cause) {
      log.failure('could not create a founding pack; the next hourly job retries', cause);
    }
  }
}

/**
 * One batch: the order, its codes, and the order's id in the application. The second of two concurrent jobs finds that
 * id and writes nothing. Nothing is written for an account that was deleted meanwhile, or a selection that was withdrawn.
 */
async function makePack({ db, now }: Ctx, application: Application): Promise<void> {
  const { id: applicationId, emailKey } = application;
  const id = newOrderNumber();
  const at = now();
  const isIt = and(eq(ambassadorApplications.id, applicationId), isUnpacked);
  const values = { ...packOf(application), id, createdAt: at, receiptSentAt: at };
  // The member with the email address of the application, if any.
  const member = db.select({ id: members.id }).from(members).where(eq(members.emailKey, emailKey));
  const cells: { [K in keyof typeof orders.$inferSelect]: unknown } = {
    ...values,
    memberId: sql`(${member})`,
    shipping: JSON.stringify(values.shipping),
  };
  const columns = Object.keys(getTableColumns(orders)) as (keyof typeof cells)[]; // keys of this table
  const row = sql.join(
    columns.map((column): SQL => sql`${cells[column]}`),
    sql`, `,
  );
  const order = db.select({ id: orders.id }).from(orders).where(eq(orders.id, id));
  await db.batch([
    db.insert(orders).select(sql`SELECT ${row} FROM ${ambassadorApplications} WHERE ${isIt}`),
    reserveLabels(db, id, await newLabels(db, ambassadorLimits.labels)),
    db
      .update(ambassadorApplications)
      .set({ orderId: id })
      .where(
        and(
          eq(ambassadorApplications.id, applicationId),
          isNull(ambassadorApplications.orderId),
          exists(order),
        ),
      ),
  ]);
}
