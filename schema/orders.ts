// An order: what was bought and where it goes. Only the payment provider's confirmation creates one.
import type { OrderedProduct } from './product-name.ts';

/** In `orders.email_key`: matches no address, for orders of members and of deleted accounts. */
export const noAddressKey = '-';

/** Days after the payment for which a postal address is kept. */
export const orderLimits = { addressDays: 400 } as const;

/** 'completed' is paid and not refunded. */
export type OrderStatus = 'completed' | 'partially_refunded' | 'refunded';

/** Once the address is deleted, all but state and country is ''. */
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

/** Paid, with an address, and not shipped yet. A partly refunded order is still shipped. */
export function isToShip(order: {
  status: OrderStatus;
  shipping: ShippingAddress | null;
  /** In any form; null until it is shipped. */
  shippedAt: unknown;
}): boolean {
  return order.status !== 'refunded' && order.shipping !== null && order.shippedAt === null;
}

/** @param amount paid @param refunded in the smallest unit of the same currency */
export function orderStatusOf(amount: number, refunded: number): OrderStatus {
  if (refunded <= 0) return 'completed';
  return refunded < amount ? 'partially_refunded' : 'refunded';
}

/** The state that a buyer sees. `paid`: without an address to ship to. */
export type OrderState = 'paid' | 'preparing' | 'shipped' | 'refunded';

export function orderStateOf(order: Parameters<typeof isToShip>[0]): OrderState {
  if (order.status === 'refunded') return 'refunded';
  if (order.shippedAt !== null) return 'shipped';
  return isToShip(order) ? 'preparing' : 'paid';
}

/** Orders in one answer of GET /api/orders/my. */
export const orderPage = 10;

/** An order of GET /api/orders/my, newest first; without its postal address. */
export interface OwnOrder extends OrderedProduct {
  /** The order number. */
  id: string;
  /** Paid, in the currency's smallest unit; 0 for a founding pack. */
  cents: number;
  /** Refunded, in the same unit. */
  refundedCents: number;
  currency: string;
  state: OrderState;
  createdAt: string;
  shippedAt: string | null;
  /** The administrator's tracking note, such as the carrier and its number; '' without one. */
  tracking: string;
}

/** Answer of GET /api/orders/latest: number of the order that this browser paid last; null before. */
export interface LatestOrder {
  id: string | null;
}

/** A part of a tracking note, which may contain links to the carrier's pages. */
export interface TrackingPart {
  text: string;
  /** The link's target; null for plain text. */
  href: string | null;
}

/** 'DHL 1, https://dhl.test/1' gives a text and a link. Only https addresses become links. */
export function trackingParts(note: string): TrackingPart[] {
  return note
    .split(/(https:\/\/[^\s<>"']+)/)
    .flatMap((piece) => linkIn(piece) ?? [{ text: piece, href: null }])
    .filter(({ text }) => text !== '');
}

/** Punctuation at the end is not part of the address. */
function linkIn(piece: string): TrackingPart[] | undefined {
  const address = piece.replace(/[.,;:!?)]+$/, '');
  if (!address.startsWith('https://') || !URL.canParse(address)) return undefined;
  return [
    { text: address, href: address },
    { text: piece.slice(address.length), href: null },
  ];
}
