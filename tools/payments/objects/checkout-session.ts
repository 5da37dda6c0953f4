// A checkout session.
import type Stripe from 'stripe';

export interface NewSession {
  id: string;
  created: number;
  expiresAt: number;
  mode: 'payment' | 'subscription';
  /** In the seller's page, or on a page of the provider's. */
  uiMode: 'elements' | 'hosted_page';
  clientSecret: string | null;
  url: string | null;
  successUrl: string | null;
  cancelUrl: string | null;
  returnUrl: string | undefined;
  lines: Stripe.LineItem[];
  currency: string;
  customer: string | null;
  customerEmail: string | null;
  customerCreation: 'always' | 'if_required' | null;
  clientReferenceId: string | null;
  metadata: Stripe.Metadata;
  allowedCountries: string[] | null;
  shipping: { rate: string; cents: number }[];
  billingAddress: Stripe.Checkout.Session.BillingAddressCollection | null;
  locale: Stripe.Checkout.Session.Locale | null;
  submitType: Stripe.Checkout.Session.SubmitType | null;
  phone: boolean;
}

export function makeSession(given: NewSession): Stripe.Checkout.Session {
  const subtotal = given.lines.reduce((sum, { amount_subtotal }) => sum + amount_subtotal, 0);
  const [shipping] = given.shipping;
  return {
    id: given.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: subtotal,
    amount_total: subtotal + (shipping?.cents ?? 0),
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: given.billingAddress,
    cancel_url: given.cancelUrl,
    client_reference_id: given.clientReferenceId,
    client_secret: given.clientSecret,
    collected_information: { business_name: null, individual_name: null, shipping_details: null },
    consent: null,
    consent_collection: null,
    created: given.created,
    currency: given.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: given.customer,
    customer_account: null,
    customer_creation: given.customerCreation,
    customer_details: given.customerEmail === null ? null : buyer({ email: given.customerEmail }),
    customer_email: given.customerEmail,
    discounts: [],
    expires_at: given.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    line_items: {
      object: 'list',
      data: given.lines,
      has_more: false,
      url: `/v1/checkout/sessions/${given.id}/line_items`,
    },
    livemode: false,
    locale: given.locale,
    managed_payments: { enabled: false },
    metadata: given.metadata,
    mode: given.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: given.mode === 'subscription' ? 'always' : 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: given.phone },
    recovered_from: null,
    redirect_on_completion: given.uiMode === 'elements' ? 'always' : undefined,
    return_url: given.returnUrl,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: given.allowedCountries
      ? { allowed_countries: given.allowedCountries }
      : null,
    shipping_cost: shipping
      ? {
          amount_subtotal: shipping.cents,
          amount_tax: 0,
          amount_total: shipping.cents,
          shipping_rate: shipping.rate,
        }
      : null,
    shipping_options: given.shipping.map(({ rate, cents }) => ({
      shipping_amount: cents,
      shipping_rate: rate,
    })),
    status: 'open',
    submit_type: given.submitType,
    subscription: null,
    success_url: given.successUrl,
    total_details: { amount_discount: 0, amount_shipping: shipping?.cents ?? 0, amount_tax: 0 },
    ui_mode: given.uiMode,
    url: given.url,
    wallet_options: null,
  };
}

interface Buyer {
  email: string | null;
  name?: string | null;
  address?: Stripe.Address | null;
}

/** Who pays, as far as it is known. */
export function buyer({
  email,
  name = null,
  address = null,
}: Buyer): Stripe.Checkout.Session.CustomerDetails {
  return {
    address,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}
