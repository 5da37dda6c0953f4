// The states of an order: as a badge, and as one word for a narrow row.
import { clsx } from 'clsx';
import type { AdminOrder } from '../../schema/admin-orders.ts';
import { orderStateOf, type OrderState } from '../../schema/orders.ts';
import { StatusBadge, type BadgeTone } from '../views/badge.tsx';
import { isWithdrawn } from './words.ts';
import { useWords } from '../views/words.ts';

const tones: Readonly<Record<AdminOrder['status'], BadgeTone>> = {
  completed: 'hidden',
  partially_refunded: 'traveling',
  refunded: 'warning',
};

export function OrderStatusBadge(order: Pick<AdminOrder, 'status' | 'price'>) {
  const words = useWords('adminOrders');
  return (
    <StatusBadge tone={tones[order.status]} className="xl:whitespace-nowrap!">
      {words.statuses[isWithdrawn(order) ? 'withdrawn' : order.status]}
    </StatusBadge>
  );
}

/** Marks an order that is to be shipped. Shown in the list, and beside the payment's state in the details. */
export function ToShipBadge() {
  const words = useWords('adminOrders');
  return (
    <StatusBadge tone="active" className="xl:whitespace-nowrap!">
      {words.toShip}
    </StatusBadge>
  );
}

const colors: Readonly<Record<OrderState, string>> = {
  paid: 'text-status-hidden',
  preparing: 'text-status-active',
  shipped: 'text-soft',
  refunded: 'text-coral',
};

/** The state that says whether there is something to do. */
export function OrderStateWord({ order }: { order: AdminOrder }) {
  const words = useWords('adminOrders');
  const state = orderStateOf(order);
  return (
    <span className={clsx('text-xs font-semibold', colors[state])}>
      {words.states[isWithdrawn(order) ? 'withdrawn' : state]}
    </span>
  );
}
