// What is asked of the payment calls. Apart from subscriptions.ts, so that pages without a form do without zod.
import * as z from 'zod/mini';
import { emailAddress } from './sign-in.ts';
import { plans, subscriptionWords } from './subscriptions.ts';

const plan = z.enum(plans, { error: subscriptionWords.plan });
const address = z.string({ error: subscriptionWords.returnAddress });

export const PlanInput = z.object({ plan });
export type PlanInput = z.infer<typeof PlanInput>;

/** Return addresses say which page to come back to; the worker writes them itself. */
export const CheckoutInput = z.object({
  plan,
  email: z.optional(emailAddress()),
  successUrl: address,
  cancelUrl: address,
});
export type CheckoutInput = z.infer<typeof CheckoutInput>;
