// The signed-in member's view of themselves.
import { eq } from 'drizzle-orm';
import { languageOf } from '../../schema/asked-language.ts';
import { isDistanceUnit } from '../../schema/languages.ts';
import { nameOf, type CurrentMember } from '../../schema/members.ts';
import { photoUrl } from '../../schema/photos.ts';
import { members } from '../../schema/tables/index.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import { isAdministrator } from '../platform/config.ts';
import type { Answers, MaybeStatements } from '../platform/database.ts';
import { suspensionOf } from '../suspension.ts';
import { spokenBy } from '../words.ts';
import { hasAccess } from './access.ts';
import { openChangeOf } from './requested-email-change.ts';
import { withheldNames } from './withheld-names.ts';

/** The member as they see themselves, with these changes applied to the row that was read. */
type SelfAfter = (changes?: Partial<MemberRow>) => CurrentMember;

/** Begins with the member, their pending email change and these queries; `self` applies changes to that member. */
export function beginAsSelf<T extends MaybeStatements, A>(
  ctx: MemberCtx,
  queries: T,
  act: (self: SelfAfter, answers: Answers<T>) => Promise<A>,
): Promise<A> {
  const asked = [openChangeOf(ctx, ctx.memberId), withheldNames(ctx, 1), ...queries] as const;
  return ctx.begin(asked, (member, [[open], [withheld], ...answers]) =>
    act(
      (changes) =>
        selfOf(ctx, { ...member, ...changes }, { newEmail: open?.newEmail, why: withheld?.reason }),
      answers,
    ),
  );
}

export const currentMember = (ctx: MemberCtx): Promise<CurrentMember> =>
  beginAsSelf(ctx, [], async (self) => self());

interface Pending {
  newEmail: string | undefined;
  /** Why their name was withheld last. */
  why: string | undefined;
}

function selfOf({ config, now }: MemberCtx, member: MemberRow, { newEmail, why }: Pending): CurrentMember {
  const displayName = nameOf(member);
  return {
    id: member.id,
    username: member.username,
    firstName: member.firstName,
    lastName: member.lastName,
    displayName,
    email: member.email ?? '',
    city: member.city,
    state: member.state,
    country: member.country,
    profileImageUrl: photoUrl(member.photoKey),
    language: languageOf(member.language ?? undefined, spokenBy(config)) ?? null,
    distanceUnit: isDistanceUnit(member.distanceUnit) ? member.distanceUnit : null,
    pendingEmail: newEmail ?? null,
    ...(why !== undefined && displayName === '' && { nameWithheld: why }),
    isFirstLogin: member.isFirstLogin,
    isAdmin: isAdministrator(config, member),
    hasAccess: hasAccess(member, now()),
    suspension: suspensionOf(config, member, now()),
  };
}

/** Records that the member has seen their profile, so that the next sign-in goes straight to the requested page. */
export async function completeFirstLogin(ctx: MemberCtx): Promise<{ isFirstLogin: false }> {
  const done = ctx.db.update(members).set({ isFirstLogin: false }).where(eq(members.id, ctx.memberId));
  return ctx.begin([], ({ isFirstLogin }) => ctx.write(isFirstLogin ? [done] : [], { isFirstLogin: false }));
}
