// What the card form inside the app asks the payment provider; stories answer its calls from here.
import { Hono } from 'hono';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { StandIn } from '../stand-in.ts';

/** What the form shows and where it leads. */
export interface FormSession {
  id: string;
  email: string | null;
  name: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  interval: Stripe.Price.Recurring.Interval | null;
  status: Stripe.Checkout.Session.Status;
  returnUrl: string | null;
}

/** Of a confirmation: where a paid checkout leads, or why it is not paid. */
export type FormOutcome = { returnTo: string } | { message: string; isDeclined: boolean };

const SecretInput = z.object({ clientSecret: z.string() });
const ConfirmInput = z.object({ clientSecret: z.string(), card: z.string(), email: z.optional(z.string()) });

function formSession(standIn: StandIn, clientSecret: string): FormSession | undefined {
  const session = standIn.sessionBySecret(clientSecret);
  if (session === undefined) return undefined;
  const item = session.line_items?.data[0];
  const customer = typeof session.customer === 'string' ? session.customer : session.customer?.id;
  const known = standIn.customers().find(({ id }) => id === customer);
  return {
    id: session.id,
    email: known?.email ?? session.customer_email,
    name: item?.description ?? 'Your purchase',
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    interval: item?.price?.recurring?.interval ?? null,
    status: session.status ?? 'open',
    returnUrl: session.return_url ?? null,
  };
}

export function cardFormCalls(standIn: StandIn): Hono {
  const calls = new Hono();

  calls.post('/stripe-js/session', async (c) => {
    const { clientSecret } = SecretInput.parse(await c.req.json());
    const session = formSession(standIn, clientSecret);
    return session ? c.json(session) : c.json({ message: 'No such checkout session.' }, 404);
  });

  calls.post('/stripe-js/confirm', async (c) => {
    const { clientSecret, card, email } = ConfirmInput.parse(await c.req.json());
    const session = formSession(standIn, clientSecret);
    if (session?.status !== 'open') {
      return c.json<FormOutcome>({ message: 'This checkout is not open any more.', isDeclined: false });
    }
    const outcome = await standIn.pay(session.id, { card, email: session.email ?? email });
    return c.json<FormOutcome>(
      'paid' in outcome ? { returnTo: outcome.returnTo } : { message: outcome.declined, isDeclined: true },
    );
  });

  return calls;
}
