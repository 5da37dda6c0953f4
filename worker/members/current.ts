// The signed-in member, to themselves.
import { eq } from 'drizzle-orm';
import { displayName, type CurrentMember } from '../../schema/members.ts';
import { photoUrl } from '../../schema/photos.ts';
import { members } from '../../schema/tables/index.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import type { Answers, Statements } from '../platform/database.ts';
import { hasAccess } from './access.ts';
import { isAdministrator } from './administrator.ts';
import { openChangeOf } from './open-change.ts';

/** A member as they see themselves, after these changes to what was read. */
type SelfAfter = (changes?: Partial<MemberRow>) => CurrentMember;

/** Reads the member and their wish for another address; a write puts its changes on top. */
export async function readSelf(ctx: MemberCtx): Promise<SelfAfter> {
  const [[open]] = await ctx.read([openChangeOf(ctx, ctx.memberId)]);
  return selfAfter(ctx, open);
}

/** The same with other questions in one batch: the member, and what those brought. */
export async function readSelfAnd<T extends Statements>(
  ctx: MemberCtx,
  queries: T,
): Promise<[SelfAfter, Answers<T>]> {
  const [[open], ...answers] = await ctx.read([openChangeOf(ctx, ctx.memberId), ...queries]);
  return [selfAfter(ctx, open), answers];
}

const selfAfter =
  (ctx: MemberCtx, open: { newEmail: string } | undefined): SelfAfter =>
  (changes) =>
    selfOf(ctx, { ...ctx.me(), ...changes }, open?.newEmail ?? null);

export async function currentMember(ctx: MemberCtx): Promise<CurrentMember> {
  const self = await readSelf(ctx);
  return self();
}

function selfOf({ config, now }: MemberCtx, member: MemberRow, pendingEmail: string | null): CurrentMember {
  return {
    id: member.id,
    username: member.username,
    firstName: member.firstName,
    lastName: member.lastName,
    displayName: displayName(member),
    email: member.email ?? '',
    city: member.city,
    state: member.state,
    country: member.country,
    profileImageUrl: photoUrl(member.photoKey),
    pendingEmail,
    isFirstLogin: member.isFirstLogin,
    isAdmin: isAdministrator(config, member),
    hasAccess: hasAccess(member, now()),
  };
}

/** The member has seen their profile; the next sign-in leads straight to where they wanted to go. */
export async function completeFirstLogin(ctx: MemberCtx): Promise<{ isFirstLogin: false }> {
  const { isFirstLogin } = await ctx.meet();
  const done = ctx.db.update(members).set({ isFirstLogin: false }).where(eq(members.id, ctx.memberId));
  return ctx.write(isFirstLogin ? [done] : [], { isFirstLogin: false });
}
