// Registering a rock: one batch with its activity and counters, its photo stored before.
import { eq, sql } from 'drizzle-orm';
import { codeWords, formatCode, normalizeCode } from '../../schema/codes.ts';
import { photoUrl } from '../../schema/photos.ts';
import type { RockInput } from '../../schema/rock-input.ts';
import { rockLimits, rockWords, type OwnRock } from '../../schema/rocks.ts';
import { members, rocks } from '../../schema/tables/index.ts';
import { noteActivity } from '../activities/record.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, isTaken } from '../errors.ts';
import { publicMember } from '../members/public.ts';
import { readPhoto, writeWithPhoto } from '../photos/store.ts';
import { tooMany } from '../platform/allowance.ts';
import { day, hour } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { countOne, usedUp, type Limit } from '../platform/limits.ts';
import { addToTotal } from '../platform/totals.ts';

/**
 * A new rock is `active`, whatever status the client names: the journey decides. Whether a Rock ID is taken is told
 * only so often, and a photo is looked at before, so that every other try leaves a rock behind: nobody guesses here.
 */
export async function registerRock(ctx: MemberCtx, input: RockInput, file: File | null): Promise<OwnRock> {
  const { db, memberId } = ctx;
  const photo = file && (await readPhoto(file));
  const codeKey = normalizeCode(input.laserEngraverId);
  const at = ctx.now();
  const limits = limitsOf(memberId);
  const [taken, ...spent] = await ctx.read([
    db.select({ id: rocks.id }).from(rocks).where(eq(rocks.codeKey, codeKey)),
    usedUp(db, limits.taken, at),
    usedUp(db, limits.registered, at),
  ]);
  const isSpent = [limits.taken, limits.registered].filter((_, i) => (spent[i]?.length ?? 0) > 0);
  if (isSpent.length > 0) throw tooMany(isSpent, at, rockWords.tooMany);
  if (taken.length > 0) {
    await db.batch([countOne(db, limits.taken, at)]);
    throw new Conflict(codeWords.taken, 'laserEngraverId');
  }

  const id = newId();
  const code = formatCode(input.laserEngraverId);
  const { name, description } = input;
  const statements = (photoKey: string | null) => [
    db
      .insert(rocks)
      .values({ id, ownerId: memberId, name, description, code, codeKey, photoKey, createdAt: at }),
    db
      .update(members)
      .set({ rockCount: sql`${members.rockCount} + 1` })
      .where(eq(members.id, memberId)),
    noteActivity(db, { type: 'rock_created', rockId: id, memberId, at }),
    addToTotal(db, 'rocks', 1),
    addToTotal(db, 'not_hidden', 1),
    countOne(db, limits.registered, at),
  ];
  const rock = (photoKey: string | null): OwnRock => ({
    id,
    name,
    description,
    imageUrl: photoUrl(photoKey),
    status: 'active',
    owner: publicMember(ctx.me()),
    totalDistanceTraveled: 0,
    tooFastDistance: 0,
    timesFound: 0,
    lastLocation: null,
    createdAt: new Date(at).toISOString(),
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
    if (isTaken(error, 'rocks.code_key')) throw new Conflict(codeWords.taken, 'laserEngraverId');
    throw error;
  }
}

const limitsOf = (memberId: string): Readonly<Record<'taken' | 'registered', Limit>> => ({
  taken: { bucket: `register-taken:${memberId}`, most: rockLimits.takenPerHour, windowMs: hour },
  registered: { bucket: `register:${memberId}`, most: rockLimits.perDay, windowMs: day },
});
