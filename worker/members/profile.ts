// What members say about themselves: names, place and picture.
import { and, eq, notExists, sql } from 'drizzle-orm';
import type { CurrentMember } from '../../schema/members.ts';
import { profileWords, usernameKeyOf, type ProfileInput } from '../../schema/profile.ts';
import { members, photoDrops } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, isTaken, Malformed } from '../errors.ts';
import { letGoOfPhotos, emptyPhotoDrops } from '../photos/drops.ts';
import { photoField } from '../photos/refuse.ts';
import { withPhoto } from '../photos/store.ts';
import { readSelf } from './current.ts';

/** Of two members who want one username at once, the unique index lets one have it. */
export async function saveProfile(ctx: MemberCtx, input: ProfileInput): Promise<CurrentMember> {
  const self = await readSelf(ctx);
  const { username, firstName, lastName, city, state, country } = input;
  const changes = {
    username,
    usernameKey: usernameKeyOf(username),
    firstName,
    lastName,
    city,
    state,
    country,
  };
  try {
    return await ctx.write(
      [ctx.db.update(members).set(changes).where(eq(members.id, ctx.memberId))],
      self(changes),
    );
  } catch (error) {
    if (isTaken(error, 'members.username_key')) throw new Conflict(profileWords.usernameTaken, 'username');
    throw error;
  }
}

/** The picture before goes, out of R2 too. */
export async function setAvatar(ctx: MemberCtx, photo: File | null): Promise<CurrentMember> {
  if (!photo) throw new Malformed(profileWords.photoMissing, photoField);
  const self = await readSelf(ctx);
  const answer = await withPhoto(ctx, photo, (photoKey) =>
    ctx.write(changeOfPhoto(ctx, photoKey), self({ photoKey })),
  );
  await emptyPhotoDrops(ctx);
  return answer;
}

export async function removeAvatar(ctx: MemberCtx): Promise<CurrentMember> {
  const self = await readSelf(ctx);
  const answer = await ctx.write(changeOfPhoto(ctx, null), self({ photoKey: null }));
  await emptyPhotoDrops(ctx);
  return answer;
}

/** Lets go of the picture that stands there when it is written: of two at once neither stays behind. */
function changeOfPhoto({ db, memberId, now }: MemberCtx, photoKey: string | null) {
  const isMe = eq(members.id, memberId);
  const change = [letGoOfPhotos(db, members, isMe, now()), db.update(members).set({ photoKey }).where(isMe)];
  if (photoKey === null) return change;
  // An account that was deleted meanwhile names no photo.
  const named = db
    .select({ one: sql`1` })
    .from(members)
    .where(and(isMe, eq(members.photoKey, photoKey)));
  return [
    ...change,
    db.insert(photoDrops).select(sql`SELECT ${photoKey}, ${now()} WHERE ${notExists(named)}`),
  ];
}
