// Columns and queries of orders.csv and members.csv.
import { desc, sql } from 'drizzle-orm';
import type { Cursor } from '../../schema/paging.ts';
import { members, orders } from '../../schema/tables/index.ts';
import { pageRows, type CsvExport } from '../exports/csv-export.ts';
import { permitAdministrator } from '../members/administrator.ts';
import { instant } from '../platform/clock.ts';
import { checkoutOf } from '../shop/to-ship.ts';
import { paidPlan, type MemberWithPlan } from './paid-plan.ts';

const dollars = (cents: number) => cents / 100;

type OrderRow = typeof orders.$inferSelect;

export const ordersCsv: CsvExport<OrderRow, OrderRow, Cursor> = {
  name: 'orders',
  permit: permitAdministrator,
  act: 'orders_exported',
  columns: ({ adminCsv: csv, near }) => ({
    [csv.orderId]: (order) => order.id,
    [csv.paidOn]: (order) => instant(order.createdAt),
    [csv.product]: (order) => order.productName,
    [csv.price]: (order) => dollars(order.amount),
    [csv.paidBack]: (order) => dollars(order.refunded),
    [csv.currency]: (order) => order.currency,
    [csv.status]: (order) => order.status,
    [csv.customerEmail]: (order) => order.customerEmail,
    [csv.name]: ({ shipping }) => shipping?.name ?? null,
    [csv.street]: ({ shipping }) => shipping?.line1 ?? null,
    [csv.street2]: ({ shipping }) => shipping?.line2 ?? null,
    [csv.city]: ({ shipping }) => shipping?.city ?? null,
    [csv.state]: ({ shipping }) => shipping?.state ?? null,
    [csv.postalCode]: ({ shipping }) => shipping?.postalCode ?? null,
    [csv.country]: ({ shipping }) => (shipping ? near.country(shipping.country) : null),
    [csv.shippedOn]: (order) => instant(order.shippedAt),
    [csv.tracking]: (order) => order.tracking,
    [csv.paymentSession]: (order) => checkoutOf(order),
    [csv.payment]: (order) => order.paymentIntentId,
  }),
  pageAfter: ({ db }, after) =>
    db
      .select()
      .from(orders)
      // A row-value comparison, so that SQLite seeks to the cursor in the index.
      .where(after ? sql`(${orders.createdAt}, ${orders.id}) < (${after.at}, ${after.id})` : undefined)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(pageRows),
  seenBy: (_, row) => row,
  cursorOf: (order) => ({ at: order.createdAt, id: order.id }),
};

export const membersCsv: CsvExport<MemberWithPlan, MemberWithPlan, Cursor> = {
  name: 'members',
  permit: permitAdministrator,
  act: 'members_exported',
  columns: ({ adminCsv: csv }) => ({
    [csv.memberId]: ({ member }) => member.id,
    [csv.joined]: ({ member }) => instant(member.createdAt),
    [csv.email]: ({ member }) => member.email,
    [csv.username]: ({ member }) => member.username,
    [csv.firstName]: ({ member }) => member.firstName,
    [csv.lastName]: ({ member }) => member.lastName,
    [csv.city]: ({ member }) => member.city,
    [csv.state]: ({ member }) => member.state,
    [csv.country]: ({ member }) => member.country,
    [csv.manualPlan]: ({ member }) => (member.hasManualPlan ? csv.yes : csv.no),
    [csv.plan]: ({ paid }) => paid?.plan ?? null,
    [csv.paidUntil]: ({ paid }) => instant(paid?.until ?? null),
    [csv.rocks]: ({ member }) => member.rockCount,
    [csv.finds]: ({ member }) => member.findCount,
  }),
  pageAfter: ({ db, now }, after) =>
    db
      .select({ member: members, paid: paidPlan(db, now()) })
      .from(members)
      .where(after ? sql`(${members.createdAt}, ${members.id}) < (${after.at}, ${after.id})` : undefined)
      .orderBy(desc(members.createdAt), desc(members.id))
      .limit(pageRows),
  seenBy: (_, row) => row,
  cursorOf: ({ member }) => ({ at: member.createdAt, id: member.id }),
};
