// What happened to a member's rocks, and to rocks that they found, while they were away.
import * as z from 'zod/mini';
import type { Near } from './near.ts';
import type { PublicMember } from './members.ts';

/** `moved`: a rock that the member once found was hidden again by somebody else. */
export type NewsKind = 'found' | 'rehidden' | 'comment' | 'moved';

/** One line of GET /api/user/news, newest first. */
export interface NewsItem {
  id: string;
  kind: NewsKind;
  /** ISO 8601. */
  at: string;
  rock: { id: string; name: string; imageUrl: string | null };
  /** Who did it; null if their account is deleted. */
  user: PublicMember | null;
  /** The town near the place; null for a comment. */
  near: Near | null;
  /** The comment; '' otherwise. */
  content: string;
}

export const newsLimits = {
  /** Lines in one answer. */
  items: 20,
  /** Nothing older is told. */
  days: 30,
  /** Of a member's finds, the newest ones are followed. */
  finds: 200,
} as const;

export const newsWords = { since: 'since is a moment such as 2026-05-31T12:00:00.000Z' } as const;

/** Query of GET /api/user/news: the moment, in milliseconds. */
export const NewsQuery = z.object({
  since: z.optional(
    z.pipe(
      z.string({ error: newsWords.since }).check(
        z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/, { error: newsWords.since }),
        // February 30 would be a day in March.
        z.refine((text) => isMoment(text), { error: newsWords.since }),
      ),
      z.transform((text: string) => Date.parse(text)),
    ),
  ),
});

function isMoment(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text.slice(0, 19));
}
