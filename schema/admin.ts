// Requests and answers of the administrator's calls.
import * as z from 'zod/mini';
import type { Plan } from './subscriptions.ts';
import { optionalText, requiredText } from './text.ts';
import { say } from './words/say.ts';

export const adminLimits = {
  reason: 500,
  tracking: 200,
  /** Of an order's number in a request. */
  number: 40,
  /** The longest email address. */
  search: 254,
  page: 50,
  /** Orders in one page of their list. */
  orders: 100,
  /** Orders in one call that ships them or reads their labels. */
  chosen: 50,
  /** Orders that a search adds up; of more it says only that there are more. */
  addedUp: 10_000,
  reportsByHand: 3,
  /** Of a postal address. */
  addressLine: 200,
} as const;

/** `?q=` of a list that can be searched. */
export const search = optionalText('search', adminLimits.search);

/** The administrator's reason for an action. */
export const reason = requiredText('reason', adminLimits.reason, say('admin', 'reason'));

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
  /** Also while the selection is withdrawn. */
  isSelected: boolean;
  /** Whether the address was suspended at the application. */
  isSuspended: boolean;
  withdrawnAt: string | null;
  /** When the email with the result went out; null before. */
  answeredAt: string | null;
  /** Order of the pack; null if not selected, and until the hourly job has created it. */
  orderId: string | null;
  shippedAt: string | null;
}

/** A member as the administrator sees them. */
export interface AdminMember {
  id: string;
  /** As others see it; '' without any. */
  name: string;
  /** First and last name, which others do not see; '' without them. */
  fullName: string;
  email: string;
  createdAt: string;
  rockCount: number;
  findCount: number;
  hasManualPlan: boolean;
  /** The paid plan and its end; null without one. Access lasts for some further days of grace. */
  paid: { plan: Plan; until: string } | null;
  isSuspended: boolean;
  /** Why the search has found them; null without a search. */
  match: MemberMatch | null;
}

/** What a search for members has matched. `about` is the number of an order or the name of a rock, else ''. */
export interface MemberMatch {
  by: 'address' | 'name' | 'order' | 'owner' | 'holder';
  about: string;
}

/** Body of POST /api/admin/members/:id/plan. */
export const PlanGift = z.object({ isGiven: z.boolean({ error: say('admin', 'isGiven') }), reason });
export type PlanGift = z.output<typeof PlanGift>;

/** Body of calls that need nothing but a reason. */
export const Because = z.object({ reason });
export type Because = z.output<typeof Because>;
