// The free pack of a selected ambassador: an order of nothing, with its Rock IDs, that waits to be shipped.
import { and, asc, eq, exists, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import { ambassadorLimits } from '../../schema/ambassadors.ts';
import { ambassadorApplications, members, orders } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { newLabels, reserveLabels } from '../shop/labels.ts';
import { newOrderNumber } from '../shop/record-order.ts';
import { packOf, type Application } from './pack.ts';

/** Packs made in one tick; the next one goes on. */
const mostAtOnce = 100;

/** As in the index `ambassador_applications_unpacked`, word for word: SQLite then looks at no other application. */
const isUnpacked = sql`slot IS NOT NULL AND order_id IS NULL AND address <> ''`;

/**
 * The hourly tick's step: an order for every selected applicant who has none, also for those of earlier releases. One
 * that fails is in nobody's way, and is tried again by the next tick.
 */
export async function makePacks(ctx: Ctx): Promise<void> {
  const { db, log } = ctx;
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
      log.failure('a founding pack could not be made', cause);
    }
  }
}

/**
 * One batch, all or nothing: the order, its codes, and the note of both in the application. Of two ticks at once the
 * second finds the note and writes nothing; so it is for an account that was deleted meanwhile.
 */
async function makePack({ db, now }: Ctx, application: Application): Promise<void> {
  const { id: applicationId, emailKey } = application;
  const id = newOrderNumber();
  const at = now();
  const isIt = and(eq(ambassadorApplications.id, applicationId), isUnpacked);
  const values = { ...packOf(application), id, createdAt: at, receiptSentAt: at };
  // Whoever signs in with the address of the application.
  const member = db.select({ id: members.id }).from(members).where(eq(members.emailKey, emailKey));
  const cells: { [K in keyof typeof orders.$inferSelect]: unknown } = {
    ...values,
    memberId: sql`(${member})`,
    shipping: JSON.stringify(values.shipping),
  };
  const columns = Object.keys(getTableColumns(orders)) as (keyof typeof cells)[]; // keys of this very table
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
