// Finding a rock by its ID: one winner, and the same answer for a winner who asks again.
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { normalizeCode } from '../../schema/codes.ts';
import { findLimits, findWords, type FindResult } from '../../schema/finds.ts';
import { photoUrl } from '../../schema/photos.ts';
import { entries, finds, labels, members, rocks } from '../../schema/tables/index.ts';
import { noteActivity } from '../activities/record.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, isTaken, NotFound, TooMany } from '../errors.ts';
import { day, hour } from '../platform/clock.ts';
import { joined, type Statement } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { countOne, secondsLeft, usedUp, type Limit } from '../platform/limits.ts';
import { uncountOnMap } from '../platform/map-cells.ts';
import { addToTotal } from '../platform/totals.ts';
import { nextMoment } from '../journey/hide.ts';
import { isOpen } from '../reports/in-sight.ts';
import type { RockRow } from '../rocks/card.ts';

export async function findRock(ctx: MemberCtx, code: string): Promise<FindResult> {
  const { rock, open, scoredLately } = await look(ctx, normalizeCode(code));
  // Refusals are kept: once the rock is hidden again, a late copy must not find it for somebody who was told no.
  if (rock.status === 'active') return ctx.refuse(new Conflict(findWords.neverHidden));
  if (rock.status === 'found') {
    if (open && rock.holderId === ctx.memberId) return ctx.write([], resultOf(rock, open));
    if (!isReleased(rock, ctx.now())) return ctx.refuse(new Conflict(findWords.taken));
  }
  try {
    return await win(ctx, rock, open, scoredLately);
  } catch (error) {
    if (isTaken(error, 'entries.rock_id') || isTaken(error, 'finds.rock_id')) return secondLook(ctx, rock);
    throw error;
  }
}

type OpenFind = Pick<typeof finds.$inferSelect, 'id' | 'foundAt'>;

const missesOf = (memberId: string): Limit => ({
  bucket: `find-miss:${memberId}`,
  most: findLimits.missesPerHour,
  windowMs: hour,
});

const triesOf = (memberId: string): Limit => ({
  bucket: `find-try:${memberId}`,
  most: findLimits.triesPerDay,
  windowMs: day,
});

/** The rock of a code with its open find; a miss is counted, and too many of them end the guessing. */
async function look(ctx: MemberCtx, codeKey: string) {
  const { db, memberId } = ctx;
  const now = ctx.now();
  const misses = missesOf(memberId);
  const tries = triesOf(memberId);
  const findOfRock = { id: finds.id, foundAt: finds.foundAt };
  const [found, openFinds, scored, label, missesSpent, triesSpent] = await ctx.read([
    db.select().from(rocks).where(eq(rocks.codeKey, codeKey)),
    db
      .select(findOfRock)
      .from(rocks)
      .innerJoin(finds, eq(finds.rockId, rocks.id))
      // A literal, so that SQLite sees the partial index fit.
      .where(and(eq(rocks.codeKey, codeKey), isNull(finds.closedAt))),
    db
      .select(findOfRock)
      .from(rocks)
      .innerJoin(finds, eq(finds.rockId, rocks.id))
      .where(
        and(
          eq(rocks.codeKey, codeKey),
          eq(finds.memberId, memberId),
          eq(finds.isScored, true),
          gt(finds.foundAt, now - findLimits.scoreHours * hour),
        ),
      )
      .limit(1),
    db.select({ orderId: labels.orderId }).from(labels).where(eq(labels.codeKey, codeKey)),
    usedUp(db, misses, now),
    usedUp(db, tries, now),
  ]);
  if (missesSpent.length > 0) throw new TooMany(secondsLeft(misses, now));
  if (triesSpent.length > 0) throw new TooMany(secondsLeft(tries, now));
  const rock = found[0];
  if (!rock && label.length > 0) throw new NotFound(findWords.waiting);
  // Out of sight: no guess, and nothing that another could find.
  if (rock && !isOpen(rock, memberId)) throw new NotFound(findWords.unknown);
  if (!rock) {
    await db.batch([countOne(db, misses, now), countOne(db, tries, now)]);
    throw new NotFound(findWords.unknown);
  }
  return { rock, open: openFinds[0], scoredLately: scored.length > 0 };
}

/** A rock that its holder has kept too long, or whose holder is gone, may be found by anyone who holds it. */
function isReleased(rock: RockRow, now: number): boolean {
  return rock.holderId === null || (rock.heldSince ?? 0) < now - findLimits.holdDays * day;
}

async function win(
  ctx: MemberCtx,
  rock: RockRow,
  open: OpenFind | undefined,
  scoredLately: boolean,
): Promise<FindResult> {
  const { db, memberId } = ctx;
  const at = nextMoment(rock, ctx.now());
  const seq = rock.lastSeq + 1;
  const find = { id: newId(), foundAt: at };
  const isScored = rock.ownerId !== memberId && rock.hiderId !== memberId && !scoredLately;
  const statements: Statement[] = [
    db.insert(entries).values({
      id: newId(),
      rockId: rock.id,
      seq,
      action: 'found',
      memberId,
      // A rock that was hidden has a place: the table's CHECK says so.
      latitude: rock.hiddenLatitude ?? 0,
      longitude: rock.hiddenLongitude ?? 0,
      locationName: rock.hiddenLocationName ?? '',
      createdAt: at,
      recordedAt: at,
    }),
    db.insert(finds).values({ ...find, rockId: rock.id, memberId, seq, isScored }),
    uncountOnMap(db, rock.id),
    db
      .update(rocks)
      .set({
        status: 'found',
        lastSeq: seq,
        timesFound: sql`${rocks.timesFound} + 1`,
        holderId: memberId,
        heldSince: at,
      })
      .where(eq(rocks.id, rock.id)),
    db
      .update(members)
      .set({
        findCount: sql`${members.findCount} + 1`,
        ...(isScored ? { scoredFindCount: sql`${members.scoredFindCount} + 1` } : {}),
      })
      .where(eq(members.id, memberId)),
    noteActivity(db, { type: 'rock_found', rockId: rock.id, memberId, at }),
    countOne(db, triesOf(memberId), ctx.now()),
  ];
  if (rock.status === 'hidden') statements.push(addToTotal(db, 'not_hidden', 1));
  // The find of a holder who kept the rock too long ends without a rehide.
  if (open) statements.unshift(db.update(finds).set({ closedAt: at }).where(eq(finds.id, open.id)));
  return ctx.write(statements, resultOf(rock, find));
}

/** Somebody was faster: perhaps the same member, whose request came twice. */
async function secondLook(ctx: MemberCtx, { id }: RockRow): Promise<FindResult> {
  const [now] = await ctx.read([
    ctx.db
      .select({ rock: rocks, open: joined('find', { id: finds.id, foundAt: finds.foundAt }) })
      .from(rocks)
      .innerJoin(finds, and(eq(finds.rockId, rocks.id), isNull(finds.closedAt)))
      .where(eq(rocks.id, id))
      .orderBy(desc(finds.foundAt))
      .limit(1),
  ]);
  const taken = now[0];
  const { id: findId, foundAt } = taken?.open ?? {};
  if (!taken || !findId || !foundAt || taken.rock.holderId !== ctx.memberId)
    return ctx.refuse(new Conflict(findWords.taken));
  return ctx.write([], resultOf(taken.rock, { id: findId, foundAt }));
}

function resultOf(rock: RockRow, find: OpenFind): FindResult {
  return {
    foundRockId: find.id,
    foundAt: new Date(find.foundAt).toISOString(),
    rock: { id: rock.id, name: rock.name, imageUrl: photoUrl(rock.photoKey) },
  };
}
