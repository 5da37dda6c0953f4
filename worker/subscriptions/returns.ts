// Where a payment for a plan comes back to: our own page, in the words that it reads.
import type { Plan } from '../../schema/subscriptions.ts';

export function returnsTo(origin: string, plan: Plan): { success: string; cancel: string } {
  return {
    success: `${origin}/subscribe?success=true&plan=${plan}`,
    cancel: `${origin}/subscribe?canceled=true`,
  };
}
