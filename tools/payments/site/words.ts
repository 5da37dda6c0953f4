// How the stand-in's pages write money, days, plans and cards.
import type Stripe from 'stripe';
import { planTerms } from '../../../schema/subscriptions.ts';

/** The only card that is not declined, as people write it. */
export const goodCard = '4242 4242 4242 4242';

export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const shortDayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const timeFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
  hour12: false,
});

/** @param seconds since 1970, as the provider counts */
export const day = (seconds: number) => dayFormat.format(seconds * 1000);

/** The same for tables. */
export const shortDay = (seconds: number) => shortDayFormat.format(seconds * 1000);

/** @param seconds since 1970, as the provider counts */
export const time = (seconds: number) => timeFormat.format(seconds * 1000);

/** '$29.99 every year', or only the amount of what is paid once. */
export function priceWords(price: Stripe.Price): string {
  const amount = money(price.unit_amount ?? 0, price.currency);
  return price.recurring ? `${amount} every ${price.recurring.interval}` : amount;
}

export function planWords(subscription: Stripe.Subscription): string {
  const price = subscription.items.data[0]?.price;
  const known = Object.values(planTerms).find(({ lookupKey }) => lookupKey === price?.lookup_key);
  return known?.name ?? price?.nickname ?? 'A plan';
}

/** When the paid period ends, in seconds. */
export function periodEnd(subscription: Stripe.Subscription): number {
  return subscription.items.data[0]?.current_period_end ?? subscription.created;
}

const regions = new Intl.DisplayNames(['en'], { type: 'region' });
export const countryName = (code: string) => regions.of(code) ?? code;

/** Enough of an id to tell it from others. */
export const shortId = (id: string) => (id.length > 30 ? `${id.slice(0, 24)}…` : id);
