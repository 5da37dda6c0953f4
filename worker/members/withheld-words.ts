// What the administrator withheld of a member's words: they cannot write them again, wherever it would be.
import { sql } from 'drizzle-orm';
import { wordSubjects } from '../../schema/reports.ts';
import { comments, rocks, withheldWords } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Malformed } from '../errors.ts';
import { prepared, type Placeholders } from '../platform/prepared.ts';
import { readingKeyOf } from './names.ts';
import { say, type Said } from '../../schema/words/say.ts';

/** The newest of each kind that are compared. */
const most = 200;

/** A row of `wordsWithheld`. */
export interface Withheld {
  words: string;
  /** Whether they are the name of a rock, which may be part of anything else. */
  isRockName: number;
}

// Conditions with literals, so that SQLite can use the partial indexes.
const ofMember = prepared((db, { memberId }: Placeholders<{ memberId: string }>) =>
  db
    .select({
      words: sql<string>`withheld.words`.as('words'),
      isRockName: sql<number>`withheld.is_name`.as('is_name'),
    })
    .from(
      sql`(SELECT * FROM (SELECT ${withheldWords.words} AS words, 0 AS is_name FROM ${withheldWords}
          WHERE ${withheldWords.memberId} = ${memberId} AND ${withheldWords.subject} <> 'name' ORDER BY ${withheldWords}.rowid DESC LIMIT ${sql.raw(String(most))})
        UNION ALL SELECT * FROM (SELECT ${comments.content}, 0 FROM ${comments}
          WHERE ${comments.memberId} = ${memberId} AND withheld_at IS NOT NULL LIMIT ${sql.raw(String(most))})
        UNION ALL SELECT * FROM (SELECT value, key = 0 FROM (SELECT ${rocks.name} AS name, ${rocks.description} AS description FROM ${rocks}
          WHERE ${rocks.ownerId} = ${memberId} AND withheld_at IS NOT NULL LIMIT ${sql.raw(String(most))}), json_each(json_array(name, description)))) AS withheld`,
    ),
);

/** Query: what this member wrote and others do not see. Names of members are guarded by `withheldNames`. */
export const wordsWithheld = ({ db, memberId }: MemberCtx) => ofMember(db, { memberId });

/** Query: words of anybody that are withheld in the journeys of these rocks. */
export const wordsWithheldAt = ({ db }: Pick<MemberCtx, 'db'>, rockIds: readonly string[]) => {
  const kinds = JSON.stringify(wordSubjects.filter((kind) => kind !== 'name'));
  return (
    db
      .select({
        words: sql<string>`${withheldWords.words}`.as('kept'),
        isRockName: sql<number>`0`.as('is_name'),
      })
      // In this order, so that SQLite searches by the whole index.
      .from(
        sql`json_each(${JSON.stringify(rockIds)}) AS rock CROSS JOIN json_each(${kinds}) AS kind CROSS JOIN ${withheldWords}`,
      )
      .where(
        sql`${withheldWords.subject} = kind.value AND ${withheldWords.subjectId} BETWEEN rock.value || '.' AND rock.value || '/'`,
      )
      .limit(most)
  );
};

type Texts = Readonly<Record<string, string | null | undefined>>;

/**
 * Refuses words that are withheld, compared by what is read of them: in any case, with any spaces, signs and accents,
 * with letters that look alike.
 * @param texts by the field of the form; `name` is that of a rock
 * @throws Malformed
 */
export function refuseWithheldWords(withheld: readonly Withheld[], texts: Texts): void {
  const refusal = withheld.length > 0 && refusalBy(withheld)(texts);
  if (refusal) throw new Malformed(refusal.words, refusal.field);
}

/** @returns says of many texts why they are refused, and in which field; undefined if they are not */
export function refusalBy(
  withheld: readonly Withheld[],
): (texts: Texts) => { words: Said; field: string } | undefined {
  const keysOf = (isName: boolean) =>
    new Set(
      withheld.flatMap(({ words, isRockName }) =>
        Boolean(isRockName) === isName ? (readingKeyOf(words) ?? []) : [],
      ),
    );
  const [words, names] = [keysOf(false), keysOf(true)];
  return (texts) => {
    if (words.size + names.size === 0) return undefined;
    for (const [field, text] of Object.entries(texts)) {
      const key = readingKeyOf(text ?? '');
      if (key === null) continue;
      if (words.has(key)) return { words: say('withheld', 'words'), field };
      if (field === 'name' && names.has(key)) return { words: say('withheld', 'rockName'), field };
    }
    return undefined;
  };
}
