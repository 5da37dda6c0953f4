// Columns and queries of orders.csv and members.csv.
import { desc, sql } from 'drizzle-orm';
import { countryName } from '../../schema/country-name.ts';
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
  columns: () => ({
    'Order ID': (order) => order.id,
    'Paid on': (order) => instant(order.createdAt),
    Product: (order) => order.productName,
    Price: (order) => dollars(order.amount),
    'Paid back': (order) => dollars(order.refunded),
    Currency: (order) => order.currency,
    Status: (order) => order.status,
    'Customer email': (order) => order.customerEmail,
    Name: ({ shipping }) => shipping?.name ?? null,
    Street: ({ shipping }) => shipping?.line1 ?? null,
    'Street 2': ({ shipping }) => shipping?.line2 ?? null,
    City: ({ shipping }) => shipping?.city ?? null,
    State: ({ shipping }) => shipping?.state ?? null,
    'Postal code': ({ shipping }) => shipping?.postalCode ?? null,
    Country: ({ shipping }) => (shipping ? countryName(shipping.country) : null),
    'Shipped on': (order) => instant(order.shippedAt),
    Tracking: (order) => order.tracking,
    'Payment session': (order) => checkoutOf(order),
    Payment: (order) => order.paymentIntentId,
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
  columns: () => ({
    'Member ID': ({ member }) => member.id,
    Joined: ({ member }) => instant(member.createdAt),
    Email: ({ member }) => member.email,
    Username: ({ member }) => member.username,
    'First name': ({ member }) => member.firstName,
    'Last name': ({ member }) => member.lastName,
    City: ({ member }) => member.city,
    State: ({ member }) => member.state,
    Country: ({ member }) => member.country,
    'Plan given by hand': ({ member }) => (member.hasManualPlan ? 'yes' : 'no'),
    Plan: ({ paid }) => paid?.plan ?? null,
    'Paid until': ({ paid }) => instant(paid?.until ?? null),
    Rocks: ({ member }) => member.rockCount,
    Finds: ({ member }) => member.findCount,
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
