// orders.csv and members.csv, for the books.
import { desc, sql } from 'drizzle-orm';
import { countryName } from '../../schema/analytics.ts';
import type { Cursor } from '../../schema/paging.ts';
import { members, orders } from '../../schema/tables/index.ts';
import { pageRows, type Sheet } from '../exports/sheet.ts';
import { permitAdministrator } from '../members/administrator.ts';
import { checkoutOf } from '../shop/to-ship.ts';
import { paidPlan, type MemberWithPlan } from './paid-plan.ts';

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());
const dollars = (cents: number) => cents / 100;

type OrderRow = typeof orders.$inferSelect;

export const ordersSheet: Sheet<OrderRow, Cursor> = {
  name: 'orders',
  permit: permitAdministrator,
  act: 'orders_exported',
  columns: [
    'Order ID',
    'Paid on',
    'Product',
    'Price',
    'Paid back',
    'Currency',
    'Status',
    'Customer email',
    'Name',
    'Street',
    'Street 2',
    'City',
    'State',
    'Postal code',
    'Country',
    'Shipped on',
    'Tracking',
    'Payment session',
    'Payment',
  ],
  async read(ctx, after) {
    const [rows] = await ctx.read([
      ctx.db
        .select()
        .from(orders)
        // Compared as a pair, so that SQLite begins at the cursor.
        .where(after ? sql`(${orders.createdAt}, ${orders.id}) < (${after.at}, ${after.id})` : undefined)
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(pageRows),
    ]);
    return rows;
  },
  cursorOf: (order) => ({ at: order.createdAt, id: order.id }),
  cells: (order) => {
    const { shipping } = order;
    return [
      order.id,
      instant(order.createdAt),
      order.productName,
      dollars(order.amount),
      dollars(order.refunded),
      order.currency,
      order.status,
      order.customerEmail,
      shipping?.name ?? null,
      shipping?.line1 ?? null,
      shipping?.line2 ?? null,
      shipping?.city ?? null,
      shipping?.state ?? null,
      shipping?.postalCode ?? null,
      shipping ? countryName(shipping.country) : null,
      instant(order.shippedAt),
      order.tracking,
      checkoutOf(order),
      order.paymentIntentId,
    ];
  },
};

export const membersSheet: Sheet<MemberWithPlan, Cursor> = {
  name: 'members',
  permit: permitAdministrator,
  act: 'members_exported',
  columns: [
    'Member ID',
    'Joined',
    'Email',
    'Username',
    'First name',
    'Last name',
    'City',
    'State',
    'Country',
    'Plan given by hand',
    'Plan',
    'Paid until',
    'Rocks',
    'Finds',
  ],
  async read(ctx, after) {
    const [rows] = await ctx.read([
      ctx.db
        .select({ member: members, paid: paidPlan(ctx.db, ctx.now()) })
        .from(members)
        .where(after ? sql`(${members.createdAt}, ${members.id}) < (${after.at}, ${after.id})` : undefined)
        .orderBy(desc(members.createdAt), desc(members.id))
        .limit(pageRows),
    ]);
    return rows;
  },
  cursorOf: ({ member }) => ({ at: member.createdAt, id: member.id }),
  cells: ({ member, paid }) => [
    member.id,
    instant(member.createdAt),
    member.email,
    member.username,
    member.firstName,
    member.lastName,
    member.city,
    member.state,
    member.country,
    member.hasManualPlan ? 'yes' : 'no',
    paid?.plan ?? null,
    instant(paid?.until ?? null),
    member.rockCount,
    member.findCount,
  ],
};
