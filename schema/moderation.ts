// Looking at what members reported: taking it out of sight, and back.
import * as z from 'zod/mini';
import { reason } from './admin.ts';
import type { ReportSubject, reportReasons } from './reports.ts';

/** Reports of one photo by different members that take it out of sight until it was looked at. */
export const reportsThatWithhold = 3;

/** Reports of one thing that are listed with it: its newest. */
export const reportsShown = 50;

export const moderationWords = {
  gone: 'This is no longer here',
  withheld: 'This is hidden already',
  shown: 'This is not hidden',
  settled: 'These reports were settled already',
  rockFirst: 'The rock itself is hidden. Restore it first.',
  meanwhile: 'This has just changed. Please look at it again.',
  byItself: 'Three members reported it.',
} as const;

/** Body of POST /api/admin/moderation. */
export const ModerationInput = z.object({
  subject: z.enum(['photo', 'rock', 'comment'], { error: 'subject is a photo, a rock or a comment' }),
  subjectId: z
    .string({ error: 'subjectId is an id' })
    .check(z.maxLength(40, { error: moderationWords.gone })),
  /** `withhold`: out of everybody's sight, or to stay there; `restore`: back in it; `settle`: as it is. */
  verdict: z.enum(['withhold', 'restore', 'settle'], {
    error: 'verdict is withhold, restore or settle',
  }),
  /** When the newest report of it was made that was looked at: these are settled. Without it none is. */
  seenUntil: z.optional(z.iso.datetime({ error: 'seenUntil is a time such as 2026-05-31T08:00:00.000Z' })),
  reason,
});
export type ModerationInput = z.output<typeof ModerationInput>;

/** Answer of POST /api/admin/moderation: whether it is out of sight now. */
export interface Verdict {
  isWithheld: boolean;
}

/** A member, as the administrator tells them from others: everybody's name is 'Anonymous' at first. */
export interface KnownMember {
  name: string;
  /** '' when they gave none. */
  email: string;
  joinedAt: string;
}

/** Something that was reported, as GET /api/admin/reports lists it: what waits longest first. */
export interface ReportedThing {
  subject: ReportSubject;
  /** Id of the comment, else of the rock, also for its photo. */
  subjectId: string;
  /** Whether this very thing is out of sight. */
  isWithheld: boolean;
  rock: {
    id: string;
    name: string;
    description: string;
    /** Also while the photo is out of sight: under the key that only the administrator is told. */
    imageUrl: string | null;
    /** A photo cannot be restored before its rock. */
    isWithheld: boolean;
  };
  /** Null unless it is about a comment. */
  comment: string | null;
  /** Whose it is; null once the account is gone. */
  author: KnownMember | null;
  /** All reports of it that wait. */
  reportCount: number;
  /** The newest of these, oldest first. */
  reports: {
    reason: keyof typeof reportReasons;
    details: string;
    /** Null once the account is gone. */
    reporter: KnownMember | null;
    createdAt: string;
  }[];
}

/** Something that is out of sight, as GET /api/admin/withheld lists it, newest first. */
export interface WithheldThing {
  subject: ReportSubject;
  /** Id of the comment, else of the rock, also for its photo. */
  subjectId: string;
  rock: {
    name: string;
    description: string;
    /** Of a comment's rock too, unless it has none. */
    imageUrl: string | null;
  };
  /** Null unless it is a comment. */
  comment: string | null;
  /** Whose it is; null once the account is gone. */
  author: KnownMember | null;
  /** Null when nobody knows any more. */
  since: string | null;
}
