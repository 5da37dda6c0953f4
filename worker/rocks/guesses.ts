// How often somebody may name a Rock ID that is none (decision 38): what is made up apart from what we issue.
import { exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import { isIssued, meantCodes } from '../../schema/codes.ts';
import { guessLimits, guessWords } from '../../schema/finds.ts';
import { labels, rocks } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { TooMany } from '../errors.ts';
import { siteOf } from '../platform/caller.ts';
import { hour } from '../platform/clock.ts';
import type { Database, Statement } from '../platform/database.ts';
import { countOne, countOneUnless, isSpent, secondsLeft, windowOf, type Limit } from '../platform/limits.ts';
import type { Placeholders } from '../platform/prepared.ts';

export interface Guess {
  isVisitor: boolean;
  codeKey: string;
  /** Of the member, or of the visitor's network. */
  own: Limit;
  /** Of everybody behind the same IPv4 address or in the same /48, however many accounts and networks they have. */
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
    // Apart, so that visitors keep no member out.
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

/** Values of a guess's marks: both windows are an hour. */
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

/** Condition: this kind of guess is used up. Hits are refused too, or the refusal itself would tell misses from hits. */
export function isGuessSpent(db: Database, marks: Placeholders<GuessWindows>): SQL {
  const { guessPeriod: period, ownBucket, ownMost, siteBucket, siteMost } = marks;
  const own = isSpent(db, { bucket: ownBucket, period, most: ownMost });
  return sql`(${or(own, isSpent(db, { bucket: siteBucket, period, most: siteMost }))})`;
}

export function tooManyGuesses({ own, isVisitor }: Guess, now: number): TooMany {
  const seconds = secondsLeft(own, now);
  return new TooMany(seconds, guessWords.tooMany(seconds, isVisitor));
}

/**
 * Counts a miss, unless one of our IDs that is on a rock or a label differs from it by one symbol: that was a typo.
 * Throws TooMany when there were too many: the primary knows of misses that a replica has not heard of yet.
 * @param also statements of the same batch
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
