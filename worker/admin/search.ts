// Searching by a part of a name or an address, whatever the case of its letters; or by a whole address.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { emailAddress, emailKeyOf } from '../../schema/sign-in.ts';

const wholeAddress = emailAddress();

/** Each takes two of the hundred parameters that a query of D1 may have. */
const mostFolded = 40;

/** One letter's small form; itself where that would be two letters, as of a dotted capital I. */
function smallOf(letter: string): string {
  const small = letter.toLowerCase();
  return Array.from(small).length === 1 ? small : letter;
}

/** A letter that SQLite cannot fold, and that has a capital of its own. */
function isFoldedByHand(letter: string): boolean {
  const capital = letter.toUpperCase();
  return letter > '\u007F' && capital !== letter && smallOf(capital) === letter;
}

/**
 * Condition: what was typed is in one of the columns; undefined, which is everything, when nothing was. SQLite folds
 * A to Z alone, so the other letters that were typed are folded one by one. Not found: an accented letter by the bare
 * one, SS by ß, and a letter that is kept as two (e and its accent).
 */
export function holds(columns: readonly SQLWrapper[], typed: string): SQL | undefined {
  if (typed === '') return undefined;
  const letters = Array.from(typed, smallOf);
  // Between the columns stands what nobody types.
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

/** The key of the address that was typed, or pasted as from a letter; null when it was anything else. */
export function addressIn(typed: string): string | null {
  const bare = /<([^<>]+)>/.exec(typed)?.[1] ?? typed.replace(/^mailto:/i, '').replace(/[.,;]$/, '');
  return wholeAddress.safeParse(bare).success ? emailKeyOf(bare) : null;
}
