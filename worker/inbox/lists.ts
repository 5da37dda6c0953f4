// A member's notifications, newest first, how many of them are unread, and what they have seen.
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Notification, Unread } from '../../schema/notifications.ts';
import { notificationLimits } from '../../schema/notifications.ts';
import type { Page } from '../../schema/paging.ts';
import { notifications, notificationSettings } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { after, cut, newestFirst, type Listed } from '../http/page.ts';
import type { Database } from '../platform/database.ts';
import { notificationView, toldTo } from './view.ts';

const seenBy = (db: Database, memberId: string) =>
  db
    .select({ readAt: notificationSettings.readAt })
    .from(notificationSettings)
    .where(eq(notificationSettings.memberId, memberId));

export async function notificationsOf(ctx: MemberCtx, page: Page): Promise<Listed<Notification>> {
  const { db, memberId } = ctx;
  const isTheirs = and(
    eq(notifications.memberId, memberId),
    after(page, notifications.createdAt, notifications.id),
  );
  const [rows, [seen]] = await ctx.read([
    toldTo(db, isTheirs)
      .orderBy(...newestFirst(notifications.createdAt, notifications.id))
      .limit(page.limit + 1),
    seenBy(db, memberId),
  ]);
  return cut(
    rows,
    page,
    (row) => notificationView(row, seen?.readAt ?? 0),
    ({ createdAt, id }) => ({ at: createdAt, id }),
  );
}

/** Counts at most one more than `counted`. */
export async function unreadOf(ctx: MemberCtx): Promise<Unread> {
  const { db, memberId } = ctx;
  const seen = sql`coalesce((${seenBy(db, memberId)}), 0)`;
  const isUnread = and(eq(notifications.memberId, memberId), gt(notifications.createdAt, seen));
  const unread = toldTo(db, isUnread)
    .limit(notificationLimits.counted + 1)
    .as('unread');
  const [[counted]] = await ctx.read([db.select({ count: sql<number>`count(*)` }).from(unread)]);
  return { count: counted?.count ?? 0 };
}

/** Everything until then was seen, on all devices. What was seen before stays seen. @param until in milliseconds */
export function markRead(ctx: MemberCtx, until: number): Promise<Unread> {
  const { db, memberId } = ctx;
  const readAt = Math.min(until, ctx.now());
  return ctx.begin([], () =>
    ctx.write(
      [
        db
          .insert(notificationSettings)
          .values({ memberId, readAt })
          .onConflictDoUpdate({
            target: notificationSettings.memberId,
            set: { readAt: sql`max(${notificationSettings.readAt}, ${readAt})` },
          }),
      ],
      { count: 0 },
    ),
  );
}
