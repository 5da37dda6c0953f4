// A checkout is opened as the seller asks for it.
import type Stripe from 'stripe';
import { emit, idOf, keep, liveCustomer, secondsOf, type Books } from '../books.ts';
import { makeSession } from '../objects/checkout-session.ts';
import { linesOf, shippingOf } from './checkout-lines.ts';
import { invalid, missing, noSuch } from '../calls/errors.ts';
import { newId } from '../ids.ts';
import {
  flag,
  group,
  integer,
  metadataOf,
  oneOf,
  required,
  text,
  texts,
  type Params,
} from '../calls/params.ts';

type Mode = 'payment' | 'subscription';

const hour = 60 * 60;

export function openCheckout(books: Books, params: Params): Stripe.Checkout.Session {
  const mode = oneOf(params, 'mode', ['payment', 'subscription']);
  if (!mode) throw missing('mode');
  const created = secondsOf(books);
  const id = newId('cs_test');
  const customerEmail = text(params, 'customer_email') ?? null;
  if (customerEmail !== null && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(customerEmail)) {
    throw invalid(`Invalid email address: ${customerEmail}`, {
      code: 'email_invalid',
      param: 'customer_email',
    });
  }
  const lines = linesOf(books, params, mode);
  const currency = lines[0]?.currency ?? 'usd';
  const countries = group(params, 'shipping_address_collection');
  const session = makeSession({
    id,
    created,
    expiresAt: expiryOf(params, created),
    mode,
    ...returnsOf(params, { id, origin: books.origin }),
    lines,
    currency,
    customer: customerOf(books, params, customerEmail),
    customerEmail,
    customerCreation: creationOf(params, mode),
    clientReferenceId: text(params, 'client_reference_id') ?? null,
    metadata: metadataOf(params),
    allowedCountries: countries ? texts(countries, 'allowed_countries') : null,
    shipping: shippingOf(books, params, { mode, currency }),
    billingAddress: oneOf(params, 'billing_address_collection', ['auto', 'required']) ?? null,
    locale: text(params, 'locale') ?? null,
    submitType: text(params, 'submit_type') ?? null,
    phone: flag(group(params, 'phone_number_collection') ?? {}, 'enabled') ?? false,
  });
  const cents = session.amount_total ?? 0;
  if (mode === 'payment' && cents > 0 && cents < 50) {
    throw invalid("The Checkout Session's total amount must convert to at least 50 cents.", {
      code: 'amount_too_small',
    });
  }
  books.intentions.set(id, intentionOf(params, mode));
  return keep(books.sessions, session);
}

function expiryOf(params: Params, created: number): number {
  const at = integer(params, 'expires_at') ?? created + 24 * hour;
  if (at >= created + hour / 2 && at <= created + 24 * hour) return at;
  throw invalid(
    'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
    {
      param: 'expires_at',
    },
  );
}

function creationOf(params: Params, mode: Mode): 'always' | 'if_required' | null {
  const wanted = oneOf(params, 'customer_creation', ['always', 'if_required']);
  if (wanted && mode === 'subscription') {
    throw invalid('`customer_creation` can only be used in `payment` mode.', { param: 'customer_creation' });
  }
  return wanted ?? (mode === 'payment' && text(params, 'customer') === undefined ? 'if_required' : null);
}

function customerOf(books: Books, params: Params, email: string | null): string | null {
  const id = text(params, 'customer');
  if (id === undefined) return null;
  if (email !== null) {
    throw invalid('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer',
    });
  }
  if (!liveCustomer(books, id)) throw noSuch('customer', id, 'customer');
  return id;
}

function returnsOf(params: Params, { id, origin }: { id: string; origin: string }) {
  const uiMode = oneOf(params, 'ui_mode', ['hosted_page', 'elements']) ?? 'hosted_page';
  const [needed, refused] =
    uiMode === 'elements' ? ['return_url', ['success_url', 'cancel_url']] : ['success_url', ['return_url']];
  for (const name of refused) {
    if (text(params, name) !== undefined) {
      throw invalid(`You can not pass \`${name}\` when \`ui_mode\` is \`${uiMode}\`.`, { param: name });
    }
  }
  required(params, needed);
  const isHosted = uiMode === 'hosted_page';
  return {
    uiMode,
    successUrl: addressIn(params, 'success_url'),
    cancelUrl: addressIn(params, 'cancel_url'),
    returnUrl: addressIn(params, 'return_url') ?? undefined,
    clientSecret: isHosted ? null : `${id}_${newId('secret')}`,
    url: isHosted ? `${origin}/checkout/${id}` : null,
  };
}

/** An address on the web, as it was given: the placeholder for the session's id stays. */
export function addressIn(params: Params, name: string): string | null {
  const value = text(params, name);
  if (value === undefined) return null;
  if (/^https?:$/.test(URL.parse(value)?.protocol ?? '')) return value;
  throw invalid('Not a valid URL', { code: 'url_invalid', param: name });
}

function intentionOf(params: Params, mode: Mode) {
  const [own, other] =
    mode === 'subscription'
      ? ['subscription_data', 'payment_intent_data']
      : ['payment_intent_data', 'subscription_data'];
  if (group(params, other))
    throw invalid(`You can not pass \`${other}\` in \`${mode}\` mode.`, { param: other });
  const asked = group(params, own) ?? {};
  return {
    metadata: metadataOf(asked),
    description: text(asked, 'description') ?? null,
    receiptEmail: text(asked, 'receipt_email') ?? null,
  };
}

export function expire(books: Books, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  const { line_items, ...object } = keep(books.sessions, { ...session, status: 'expired', url: null });
  emit(books, { type: 'checkout.session.expired', data: { object } });
  return { ...object, line_items };
}

/** Those of a customer that wait to be paid. */
export function openSessionsOf({ sessions }: Books, customer: string): Stripe.Checkout.Session[] {
  return [...sessions.values()].filter(
    (session) =>
      session.status === 'open' && session.customer !== null && idOf(session.customer) === customer,
  );
}
