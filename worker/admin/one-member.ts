// The member whom an action of the administrator is about.
import { and, eq, exists, sql, type SQL } from 'drizzle-orm';
import { members } from '../../schema/tables/index.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import { isAdministrator } from '../platform/config.ts';
import { memberById } from '../session-claim.ts';
import { say } from '../../schema/words/say.ts';

export const oneMember = ({ db }: MemberCtx, id: string) => memberById(db, { memberId: id });

/** @throws NotFound */
export function mustBeThere([found]: readonly MemberRow[]): MemberRow {
  if (!found) throw new NotFound(say('admin', 'noMember'));
  return found;
}

/** @throws NotFound; Conflict for the administrator, who cannot be shut out of the dashboard */
export function mustBeAnother({ config }: MemberCtx, found: readonly MemberRow[]): MemberRow {
  const member = mustBeThere(found);
  if (isAdministrator(config, member)) throw new Conflict(say('adminMembers', 'administrator'));
  return member;
}

/** Condition: the member is there, has not become the administrator, and this holds. */
export function isStill({ db, config }: MemberCtx, id: string, which?: SQL): SQL {
  const isOther = sql`${members.emailKey} IS NOT ${config.adminEmail}`;
  return exists(
    db
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.id, id), isOther, which)),
  );
}
