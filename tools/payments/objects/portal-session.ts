// A visit to the page where a customer looks after card and invoices.
import type Stripe from 'stripe';

export interface NewPortalSession {
  id: string;
  created: number;
  customer: string;
  returnUrl: string | null;
  origin: string;
}

export function makePortalSession({
  id,
  created,
  customer,
  returnUrl,
  origin,
}: NewPortalSession): Stripe.BillingPortal.Session {
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_local',
    created,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${origin}/portal/${id}`,
  };
}
