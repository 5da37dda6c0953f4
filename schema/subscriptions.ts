// A member's plan: its price, its status, and whether it gives access to Rock Hunter Pro.

/** The two ways to pay for Rock Hunter Pro. */
export const plans = ['monthly', 'yearly'] as const;
export type Plan = (typeof plans)[number];

export interface PlanTerms {
  /** Key of the price at the payment provider. */
  lookupKey: string;
  /** US cents for one period. */
  cents: number;
  interval: 'month' | 'year';
}

export const planTerms: Readonly<Record<Plan, PlanTerms>> = {
  monthly: { lookupKey: 'rock_hunter_pro_monthly', cents: 199, interval: 'month' },
  yearly: { lookupKey: 'rock_hunter_pro_yearly', cents: 1999, interval: 'year' },
};

/** Payment calls, such as checkouts and portal visits, of a member or a visitor's subnet in an hour. */
export const paymentsPerHour = 60;

/** Days of access after a period's end while its renewal is not paid yet. */
export const graceDays = 7;

/** Answer of GET /api/subscription/status. */
export interface SubscriptionStatus {
  hasAccess: boolean;
  /** A plan that goes on: paid for or given by hand, and not cancelled. */
  hasActiveSubscription: boolean;
  /** 'premium' is a plan given by hand. */
  plan: 'free' | 'premium' | Plan;
  /** 'active', 'trialing', 'canceled' (also while its period is not over), 'past_due', 'free' … */
  status: string;
  /** End of the period that is paid for, ISO 8601; null without one. */
  periodEnd: string | null;
  /** Whether a cancelled plan still runs and can be reactivated. */
  canReactivate: boolean;
  /** Whether there is a card and invoices to look at. */
  hasBilling: boolean;
  /** Support address for this member: there is another one for members with access. */
  supportEmail: string;
  /** A second plan that was ended and refunded within the last 30 days; null without one. */
  refundedDuplicate: RefundedDuplicate | null;
}

/** A plan that was bought by somebody who had one already. */
export interface RefundedDuplicate {
  plan: Plan;
  /** Refunded US cents. */
  cents: number;
  /** ISO 8601. */
  on: string;
}

/** Answer of GET /api/payments. */
export interface PaymentsState {
  /** Whether payments are set up. */
  isOpen: boolean;
  /** For the card form in the page; null while payments are not set up. */
  publishableKey: string | null;
}

/** Answer of POST /api/subscription/create: a secret for the card form, or no payment is needed. */
export type SubscriptionCreated = { clientSecret: string } | { status: 'already_subscribed' };

/** Answer of POST /api/subscription/create-checkout. */
export interface CheckoutCreated {
  /** The payment provider's page. */
  checkoutUrl: string;
  message: string;
}

/** Answer of POST /api/subscription/claim, which redeems a payment made before signing in, or just now. */
export interface PurchaseClaim {
  /**
   * `twice`: the member had a plan already, so the later one is ended and refunded; `none`: this browser has bought
   * nothing; `waiting`: not paid yet; `elsewhere`: bought with another email address.
   */
  result: 'claimed' | 'twice' | 'none' | 'waiting' | 'elsewhere';
}
