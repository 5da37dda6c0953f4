// What the administrator keeps an eye on: messages that have not left, and second plans to be paid back.

export const upkeepLimits = {
  /** Messages that one click tries again. */
  retries: 200,
} as const;

/** The kind of a message, by the beginning of its event. */
export type MessageKind =
  | 'receipt'
  | 'purchase'
  | 'duplicate'
  | 'act'
  | 'application'
  | 'selection'
  | 'report'
  | 'watch'
  | 'offer'
  | 'alarm'
  | 'deletion'
  | 'notice'
  | 'digest';

/** Why a try failed: the service refuses this address, it takes nothing or does not answer, or something else. */
export type MessageFailure = 'address' | 'service' | 'other';

type MessageRole = 'administrator' | 'applicant' | 'author' | 'buyer' | 'member' | 'visitor';

/** A message of GET /api/admin/outbox: one that fails, or was not tried for more than an hour; the oldest first. */
export interface StuckMessage {
  id: string;
  kind: MessageKind;
  channel: 'email' | 'push';
  to: MessageRole;
  /** If it is about one. */
  member: { id: string; name: string } | null;
  orderId: string | null;
  createdAt: string;
  tries: number;
  /** Since when every try has failed; null if none did. */
  failingSince: string | null;
  /** Null if no try has failed, and for a message that an older release tried last. */
  why: MessageFailure | null;
  /** Before then it is being sent, or waits for its hour; null if it is due. */
  notBefore: string | null;
}

/** Answer of GET /api/admin/outbox-count: all other messages, which leave by themselves. */
export interface OutboxCount {
  onTheirWay: number;
}

/** Answer of POST /api/admin/outbox/retry: how many are tried, right after it. */
export interface Retried {
  messages: number;
}

/** A second plan of GET /api/admin/duplicates, to be ended and paid back by the hourly job; the oldest first. */
export interface PendingRefund {
  /** The provider's id of the subscription. */
  id: string;
  /** Of the member; '' once the account is deleted. */
  email: string;
  foundAt: string;
  /** Whether the provider has confirmed that it is a second plan. */
  isConfirmed: boolean;
}
