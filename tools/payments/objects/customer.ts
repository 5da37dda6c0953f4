// A customer.
import type Stripe from 'stripe';
import { letterRow } from '../ids.ts';

export interface NewCustomer {
  id: string;
  created: number;
  email?: string | null;
  name?: string | null;
  phone?: string | null;
  description?: string | null;
  address?: Stripe.Address | null;
  shipping?: Stripe.Customer.Shipping | null;
  metadata?: Stripe.Metadata;
}

export function makeCustomer({ id, created, ...given }: NewCustomer): Stripe.Customer {
  return {
    id,
    object: 'customer',
    address: given.address ?? null,
    balance: 0,
    created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    discount: null,
    email: given.email ?? null,
    invoice_prefix: letterRow(8, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: given.metadata ?? {},
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: given.phone ?? null,
    preferred_locales: [],
    shipping: given.shipping ?? null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

export function deletedCustomer(id: string): Stripe.DeletedCustomer {
  return { id, object: 'customer', deleted: true };
}
