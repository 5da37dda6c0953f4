// The audit log of the administrator's actions: who, when, what and why.
import type { KnownRock } from './moderation.ts';
import type { ReportSubject, WordSubject } from './reports.ts';

/** Verdicts on words. */
type WordAction = `${WordSubject}_${'withheld' | 'restored' | 'settled'}`;

/** All actions. `photo_withheld` is automatic when three members report a photo, `suspended_again` always. */
export type AdminAction =
  | 'photo_withheld'
  | 'photo_restored'
  | 'photo_settled'
  | 'rock_withheld'
  | 'rock_restored'
  | 'rock_settled'
  | 'comment_withheld'
  | 'comment_restored'
  | 'comment_settled'
  | 'question_withheld'
  | 'question_settled'
  | WordAction
  | 'order_shipped'
  | 'shipment_corrected'
  | 'plan_given'
  | 'plan_ended'
  | 'sessions_ended'
  | 'member_suspended'
  | 'suspended_again'
  | 'suspension_lifted'
  | 'address_set'
  | 'account_deleted'
  | 'photo_destroyed'
  | 'picture_destroyed'
  | 'selection_withdrawn'
  | 'selection_returned'
  | 'pack_readdressed'
  | 'messages_retried'
  | 'message_dropped'
  | 'repair_requested'
  | 'hour_taken'
  | 'hour_returned'
  | 'report_sent'
  | 'orders_exported'
  | 'members_exported';

/** What an action was about besides its member, rock and order. */
export interface ActionDetails {
  /** Words that were withheld or restored, without Rock IDs and cut to `loggedWords`. */
  words?: string;
  /** Addresses, as `maskedAddress` leaves them: the one that was set, and the one before. */
  email?: string;
  emailBefore?: string;
  /** End of a suspension; null until it is lifted. ISO 8601. */
  until?: string | null;
  /** Beginning of an hour that was taken back, ISO 8601. */
  hour?: string;
  /** Id of the member from whose network it was, if others of it were taken back as well. */
  networkOf?: string;
}

/** Code points of words in the log. */
export const loggedWords = 200;

/** 'hazel@rockabout.example' becomes 'h•••@rockabout.example': the log keeps it for as long as the account exists. */
export function maskedAddress(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}

/** A member in the log. Others may have the same name. */
export interface LoggedMember {
  id: string;
  /** '' without any. */
  name: string;
  email: string;
}

/** Answer of GET /api/admin/acts, newest first. */
export interface LoggedAction {
  id: string;
  act: AdminAction;
  /** What it was about at that time, such as the name of a rock; '' for a member, and once it is deleted. */
  subject: string;
  /** Whom it concerned; null if nobody, and once the account is deleted. */
  member: LoggedMember | null;
  /** Null if it was about none, and once it is deleted. Its page may be withheld or hidden from all but its owner. */
  rock: KnownRock | null;
  orderId: string | null;
  details: Omit<ActionDetails, 'networkOf'> & { networkOf?: LoggedMember };
  reason: string;
  createdAt: string;
  /** Address of the administrator; null for an automatic action, and once their account is deleted. */
  actor: string | null;
  isAutomatic: boolean;
  /**
   * What POST /api/admin/moderation can restore or withhold; only on the newest action about it. Null if it was
   * deleted, and for a photo whose rock is withheld.
   */
  thing: { subject: ReportSubject; subjectId: string; isWithheld: boolean } | null;
  /** What can be undone. Only on an hour that was taken back. */
  takeback?: { id: string; isUndone: boolean };
}
