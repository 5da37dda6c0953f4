// The letter that says thank you for an order: what was bought, what was paid, where it goes.
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { priceWords } from '../../schema/catalogue.ts';
import type { ShippingAddress } from '../../schema/orders.ts';
import { countryName } from '../../schema/analytics.ts';
import { orders } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { minute } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { composeLetter } from '../platform/letter.ts';
import type { Letter } from '../platform/mail.ts';

type Order = typeof orders.$inferSelect;

/** How long whoever has taken orders may work on their letters; shorter than the time between two ticks. */
const leaseMs = 10 * minute;

/** Orders that are taken at once. */
const mostAtOnce = 10;

/**
 * Sends what was not sent yet, oldest first. Never throws: a letter that fails waits for the next tick. Whoever is
 * at work has a lease, so that no letter is sent twice by two at once.
 */
export async function sendReceipts(ctx: Ctx): Promise<void> {
  try {
    for (const order of await leaseUnsent(ctx)) await send(ctx, order);
  } catch (cause) {
    ctx.log.failure('receipts are left to the next hourly tick', cause);
  }
}

async function leaseUnsent({ db, now }: Ctx): Promise<Order[]> {
  const at = now();
  const waiting = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNull(orders.receiptSentAt), lte(orders.leasedUntil, at)))
    .orderBy(asc(orders.leasedUntil), asc(orders.createdAt))
    .limit(mostAtOnce);
  return db
    .update(orders)
    .set({ leasedUntil: at + leaseMs })
    .where(inArray(orders.id, waiting))
    .returning();
}

async function send(ctx: Ctx, order: Order): Promise<void> {
  try {
    if (order.customerEmail !== '') await ctx.mail(await receipt(ctx.config, order));
    await ctx.db.update(orders).set({ receiptSentAt: ctx.now() }).where(eq(orders.id, order.id));
  } catch (cause) {
    ctx.log.failure('a receipt could not be sent', cause);
  }
}

function receipt(config: Config, order: Order): Promise<Letter> {
  const { id, productName, amount, currency, shipping, createdAt } = order;
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(createdAt);
  return composeLetter(config, {
    to: order.customerEmail,
    subject: `Your order ${id}`,
    parts: [
      { text: 'Thank you for your order. This is your receipt.' },
      {
        lines: [
          `Order ${id}, ${date}`,
          `${productName}: ${priceWords(amount, currency)}`,
          'Shipping: free',
          `Paid: ${priceWords(amount, currency)}`,
        ],
      },
      ...(shipping ? [{ text: 'It goes to this address:' }, { lines: linesOf(shipping) }] : []),
      { text: 'Is something wrong with it? Please answer this letter.', soft: true },
    ],
  });
}

function linesOf({ name, line1, line2, city, state, postalCode, country }: ShippingAddress): string[] {
  const town = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [name, line1, line2, town, countryName(country)].filter(Boolean);
}
