// Texts of the admin dashboard: amounts, states and names.
import type { AdminMember } from '../../schema/admin.ts';
import type { AdminOrder } from '../../schema/admin-orders.ts';
import type { ReportSubject } from '../../schema/reports.ts';
import type { MessageKind } from '../../schema/upkeep.ts';
import { utcDay } from './time.tsx';
import { grouped } from '../lib/numbers.ts';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 4.9 becomes '$4.90'. */
export const dollars = (amount: number): string => money.format(amount);

/** An order's price; 'Free' for a free pack. */
export const priceWords = (price: number): string => (price === 0 ? 'Free' : dollars(price));

/** 'R-1, R-2 and 3 more', of at most four numbers. */
export function numberWords(ids: readonly string[]): string {
  const named = ids.slice(0, ids.length > 4 ? 3 : 4).join(', ');
  return ids.length > 4 ? `${named} and ${ids.length - 3} more` : named;
}

/** '1 order' or '2 orders'. */
export const orderCount = (count: number): string => (count === 1 ? '1 order' : `${grouped(count)} orders`);

/** Dollars of orders, less refunds. Added up in cents, which are exact. */
export const revenueOf = (orders: readonly Pick<AdminOrder, 'price' | 'refunded'>[]): number =>
  orders.reduce((sum, { price, refunded }) => sum + Math.round(price * 100) - Math.round(refunded * 100), 0) /
  100;

/** Placeholder for unknown values. */
export const notKnown = 'N/A';

/** Number of characters of a payment session's id in a table. */
export const sessionShown = 20;

/** Whether an order is the free pack of an ambassador whose selection was withdrawn. */
export const isWithdrawn = ({ status, price }: Pick<AdminOrder, 'status' | 'price'>): boolean =>
  status === 'refunded' && price === 0;

/** 'partially_refunded' becomes 'partially refunded'. */
export const statusWords = (order: Pick<AdminOrder, 'status' | 'price'>): string =>
  isWithdrawn(order) ? 'withdrawn' : order.status.replaceAll('_', ' ');

/** Text for an order that is not to be shipped. */
export function shippingWords({ shippedAt }: AdminOrder): string {
  return shippedAt === null ? 'Nothing to ship' : `Shipped ${inOneLine(utcDay(shippedAt))}`;
}

/** With spaces at which no line ends. */
export const inOneLine = (words: string): string => words.replaceAll(' ', '\u00a0');

export function planWords({ hasManualPlan, paid }: Pick<AdminMember, 'hasManualPlan' | 'paid'>): string {
  const parts = [
    ...(hasManualPlan ? ['Given by hand'] : []),
    ...(paid ? [`Paid ${paid.plan} until ${inOneLine(utcDay(paid.until))}`] : []),
  ];
  return parts.join(', ') || 'Free';
}

export const subjectTitles: Readonly<Record<ReportSubject, string>> = {
  photo: 'Photo',
  rock: 'Rock',
  comment: 'Comment',
  question: 'Photo sent by a finder',
  name: 'Name',
  place: 'Name of a place',
  note: 'Note',
  line: 'Line of a finder',
  thanks: 'Thanks',
};

/** The content's name, such as 'the photo of Sunny'. */
export function thingWords({
  subject,
  rock,
  words,
}: {
  subject: ReportSubject;
  rock: { name: string } | null;
  words: string | null;
}): string {
  const name = rock?.name ?? '';
  const names: Record<ReportSubject, string> = {
    photo: `the photo of ${name}`,
    rock: name,
    comment: `the comment on ${name}`,
    question: `the photo that a finder sent about ${name}`,
    name: `the name ${words ?? 'of a member'}`,
    place: `the name of a place of ${name}`,
    note: `the note at an entry of ${name}`,
    line: `the line at a find of ${name}`,
    thanks: `the thanks for a find of ${name}`,
  };
  return names[subject];
}

export const messageKinds: Readonly<Record<MessageKind, string>> = {
  receipt: 'Receipt',
  purchase: 'A plan that was paid for before signing in',
  duplicate: 'A second plan that was paid back',
  act: 'What you did',
  application: 'An application that has arrived',
  selection: 'Result of an application',
  report: 'Daily report',
  watch: 'Where a rock goes next',
  offer: 'An offer of a rock',
  alarm: 'Alarm',
  deletion: 'Confirmation that an account is deleted',
  notice: 'Notification',
  digest: 'Digest',
};
