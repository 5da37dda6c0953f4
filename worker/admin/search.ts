// Case-insensitive search by part of a name or email address, or by a complete address.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { emailAddress, emailKeyOf } from '../../schema/sign-in.ts';

const wholeAddress = emailAddress();

/** Each letter takes two of the hundred bound parameters that D1 allows in a query. */
const mostFolded = 40;

/** A letter in lower case; the letter itself if that would be two code points, as with a dotted capital I. */
function smallOf(letter: string): string {
  const small = letter.toLowerCase();
  return Array.from(small).length === 1 ? small : letter;
}

/** Whether a letter has a capital that SQLite's `lower` does not fold. */
function isFoldedByHand(letter: string): boolean {
  const capital = letter.toUpperCase();
  return letter > '\u007F' && capital !== letter && smallOf(capital) === letter;
}

/**
 * Condition: one of the columns contains the typed text; undefined (no filter) for empty text. SQLite's `lower` folds
 * only A to Z, so the query replaces each other typed letter. Not found: an accented letter by the plain one, SS by ß,
 * and a letter that is stored as two code points (e and its accent).
 */
export function holds(columns: readonly SQLWrapper[], typed: string): SQL | undefined {
  if (typed === '') return undefined;
  const letters = Array.from(typed, smallOf);
  // The separator is a control character that nobody types.
  const all = sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || char(31) || `,
  );
  const folded = [...new Set(letters)]
    .filter(isFoldedByHand)
    .slice(0, mostFolded)
    .reduce((text, letter) => sql`replace(${text}, ${letter.toUpperCase()}, ${letter})`, sql`lower(${all})`);
  return sql`instr(${folded}, ${letters.join('')}) > 0`;
}

/** The key of a typed or pasted email address, also as `Name <address>` or `mailto:`; null for any other text. */
export function addressIn(typed: string): string | null {
  const bare = /<([^<>]+)>/.exec(typed)?.[1] ?? typed.replace(/^mailto:/i, '').replace(/[.,;]$/, '');
  return wholeAddress.safeParse(bare).success ? emailKeyOf(bare) : null;
}
