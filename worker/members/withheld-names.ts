// Names that the administrator withheld from a member: why, and that they cannot be chosen again.
import { and, desc, eq, sql } from 'drizzle-orm';
import { lastInitial } from '../../schema/members.ts';
import { type ProfileBody } from '../../schema/profile.ts';
import { withheldWords } from '../../schema/tables/index.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import { Malformed } from '../errors.ts';
import { readingKeyOf } from './names.ts';
import { say } from '../../schema/words/say.ts';

/** Query: the newest first. */
export const withheldNames = ({ db, memberId }: MemberCtx, limit = 20) =>
  db
    .select({ words: withheldWords.words, reason: withheldWords.reason })
    .from(withheldWords)
    .where(and(eq(withheldWords.subject, 'name'), eq(withheldWords.subjectId, memberId)))
    .orderBy(desc(withheldWords.withheldAt), desc(sql`rowid`))
    .limit(limit);

type Name = Pick<MemberRow, 'username' | 'firstName' | 'lastName'>;

/** @throws Malformed for a name, or a part of it, that reads like a withheld one */
export function refuseWithheld(
  { username, firstName, lastName }: ProfileBody,
  withheld: { words: string }[],
) {
  // They were stored as JSON.
  const guarded = new Set(withheld.flatMap(({ words }) => keysOf(JSON.parse(words) as Name)));
  const isGuarded = (name: string) => guarded.has(readingKeyOf(name) ?? '');
  if (isGuarded(username)) throw new Malformed(say('profile', 'nameWithheld'), 'username');
  if (firstName === undefined) return;
  // Nobody sees the whole name beside a username.
  const whole = username === '' ? wholesOf({ firstName, lastName }) : [];
  if ([firstName, lastName, ...whole].some(isGuarded))
    throw new Malformed(say('profile', 'nameWithheld'), 'firstName');
}

/** What others saw, and the name of which it was the short form. A first or last name alone stays free. */
const keysOf = ({ username, ...name }: Name) =>
  (username ? [username] : wholesOf(name)).flatMap((one) => readingKeyOf(one) ?? []);

const wholesOf = ({ firstName, lastName }: Omit<Name, 'username'>) => [
  `${firstName} ${lastInitial(lastName)}`,
  `${firstName} ${lastName}`,
];
