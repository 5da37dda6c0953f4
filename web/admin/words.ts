// Texts of the admin dashboard: amounts, states and names.
import type { AdminMember } from '../../schema/admin.ts';
import type { AdminOrder } from '../../schema/admin-orders.ts';
import type { ReportSubject } from '../../schema/reports.ts';
import { utcDay } from './time.tsx';
import { wordsNow } from '../lib/words.ts';

/** 4.9 becomes '$4.90'. */
export const dollars = (amount: number): string => wordsNow('adminOrders').dollars(amount);

/** An order's price; 'Free' for a free pack. */
export const priceWords = (price: number): string => (price === 0 ? wordsNow('admin').free : dollars(price));

/** 'R-1, R-2 and 3 more', of at most four numbers. */
export function numberWords(ids: readonly string[]): string {
  const named = ids.slice(0, ids.length > 4 ? 3 : 4).join(wordsNow('formats').comma);
  return ids.length > 4 ? wordsNow('adminOrders').andMore(named, ids.length - 3) : named;
}

/** Dollars of orders, less refunds. Added up in cents, which are exact. */
export const revenueOf = (orders: readonly Pick<AdminOrder, 'price' | 'refunded'>[]): number =>
  orders.reduce((sum, { price, refunded }) => sum + Math.round(price * 100) - Math.round(refunded * 100), 0) /
  100;

/** Number of characters of a payment session's id in a table. */
export const sessionShown = 20;

/** Whether an order is the free pack of an ambassador whose selection was withdrawn. */
export const isWithdrawn = ({ status, price }: Pick<AdminOrder, 'status' | 'price'>): boolean =>
  status === 'refunded' && price === 0;

/** Text for an order that is not to be shipped. */
export function shippingWords({ shippedAt }: AdminOrder): string {
  const words = wordsNow('adminOrders');
  return shippedAt === null ? words.nothingToShip : words.shippedOn(inOneLine(utcDay(shippedAt)));
}

/** With spaces at which no line ends, nor within a day in Japanese, which has none. */
export const inOneLine = (words: string): string =>
  words.replaceAll(' ', '\u00a0').replaceAll(/[年月](?=\d)/g, '$&\u2060');

export function planWords({ hasManualPlan, paid }: Pick<AdminMember, 'hasManualPlan' | 'paid'>): string {
  const words = wordsNow('adminMembers');
  if (!paid) return hasManualPlan ? words.givenByHand : words.free;
  const untilThen = words.paid[paid.plan](inOneLine(utcDay(paid.until)));
  return hasManualPlan ? words.both(words.givenByHand, untilThen) : untilThen;
}

/** The content's name, such as 'the photo of Sunny'. */
export const thingWords = ({
  subject,
  rock,
  words,
}: {
  subject: ReportSubject;
  rock: { name: string } | null;
  words: string | null;
}): string => wordsNow('moderation').thing(subject, rock?.name ?? '', words);
