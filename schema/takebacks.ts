// Taking back everything that members did in one hour, and undoing that.
import * as z from 'zod/mini';
import { reason } from './admin.ts';
import type { KnownMember } from './moderation.ts';

/** In the order in which they are taken back. */
export const takebackKinds = [
  'report',
  'like',
  'absence',
  'line',
  'thanks',
  'comment',
  'journey',
  'rock',
] as const;
export type TakebackKind = (typeof takebackKinds)[number];

export const takebackLimits = {
  hourMs: 3_600_000,
  /** Days for which networks are known. */
  traceDays: 7,
  /** Days for which an act can be undone. */
  undoDays: 90,
  /** Members in one act. */
  members: 50,
  /** Things listed before the act. */
  listed: 200,
  /** Items of one request, and of one run of the hourly job. */
  atOnce: 60,
  perTick: 300,
} as const;

export const takebackWords = {
  nothing: 'Nothing was made in this hour that can be taken back',
  noMember: 'There is no such member',
  undone: 'This was undone already',
  gone: 'There is no such act',
  from: 'from is a time such as 2026-05-31T08:00:00.000Z',
  members: 'Choose 1 to 50 members',
} as const;

const from = z.iso.datetime({ error: takebackWords.from });
const memberId = z
  .string({ error: takebackWords.members })
  .check(z.maxLength(40, { error: takebackWords.noMember }));

/** Query of GET /api/admin/takebacks: an hour of one member, or of everybody who wrote from the same networks. */
export const HourQuery = z.object({
  memberId,
  from,
  network: z.optional(z.literal('true', { error: 'network is true or missing' })),
});
export type HourQuery = z.output<typeof HourQuery>;

/** Body of POST /api/admin/takebacks. */
export const TakebackInput = z.object({
  memberIds: z
    .array(memberId, { error: takebackWords.members })
    .check(
      z.minLength(1, { error: takebackWords.members }),
      z.maxLength(takebackLimits.members, { error: takebackWords.members }),
    ),
  from,
  /** The member from whose network the others were taken; missing for one member. */
  networkOf: z.optional(memberId),
  reason,
});
export type TakebackInput = z.output<typeof TakebackInput>;

/** Answer of GET /api/admin/takebacks: what would be taken back. */
export interface HourOfMembers {
  from: string;
  until: string;
  members: (KnownMember & {
    /** How many of each kind; kinds without any are left out. */
    counts: Partial<Record<TakebackKind, number>>;
  })[];
  /** The newest of these, at most 200. */
  things: { kind: TakebackKind; memberId: string; rockName: string; words: string; at: string }[];
}

/** Answer of POST /api/admin/takebacks and of its undo. */
export interface TakebackStarted {
  id: string;
}

/** Answer of GET /api/admin/takebacks/:id. */
export interface Takeback {
  id: string;
  from: string;
  until: string;
  isUndone: boolean;
  /** Items that are still to be done; the hourly job completes them. */
  waiting: number;
  /** Items that were taken back or, once it is undone, returned. */
  done: number;
  /** Items that stay, since others built on them, or that no longer fit. */
  left: { kind: TakebackKind; rockName: string }[];
}

export const takebackNames: Readonly<Record<TakebackKind, string>> = {
  report: 'Reports',
  like: 'Likes',
  absence: '‘It is not there’',
  line: 'Lines at finds',
  thanks: 'Thanks',
  comment: 'Comments',
  journey: 'Journeys with entries',
  rock: 'Registered rocks',
};
