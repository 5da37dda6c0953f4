// Names that the administrator withheld from a member: why, and that they cannot be chosen again.
import { and, desc, eq, sql } from 'drizzle-orm';
import { lastInitial } from '../../schema/members.ts';
import { profileWords, type ProfileBody } from '../../schema/profile.ts';
import { withheldWords } from '../../schema/tables/index.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import { Malformed } from '../errors.ts';
import { usernameKeyOf } from './names.ts';

/** Query: the newest first. */
export const withheldNames = ({ db, memberId }: MemberCtx, limit = 20) =>
  db
    .select({ words: withheldWords.words, reason: withheldWords.reason })
    .from(withheldWords)
    .where(and(eq(withheldWords.subject, 'name'), eq(withheldWords.subjectId, memberId)))
    .orderBy(desc(withheldWords.withheldAt), desc(sql`rowid`))
    .limit(limit);

type Name = Pick<MemberRow, 'username' | 'firstName' | 'lastName'>;

/** @throws Malformed for a name that others would see as they saw a withheld one */
export function refuseWithheld(
  { username, firstName, lastName }: ProfileBody,
  withheld: { words: string }[],
) {
  // They were stored as JSON.
  const seen = new Set(withheld.map(({ words }) => keyOf(JSON.parse(words) as Name)));
  if (username !== '' && seen.has(usernameKeyOf(username)))
    throw new Malformed(profileWords.nameWithheld, 'username');
  if (firstName === undefined) return;
  const others = [firstName, lastName].filter((one) => seen.has(usernameKeyOf(one)));
  // Nobody sees it beside a username.
  const isShown = username === '' && seen.has(keyOf({ username, firstName, lastName }));
  if (isShown || others.length > 0) throw new Malformed(profileWords.nameWithheld, 'firstName');
}

/** As others see the name. */
const keyOf = ({ username, firstName, lastName }: Name) =>
  usernameKeyOf(username || `${firstName} ${lastInitial(lastName)}`);
