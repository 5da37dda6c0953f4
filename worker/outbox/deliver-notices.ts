// Sends notifications and digests: many rows with one read and one write, since one event may have ten thousand readers.
import { and, sql } from 'drizzle-orm';
import { outbox } from '../../schema/tables/index.ts';
import type { MessageFailure } from '../../schema/upkeep.ts';
import type { Ctx } from '../context.ts';
import { writeAll, type Statement } from '../platform/database.ts';
import { failureOf } from './failure.ts';
import { amongEvents, isGivenUp, isNotice, lease, type Leased } from './lease.ts';

/** Rows that are leased together, and leases in one sweep: D1 allows a worker a thousand queries. */
const turns = { rows: 50, most: 40 } as const;

/** Tries to mark messages as sent, each after a longer pause: all of them take 1.3 seconds. */
const noteTries = 8;

/** What became of a row; `later` is the moment before which it must not be tried again. */
export type Outcome = 'sent' | 'nothing to send' | { later: number } | { failed: MessageFailure };

export interface Delivered {
  /** By the id of the row; a row without one has failed. */
  outcomes: ReadonlyMap<number, Outcome>;
  /** Statements for the batch that marks the rows. */
  also: Statement[];
}

/** Sends as many of the rows as it can. May throw if it has sent none. */
export type SendNotices = (ctx: Ctx, rows: readonly Leased[]) => Promise<Delivered>;

/**
 * Sends the rows that are due, and goes on while some leave. Never throws: failed rows are retried by a later sweep. If a
 * worker dies between sending and marking, the lease expires and those messages may arrive twice.
 * @param events sends only these; all if missing
 */
export async function deliverNotices(
  ctx: Ctx,
  send: SendNotices,
  events?: ReadonlySet<string>,
): Promise<void> {
  try {
    // A failed row is due again at once, but not in this sweep.
    const dueBy = ctx.now();
    const which = and(isNotice, amongEvents(events));
    for (let turn = 0; turn < turns.most; turn++) {
      const rows = await lease(ctx, { dueBy, most: turns.rows, which });
      if (rows.length === 0) return;
      const { outcomes, also } = await sendOrFail(ctx, send, rows);
      await mark(ctx, rows, outcomes, also);
      if ([...outcomes.values()].every(isFailure)) return;
    }
  } catch (cause) {
    ctx.log.failure('notifications are left to the next hourly job', cause);
  }
}

const isFailure = (outcome: Outcome) => typeof outcome === 'object' && 'failed' in outcome;

async function sendOrFail(ctx: Ctx, send: SendNotices, rows: readonly Leased[]): Promise<Delivered> {
  try {
    return await send(ctx, rows);
  } catch (cause) {
    ctx.log.failure('notifications could not be sent', cause);
    const failed = failureOf(cause);
    return { outcomes: new Map(rows.map(({ id }) => [id, { failed }])), also: [] };
  }
}

async function mark(
  ctx: Ctx,
  rows: readonly Leased[],
  outcomes: Delivered['outcomes'],
  also: readonly Statement[],
): Promise<void> {
  const now = ctx.now();
  const marks = rows.map((row) => {
    const outcome: Outcome = outcomes.get(row.id) ?? { failed: 'other' };
    const isDone = outcome === 'sent' || outcome === 'nothing to send';
    const why = typeof outcome === 'object' && 'failed' in outcome ? outcome.failed : null;
    const isLost = why !== null && isGivenUp(row, now);
    if (isLost) ctx.log.failure('a notification was given up after two weeks of failures', row.channel);
    const later = typeof outcome === 'object' && 'later' in outcome ? outcome.later : now + 1;
    const until = isDone || isLost ? null : later;
    return [row.id, row.createdAt, until, outcome === 'sent' ? now : null, why && now, why];
  });
  // A digest that was opened again meanwhile is due.
  const note = ctx.db
    .update(outbox)
    .set({
      leasedUntil: sql`iif(${outbox.createdAt} = seen.opened, seen.until, 0)`,
      sentAt: sql`coalesce(seen.sent, ${outbox.sentAt})`,
      failingSince: sql`iif(seen.failed IS NULL, NULL, coalesce(${outbox.failingSince}, seen.failed))`,
      failingWhy: sql`seen.why`,
    })
    .from(
      sql`(SELECT value ->> 0 AS id, value ->> 1 AS opened, value ->> 2 AS until, value ->> 3 AS sent, value ->> 4 AS failed, value ->> 5 AS why FROM json_each(${JSON.stringify(marks)})) AS seen`,
    )
    .where(sql`${outbox.id} = seen.id`);
  for (let left = noteTries; left > 0; left--) {
    try {
      return await writeAll(ctx.db, [note, ...also]);
    } catch (cause) {
      if (left === 1) ctx.log.failure('sent notifications could not be marked as sent', cause);
      else await scheduler.wait(10 * 2 ** (noteTries - left));
    }
  }
}
