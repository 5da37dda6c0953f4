// Budgets that today's code does not meet, with what it takes instead. Nothing may join them, or take more; and what
// has come to meet its budget leaves the list.

/** What takes more than it may, by name. */
export type Excess = Readonly<Record<string, { is: number; most: number }>>;

/** On the small data set. */
export const costShortfalls: Readonly<Record<string, number>> = {
  // A miss is counted behind what was read: a write in the same batch would send every check to the primary.
  'check of an unknown ID: round trips': 2,
  // Each entry and comment brings its author, which is a row more.
  'rocks: rows read': 503,
  'featured: rows read': 310,
  'featured for a member: rows read': 311,
  'my rocks: rows read': 744,
  'rocks to hide again: rows read': 160,
  'rocks hidden again: rows read': 653,
  // Reads once, decides in words, writes once: decision 2.
  'find: round trips': 2,
  'refused find: round trips': 2,
  // The refusal and its key, so that a late copy does not find the rock once it is hidden again.
  'refused find: rows written': 2,
  'rehide: round trips': 2,
  'registering: round trips': 2,
  'hiding: round trips': 2,
  'like: round trips': 2,
  'comment: round trips': 2,
};

/** A hundred bytes are a change of a compressor's mind. */
export const bundleShortfalls: Readonly<Record<string, number>> = {
  // A press that outlasts the sign-in, whom a rock is with, news after a find, a picture that did not load.
  'first script of /nfc-scan': 107_783,
};

/** What is wrong with the list of known shortfalls: a sentence each. @param slack by how much more is no more */
export function objections(found: Excess, known: Readonly<Record<string, number>>, slack = 0): string[] {
  return [
    ...Object.entries(found).flatMap(([name, { is, most }]) => {
      const line = known[name];
      if (line === undefined) return [`${name}: ${is}, and ${most} is its budget`];
      return is > line + slack ? [`${name}: ${is}, and it was ${line}`] : [];
    }),
    ...Object.keys(known).flatMap((name) =>
      found[name] === undefined
        ? [`${name}: meets its budget now, so tools/bench/shortfalls.ts forgets it`]
        : [],
    ),
  ];
}
