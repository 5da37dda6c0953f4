// The columns of the table 'Product Orders'.
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { AdminOrder } from '../../schema/admin.ts';
import { StatusBadge, type BadgeTone } from '../views/badge.tsx';
import { Day } from '../ui/time.tsx';
import { EmailText } from './email-text.tsx';
import type { Column } from './table.tsx';
import { notKnown, priceWords, sessionShown, statusWords } from './words.ts';

const tones: Readonly<Record<AdminOrder['status'], BadgeTone>> = {
  completed: 'hidden',
  partially_refunded: 'traveling',
  refunded: 'warning',
};

/** @param orderId renders an order's number as a link or button to its details */
export function orderColumns(orderId: (order: AdminOrder) => ReactNode): Column<AdminOrder>[] {
  return [
    { title: 'Order ID', cell: orderId },
    { title: 'Product', cell: ({ productName }) => productName },
    {
      title: 'Customer Email',
      cell: ({ customerEmail }) => <EmailText text={customerEmail || notKnown} />,
    },
    { title: 'Price', cell: ({ price }) => priceWords(price), isFigure: true },
    { title: 'Status', cell: ({ status }) => <OrderStatusBadge status={status} /> },
    {
      title: 'Date',
      cell: ({ createdAt }) => <Day at={createdAt} className="lg:whitespace-nowrap" />,
    },
    { title: 'Payment Session', cell: ({ stripeSessionId }) => <PaymentSession id={stripeSessionId} /> },
  ];
}

export function OrderStatusBadge({ status }: Pick<AdminOrder, 'status'>) {
  return (
    <StatusBadge tone={tones[status]}>
      <span className="inline-block first-letter:uppercase">{statusWords(status)}</span>
    </StatusBadge>
  );
}

/** Marks an order that is to be shipped. Shown in the list, and beside the payment's state in the details. */
export function ToShipBadge() {
  return <StatusBadge tone="active">To ship</StatusBadge>;
}

/** A payment session's id, shortened. The ellipsis is CSS content, not text. */
function PaymentSession({ id }: { id: string }) {
  const isCut = id.length > sessionShown;
  return (
    <span
      className={clsx('font-mono text-xs wrap-anywhere lg:whitespace-nowrap', isCut && "after:content-['…']")}
    >
      {id.slice(0, sessionShown) || notKnown}
    </span>
  );
}

/** Links to an order in the orders tab. */
export function OrderLink({ id }: { id: string }) {
  return (
    <Link
      to="/admin"
      search={{ tab: 'orders', q: id }}
      className="link inline-flex min-h-11 items-center font-mono whitespace-nowrap"
    >
      {id}
    </Link>
  );
}
