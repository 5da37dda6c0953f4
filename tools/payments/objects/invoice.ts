// An invoice for one period of a subscription.
import type Stripe from 'stripe';
import { makeInvoiceLine, makeInvoicePayment, type NewInvoice } from './invoice-line.ts';
import { itemOf } from './subscription.ts';

/** A draft. */
export function makeInvoice(given: NewInvoice): Stripe.Invoice {
  const { id, created, subscription, customer } = given;
  const line = makeInvoiceLine(given);
  const { amount } = line;
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Rockabout',
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: given.reason,
    collection_method: 'charge_automatically',
    created,
    currency: line.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${given.origin}/invoices/${id}`,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: [line], has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: given.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: ['card'] },
    payments: {
      object: 'list',
      data: [makeInvoicePayment(given, amount)],
      has_more: false,
      url: '/v1/invoice_payments',
    },
    period_end: created,
    period_start: itemOf(subscription).current_period_start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
  };
}

/** Open and waiting to be paid. */
export function finalized(invoice: Stripe.Invoice, at: number): Stripe.Invoice {
  return {
    ...invoice,
    status: 'open',
    status_transitions: { ...invoice.status_transitions, finalized_at: at },
  };
}

export function paidInvoice(invoice: Stripe.Invoice, at: number): Stripe.Invoice {
  return {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    payments: invoice.payments && {
      ...invoice.payments,
      data: invoice.payments.data.map((payment) => ({
        ...payment,
        amount_paid: payment.amount_requested,
        status: 'paid',
        status_transitions: { canceled_at: null, paid_at: at },
      })),
    },
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  };
}
