// What members hear after a write: they are told of its events, then the outbox is sent.
import type { Ctx } from './context.ts';
import { emails } from './emails.ts';
import { sendNotices } from './inbox/send.ts';
import { spreadEvents } from './notifications/spread.ts';
import { deliver } from './outbox/deliver.ts';
import { deliverNotices } from './outbox/deliver-notices.ts';

export const hasNews = ({ untold, queuedEvents }: Ctx): boolean => untold.size + queuedEvents.size > 0;

/** Tells and sends what this request, or this step of the hourly job, has noted. Never throws. */
export async function sendNews(ctx: Ctx): Promise<void> {
  if (ctx.untold.size > 0) await spreadEvents(ctx, ctx.untold);
  const queued = [...ctx.queuedEvents];
  const notices = new Set(queued.filter((event) => /^(?:notice|digest):/.test(event)));
  const others = new Set(queued.filter((event) => !notices.has(event)));
  if (others.size > 0) await deliver(ctx, emails, others);
  if (notices.size > 0) await deliverNotices(ctx, sendNotices, notices);
}

/** Tells and sends everything that is left. Never throws. */
export async function sendLeftNews(ctx: Ctx): Promise<void> {
  await spreadEvents(ctx);
  await deliver(ctx, emails);
  await deliverNotices(ctx, sendNotices);
}
