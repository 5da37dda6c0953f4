// What a buyer sent from the checkout page: a payment, or what stands in its way.
import type Stripe from 'stripe';
import { readCard } from './card.ts';
import type { Problems } from './frame.ts';
import type { Payment } from '../stand-in.ts';

type Session = Stripe.Checkout.Session;

const kept = ['email', 'name', 'line1', 'line2', 'city', 'state', 'postal_code', 'country'] as const;

/** What somebody typed and keeps when something is wrong: all but the card. */
export type Typed = Readonly<Partial<Record<(typeof kept)[number], string>>>;

/**
 * @param known address that the shop gave; it cannot be typed over
 * @param now in milliseconds
 */
export function readPayment(
  form: URLSearchParams,
  session: Session,
  { known, now }: { known: string | undefined; now: number },
): { payment: Payment; problems: Problems; typed: Typed } {
  const typed: Typed = Object.fromEntries(kept.map((name) => [name, (form.get(name) ?? '').trim()]));
  const shipping = session.shipping_address_collection;
  const email = known ?? typed.email ?? '';
  const card = readCard(form, now);
  // In the order of the form, so that the first problem is the first one on the page.
  const problems = {
    ...(/^[^\s@]+@[^\s@]+$/.test(email) ? {} : { email: 'Enter your email address.' }),
    ...(shipping ? addressProblems(typed, shipping) : {}),
    ...card.problems,
    ...(shipping || typed.name ? {} : { name: 'Enter the name on the card.' }),
  };
  const payment = {
    card: card.number,
    email,
    name: typed.name,
    ...(shipping ? { address: addressOf(typed) } : {}),
  };
  return { payment, problems, typed };
}

function addressProblems(
  typed: Typed,
  shipping: Stripe.Checkout.Session.ShippingAddressCollection,
): Problems {
  const isServed = shipping.allowed_countries.some((code) => code === typed.country);
  return {
    ...(typed.name ? {} : { name: 'Enter your full name.' }),
    ...(typed.line1 ? {} : { line1: 'Enter your address.' }),
    ...(typed.city ? {} : { city: 'Enter your city.' }),
    ...(typed.state || typed.country !== 'US' ? {} : { state: 'Enter your state.' }),
    ...(typed.postal_code ? {} : { postal_code: 'Enter your postal code.' }),
    ...(isServed ? {} : { country: 'Choose a country from the list.' }),
  };
}

function addressOf(typed: Typed): Stripe.Address {
  return {
    line1: typed.line1 || null,
    line2: typed.line2 || null,
    city: typed.city || null,
    state: typed.state || null,
    postal_code: typed.postal_code || null,
    country: typed.country || null,
  };
}
