// What somebody may know who types a Rock ID: six facts, and only so many misses.
import { eq, exists, sql } from 'drizzle-orm';
import { normalizeCode } from '../../schema/codes.ts';
import { findLimits } from '../../schema/finds.ts';
import { photoUrl } from '../../schema/photos.ts';
import type { RockCheck } from '../../schema/rocks.ts';
import { rocks } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { TooMany } from '../errors.ts';
import { hour } from '../platform/clock.ts';
import { flag, oneRow, type Answers } from '../platform/database.ts';
import { countOne, isSpent, secondsLeft, windowOf, type Limit } from '../platform/limits.ts';
import type { Marks } from '../platform/prepared.ts';
import { forViewer, isOpen, photoInSight } from '../reports/in-sight.ts';
import { labelOf } from './label.ts';

/** A visitor's misses are counted by their network. */
const missesOf = ({ caller }: Ctx, viewerId: string | null): Limit => ({
  bucket: `check-miss:${viewerId ?? caller}`,
  most: findLimits.checkMissesPerHour,
  windowMs: hour,
});

/** @param viewerId null for a visitor; the session need not live any more */
export async function checkRock(ctx: Ctx, code: string, viewerId: string | null): Promise<RockCheck> {
  const [answer] = await ctx.read([checkQuery(ctx, code, viewerId)]);
  return checkOf(ctx, viewerId, answer);
}

type AskedCode = Marks<{ codeKey: string; bucket: string; period: number; most: number }>;

const aboutCode = forViewer((db, viewerId, { codeKey, bucket, period, most }: AskedCode) =>
  db
    .select({
      rock: {
        status: rocks.status,
        name: rocks.name,
        description: rocks.description,
        timesFound: rocks.timesFound,
        withheldAt: rocks.withheldAt,
        ownerId: rocks.ownerId,
        holderId: rocks.holderId,
      },
      photoKey: photoInSight(viewerId),
      // A label has a rock or waits for one: of a rock nobody asks.
      isWaiting: flag('is_waiting', sql`${rocks.id} IS NULL AND ${exists(labelOf(db, codeKey))}`),
      isSpent: flag('is_spent', isSpent(db, { bucket, period, most })),
    })
    .from(oneRow)
    .leftJoin(rocks, eq(rocks.codeKey, codeKey)),
);

/** The one question of a check, to be sent alone or behind others; `checkOf` reads its answer. */
export function checkQuery(ctx: Ctx, code: string, viewerId: string | null) {
  const misses = windowOf(missesOf(ctx, viewerId), ctx.now());
  return aboutCode({ db: ctx.db, memberId: viewerId }, { codeKey: normalizeCode(code), ...misses });
}

type CheckAnswer = Answers<[ReturnType<typeof checkQuery>]>[0];

/** Whether a member can hide the rock: its owner before it was ever hidden, then whoever has found it. */
export function isWith(memberId: string, [answer]: CheckAnswer): boolean {
  const rock = answer?.rock;
  return rock?.status === 'active' ? rock.ownerId === memberId : rock?.holderId === memberId;
}

/** Counts a miss. Throws TooMany once there were too many. */
export async function checkOf(ctx: Ctx, viewerId: string | null, [answer]: CheckAnswer): Promise<RockCheck> {
  const misses = missesOf(ctx, viewerId);
  const now = ctx.now();
  // Hits are refused too, or the refusal itself would tell misses from hits.
  if (answer?.isSpent) throw new TooMany(secondsLeft(misses, now));
  const unknown = {
    exists: false,
    status: null,
    name: null,
    description: null,
    imageUrl: null,
    timesFound: 0,
  };
  if (answer?.rock) {
    if (!isOpen(answer.rock, viewerId ?? '')) return unknown;
    const { status, name, description, timesFound } = answer.rock;
    return { exists: true, status, name, description, imageUrl: photoUrl(answer.photoKey), timesFound };
  }
  if (answer?.isWaiting) return { ...unknown, isWaiting: true };
  // The primary counts, and so knows of misses that a replica has not heard of yet.
  const [counted] = await ctx.db.batch([countOne(ctx.db, misses, now)]);
  if ((counted[0]?.count ?? 0) > misses.most) throw new TooMany(secondsLeft(misses, now));
  return unknown;
}
