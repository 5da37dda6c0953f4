// Lists ambassador applications for the administrator, with applicant, region, date and result.
import { eq } from 'drizzle-orm';
import type { AdminApplication } from '../../schema/admin.ts';
import type { Page } from '../../schema/paging.ts';
import { ambassadorApplications, orders } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { after, cut, newestFirst, type Listed } from '../http/page.ts';
import { instant } from '../platform/clock.ts';
import { joined } from '../platform/database.ts';

const { id, name, email, city, state, country, createdAt, orderId } = ambassadorApplications;
const { slot, announcedAt, suspendedAt, withdrawnAt } = ambassadorApplications;
const person = { id, name, email, city, state, country, createdAt, orderId };

/** Omits street and zipcode: the pack's order has them, where they are needed. */
export async function adminApplications(ctx: MemberCtx, page: Page): Promise<Listed<AdminApplication>> {
  const [rows] = await ctx.read([
    ctx.db
      .select({
        application: { ...person, slot, announcedAt, suspendedAt, withdrawnAt },
        order: joined('order', { shippedAt: orders.shippedAt }),
      })
      .from(ambassadorApplications)
      .leftJoin(orders, eq(orders.id, orderId))
      .where(after(page, createdAt, id))
      .orderBy(...newestFirst(createdAt, id))
      .limit(page.limit + 1),
  ]);
  return cut(
    rows,
    page,
    ({ application: { slot: place, announcedAt: answered, suspendedAt: suspended, ...rest }, order }) => ({
      ...rest,
      createdAt: instant(rest.createdAt),
      isSelected: place !== null,
      isSuspended: suspended !== null,
      withdrawnAt: instant(rest.withdrawnAt),
      answeredAt: instant(answered),
      shippedAt: instant(order.shippedAt),
    }),
    ({ application }) => ({ at: application.createdAt, id: application.id }),
  );
}
