// The states of an order: as a badge, and as one word for a narrow row.
import { clsx } from 'clsx';
import type { AdminOrder } from '../../schema/admin-orders.ts';
import { orderStateOf, type OrderState } from '../../schema/orders.ts';
import { StatusBadge, type BadgeTone } from '../views/badge.tsx';
import { isWithdrawn, statusWords } from './words.ts';

const tones: Readonly<Record<AdminOrder['status'], BadgeTone>> = {
  completed: 'hidden',
  partially_refunded: 'traveling',
  refunded: 'warning',
};

export function OrderStatusBadge(order: Pick<AdminOrder, 'status' | 'price'>) {
  return (
    <StatusBadge tone={tones[order.status]}>
      <span className="inline-block first-letter:uppercase">{statusWords(order)}</span>
    </StatusBadge>
  );
}

/** Marks an order that is to be shipped. Shown in the list, and beside the payment's state in the details. */
export function ToShipBadge() {
  return <StatusBadge tone="active">To ship</StatusBadge>;
}

const states: Readonly<Record<OrderState, readonly [word: string, color: string]>> = {
  paid: ['Completed', 'text-status-hidden'],
  preparing: ['To ship', 'text-status-active'],
  shipped: ['Shipped', 'text-soft'],
  refunded: ['Paid back', 'text-coral'],
};

/** The state that says whether there is something to do. */
export function OrderStateWord({ order }: { order: AdminOrder }) {
  const [word, color] = states[orderStateOf(order)];
  return (
    <span className={clsx('text-xs font-semibold', color)}>{isWithdrawn(order) ? 'Withdrawn' : word}</span>
  );
}
