// The public view of a member: the columns to read, and their form on the wire.
import { lastInitial, type PublicMember } from '../../schema/members.ts';
import { photoUrl } from '../../schema/photos.ts';
import { alias } from 'drizzle-orm/sqlite-core';
import { members } from '../../schema/tables/index.ts';
import { joined, type JsonRow } from '../platform/database.ts';

const publicly = (table: Table) => ({
  id: table.id,
  username: table.username,
  firstName: table.firstName,
  lastName: table.lastName,
  photoKey: table.photoKey,
  language: table.language,
});

/** Alias of `members`, for rows that join the rock's painter and somebody else. */
export const painters = alias(members, 'painter');
/** The same for whoever would like the rock. */
export const receivers = alias(members, 'receiver');

type Table = typeof members | typeof painters | typeof receivers;

/** Columns for lists that join a member. */
export const publicColumnsOf = (prefix: string, table: Table) => joined(prefix, publicly(table));

/** The same for the one member of a row. */
export const publicColumns = publicColumnsOf('public', members);

/** The same columns, prefixed, for rows that SQLite returns as JSON; `authorOf` reads them. */
export const authorColumns = {
  authorId: members.id,
  authorUsername: members.username,
  authorFirstName: members.firstName,
  authorLastName: members.lastName,
  authorPhotoKey: members.photoKey,
  authorLanguage: members.language,
};

export const authorOf = (row: JsonRow<typeof authorColumns>): PublicRow => ({
  id: row.authorId,
  username: row.authorUsername,
  firstName: row.authorFirstName,
  lastName: row.authorLastName,
  photoKey: row.authorPhotoKey,
  language: row.authorLanguage,
});

/** A member's public columns as read: all null if the row has no member. */
export type PublicRow = { [K in keyof ReturnType<typeof publicly>]: (typeof members.$inferSelect)[K] | null };

/** A member as others see them; null if the row has no member. */
export function publicMember(row: PublicRow | null): PublicMember | null {
  if (!row || row.id === null) return null;
  return {
    id: row.id,
    username: row.username ?? '',
    firstName: row.firstName ?? '',
    lastName: lastInitial(row.lastName ?? ''),
    profileImageUrl: photoUrl(row.photoKey),
    ...(row.language !== null && { language: row.language }),
  };
}
