// Inputs of the payment calls. Separate from subscriptions.ts, so that pages without a form load no zod.
import * as z from 'zod/mini';
import { emailAddress } from './sign-in.ts';
import { plans } from './subscriptions.ts';
import { say } from './words/say.ts';

const plan = z.enum(plans, { error: say('subscriptions', 'plan') });
const address = z.string({ error: say('subscriptions', 'returnAddress') });

export const PlanInput = z.object({ plan });
export type PlanInput = z.infer<typeof PlanInput>;

/** Return addresses name the page to come back to; the worker builds the real ones itself. */
export const CheckoutInput = z.object({
  plan,
  email: z.optional(emailAddress()),
  successUrl: address,
  cancelUrl: address,
});
export type CheckoutInput = z.infer<typeof CheckoutInput>;
