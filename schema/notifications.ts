// What a member is told about: kinds, topics that can be switched off, and the shape of a notification on the wire.
import type { PublicMember } from './members.ts';
import type { Near } from './near.ts';

/**
 * `found`, `rehidden`: a rock of theirs. `kept`: somebody has a rock of theirs for long. `moved`: a rock that they found
 * or follow was found or hidden again. `comment`, `line`: on a rock of theirs, the latter by its finder at the find.
 * `seen`: somebody saw a rock of theirs and left it. `asked`: a finder asks whether a rock with a worn-off ID is theirs.
 * `confirmed`, `denied`: its painter has answered. `thanks`: of the painter, for a find. `answer`: to a report.
 * `shipped`: an order. `reminder`: a rock in their pocket. `corrected`: what they heard about a rock was changed or taken
 * back by its author. `contested`: somebody else says that they had a rock while the reader had it. `shifted`: a rock of
 * theirs was moved a little. `missing`: several people did not find it. `keep`: its finder would like to keep it.
 * `mayKeep`, `mayNotKeep`: its painter has answered. `wanted`: somebody would like a rock that they offer. `given`,
 * `declined`: its owner has answered.
 */
export const notificationKinds = [
  'found',
  'rehidden',
  'kept',
  'moved',
  'seen',
  'comment',
  'line',
  'thanks',
  'answer',
  'shipped',
  'reminder',
  'asked',
  'confirmed',
  'denied',
  'corrected',
  'contested',
  'shifted',
  'missing',
  'keep',
  'mayKeep',
  'mayNotKeep',
  'wanted',
  'given',
  'declined',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/**
 * What members are told of. A find and a hide are told to several: to the painter as `found` and `rehidden`, to the
 * rock's followers as `moved`.
 */
export type ToldEvent = Exclude<NotificationKind, 'rehidden' | 'moved'> | 'hidden';

/** What can be switched, one line each in the settings. An order's email is always sent. */
export const notificationTopics = [
  'found',
  'asked',
  'rehidden',
  'kept',
  'moved',
  'seen',
  'comment',
  'thanks',
  'reminder',
  'answer',
  'adoption',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** The topic of a kind; null for an order, which has none. */
export function topicOf(kind: NotificationKind): NotificationTopic | null {
  if (kind === 'shipped') return null;
  if (kind === 'line') return 'comment';
  if (kind === 'corrected') return 'moved';
  if (kind === 'contested') return 'reminder';
  if (kind === 'shifted' || kind === 'missing') return 'seen';
  if (kind === 'wanted' || kind === 'given' || kind === 'declined') return 'adoption';
  return isQuestion(kind) ? 'asked' : kind;
}

const questions = ['asked', 'confirmed', 'denied', 'keep', 'mayKeep', 'mayNotKeep'] as const;

const isQuestion = (kind: NotificationKind): kind is (typeof questions)[number] =>
  questions.some((one) => one === kind);

/** One line of GET /api/notifications, newest first. */
export interface Notification {
  id: string;
  kind: NotificationKind;
  /** When we wrote it, ISO 8601. */
  at: string;
  isUnread: boolean;
  /** Null for an order. */
  rock: { id: string; name: string; imageUrl: string | null; hasNoPage?: true } | null;
  /** Who did it; null where nobody is named: a sighting, an answer, an order, a reminder. */
  user: PublicMember | null;
  /** The town near the place; null where there is none to tell. */
  near: Near | null;
  /** Of `moved`: whether the rock was hidden again, and not found. */
  isHidden: boolean;
  /**
   * Of `comment`, `line` and `thanks`: the words, '' for thanks without any. Of `found`: what the painter said to the
   * finder. Of `shipped`: the order's number. Of `asked`, `confirmed` and `denied`: the question's id. Of `wanted`: the
   * offer's id.
   */
  content: string;
  /** Of a find: the number of its entry, by which its finder can be thanked; null otherwise. */
  seq: number | null;
  /** Of `found`: whether its finder was thanked. */
  isThanked: boolean;
  /** Of `asked`, `keep` and `wanted`: whether the reader has answered. */
  isAnswered: boolean;
  /** Of `corrected`: whether its author took it back. */
  isRetracted: boolean;
}

export const notificationLimits = {
  /** Lines in one answer. */
  page: 20,
  /** The bell counts to this, and then says 'more than'. */
  counted: 99,
  /** Days for which a notification is kept. */
  days: 90,
  /** Emails of one member in 24 hours; the rest waits for the digest. */
  emailsPerDay: 10,
  /** Events of one rock within this time are one message; milliseconds. */
  bundleMs: 60 * 60_000,
  /** Lines of a digest; it says how many more there are. */
  digestLines: 30,
  /** Rocks that one member can follow. */
  follows: 1000,
  /** Of a member's finds, the newest ones are listed as followed. */
  foundAndFollowed: 200,
  /** Code points of a line at a find, and of thanks. */
  line: 140,
  /** Lines that one member can write in a day. */
  linesPerDay: 50,
  /** Days after which a holder is reminded, and again; both before others can find the rock. */
  reminderDays: [7, 25],
  /** Days after which the owner hears that somebody has their rock for long: `findLimits.holdDays`. */
  keptDays: 30,
} as const;

/** Answer of GET /api/notifications/unread. */
export interface Unread {
  /** At most `counted` + 1. */
  count: number;
}

/** Answer of PUT and DELETE /api/rocks/{id}/follow. */
export interface FollowState {
  isFollowed: boolean;
}

/** Answer of GET /api/user/follows: public ids. */
export interface FollowedRocks {
  ids: string[];
}

/** Answer of PUT /api/rocks/{id}/journey/{seq}/thanks and .../line. */
export interface SavedLine {
  line: string;
}

export const emailChoices = ['now', 'digest', 'off'] as const;
/** `now`: an email at once. */
export type EmailChoice = (typeof emailChoices)[number];

export interface Choice {
  email: EmailChoice;
  push: boolean;
}

/** Before a member chooses. Push counts only on devices where they allowed it. */
export const defaultChoices: Readonly<Record<NotificationTopic, Choice>> = {
  found: { email: 'now', push: true },
  rehidden: { email: 'off', push: false },
  kept: { email: 'off', push: false },
  moved: { email: 'off', push: false },
  seen: { email: 'off', push: false },
  comment: { email: 'digest', push: false },
  thanks: { email: 'now', push: true },
  reminder: { email: 'now', push: false },
  answer: { email: 'off', push: false },
  asked: { email: 'now', push: true },
  adoption: { email: 'now', push: true },
};

export const digestRhythms = ['daily', 'weekly'] as const;
export type DigestRhythm = (typeof digestRhythms)[number];

/** Whole hours of the member's time zone; from 22 to 8 is over midnight. Equal hours mean no quiet time. */
export interface QuietHours {
  from: number;
  to: number;
}

/** Answer of GET and PUT /api/user/notifications. */
export interface NotificationSettings {
  choices: Record<NotificationTopic, Choice>;
  digest: DigestRhythm;
  quiet: QuietHours;
  /** IANA name, such as Europe/Lisbon; '' if it is unknown, which counts as UTC. */
  timeZone: string;
}

export const defaultQuiet: QuietHours = { from: 22, to: 8 };

/** Hour of the member's day in which a digest is sent; a weekly one on Mondays. */
export const digestHour = 8;
