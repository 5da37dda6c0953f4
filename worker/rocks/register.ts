// Registering a rock: one batch with its activity and counters, its photo stored before.
import { eq, sql } from 'drizzle-orm';
import { codeWords, formatCode, isIssued, normalizeCode } from '../../schema/codes.ts';
import { photoUrl } from '../../schema/photos.ts';
import type { RockInput } from '../../schema/rock-input.ts';
import { rockLimits, rockWords, type OwnRock } from '../../schema/rocks.ts';
import { members, rocks } from '../../schema/tables/index.ts';
import { noteActivity } from '../activities/record.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, isBarred, isTaken, TooMany } from '../errors.ts';
import { publicMember } from '../members/public.ts';
import { readPhoto } from '../photos/read.ts';
import { writeWithPhoto } from '../photos/store.ts';
import { tooMany, whileAllowed } from '../platform/allowance.ts';
import { siteOf } from '../platform/caller.ts';
import { day, hour, instant } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { countOne, usedUp, type Limit } from '../platform/limits.ts';
import { addToTotal } from '../platform/totals.ts';

/**
 * A new rock is `active`, whatever status the client names: the journey decides. Whether a Rock ID is taken is told
 * only so often, and a photo is looked at before, so that every other try leaves a rock behind: nobody guesses here.
 */
export async function registerRock(ctx: MemberCtx, input: RockInput, file: File | null): Promise<OwnRock> {
  const { db, memberId } = ctx;
  const photo = file && (await readPhoto(ctx, file));
  const codeKey = normalizeCode(input.laserEngraverId);
  const at = ctx.now();
  const limits = limitsOf(ctx, codeKey);
  const same = db.select({ id: rocks.id }).from(rocks).where(eq(rocks.codeKey, codeKey));
  return ctx.begin([same, ...spentOf(ctx, limits, at)], async (member, [taken, ...spent]) => {
    refuseSpent(limits, at, spent);
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
        .set({ rockCount: sql`${members.rockCount} + 1` })
        .where(eq(members.id, memberId)),
      noteActivity(db, { type: 'rock_created', rockId: id, memberId, at }),
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
      createdAt: instant(at),
      locations: [],
      interactions: [],
      likeCount: 0,
      commentCount: 0,
      likedByMe: false,
      laserEngraverId: code,
      isWithheld: false,
      isPhotoWithheld: false,
    });
    try {
      return await writeWithPhoto(ctx, photo, (photoKey) => ({
        statements: statements(photoKey),
        answer: rock(photoKey),
      }));
    } catch (error) {
      // Nobody guessed it: it was free a moment ago.
      if (isTaken(error, 'rocks.code_key')) throw new Conflict(codeWords.taken, 'laserEngraverId');
      if (!isBarred(error, 'rocks.name')) throw error;
      refuseSpent(limits, at, await ctx.read(spentOf(ctx, limits, at)));
      // The window ended in between.
      throw new TooMany(1, rockWords.tooMany);
    }
  });
}

interface Limits {
  /** How often it is told that a Rock ID is taken. */
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
  if (spent.length > 0) throw tooMany(spent, at, rockWords.tooMany);
}

/** Counts before it tells: of many who ask at once no more are told than of many who ask one by one. */
async function refuseTaken({ db }: MemberCtx, { taken }: Limits, at: number): Promise<never> {
  const [first, ...rest] = taken;
  const counted = await db.batch([countOne(db, first, at), ...rest.map((limit) => countOne(db, limit, at))]);
  const spent = taken.filter(({ most }, i) => (counted[i]?.[0]?.count ?? 0) > most);
  if (spent.length > 0) throw tooMany(spent, at, rockWords.tooMany);
  throw new Conflict(codeWords.taken, 'laserEngraverId');
}

/** Made-up IDs can be guessed, so their network has a limit, however many members ask from there. */
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
