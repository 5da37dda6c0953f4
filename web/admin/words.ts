// Amounts, states and names as the administrator reads them.
import type { AdminMember, AdminOrder } from '../../schema/admin.ts';
import type { ReportSubject } from '../../schema/reports.ts';
import { dayWords } from '../lib/days.ts';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 4.9 gives '$4.90'. */
export const dollars = (amount: number): string => money.format(amount);

/** Of an order: a free pack has no price. */
export const priceWords = (price: number): string => (price === 0 ? 'Free' : dollars(price));

/** What stands where nothing is known. */
export const notKnown = 'N/A';

/** Characters of a payment session's id in a table. */
export const sessionShown = 20;

/** 'partially_refunded' gives 'partially refunded'. */
export const statusWords = (status: AdminOrder['status']): string => status.replaceAll('_', ' ');

/** Where nothing waits to be shipped. */
export function shippingWords({ shippedAt }: AdminOrder): string {
  return shippedAt === null ? 'Nothing to ship' : `Shipped ${dayWords(shippedAt)}`;
}

export function planWords({ hasManualPlan, paid }: AdminMember): string {
  const parts = [
    ...(hasManualPlan ? ['Given by hand'] : []),
    ...(paid ? [`Paid ${paid.plan} until ${dayWords(paid.until)}`] : []),
  ];
  return parts.join(', ') || 'Free';
}

export const subjectTitles: Readonly<Record<ReportSubject, string>> = {
  photo: 'Photo',
  rock: 'Rock',
  comment: 'Comment',
};

/** Such as 'the photo of Sunny'. */
export function thingWords({ subject, rock }: { subject: ReportSubject; rock: { name: string } }): string {
  if (subject === 'photo') return `the photo of ${rock.name}`;
  return subject === 'comment' ? `the comment on ${rock.name}` : rock.name;
}
