// A member's plan, and whether it opens the doors of Rock Hunter Pro.

/** Answer of GET /api/subscription/status. */
export interface SubscriptionStatus {
  hasAccess: boolean;
  hasActiveSubscription: boolean;
  plan: 'free' | 'premium' | 'monthly' | 'yearly';
  status: string;
}
