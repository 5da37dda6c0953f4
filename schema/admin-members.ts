// The page of one member for the administrator, and what can be done there.
import type { AdminMember } from './admin.ts';
import type { AdminAction } from './admin-actions.ts';
import type { KnownRock } from './moderation.ts';
import type { OwnOrder } from './orders.ts';
import type { ReportSubject } from './reports.ts';
import type { RockStatus } from './rocks.ts';
import type { Suspension } from './suspension.ts';
import type { ReportReason } from './reports.ts';

export const adminMemberLimits = {
  /** Rows of each list at first, and at most. */
  few: 5,
  most: 200,
} as const;

/** Answer of GET /api/admin/suspended-address: what counts for a new account with the address; null if nothing does. */
export interface SuspendedAddress {
  suspension: Suspension | null;
}

/** The newest of a list, and how many there are. */
export interface Newest<T> {
  items: T[];
  count: number;
}

export interface MemberRock extends KnownRock {
  status: RockStatus;
  isWithheld: boolean;
  /** Shown or hidden. */
  hasPhoto: boolean;
  createdAt: string;
}

export interface MemberReport {
  id: string;
  subject: ReportSubject;
  rock: KnownRock;
  reason: ReportReason;
  createdAt: string;
  isSettled: boolean;
  /** The newest verdict since; null while there is none. */
  verdict: AdminAction | null;
}

export interface MemberAction {
  id: string;
  act: AdminAction;
  /** '' unless it was about more than the member. */
  subject: string;
  reason: string;
  createdAt: string;
}

/** Answer of GET /api/admin/members/:id; each list with the newest first. */
export interface MemberPage extends Omit<AdminMember, 'match'> {
  city: string;
  state: string;
  country: string;
  imageUrl: string | null;
  isAdministrator: boolean;
  /** Of the last half year; null if there was none. */
  lastSignInAt: string | null;
  suspension: Suspension | null;
  rocks: Newest<MemberRock>;
  orders: Newest<Pick<OwnOrder, 'id' | 'productId' | 'productName' | 'state' | 'createdAt'>>;
  /** About their rocks, photos, comments and questions. */
  reportsAbout: Newest<MemberReport>;
  reportsBy: Newest<MemberReport>;
  /** What was done about them or what is theirs. */
  acts: Newest<MemberAction>;
}
