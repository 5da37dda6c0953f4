// Requests and answers of the administrator's calls.
import * as z from 'zod/mini';
import type { OrderStatus, ShippingAddress } from './orders.ts';
import type { Plan } from './subscriptions.ts';
import { optionalText, requiredText } from './text.ts';

export const adminLimits = {
  reason: 500,
  tracking: 200,
  /** The longest email address. */
  search: 254,
  page: 50,
  reportsByHand: 3,
} as const;

export const adminWords = {
  only: 'Admin access required',
  enoughReports: 'The daily report was sent three times today. It can be sent again tomorrow.',
  reportUnderway: 'The daily report is being sent just now',
  reason: 'Please say why: it is kept in the log',
  noOrder: 'There is no such order',
  shipped: 'This order was shipped already',
  refunded: 'This order was paid back',
  nothingToShip: 'This order has no address to ship to',
  notShipped: 'This order was not shipped yet',
  longAgo: 'This order arrived long ago, and its address is forgotten',
  sameTracking: 'The tracking note says so already',
  noMember: 'There is no such member',
  hasPlan: 'This member has a plan that was given by hand already',
  hasNoPlan: 'This member has no plan that was given by hand',
} as const;

/** `?q=` of a list that can be searched. */
export const search = optionalText('A search', adminLimits.search);

/** The administrator's reason for an action. */
export const reason = requiredText('The reason', adminLimits.reason, adminWords.reason);

export const orderFilters = ['all', 'to-ship', 'shipped', 'refunded'] as const;
export type OrderFilter = (typeof orderFilters)[number];

/** An order of GET /api/admin/orders, newest first. */
export interface AdminOrder {
  id: string;
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

/** An application of GET /api/admin/applications, newest first. Only the order of its pack has the street. */
export interface AdminApplication {
  id: string;
  /** '' once the account is deleted, like all personal fields. */
  name: string;
  email: string;
  city: string;
  state: string;
  country: string;
  createdAt: string;
  isSelected: boolean;
  /** When the email with the result went out; null before. */
  answeredAt: string | null;
  /** Order of the pack; null if not selected, and until the hourly job has created it. */
  orderId: string | null;
  shippedAt: string | null;
}

/** Body of POST /api/admin/orders/:id/shipment, and of PUT, which corrects the note. */
export const ShipmentInput = z.object({
  tracking: optionalText('The tracking note', adminLimits.tracking),
});
export type ShipmentInput = z.output<typeof ShipmentInput>;

/** Answer of GET /api/admin/orders/:id/labels: Rock IDs to be printed. */
export interface OrderLabels {
  codes: string[];
  /** Number of further IDs that are on a rock already; only the rock's owner needs those. */
  onRocks: number;
}

/** A member as the administrator sees them. */
export interface AdminMember {
  id: string;
  name: string;
  username: string;
  email: string;
  createdAt: string;
  rockCount: number;
  findCount: number;
  hasManualPlan: boolean;
  /** The paid plan and its end; null without one. Access lasts for some further days of grace. */
  paid: { plan: Plan; until: string } | null;
}

/** Body of POST /api/admin/members/:id/plan. */
export const PlanGift = z.object({ isGiven: z.boolean({ error: 'isGiven is true or false' }), reason });
export type PlanGift = z.output<typeof PlanGift>;

/** Body of POST /api/admin/members/:id/sign-out. */
export const Because = z.object({ reason });
export type Because = z.output<typeof Because>;
