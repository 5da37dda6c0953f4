// An order: what was bought and where it goes. Only the payment provider's word makes one.

/** In `orders.email_key`: found by no address, as what members buy themselves, or a deleted account has left. */
export const noAddressKey = '-';

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

/** What a buyer reads about their order. `paid`: with no address that it could go to. */
export type OrderState = 'paid' | 'preparing' | 'shipped' | 'refunded';

export function orderStateOf(order: Parameters<typeof isToShip>[0]): OrderState {
  if (order.status === 'refunded') return 'refunded';
  if (order.shippedAt !== null) return 'shipped';
  return isToShip(order) ? 'preparing' : 'paid';
}

/** Orders in one answer of GET /api/orders/my. */
export const orderPage = 10;

/** An order of GET /api/orders/my, newest first; without the address that it went to. */
export interface OwnOrder {
  /** Its number. */
  id: string;
  productName: string;
  /** Paid, in the currency's smallest unit; 0 for a founding pack. */
  cents: number;
  /** Paid back, in the same. */
  refundedCents: number;
  currency: string;
  state: OrderState;
  createdAt: string;
  shippedAt: string | null;
  /** What the administrator noted of its way, such as the carrier and its number; '' without a note. */
  tracking: string;
}

/** Answer of GET /api/orders/latest: the number of what this browser paid for last; null while no payment is known. */
export interface LatestOrder {
  id: string | null;
}

/** A piece of a tracking note, which may have addresses of the carrier's pages in it. */
export interface TrackingPart {
  text: string;
  /** Where it leads; null for plain text. */
  href: string | null;
}

/** 'DHL 1, https://dhl.test/1' gives its words and a link. Only https leads anywhere. */
export function trackingParts(note: string): TrackingPart[] {
  return note
    .split(/(https:\/\/[^\s<>"']+)/)
    .flatMap((piece) => linkIn(piece) ?? [{ text: piece, href: null }])
    .filter(({ text }) => text !== '');
}

/** A sentence's own signs at the end are no part of the address. */
function linkIn(piece: string): TrackingPart[] | undefined {
  const address = piece.replace(/[.,;:!?)]+$/, '');
  if (!address.startsWith('https://') || !URL.canParse(address)) return undefined;
  return [
    { text: address, href: address },
    { text: piece.slice(address.length), href: null },
  ];
}
