// Records an order from the payment provider's checkout, and updates it on refunds.
import { eq, sql, type SQL } from 'drizzle-orm';
import type Stripe from 'stripe';
import { productOf } from '../../schema/catalogue.ts';
import { issueCode } from '../../schema/issue-code.ts';
import { noAddressKey, orderStatusOf, type ShippingAddress } from '../../schema/orders.ts';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { members, orders, totals } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { queueEmail } from '../outbox/queue-email.ts';
import { writeAll, type Database, type Statement } from '../platform/database.ts';
import { callStripe, idOf } from '../platform/payments.ts';
import type { Total } from '../platform/totals.ts';
import { retryOnConflict } from '../platform/versions.ts';
import { newLabels, reserveLabels } from './labels.ts';
import { wasPaid } from './to-ship.ts';
import { products as productWords } from '../../schema/words/en/products.ts';

type Row = typeof orders.$inferInsert;

/**
 * Fetches a checkout and writes its order, after `also` in the same batch. A checkout that is unpaid or not the shop's
 * makes no order. Events may come in any order, duplicated and concurrently: each checkout has one order.
 * Throws Unavailable when the provider does not answer.
 */
export function syncOrder(ctx: Ctx, sessionId: string, also: readonly Statement[] = []): Promise<void> {
  const { db } = ctx;
  return retryOnConflict('orders.version', {
    version: async () => {
      const [row] = await db
        .select({ version: orders.version })
        .from(orders)
        .where(eq(orders.sessionId, sessionId));
      return row?.version ?? 0;
    },
    put: async (version) => {
      const session = await callStripe(ctx, (stripe) =>
        stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
      );
      const order = orderOf(session);
      await writeAll(db, order ? [...also, ...(await statementsFor(ctx, order, version))] : also);
    },
    rest: () => writeAll(db, also),
  });
}

/** Statements that write an order; `version` is the row's version before the fetch, 0 without a row. */
async function statementsFor(ctx: Ctx, order: Ordered, version: number): Promise<Statement[]> {
  const { db } = ctx;
  const { memberId, labels, ...row } = order;
  const { refunded, status } = row;
  const owner = db.select({ id: members.id }).from(members).where(eq(members.id, memberId));
  const put = db
    .insert(orders)
    .values({ ...row, memberId: sql`(${owner})`, version: 1 })
    .onConflictDoUpdate({
      target: orders.sessionId,
      // Null if the row was written since; the NOT NULL column then refuses the batch.
      set: {
        refunded,
        status,
        // An older release left it empty; a key that was erased on purpose is `noAddressKey`.
        emailKey: sql`CASE WHEN ${orders.emailKey} = '' THEN excluded.email_key ELSE ${orders.emailKey} END`,
        version: sql`CASE WHEN ${orders.version} = ${version} THEN ${version + 1} END`,
      },
    });
  const statements: Statement[] = [...countOrder(db, row), put];
  if (version > 0) return statements;
  statements.push(queueEmail(ctx, { event: `receipt:${row.id}`, recipient: 'buyer' }));
  if (labels > 0) statements.push(reserveLabels(db, row.id, await newLabels(db, labels)));
  return statements;
}

/** Statements that must precede the write of the order: add its difference to the totals. */
function countOrder(db: Database, { sessionId, amount, refunded = 0 }: Omit<Row, 'version'>): Statement[] {
  const before = (figure: SQL) =>
    db
      .select({ figure: sql`coalesce(sum(${figure}), 0)` })
      .from(orders)
      .where(eq(orders.sessionId, sessionId));
  return [
    db
      .update(totals)
      .set({ value: sql`${totals.value} + 1 - (${before(sql`1`)})` })
      .where(eq(totals.name, 'orders')),
    db
      .update(totals)
      .set({
        value: sql`${totals.value} + ${amount - refunded} - (${before(sql`${orders.amount} - ${orders.refunded}`)})`,
      })
      .where(eq(totals.name, 'revenue_cents')),
  ];
}

/**
 * Statements that recount all paid orders, for those not written by `syncOrder`: written by an older release during a
 * deployment, or restored from a backup.
 */
export function recountOrders(db: Database): Statement[] {
  const recount = (name: Total, figure: SQL) =>
    db
      .update(totals)
      .set({ value: sql`(${db.select({ figure }).from(orders).where(wasPaid)})` })
      .where(eq(totals.name, name));
  return [
    recount('orders', sql`count(*)`),
    recount('revenue_cents', sql`coalesce(sum(${orders.amount} - ${orders.refunded}), 0)`),
  ];
}

interface Ordered extends Omit<Row, 'memberId' | 'version'> {
  memberId: string;
  /** Number of Rock IDs included in the product. */
  labels: number;
}

/** Converts the provider's checkout to an order; null if it is unpaid or not the shop's. */
export function orderOf(session: Stripe.Checkout.Session): Ordered | null {
  const { payment_intent: intent, metadata, amount_total: amount, currency } = session;
  const product = productOf(metadata?.['productId'] ?? '');
  const isPaid = session.mode === 'payment' && session.payment_status === 'paid';
  if (!isPaid || !product || !intent || typeof intent === 'string' || !currency || !amount) return null;
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const refunded = charge?.amount_refunded ?? 0;
  const customerEmail = session.customer_details?.email ?? '';
  const memberId = metadata?.['memberId'] ?? '';
  return {
    id: newOrderNumber(),
    sessionId: session.id,
    paymentIntentId: idOf(intent),
    productId: product.id,
    // In the language of the books.
    productName: productWords.all[product.id].name,
    amount,
    refunded,
    currency,
    status: orderStatusOf(amount, refunded),
    customerEmail,
    // The buyer's account may be deleted before the event arrives.
    emailKey: memberId === '' ? emailKeyOf(customerEmail) : noAddressKey,
    language: metadata?.['language'] ?? null,
    shipping: shippingOf(session),
    createdAt: (charge?.created ?? session.created) * 1000,
    memberId,
    // The release before decision 46 sends a receipt for every row without `receiptSentAt`.
    receiptSentAt: (charge?.created ?? session.created) * 1000,
    labels: product.labels,
  };
}

/** Such as R-7KM2QX9R: short enough to read out on the phone. */
export const newOrderNumber = () => `R-${issueCode().replaceAll('-', '').slice(0, 8)}`;

function shippingOf({ collected_information: collected }: Stripe.Checkout.Session): ShippingAddress | null {
  const shipping = collected?.shipping_details;
  if (!shipping) return null;
  const { line1, line2, city, state, postal_code: postalCode, country } = shipping.address;
  return {
    name: shipping.name,
    line1: line1 ?? '',
    line2: line2 ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
    country: country ?? '',
  };
}
