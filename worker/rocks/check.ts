// Checks a Rock ID: returns six facts, sometimes a seventh, and limits misses.
import { eq, exists, sql } from 'drizzle-orm';
import { normalizeCode } from '../../schema/codes.ts';
import { photoUrl } from '../../schema/photos.ts';
import type { RockCheck } from '../../schema/rocks.ts';
import { rocks } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { flag, oneRow, type Answers } from '../platform/database.ts';
import type { Placeholders } from '../platform/prepared.ts';
import { forViewer, isOpen, visiblePhoto } from '../reports/visibility.ts';
import { isFindable } from './findable.ts';
import { countMiss, guessOf, guessWindows, isGuessSpent, tooManyGuesses } from './guesses.ts';
import { labelOf } from './label.ts';

/** @param viewerId null for a visitor; the session may have ended */
export async function checkRock(ctx: Ctx, code: string, viewerId: string | null): Promise<RockCheck> {
  const [answer] = await ctx.read([checkQuery(ctx, code, viewerId)]);
  return checkOf(ctx, code, viewerId, answer);
}

type AskedCode = Placeholders<{ codeKey: string } & ReturnType<typeof guessWindows>>;

const aboutCode = forViewer((db, viewerId, asked: AskedCode) =>
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
        heldSince: rocks.heldSince,
        handingUntil: rocks.handingUntil,
      },
      photoKey: visiblePhoto(viewerId),
      // A label has a rock or waits for one, so this is not looked up if there is a rock.
      isWaiting: flag('is_waiting', sql`${rocks.id} IS NULL AND ${exists(labelOf(db, asked.codeKey))}`),
      isSpent: flag('is_spent', isGuessSpent(db, asked)),
    })
    .from(oneRow)
    .leftJoin(rocks, eq(rocks.codeKey, asked.codeKey)),
);

/** The query of a check, sent alone or in a larger batch; `checkOf` reads its answer. */
export function checkQuery(ctx: Ctx, code: string, viewerId: string | null) {
  const codeKey = normalizeCode(code);
  const windows = guessWindows(guessOf(ctx, codeKey, viewerId, 'check'), ctx.now());
  return aboutCode({ db: ctx.db, memberId: viewerId }, { codeKey, ...windows });
}

type CheckAnswer = Answers<[ReturnType<typeof checkQuery>]>[0];

/** Whether a member can hide the rock: its owner before it was ever hidden, then the member who has found it. */
export function isWith(memberId: string, [answer]: CheckAnswer): boolean {
  const rock = answer?.rock;
  return rock?.status === 'active' ? rock.ownerId === memberId : rock?.holderId === memberId;
}

/** The result of a `checkQuery`; counts a miss. @throws TooMany after too many misses */
export async function checkOf(
  ctx: Ctx,
  code: string,
  viewerId: string | null,
  [answer]: CheckAnswer,
): Promise<RockCheck> {
  const guess = guessOf(ctx, normalizeCode(code), viewerId, 'check');
  // The holder and the owner of a rock need not guess.
  const isTheirs = viewerId !== null && [answer?.rock?.ownerId, answer?.rock?.holderId].includes(viewerId);
  if (answer?.isSpent && !isTheirs) throw tooManyGuesses(guess, ctx.now());
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
    const known = {
      exists: true,
      status,
      name,
      description,
      imageUrl: photoUrl(answer.photoKey),
      timesFound,
    };
    // The holder can hide the rock, however long they have kept it.
    const isHeld = viewerId !== null && answer.rock.holderId === viewerId;
    const isReleased = status === 'found' && !isHeld && isFindable(answer.rock, ctx.now());
    return isReleased ? { ...known, isReleased } : known;
  }
  if (answer?.isWaiting) return { ...unknown, isWaiting: true };
  await countMiss(ctx, guess);
  return unknown;
}
