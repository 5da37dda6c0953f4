// The audit log of the administrator's actions: who, when, what and why.
import type { ReportSubject, WordSubject } from './reports.ts';

/** Verdicts on words. */
type WordAction = `${WordSubject}_${'withheld' | 'restored' | 'settled'}`;

/** All actions; the first one is automatic when three members report a photo. */
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
  | 'suspension_lifted'
  | 'address_set'
  | 'account_deleted'
  | 'photo_destroyed'
  | 'picture_destroyed'
  | 'pack_readdressed'
  | 'messages_retried'
  | 'message_dropped'
  | 'repair_requested'
  | 'hour_taken'
  | 'hour_returned'
  | 'report_sent'
  | 'orders_exported'
  | 'members_exported';

/** Answer of GET /api/admin/acts, newest first. */
export interface LoggedAction {
  id: string;
  act: AdminAction;
  /** What it was about, such as the name of a rock or a member's address; '' once that is deleted. */
  subject: string;
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

export const adminActionWords: Readonly<Record<AdminAction, string>> = {
  photo_withheld: 'Hid a photo',
  photo_restored: 'Restored a photo',
  photo_settled: 'Nothing wrong with a photo',
  rock_withheld: 'Hid a rock',
  rock_restored: 'Restored a rock',
  rock_settled: 'Nothing wrong with a rock',
  comment_withheld: 'Hid a comment',
  comment_restored: 'Restored a comment',
  comment_settled: 'Nothing wrong with a comment',
  question_withheld: 'Deleted the photo of a question',
  question_settled: 'Nothing wrong with a question',
  name_withheld: 'Hid a name',
  name_restored: 'Restored a name',
  name_settled: 'Nothing wrong with a name',
  place_withheld: 'Hid the name of a place',
  place_restored: 'Restored the name of a place',
  place_settled: 'Nothing wrong with the name of a place',
  note_withheld: 'Hid a note',
  note_restored: 'Restored a note',
  note_settled: 'Nothing wrong with a note',
  line_withheld: 'Hid a finder’s line',
  line_restored: 'Restored a finder’s line',
  line_settled: 'Nothing wrong with a finder’s line',
  thanks_withheld: 'Hid thanks',
  thanks_restored: 'Restored thanks',
  thanks_settled: 'Nothing wrong with thanks',
  order_shipped: 'Shipped an order',
  shipment_corrected: 'Corrected a tracking note',
  plan_given: 'Gave a plan',
  plan_ended: 'Ended a given plan',
  sessions_ended: 'Ended all sessions',
  member_suspended: 'Suspended a member',
  suspension_lifted: 'Lifted a suspension',
  address_set: 'Set another email address',
  account_deleted: 'Deleted an account on request',
  photo_destroyed: 'Destroyed the photo of a rock',
  picture_destroyed: 'Destroyed the picture of a member',
  pack_readdressed: 'Corrected the address of a pack',
  messages_retried: 'Tried messages again',
  message_dropped: 'Did not send a message',
  repair_requested: 'Asked for the payment repair',
  hour_taken: 'Took back an hour',
  hour_returned: 'Undid the taking back of an hour',
  report_sent: 'Sent the daily report',
  orders_exported: 'Downloaded the orders',
  members_exported: 'Downloaded the members',
};
