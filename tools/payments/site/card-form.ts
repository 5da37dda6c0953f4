// The calls of the card form inside the app to the payment provider. End-to-end tests route them here.
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { PaymentOutcome } from '../checkout.ts';
import type { StandIn } from '../stand-in.ts';

const SessionInput = z.object({ clientSecret: z.string() });
const ConfirmInput = z.object({ clientSecret: z.string(), card: z.string() });

export function cardForm(standIn: StandIn): Hono {
  const calls = new Hono();

  calls.post('/session', async (c) => {
    const { clientSecret } = SessionInput.parse(await c.req.json());
    const session = standIn.sessionBySecret(clientSecret);
    return session ? c.json({ id: session.id }) : c.notFound();
  });

  calls.post('/confirm', async (c) => {
    const { clientSecret, card } = ConfirmInput.parse(await c.req.json());
    const session = standIn.sessionBySecret(clientSecret);
    return session ? c.json<PaymentOutcome>(await standIn.pay(session.id, { card })) : c.notFound();
  });

  return calls;
}
