// Words that can be withheld: where each kind stands, what is left in its place, and how it comes back.
import { and, desc, eq, isNotNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { namelessPlace } from '../../schema/journey.ts';
import { wordSubjects, type ReportSubject, type WordSubject } from '../../schema/reports.ts';
import { entries, members, rocks, withheldWords } from '../../schema/tables/index.ts';
import type { MemberRow } from '../context.ts';
import type { Database, Query, Statement } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

/** What stands there now, and is not the neutral value. */
export interface ShownWords {
  authorId: string | null;
  /** Null for a name. */
  rockId: string | null;
  rockName: string | null;
  words: string;
}

export const isWords = (subject: ReportSubject): subject is WordSubject =>
  wordSubjects.some((kind) => kind === subject);

/** The entry of an `entrySubject`; of another text, none has this key. */
export function entryKeyOf(subjectId: string): { rockId: string; seq: number } {
  const [, rockId = '', seq = '0'] = /^([^.]+)\.(\d{1,9})$/.exec(subjectId) ?? [];
  return { rockId, seq: Number(seq) };
}

/** The name of a place is the hider's; of a find, the finder's own note of it. */
const placeName = sql`iif(${entries.action} = 'hidden', ${entries.locationName}, ${entries.ownLocationName})`;
const placed = sql`iif(${entries.action} = 'hidden', ${entries.memberId}, iif(${entries.ownLocationName} IS NULL, NULL, ${entries.memberId}))`;

const nameParts = sql`json_object('username', ${members.username}, 'firstName', ${members.firstName}, 'lastName', ${members.lastName})`;

/** SQL of the words, for a statement on `members` or `entries`. */
export const wordsColumn: Readonly<Record<WordSubject, SQL<string>>> = {
  name: sql`${nameParts}`,
  place: sql`coalesce(${placeName}, '')`,
  note: sql`${entries.notes}`,
  line: sql`${entries.line}`,
  thanks: sql`coalesce(${entries.thanks}, '')`,
};

/** SQL of who wrote them, for a statement on `members`, or on `entries` and `rocks`. */
export const wordsAuthor: Readonly<Record<WordSubject, SQL<string | null>>> = {
  name: sql`${members.id}`,
  place: sql`${placed}`,
  note: sql`${entries.memberId}`,
  line: sql`${entries.memberId}`,
  thanks: sql`coalesce(${entries.thanksBy}, ${rocks.ownerId})`,
};

/** Condition: there are words, and not the neutral value. */
export const hasWords: Readonly<Record<WordSubject, SQL>> = {
  name: sql`(${members.username} <> '' OR ${members.firstName} <> '' OR ${members.lastName} <> '')`,
  place: sql`coalesce(${placeName}, '') NOT IN ('', ${namelessPlace})`,
  note: sql`${entries.notes} <> ''`,
  line: sql`${entries.line} <> ''`,
  thanks: sql`${entries.thanks} <> ''`,
};

const isEntry = (subjectId: string) => {
  const { rockId, seq } = entryKeyOf(subjectId);
  return and(eq(entries.rockId, rockId), eq(entries.seq, seq));
};

/** SQL after FROM: the words that are shown, or no row. */
const where = (subject: WordSubject, subjectId: string) =>
  subject === 'name'
    ? sql`${members} WHERE ${members.id} = ${subjectId} AND ${hasWords.name}`
    : sql`${entries} JOIN ${rocks} ON ${rocks.id} = ${entries.rockId} WHERE ${isEntry(subjectId)} AND ${hasWords[subject]} AND ${wordsAuthor[subject]} IS NOT NULL`;

/** Condition: the words are shown. */
export const areShown = (subject: WordSubject, subjectId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM ${where(subject, subjectId)})`;

/** Query: the words that are shown, or no row. */
export function shownWords(db: Database, subject: WordSubject, subjectId: string): Query<ShownWords[]> {
  const words = { authorId: wordsAuthor[subject].as('author_id'), words: wordsColumn[subject].as('words') };
  if (subject === 'name')
    return db
      .select({
        ...words,
        rockId: sql<string | null>`NULL`.as('of_rock'),
        rockName: sql<string | null>`NULL`.as('rock_name'),
      })
      .from(members)
      .where(and(eq(members.id, subjectId), hasWords.name));
  return db
    .select({
      ...words,
      rockId: sql<string | null>`${rocks.id}`.as('of_rock'),
      rockName: sql<string | null>`${rocks.name}`.as('rock_name'),
    })
    .from(entries)
    .innerJoin(rocks, eq(rocks.id, entries.rockId))
    .where(and(isEntry(subjectId), hasWords[subject], isNotNull(wordsAuthor[subject])));
}

/** Query: the words that were withheld last, or no row. */
export const lastWithheld = (db: Database, subject: WordSubject, subjectId: string) =>
  db
    .select({ id: withheldWords.id, memberId: withheldWords.memberId, words: withheldWords.words })
    .from(withheldWords)
    .where(and(eq(withheldWords.subject, subject), eq(withheldWords.subjectId, subjectId)))
    .orderBy(desc(withheldWords.withheldAt), desc(sql`rowid`))
    .limit(1);

/** SQL of words and their author, for a statement in which `subject` and `id` are columns. NULL for what is no words. */
export function wordsOf(subject: SQLWrapper, id: SQLWrapper) {
  const seq = sql`CAST(substr(${id}, instr(${id}, '.') + 1) AS INTEGER)`;
  const entry = sql`${entries} JOIN ${rocks} ON ${rocks.id} = ${entries.rockId} WHERE ${entries.rockId} = substr(${id}, 1, instr(${id}, '.') - 1) AND ${entries.seq} = ${seq}`;
  const ofEach = (column: Readonly<Record<WordSubject, SQL>>) =>
    sql.join(
      wordSubjects.map((kind) => {
        const from = kind === 'name' ? sql`${members} WHERE ${members.id} = ${id}` : entry;
        return sql`WHEN ${sql.raw(`'${kind}'`)} THEN (SELECT ${column[kind]} FROM ${from} AND ${hasWords[kind]})`;
      }),
      sql` `,
    );
  const last = (column: SQLWrapper) =>
    sql`(SELECT ${column} FROM ${withheldWords} WHERE ${withheldWords.subject} = ${subject} AND ${withheldWords.subjectId} = ${id} ORDER BY ${withheldWords.withheldAt} DESC, ${withheldWords}.rowid DESC LIMIT 1)`;
  return {
    /** What stands there now, unless that is the neutral value. */
    shown: sql<string | null>`CASE ${subject} ${ofEach(wordsColumn)} END`,
    withheld: sql<string | null>`${last(withheldWords.words)}`,
    author: sql<
      string | null
    >`coalesce(CASE ${subject} ${ofEach(wordsAuthor)} END, ${last(withheldWords.memberId)})`,
    isEntryThere: sql`EXISTS (SELECT 1 FROM ${entry})`,
  };
}

/** As the administrator reads them. */
export function readableWords(subject: ReportSubject, words: string): string {
  // As everybody reads them: the author could not write the Rock ID itself.
  if (subject !== 'name') return words;
  const { username, firstName, lastName } = nameOf(words);
  return [username, `${firstName} ${lastName}`.trim()].filter(Boolean).join(', ');
}

/** The parts of a withheld name. */
export const nameOf = (words: string): Pick<MemberRow, 'username' | 'firstName' | 'lastName'> =>
  // `wordsColumn` made it.
  JSON.parse(words) as Pick<MemberRow, 'username' | 'firstName' | 'lastName'>;

/** Statements: keep the words, and leave the neutral value in their place. */
export function withholdWords(
  db: Database,
  { subject, subjectId }: { subject: WordSubject; subjectId: string },
  reason: string,
  now: number,
): Statement[] {
  return [
    // Every column of the table, in its order.
    db
      .insert(withheldWords)
      .select(
        sql`SELECT ${newId()}, ${subject}, ${subjectId}, ${wordsAuthor[subject]}, ${wordsColumn[subject]}, ${reason}, ${now} FROM ${where(subject, subjectId)}`,
      ),
    ...setWords(db, subject, subjectId, () => sql`${subject === 'place' ? namelessPlace : ''}`),
  ];
}

/** Statements: put the words back. @param id of their row */
export function restoreWords(
  db: Database,
  { subject, subjectId }: { subject: WordSubject; subjectId: string },
  id: string,
): Statement[] {
  const words = sql`(SELECT ${withheldWords.words} FROM ${withheldWords} WHERE ${withheldWords.id} = ${id})`;
  return [
    ...setWords(db, subject, subjectId, (part) =>
      part === null ? words : sql`json_extract(${words}, ${`$.${part}`})`,
    ),
    db.delete(withheldWords).where(eq(withheldWords.id, id)),
  ];
}

/** @param to gets the part of a name, or null */
function setWords(
  db: Database,
  subject: WordSubject,
  subjectId: string,
  to: (part: 'username' | 'firstName' | 'lastName' | null) => SQL,
): Statement[] {
  const isIt = isEntry(subjectId);
  switch (subject) {
    case 'name':
      return [
        db
          .update(members)
          // Its key stays, so that nobody else takes the name meanwhile.
          .set({ username: to('username'), firstName: to('firstName'), lastName: to('lastName') })
          .where(eq(members.id, subjectId)),
      ];
    case 'place':
      return setPlaceName(db, subjectId, to(null));
    case 'note':
      return [
        db
          .update(entries)
          .set({ notes: to(null) })
          .where(isIt),
      ];
    case 'line':
      return [
        db
          .update(entries)
          .set({ line: to(null) })
          .where(isIt),
      ];
    case 'thanks':
      return [
        db
          .update(entries)
          .set({ thanks: to(null) })
          .where(isIt),
      ];
  }
}

/** Also in the copies: with the finds that were made there, and with the rock. */
function setPlaceName(db: Database, subjectId: string, name: SQL): Statement[] {
  const { rockId, seq } = entryKeyOf(subjectId);
  const hideBefore = sql`(SELECT hide.seq FROM ${entries} AS hide WHERE hide.rock_id = ${rockId} AND hide.action = 'hidden'
    AND (hide.created_at, hide.seq) < (${entries.createdAt}, ${entries.seq}) ORDER BY hide.created_at DESC, hide.seq DESC LIMIT 1)`;
  const lastHide = sql`(SELECT hide.seq FROM ${entries} AS hide WHERE hide.rock_id = ${rockId} AND hide.action = 'hidden'
    ORDER BY hide.created_at DESC, hide.seq DESC LIMIT 1)`;
  return [
    db
      .update(entries)
      .set({
        locationName: sql`iif(${entries.action} = 'hidden', ${name}, ${entries.locationName})`,
        ownLocationName: sql`iif(${entries.action} = 'hidden', ${entries.ownLocationName}, ${name})`,
      })
      .where(isEntry(subjectId)),
    db
      .update(entries)
      .set({ locationName: name })
      .where(and(eq(entries.rockId, rockId), eq(entries.action, 'found'), sql`${hideBefore} = ${seq}`)),
    db
      .update(rocks)
      .set({ hiddenLocationName: name })
      .where(and(eq(rocks.id, rockId), sql`${lastHide} = ${seq}`)),
  ];
}
