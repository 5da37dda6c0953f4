// Sends the outbox's emails: rows are leased, so that no two workers send one at once, and retried until accepted.
import { and, eq, isNotNull, not, sql } from 'drizzle-orm';
import { outbox } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { writeAll, type Statement } from '../platform/database.ts';
import type { Email } from '../platform/mail.ts';
import { failureOf } from './failure.ts';
import { amongEvents, isGivenUp, isNotice, lease, type Leased } from './lease.ts';
import type { Event, Kind } from './queue-email.ts';

/** Rows that are leased together, and leases in one sweep: about 4,800 emails a day. */
const turns = { rows: 10, most: 20 } as const;

/** Tries to mark an email as sent. */
const noteTries = 3;

export interface Template {
  /**
   * Composes the email from the database's current state; null if it is no longer needed.
   * @param id of the event, without its kind
   */
  compose(ctx: Ctx, id: string): Promise<Email | null>;
  /** Sends the push message of a row of that channel. @returns whether there was one, and anybody to get it */
  push?(ctx: Ctx, id: string): Promise<boolean>;
  /** Statements for the batch that marks the email as sent. */
  onSent?(ctx: Ctx, id: string): Statement[];
}

export type Templates = Readonly<Record<Kind, Template>>;

/**
 * Sends the rows that are due, those never tried first, and goes on while the mail service accepts some. Never throws:
 * failed rows are retried by a later sweep. If a worker dies after sending an email and before marking it, the lease
 * expires and the email may arrive twice.
 * @param events sends only these; the whole outbox if missing
 */
export async function deliver(ctx: Ctx, templates: Templates, events?: ReadonlySet<string>): Promise<void> {
  try {
    // A failed row is due again at once, but not in this sweep.
    const dueBy = ctx.now();
    const which = and(not(isNotice), amongEvents(events));
    let left = events?.size ?? Infinity;
    for (let turn = 0; turn < turns.most && left > 0; turn++) {
      const rows = (await lease(ctx, { dueBy, most: turns.rows, which })).toSorted(pushFirst);
      let done = 0;
      for (const row of rows) if (await trySend(ctx, templates, row)) done += 1;
      if (done === 0) return;
      left -= new Set(rows.map(({ event }) => event)).size;
    }
  } catch (cause) {
    ctx.log.failure('the outbox is left to the next hourly job', cause);
  }
}

/** A mail service that hangs must not hold up the push message that says so. */
const pushFirst = (one: Leased, other: Leased) =>
  Number(other.channel === 'push') - Number(one.channel === 'push');

/** Sends one event while its caller waits. @throws what the mail service throws */
export async function sendNow(
  ctx: Ctx,
  template: Template,
  event: Event,
): Promise<'sent' | 'underway' | 'nothing to send'> {
  ctx.queuedEvents.delete(event);
  const isIt = eq(outbox.event, event);
  // Not in order: the caller does not wait for earlier rows of the thread.
  const [row] = await lease(ctx, { dueBy: ctx.now(), most: 1, which: isIt, isInOrder: false });
  if (row) {
    await send(ctx, template, row);
    return 'sent';
  }
  const pending = await ctx.db.$count(outbox, and(isIt, isNotNull(outbox.leasedUntil)));
  return pending > 0 ? 'underway' : 'nothing to send';
}

/** @returns whether the row is done */
async function trySend(ctx: Ctx, templates: Templates, row: Leased): Promise<boolean> {
  try {
    // This worker was slow: its lease is over, and another one may have the row.
    if (ctx.now() >= row.leasedUntil) return false;
    const kind = row.event.slice(0, row.event.indexOf(':')) as Kind; // as `tell` has written it
    await send(ctx, templates[kind], row);
    return true;
  } catch (cause) {
    ctx.log.failure('an email could not be sent', cause);
    return false;
  }
}

/** @throws only if the email did not go out; it is due again at once */
async function send(ctx: Ctx, template: Template, row: Leased): Promise<void> {
  const id = row.event.slice(row.event.indexOf(':') + 1);
  let isSent: boolean;
  // Events that are noted from now on may be missing from the email.
  const composedAt = ctx.now();
  try {
    isSent =
      (await (row.channel === 'push' ? template.push?.(ctx, id) : sendEmail(ctx, template, id))) ?? false;
  } catch (error) {
    await giveBack(ctx, row, error);
    throw error;
  }
  const also = isSent ? (template.onSent?.(ctx, id) ?? []) : [];
  const sentAt = isSent ? composedAt : null;
  const note = ctx.db
    .update(outbox)
    .set({ leasedUntil: null, sentAt, failingSince: null, failingWhy: null })
    .where(eq(outbox.id, row.id));
  for (let left = noteTries; left > 0; left--) {
    try {
      return await writeAll(ctx.db, [note, ...also]);
    } catch (cause) {
      if (left === 1) ctx.log.failure('a sent email could not be marked as sent', cause);
    }
  }
}

/** @returns whether there was anything to send */
async function sendEmail(ctx: Ctx, template: Template, id: string): Promise<boolean> {
  const email = await template.compose(ctx, id);
  if (email) await ctx.mail(email);
  return email !== null;
}

async function giveBack({ db, log, now }: Ctx, row: Leased, why: unknown): Promise<void> {
  const isLate = isGivenUp(row, now());
  const isOurs = and(eq(outbox.id, row.id), eq(outbox.leasedUntil, row.leasedUntil));
  try {
    await db
      .update(outbox)
      .set({
        leasedUntil: isLate ? null : now() + 1,
        failingSince: sql`coalesce(${outbox.failingSince}, ${now()})`,
        failingWhy: failureOf(why),
      })
      .where(isOurs);
    if (isLate) log.failure('an email was given up after two weeks of failures', row.event);
  } catch (cause) {
    log.failure('an email waits until its lease is over', cause);
  }
}
