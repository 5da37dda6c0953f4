// Registers a rock: stores its photo, then writes the rock, its activity and the counters in one batch.
import { eq, sql } from 'drizzle-orm';
import { formatCode, isIssued, normalizeCode } from '../../schema/codes.ts';
import { photoUrl } from '../../schema/photos.ts';
import type { RockInput } from '../../schema/rock-input.ts';
import { rockLimits, type OwnRock } from '../../schema/rocks.ts';
import { members, rocks } from '../../schema/tables/index.ts';
import { noteActivity } from '../activities/record.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, isConditionFailed, isTaken, TooMany } from '../errors.ts';
import { publicMember } from '../members/public.ts';
import { refuseWithheldWords, wordsWithheld } from '../members/withheld-words.ts';
import { readPhoto } from '../photos/read.ts';
import { writeWithPhoto } from '../photos/store.ts';
import { tooMany, whileAllowed } from '../platform/allowance.ts';
import { siteOf } from '../platform/caller.ts';
import { day, hour, instant } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { countOne, usedUp, type Limit } from '../platform/limits.ts';
import { addToTotal } from '../platform/totals.ts';
import { say } from '../../schema/words/say.ts';

/**
 * A new rock is `active`, whatever status the client sends, since the journey decides it. Against guessing, answers
 * that a Rock ID is taken are limited, and the photo is checked first, so that every other try registers a rock.
 */
export async function registerRock(ctx: MemberCtx, input: RockInput, file: File | null): Promise<OwnRock> {
  const { db, memberId } = ctx;
  const photo = file && (await readPhoto(ctx, file));
  const codeKey = normalizeCode(input.laserEngraverId);
  const at = ctx.now();
  const limits = limitsOf(ctx, codeKey);
  const same = db.select({ id: rocks.id }).from(rocks).where(eq(rocks.codeKey, codeKey));
  return ctx.begin(
    [same, wordsWithheld(ctx), ...spentOf(ctx, limits, at)],
    async (member, [taken, withheld, ...spent]) => {
      refuseSpent(limits, at, spent);
      refuseWithheldWords(withheld, { name: input.name, description: input.description });
      if (taken.length > 0) return refuseTaken(ctx, limits, at);

      const id = newId();
      const code = formatCode(input.laserEngraverId);
      const { name, description } = input;
      const statements = (photoKey: string | null) => [
        db.insert(rocks).values({
          id,
          ownerId: memberId,
          name: whileAllowed(db, limits.registered, at, name),
          description,
          code,
          codeKey,
          photoKey,
          createdAt: at,
        }),
        db
          .update(members)
          .set({
            rockCount: sql`${members.rockCount} + 1`,
            scoredRockCount: sql`${members.scoredRockCount} + 1`,
          })
          .where(eq(members.id, memberId)),
        noteActivity(db, { type: 'rock_created', rockId: id, memberId, at, town: null }),
        addToTotal(db, 'rocks', 1),
        addToTotal(db, 'not_hidden', 1),
        ...limits.registered.map((limit) => countOne(db, limit, at)),
      ];
      const rock = (photoKey: string | null): OwnRock => ({
        id,
        name,
        description,
        imageUrl: photoUrl(photoKey),
        status: 'active',
        owner: publicMember(member),
        totalDistanceTraveled: 0,
        tooFastDistance: 0,
        timesFound: 0,
        lastLocation: null,
        near: null,
        createdAt: instant(at),
        locations: [],
        interactions: [],
        likeCount: 0,
        commentCount: 0,
        likedByMe: false,
        laserEngraverId: code,
        isWithheld: false,
        isPhotoWithheld: false,
        page: 'public',
      });
      try {
        return await writeWithPhoto(ctx, photo, (photoKey) => ({
          statements: statements(photoKey),
          answer: rock(photoKey),
        }));
      } catch (error) {
        // Not counted as a guess, since the ID was free a moment ago.
        if (isTaken(error, 'rocks.code_key')) throw new Conflict(say('codes', 'taken'), 'laserEngraverId');
        if (!isConditionFailed(error, 'rocks.name')) throw error;
        refuseSpent(limits, at, await ctx.read(spentOf(ctx, limits, at)));
        // The window of the limit ended in between.
        throw new TooMany(1, say('rocks', 'tooMany'));
      }
    },
  );
}

interface Limits {
  /** Limits of answers that a Rock ID is taken. */
  taken: readonly [Limit, ...Limit[]];
  registered: readonly [Limit, ...Limit[]];
}

const all = ({ taken, registered }: Limits): readonly [Limit, ...Limit[]] => [...taken, ...registered];

/** Queries: for each limit a row when it is used up. */
function spentOf({ db }: MemberCtx, limits: Limits, at: number) {
  const [first, ...rest] = all(limits);
  return [usedUp(db, first, at), ...rest.map((limit) => usedUp(db, limit, at))] as const;
}

/** @param answers those of `spentOf` */
function refuseSpent(limits: Limits, at: number, answers: readonly { count: number }[][]): void {
  const spent = all(limits).filter((_, i) => (answers[i]?.length ?? 0) > 0);
  if (spent.length > 0) throw tooMany(spent, at, say('rocks', 'tooMany'));
}

/** Counts before it answers, so that concurrent requests reveal no more than sequential ones. */
async function refuseTaken({ db }: MemberCtx, { taken }: Limits, at: number): Promise<never> {
  const [first, ...rest] = taken;
  const counted = await db.batch([countOne(db, first, at), ...rest.map((limit) => countOne(db, limit, at))]);
  const spent = taken.filter(({ most }, i) => (counted[i]?.[0]?.count ?? 0) > most);
  if (spent.length > 0) throw tooMany(spent, at, say('rocks', 'tooMany'));
  throw new Conflict(say('codes', 'taken'), 'laserEngraverId');
}

/** Made-up IDs can be guessed, so all members behind one IPv4 address or in one /48 share a limit for them. */
function limitsOf({ memberId, caller }: MemberCtx, codeKey: string): Limits {
  const { takenPerHour, takenPerHourOfNetwork, perDay, madeUpPerDayOfNetwork } = rockLimits;
  const taken: Limit = { bucket: `register-taken:${memberId}`, most: takenPerHour, windowMs: hour };
  const registered: Limit = { bucket: `register:${memberId}`, most: perDay, windowMs: day };
  if (isIssued(codeKey)) return { taken: [taken], registered: [registered] };
  return {
    taken: [
      taken,
      { bucket: `register-taken:${siteOf(caller)}`, most: takenPerHourOfNetwork, windowMs: hour },
    ],
    registered: [
      registered,
      { bucket: `register:${siteOf(caller)}`, most: madeUpPerDayOfNetwork, windowMs: day },
    ],
  };
}
