// An order: what was bought and where it goes. Only the payment provider's word makes one.

/** Days after the payment for which a postal address is kept. */
export const orderLimits = { addressDays: 400 } as const;

/** 'completed' is paid; what was paid back says so. */
export type OrderStatus = 'completed' | 'partially_refunded' | 'refunded';

/** Once it is forgotten, state and country alone are not ''. */
export interface ShippingAddress {
  name: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  postalCode: string;
  /** Two letters, ISO 3166-1. */
  country: string;
}

/** Paid, with an address, and not shipped yet. Of what was paid back in part the rest is still to come. */
export function isToShip(order: {
  status: OrderStatus;
  shipping: ShippingAddress | null;
  /** In whatever form; null while it waits. */
  shippedAt: unknown;
}): boolean {
  return order.status !== 'refunded' && order.shipping !== null && order.shippedAt === null;
}

/** @param amount paid @param refunded paid back; both in the smallest unit of the same currency */
export function orderStatusOf(amount: number, refunded: number): OrderStatus {
  if (refunded <= 0) return 'completed';
  return refunded < amount ? 'partially_refunded' : 'refunded';
}
