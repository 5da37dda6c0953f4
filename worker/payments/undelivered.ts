// Asks the payment provider whether its events reach us: it knows of those that never arrived.
import { eventTypes } from './event-types.ts';
import type { Ctx } from '../context.ts';
import { day, hour } from '../platform/clock.ts';
import { writeAll } from '../platform/database.ts';
import { callStripe } from '../platform/payments.ts';
import { clearTrouble, noteTrouble } from '../platform/troubles.ts';

/** Younger events may be on their way. */
const graceMs = hour;

/** The provider gives up after three days. The daily repair has found by then what the event would have told. */
const lookBackMs = 3 * day;

/** Notes since when events wait at the provider, for the alarms. */
export async function noteUndelivered(ctx: Ctx): Promise<void> {
  if (!ctx.payments) return;
  const now = ctx.now();
  const created = { gte: secondsOf(now - lookBackMs), lte: secondsOf(now - graceMs) };
  const { data } = await callStripe(ctx, (stripe) =>
    stripe.events.list({ types: [...eventTypes], delivery_success: false, created, limit: 100 }),
  );
  const oldest = data.at(-1);
  await writeAll(ctx.db, [
    oldest ? noteTrouble(ctx.db, 'events', oldest.created * 1000) : clearTrouble(ctx.db, 'events'),
  ]);
}

const secondsOf = (ms: number) => Math.floor(ms / 1000);
