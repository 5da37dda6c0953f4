// Rate limits for unknown Rock IDs (decision 38), separate for made-up and for issued IDs.
import { exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import { isIssued, meantCodes } from '../../schema/codes.ts';
import { guessLimits } from '../../schema/finds.ts';
import { labels, rocks } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { TooMany } from '../errors.ts';
import { siteOf } from '../platform/caller.ts';
import { hour } from '../platform/clock.ts';
import type { Database, Statement } from '../platform/database.ts';
import { countOne, countOneUnless, isSpent, secondsLeft, windowOf, type Limit } from '../platform/limits.ts';
import type { Placeholders } from '../platform/prepared.ts';
import { say } from '../../schema/words/say.ts';

export interface Guess {
  isVisitor: boolean;
  codeKey: string;
  /** Limit of the member, or of the visitor's subnet. */
  own: Limit;
  /** Limit of everybody behind one IPv4 address or in one /48, over all their accounts and subnets. */
  ofSite: Limit;
}

/** @param memberId null for a visitor */
export function guessOf(
  { caller }: Pick<Ctx, 'caller'>,
  codeKey: string,
  memberId: string | null,
  act: 'check' | 'find',
): Guess {
  const site = siteOf(caller);
  const who = memberId ?? caller;
  const isVisitor = memberId === null;
  const limit = (bucket: Limit['bucket'], most: number): Limit => ({ bucket, most, windowMs: hour });
  if (isIssued(codeKey)) {
    const { perNetwork, perMember, perSite } = guessLimits.issued;
    // Separate, so that visitors cannot use up the members' limit.
    return {
      isVisitor,
      codeKey,
      own: limit(`issued-miss:${who}`, isVisitor ? perNetwork : perMember),
      ofSite: limit(`issued-misses-of-${isVisitor ? 'visitors' : 'members'}:${site}`, perSite),
    };
  }
  const { perNetwork, perMember, findsPerMember, perSite } = guessLimits.madeUp;
  const own = isVisitor ? perNetwork : act === 'find' ? findsPerMember : perMember;
  return {
    isVisitor,
    codeKey,
    own: limit(`${act}-miss:${who}`, own),
    ofSite: limit(`misses:${site}`, perSite),
  };
}

interface GuessWindows {
  guessPeriod: number;
  ownBucket: string;
  ownMost: number;
  siteBucket: string;
  siteMost: number;
}

/** Placeholder values of a guess; both windows are an hour. */
export function guessWindows({ own, ofSite }: Guess, now: number): GuessWindows {
  const { period } = windowOf(own, now);
  return {
    guessPeriod: period,
    ownBucket: own.bucket,
    ownMost: own.most,
    siteBucket: ofSite.bucket,
    siteMost: ofSite.most,
  };
}

/** Condition: the limit of this guess is used up. Hits are refused too, or the refusal would reveal misses. */
export function isGuessSpent(db: Database, window: Placeholders<GuessWindows>): SQL {
  const { guessPeriod: period, ownBucket, ownMost, siteBucket, siteMost } = window;
  const own = isSpent(db, { bucket: ownBucket, period, most: ownMost });
  return sql`(${or(own, isSpent(db, { bucket: siteBucket, period, most: siteMost }))})`;
}

export function tooManyGuesses({ own, isVisitor }: Guess, now: number): TooMany {
  const seconds = secondsLeft(own, now);
  return new TooMany(seconds, say('finds', 'tooManyIds', seconds, isVisitor));
}

/**
 * Counts a miss, unless an issued ID of a rock or a label differs from it by one symbol: that is a typo.
 * @throws TooMany after too many misses: the primary has some that the read from a replica may not have seen
 * @param also further statements of the batch
 */
export async function countMiss(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  guess: Guess,
  also: readonly Statement[] = [],
): Promise<void> {
  const at = now();
  const meant = meantCodes(guess.codeKey);
  const isKnown = sql`(${or(
    exists(
      db
        .select({ one: sql`1` })
        .from(rocks)
        .where(inArray(rocks.codeKey, meant)),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(labels)
        .where(inArray(labels.codeKey, meant)),
    ),
  )})`;
  const count = (limit: Limit) =>
    meant.length === 0 ? countOne(db, limit, at) : countOneUnless(db, limit, at, isKnown);
  const [own, ofSite] = await db.batch([count(guess.own), count(guess.ofSite), ...also]);
  const isOver = ([counted]: readonly { count: number }[], { most }: Limit) => (counted?.count ?? 0) > most;
  if (isOver(own, guess.own) || isOver(ofSite, guess.ofSite)) throw tooManyGuesses(guess, at);
}
