// Registering a rock: one batch with its activity and counters, its photo stored before and dropped if that fails.
import { eq, sql } from 'drizzle-orm';
import { codeWords, formatCode, normalizeCode } from '../../schema/codes.ts';
import { photoUrl } from '../../schema/photos.ts';
import type { RockInput } from '../../schema/rock-input.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { members, rocks } from '../../schema/tables/index.ts';
import { noteActivity } from '../activities/record.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, isTaken } from '../errors.ts';
import { publicMember } from '../members/public.ts';
import { withPhoto } from '../photos/store.ts';
import { newId } from '../platform/ids.ts';
import { addToTotal } from '../platform/totals.ts';

/** A new rock is `active`, whatever status the client names: the journey decides. */
export async function registerRock(ctx: MemberCtx, input: RockInput, photo: File | null): Promise<OwnRock> {
  const { db, memberId } = ctx;
  const codeKey = normalizeCode(input.laserEngraverId);
  const [taken] = await ctx.read([db.select({ id: rocks.id }).from(rocks).where(eq(rocks.codeKey, codeKey))]);
  if (taken.length > 0) throw new Conflict(codeWords.taken, 'laserEngraverId');

  const id = newId();
  const at = ctx.now();
  const code = formatCode(input.laserEngraverId);
  return withPhoto(ctx, photo, async (photoKey) => {
    const rock: OwnRock = {
      id,
      name: input.name,
      description: input.description,
      imageUrl: photoUrl(photoKey),
      status: 'active',
      owner: publicMember(ctx.me()),
      totalDistanceTraveled: 0,
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
    };
    const { name, description } = input;
    try {
      return await ctx.write(
        [
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
        ],
        rock,
      );
    } catch (error) {
      if (isTaken(error, 'rocks.code_key')) throw new Conflict(codeWords.taken, 'laserEngraverId');
      throw error;
    }
  });
}
