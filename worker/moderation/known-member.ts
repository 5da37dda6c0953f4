// The author or reporter of content as the administrator sees them: name, email address and date of joining.
import { alias } from 'drizzle-orm/sqlite-core';
import { nameOf } from '../../schema/members.ts';
import type { KnownMember } from '../../schema/moderation.ts';
import { members } from '../../schema/tables/index.ts';
import type { MemberRow } from '../context.ts';
import { instant } from '../platform/clock.ts';

/** Alias of `members`, for rows that join two of them. */
export const author = alias(members, 'author');

export const knownColumns = (table: typeof members | typeof author) => ({
  id: table.id,
  username: table.username,
  firstName: table.firstName,
  lastName: table.lastName,
  email: table.email,
  createdAt: table.createdAt,
});

type Known = Pick<MemberRow, keyof ReturnType<typeof knownColumns>>;

/** @param member all columns are null when there is none */
export function knownMember(member: { [K in keyof Known]: Known[K] | null }): KnownMember | null {
  const { id, username, firstName, lastName, email, createdAt } = member;
  if (id === null || createdAt === null) return null;
  return {
    id,
    name: nameOf({ username: username ?? '', firstName: firstName ?? '', lastName: lastName ?? '' }),
    email: email ?? '',
    joinedAt: instant(createdAt),
  };
}
