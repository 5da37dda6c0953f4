// The member's own profile: names, place and picture.
import { and, eq, exists, inArray, or } from 'drizzle-orm';
import { showsIssuedCode } from '../../schema/code-mask.ts';
import { normalizeCode } from '../../schema/codes.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { type ProfileBody } from '../../schema/profile.ts';
import { finds, members, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, isTaken, Malformed, Unauthorized } from '../errors.ts';
import { deletePendingPhotos, isUnreferenced, queuePhotoDeletions } from '../photos/pending-deletions.ts';
import { photoField, readPhoto } from '../photos/read.ts';
import { writeWithPhoto } from '../photos/store.ts';
import { beginAsSelf } from './current.ts';
import { isReserved, usernameKeyOf } from './names.ts';
import { requireAllowedNames } from './own-names.ts';
import { refuseWithheld, withheldNames } from './withheld-names.ts';
import { say } from '../../schema/words/say.ts';

/**
 * Saves the whole form, or the username alone. The unique index settles two members who want the same username.
 * @throws Malformed for a reserved name or a Rock ID, Conflict for a username that is taken
 */
export async function saveProfile(ctx: MemberCtx, input: ProfileBody): Promise<CurrentMember> {
  const { username, firstName, lastName } = input;
  if (isReserved(username)) throw new Malformed(say('profile', 'usernameReserved'), 'username');
  if (showsIssuedCode(username)) throw new Malformed(say('names', 'nameIsCode'), 'username');
  if (firstName !== undefined) requireAllowedNames({ firstName, lastName });
  const names = { username, firstName, lastName };
  const changes = { ...input, usernameKey: usernameKeyOf(username) };
  const asked = [knownCodesAmong(ctx, Object.values(names)), withheldNames(ctx)] as const;
  return beginAsSelf(ctx, asked, async (self, [known, withheld]) => {
    refuseWithheld(input, withheld);
    for (const [field, name = ''] of Object.entries(names))
      if (known.some(({ codeKey }) => codeKey === normalizeCode(name)))
        throw new Malformed(say('names', 'nameIsCode'), field);
    try {
      return await ctx.write(
        [ctx.db.update(members).set(changes).where(eq(members.id, ctx.memberId))],
        self(changes),
      );
    } catch (error) {
      if (isTaken(error, 'members.username_key'))
        throw new Conflict(say('profile', 'usernameTaken'), 'username');
      throw error;
    }
  });
}

/**
 * Query: which names are the Rock ID of a rock that the member owns or has found. Only of those: refusing the IDs of
 * other rocks would help to guess them (decision 36).
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

/** Replaces the picture; the old one is deleted from R2. Throws Unauthorized if the account was deleted meanwhile. */
export async function setAvatar(ctx: MemberCtx, file: File | null): Promise<CurrentMember> {
  if (!file) throw new Malformed(say('profile', 'photoMissing'), photoField);
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
      throw isUnreferenced(error) ? new Unauthorized() : error;
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

/** Queues the picture that is current at the time of the write, so that concurrent uploads leave none behind. */
function changeOfPhoto({ db, memberId, now }: MemberCtx, photoKey: string | null) {
  const isMe = eq(members.id, memberId);
  return [queuePhotoDeletions(db, members, isMe, now()), db.update(members).set({ photoKey }).where(isMe)];
}
