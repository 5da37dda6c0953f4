// Requests and answers of the administrator's calls about orders: the list, shipments and labels.
import * as z from 'zod/mini';
import { adminLimits, reason } from './admin.ts';
import type { OrderStatus, ShippingAddress } from './orders.ts';
import { optionalText, requiredText } from './text.ts';
import { say } from './words/say.ts';

export const orderFilters = ['all', 'to-ship', 'shipped', 'refunded'] as const;
export type OrderFilter = (typeof orderFilters)[number];

export const orderSorts = ['newest', 'oldest'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** Answer of GET /api/admin/found-orders: the orders that a search finds, on all pages. */
export interface FoundOrders {
  /** Orders, including free packs; at most `adminLimits.addedUp`. */
  orders: number;
  /** Dollars, less refunds. */
  revenue: number;
  /** False if there are more orders than were added up. */
  isAll: boolean;
}

/** An order of GET /api/admin/orders, and of GET /api/admin/orders/:id. */
export interface AdminOrder {
  id: string;
  productId: string;
  productName: string;
  /** '' when the payment provider gave none. */
  customerEmail: string;
  /** Dollars that were paid; 0 for the free pack of a founding ambassador. */
  price: number;
  /** Dollars that were refunded. */
  refunded: number;
  status: OrderStatus;
  createdAt: string;
  /** '' for a free pack. */
  stripeSessionId: string;
  /** Null if the payment provider gave none; only state and country once the address is deleted. */
  shipping: ShippingAddress | null;
  /** Null until it is shipped. */
  shippedAt: string | null;
  tracking: string;
  /** Rock IDs that were reserved for it. */
  labels: number;
}

/** Answer of GET /api/admin/order-totals, in dollars, less refunds. */
export interface OrderTotals {
  /** Paid orders; free packs are not counted. */
  orders: number;
  revenue: number;
  /** 0 without orders. */
  average: number;
  /** Orders to ship, including free packs. */
  toShip: number;
}

/** Body of POST /api/admin/orders/:id/shipment, and of PUT, which corrects the note. */
export const ShipmentInput = z.object({
  tracking: optionalText('tracking', adminLimits.tracking),
});
export type ShipmentInput = z.output<typeof ShipmentInput>;

/** Body of PUT /api/admin/orders/:id/address. */
export const PackAddress = z.object({
  name: requiredText('name', adminLimits.addressLine, say('admin', 'addressName')),
  line1: requiredText('street', adminLimits.addressLine, say('admin', 'addressStreet')),
  line2: optionalText('secondLine', adminLimits.addressLine),
  city: requiredText('city', adminLimits.addressLine, say('admin', 'addressCity')),
  state: optionalText('state', adminLimits.addressLine),
  postalCode: requiredText('zipCode', adminLimits.addressLine, say('admin', 'addressZip')),
  reason,
});
export type PackAddress = z.output<typeof PackAddress>;

export const orderNumber = requiredText('orderNumber', adminLimits.number, say('admin', 'noOrder'));

/** One to fifty orders, each once. @param numberOf gives the number of an order in the list */
export const chosenOnce = <T>(numberOf: (one: T) => string) =>
  [
    z.refine<T[]>((list) => list.length >= 1 && list.length <= adminLimits.chosen, {
      error: say('admin', 'chosen'),
      abort: true,
    }),
    z.refine<T[]>((list) => new Set(list.map(numberOf)).size === list.length, {
      error: say('admin', 'chosenTwice'),
    }),
  ] as const;

/** Body of POST /api/admin/shipments. */
export const ShipmentsInput = z.object({
  shipments: z
    .array(z.object({ ...ShipmentInput.shape, id: orderNumber }, { error: say('admin', 'chosen') }), {
      error: say('admin', 'chosen'),
    })
    .check(...chosenOnce<{ id: string }>(({ id }) => id)),
});
export type ShipmentsInput = z.output<typeof ShipmentsInput>;

/** Answer of POST /api/admin/shipments. */
export interface Shipments {
  /** When those were shipped that are not refused. */
  shippedAt: string;
  /** In the order of the request. */
  results: {
    id: string;
    /** Why the order was not shipped by this request; null if it was. */
    refusal: string | null;
  }[];
}

/** The Rock IDs of an order that are to be printed, as GET /api/admin/labels lists them in the order of the request. */
export interface OrderLabels {
  /** The order's number. */
  id: string;
  codes: string[];
  /** Number of further IDs that are on a rock already; only the rock's owner needs those. */
  onRocks: number;
  /** Why nothing of the order is to be printed; null otherwise. */
  refusal: string | null;
}
