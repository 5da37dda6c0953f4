// Statements of the hourly sweep: they delete notifications, and their messages in the outbox, after ninety days.
import { and, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { notificationLimits } from '../../schema/notifications.ts';
import { notifications, outbox } from '../../schema/tables/index.ts';
import { day, hour } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';

/** First characters of members' ids. */
const symbols = 'abcdefghijklmnopqrstuvwxyz234567';

const oldest = (now: number) => now - notificationLimits.days * day;

/** Members in turn, a part of them each hour: no index by time is needed, and all of them take 32 hours. */
function inTurn(id: SQLWrapper, now: number, prefix = ''): SQL {
  const first = prefix + symbols.charAt(Math.floor(now / hour) % symbols.length);
  return sql`${id} BETWEEN ${first} AND ${`${first}~`}`;
}

export const forgetNotifications = (db: Database, now: number) =>
  db
    .delete(notifications)
    .where(and(inTurn(notifications.memberId, now), lt(notifications.createdAt, oldest(now))));

export const forgetNotices = (db: Database, now: number) =>
  db
    .delete(outbox)
    .where(
      and(
        inTurn(outbox.event, now, 'notice:'),
        lt(outbox.createdAt, oldest(now)),
        sql`${outbox.leasedUntil} IS NULL`,
      ),
    );
