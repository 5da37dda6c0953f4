// Taking back everything that members did in one hour, and undoing that.
import * as z from 'zod/mini';
import { reason } from './admin.ts';
import type { LoggedMember } from './admin-actions.ts';
import type { KnownMember } from './moderation.ts';
import { say } from './words/say.ts';

/** In the order in which they are shown and taken back, the worst first, and returned: words follow the journey they are in. */
export const takebackKinds = [
  'rock',
  'journey',
  'comment',
  'line',
  'thanks',
  'sighting',
  'absence',
  'question',
  'offer',
  'like',
  'report',
] as const;
export type TakebackKind = (typeof takebackKinds)[number];

/** How many of each kind; kinds without any are left out. */
export type KindCounts = Partial<Record<TakebackKind, number>>;

export const takebackLimits = {
  hourMs: 3_600_000,
  /** Days for which networks are known, and what deleted accounts have made. */
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

/** Ids of deleted accounts begin with it: they are made up when the account is deleted. */
const departedPrefix = 'gone-';
export const departedId = (id: string): string => `${departedPrefix}${id}`;
export const isDeparted = (id: string): boolean => id.startsWith(departedPrefix);
/** 'Deleted account k3x9', unworded. */
export const departedName = (id: string): string =>
  say('takebacks', 'departed', id.slice(departedPrefix.length, departedPrefix.length + 4));

const from = z.iso.datetime({ error: say('takebacks', 'from') });
const memberId = z
  .string({ error: say('takebacks', 'members') })
  .check(z.maxLength(40, { error: say('takebacks', 'noMember') }));

/**
 * Query of GET /api/admin/takebacks: an hour of a member or a deleted account, or of everybody who wrote from the same
 * networks. Without `from` it is the hour that ends with their newest thing.
 */
export const HourQuery = z.object({
  memberId,
  from: z.optional(from),
  network: z.optional(z.literal('true', { error: say('takebacks', 'network') })),
});
export type HourQuery = z.output<typeof HourQuery>;

/** Body of POST /api/admin/takebacks. */
export const TakebackInput = z.object({
  memberIds: z
    .array(memberId, { error: say('takebacks', 'members') })
    .check(
      z.minLength(1, { error: say('takebacks', 'members') }),
      z.maxLength(takebackLimits.members, { error: say('takebacks', 'members') }),
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
  /** The member first, then those who made most in the hour: at most 50. */
  members: (HourAuthor & { counts: KindCounts })[];
  /** How many more of the network made something in the hour. */
  more: number;
  /** The newest of these, at most 200. */
  things: MadeThing[];
}

/** A deleted account has neither an address nor a day of joining. */
export type HourAuthor = KnownMember | (Omit<KnownMember, 'joinedAt'> & { joinedAt: null });

/** Answer of GET /api/admin/departed: deleted accounts that made something of late at the rocks of the search. */
export interface DepartedAuthor {
  id: string;
  name: string;
  /** The rock by which it was found. */
  rockName: string;
  newestAt: string;
}

export interface MadeThing {
  kind: TakebackKind;
  memberId: string;
  /** '' once the rock is gone. */
  rockName: string;
  /** '' without any. */
  words: string;
  at: string;
}

/** Answer of POST /api/admin/takebacks and of its undo. */
export interface TakebackStarted {
  id: string;
}

/**
 * What became of a thing. `waits`: it is still to be done. `kept`: it was not taken back, since others built on it.
 * `returns`: it was taken back and would return or, after the undo, has returned. `lost`: it would not, or has not.
 */
export type Fate = 'waits' | 'kept' | 'returns' | 'lost';

/** Answer of GET /api/admin/takebacks/:id: a whole act, as it is now. */
export interface Takeback {
  id: string;
  from: string;
  until: string;
  isUndone: boolean;
  /** Accounts that were deleted before the act have no address. */
  members: LoggedMember[];
  counts: Record<Fate, KindCounts>;
  /** At most 200: first what does not return, then the newest. */
  things: (MadeThing & { fate: Fate })[];
}
