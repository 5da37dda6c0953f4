// A member as the administrator sees them beside what they wrote or reported: name, address, and since when.
import { alias } from 'drizzle-orm/sqlite-core';
import { displayName } from '../../schema/members.ts';
import type { KnownMember } from '../../schema/moderation.ts';
import { members } from '../../schema/tables/index.ts';
import type { MemberRow } from '../context.ts';
import { instant } from '../platform/clock.ts';

/** The members once more, where two of them belong to a row. */
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

/** @param member with nothing but null when there is none */
export function knownMember(member: { [K in keyof Known]: Known[K] | null }): KnownMember | null {
  const { id, username, firstName, lastName, email, createdAt } = member;
  if (id === null || createdAt === null) return null;
  return {
    name: displayName({ username: username ?? '', firstName: firstName ?? '', lastName: lastName ?? '' }),
    email: email ?? '',
    joinedAt: instant(createdAt),
  };
}
