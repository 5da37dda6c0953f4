// What the administrator keeps an eye on: messages that have not left, and second plans to be paid back.

export const upkeepLimits = {
  /** Messages that one click tries again. */
  retries: 200,
} as const;

export const upkeepWords = {
  noMessage: 'This message has left, or is gone',
  underway: 'It is being sent just now, or waits for its hour. Please look again in ten minutes.',
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
  | 'notice'
  | 'digest';

type MessageRole = 'administrator' | 'applicant' | 'author' | 'buyer' | 'member' | 'visitor';

/** A message of GET /api/admin/outbox, which lists the longest waiting first. */
export interface UnsentMessage {
  id: string;
  kind: MessageKind;
  channel: 'email' | 'push';
  to: MessageRole;
  /** Name of the member or number of the order, if it is about one; else ''. */
  about: string;
  createdAt: string;
  tries: number;
  /** Before then it is being sent, or waits for its hour; null if it is due. */
  notBefore: string | null;
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
