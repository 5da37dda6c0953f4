// What members say about themselves: names, place and picture.
import { and, eq, exists, inArray, or } from 'drizzle-orm';
import { showsIssuedCode } from '../../schema/code-mask.ts';
import { normalizeCode } from '../../schema/codes.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { profileWords, type ProfileBody } from '../../schema/profile.ts';
import { finds, members, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, isTaken, Malformed, Unauthorized } from '../errors.ts';
import { deletePendingPhotos, isNamedByNobody, letGoOfPhotos } from '../photos/pending-deletions.ts';
import { photoField, readPhoto } from '../photos/read.ts';
import { writeWithPhoto } from '../photos/store.ts';
import { beginAsSelf } from './current.ts';
import { isReserved, usernameKeyOf } from './names.ts';
import { mustBeOwnNames } from './own-names.ts';

/**
 * What the schema let through, and nothing else: all that the form has, or the username alone. Of two members who want
 * one username at once, the unique index lets one have it. Throws Malformed for a name that is kept for the community, or
 * is a Rock ID.
 */
export async function saveProfile(ctx: MemberCtx, input: ProfileBody): Promise<CurrentMember> {
  const { username, firstName, lastName } = input;
  if (isReserved(username)) throw new Malformed(profileWords.usernameReserved, 'username');
  if (showsIssuedCode(username)) throw new Malformed(profileWords.nameIsCode, 'username');
  if (firstName !== undefined) mustBeOwnNames({ firstName, lastName });
  const names = { username, firstName, lastName };
  const changes = { ...input, usernameKey: usernameKeyOf(username) };
  return beginAsSelf(ctx, [knownCodesAmong(ctx, Object.values(names))], async (self, [known]) => {
    for (const [field, name = ''] of Object.entries(names))
      if (known.some(({ codeKey }) => codeKey === normalizeCode(name)))
        throw new Malformed(profileWords.nameIsCode, field);
    try {
      return await ctx.write(
        [ctx.db.update(members).set(changes).where(eq(members.id, ctx.memberId))],
        self(changes),
      );
    } catch (error) {
      if (isTaken(error, 'members.username_key')) throw new Conflict(profileWords.usernameTaken, 'username');
      throw error;
    }
  });
}

/**
 * Query: names that are the Rock ID of a rock which the member owns or has found, so that the answer tells them nothing
 * new; of other rocks it would be a way to guess (decision 36).
 */
function knownCodesAmong({ db, memberId }: MemberCtx, names: readonly (string | undefined)[]) {
  const keys = names.map((name = '') => normalizeCode(name)).filter(Boolean);
  const found = db
    .select({ id: finds.id })
    .from(finds)
    .where(and(eq(finds.rockId, rocks.id), eq(finds.memberId, memberId)));
  return db
    .select({ codeKey: rocks.codeKey })
    .from(rocks)
    .where(and(inArray(rocks.codeKey, keys), or(eq(rocks.ownerId, memberId), exists(found))));
}

/** The picture before goes, out of R2 too. Throws Unauthorized when the account was deleted meanwhile. */
export async function setAvatar(ctx: MemberCtx, file: File | null): Promise<CurrentMember> {
  if (!file) throw new Malformed(profileWords.photoMissing, photoField);
  const { db, memberId } = ctx;
  const photo = await readPhoto(ctx, file);
  return beginAsSelf(ctx, [], async (self) => {
    try {
      const answer = await writeWithPhoto(ctx, photo, (photoKey) => ({
        statements: changeOfPhoto(ctx, photoKey),
        isNamed: exists(db.select({ id: members.id }).from(members).where(eq(members.id, memberId))),
        answer: self({ photoKey }),
      }));
      await deletePendingPhotos(ctx);
      return answer;
    } catch (error) {
      throw isNamedByNobody(error) ? new Unauthorized() : error;
    }
  });
}

export function removeAvatar(ctx: MemberCtx): Promise<CurrentMember> {
  return beginAsSelf(ctx, [], async (self) => {
    const answer = await ctx.write(changeOfPhoto(ctx, null), self({ photoKey: null }));
    await deletePendingPhotos(ctx);
    return answer;
  });
}

/** Lets go of the picture that stands there when it is written: of two at once neither stays behind. */
function changeOfPhoto({ db, memberId, now }: MemberCtx, photoKey: string | null) {
  const isMe = eq(members.id, memberId);
  return [letGoOfPhotos(db, members, isMe, now()), db.update(members).set({ photoKey }).where(isMe)];
}
