// Of two finders who say that they had a rock at the same time, the one whose find stands hears of the other.
import { and, eq, gt, sql } from 'drizzle-orm';
import { findLimits } from '../../schema/finds.ts';
import { notifications } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { noteEventIf } from '../notifications/note-event.ts';
import { minute } from '../platform/clock.ts';
import type { Statement } from '../platform/database.ts';

interface StandingFind {
  rockId: string;
  /** Of its entry. */
  seq: number;
  /** Null once their account is deleted. */
  memberId: string | null;
  foundAt: number;
}

/**
 * Statements that tell whose find stands, once for each find. None soon after it: those who were there together often
 * enter the ID on each of their phones.
 * @param at when the refused find happened
 */
export function noteContested(
  ctx: MemberCtx,
  { rockId, seq, memberId, foundAt }: StandingFind,
  at: number,
): Statement[] {
  if (memberId === null || at < foundAt + findLimits.togetherMinutes * minute) return [];
  const subject = String(seq);
  const told = ctx.db
    .select({ one: sql`1` })
    .from(notifications)
    .where(
      and(
        eq(notifications.memberId, memberId),
        gt(notifications.createdAt, foundAt),
        eq(notifications.kind, 'contested'),
        eq(notifications.rockId, rockId),
        eq(notifications.subject, subject),
      ),
    );
  const event = { event: 'contested', rockId, subject, at: ctx.now() } as const;
  return [noteEventIf(ctx, event, sql`NOT EXISTS ${told}`)];
}
