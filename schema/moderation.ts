// Moderation of what members reported: withholding and restoring it.
import * as z from 'zod/mini';
import { reason } from './admin.ts';
import { reportSubjects, type ReportSubject, type ReportReason } from './reports.ts';
import { say } from './words/say.ts';

/** Reports of one photo by different members that withhold it until the administrator has looked at it. */
export const reportsToWithhold = 3;

/** Number of newest reports that are listed with a reported thing. */
export const reportsShown = 50;

/** Body of POST /api/admin/moderation. */
export const ModerationInput = z.object({
  subject: z.enum(reportSubjects, {
    error: say('moderation', 'subject'),
  }),
  subjectId: z
    .string({ error: say('moderation', 'subjectId') })
    .check(z.maxLength(40, { error: say('moderation', 'gone') })),
  /** `withhold`: hide from everybody, or keep hidden; `restore`: show again; `settle`: leave as it is. */
  verdict: z.enum(['withhold', 'restore', 'settle'], {
    error: say('moderation', 'verdict'),
  }),
  /** Time of the newest report that was looked at; reports up to then are settled. Without it none is. */
  seenUntil: z.optional(z.iso.datetime({ error: say('moderation', 'seenUntil') })),
  reason,
});
export type ModerationInput = z.output<typeof ModerationInput>;

/** Answer of POST /api/admin/moderation: whether it is withheld now. */
export interface Verdict {
  isWithheld: boolean;
}

/** A member as the administrator can identify them, since nobody has a name at first. */
export interface KnownMember {
  id: string;
  /** As others see it; '' without any. */
  name: string;
  /** '' when they gave none. */
  email: string;
  joinedAt: string;
}

/** A rock as the administrator's lists name it. */
export interface KnownRock {
  id: string;
  name: string;
  /** False while it is withheld, and while its painter keeps the page to themselves. */
  hasPage: boolean;
}

/** A reported thing in GET /api/admin/reports, which lists the longest pending first. */
export interface ReportedThing {
  subject: ReportSubject;
  /** Id of the comment, question, entry or, for a name, of its member; else of the rock, also for its photo. */
  subjectId: string;
  /** Whether this thing itself is withheld. */
  isWithheld: boolean;
  rock: KnownRock & {
    description: string;
    /** Also while the photo is withheld: under a key that only the administrator gets. Of a question, its photo. */
    imageUrl: string | null;
    /** A photo cannot be restored before its rock. */
    isWithheld: boolean;
  };
  /** Those of a comment, a name or an entry, also while they are withheld. Null for all else, and once they are gone. */
  words: string | null;
  /** Its owner or author; null once the account is deleted. */
  author: KnownMember | null;
  /** Number of its pending reports. */
  reportCount: number;
  /** The newest of these, oldest first. */
  reports: {
    reason: ReportReason;
    details: string;
    /** Null once the account is deleted. */
    reporter: KnownMember | null;
    createdAt: string;
  }[];
}

/** A withheld thing in GET /api/admin/withheld, which lists the newest first. */
export interface WithheldThing {
  subject: ReportSubject;
  /** Id of the comment, entry or, for a name, of its member; else of the rock, also for its photo. */
  subjectId: string;
  /** Null for a name. */
  rock:
    | (KnownRock & {
        description: string;
        /** Also that of a comment's rock; null without a photo. */
        imageUrl: string | null;
      })
    | null;
  /** Those of a comment, a name or an entry. */
  words: string | null;
  /** Its owner or author; null once the account is deleted. */
  author: KnownMember | null;
  /** Null if it is unknown. */
  since: string | null;
}
