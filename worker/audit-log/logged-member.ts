// A member as the log names them: with the address, since others may have the same name.
import type { alias } from 'drizzle-orm/sqlite-core';
import type { LoggedMember } from '../../schema/admin-actions.ts';
import { nameOf } from '../../schema/members.ts';
import type { members } from '../../schema/tables/index.ts';
import type { MemberRow } from '../context.ts';

type Alias = ReturnType<typeof alias<typeof members, 'concerned' | 'near'>>;

export const namedColumns = (table: typeof members | Alias) => ({
  id: table.id,
  username: table.username,
  firstName: table.firstName,
  lastName: table.lastName,
  email: table.email,
});

type Named = Pick<MemberRow, keyof ReturnType<typeof namedColumns>>;

/** @param member all columns are null when there is none */
export function loggedMember({
  id,
  email,
  username,
  firstName,
  lastName,
}: { [K in keyof Named]: Named[K] | null }): LoggedMember | null {
  if (id === null) return null;
  const name = { username: username ?? '', firstName: firstName ?? '', lastName: lastName ?? '' };
  return { id, name: nameOf(name), email: email ?? '' };
}
