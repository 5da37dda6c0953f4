// Budgets that the code does not meet today, with the current values. No entry may be added or grow. An entry that
// meets its budget must be removed.

/** Values over their limits, by name. */
export type Excess = Readonly<Record<string, { is: number; most: number }>>;

/** Measured on the small data set. */
export const costShortfalls: Readonly<Record<string, number>> = {
  // A miss is counted after the read: a write in the same batch would send every check to the primary.
  'check of an unknown ID: round trips': 2,
  // Each line also has its find, and the latter the entry of its rehide.
  'rocks to hide again: rows read': 44,
  'rocks hidden again: rows read': 206,
  // Reads in one batch, decides in code, writes in another batch: decision 2.
  'find: round trips': 2,
  'refused find: round trips': 2,
  // The refusal and its key, so that a late copy does not find the rock after it was rehidden.
  'refused find: rows written': 1,
  'rehide: round trips': 2,
  'registering: round trips': 2,
  'hiding: round trips': 2,
  'like: round trips': 2,
  'comment: round trips': 2,
};

/** In bytes. Compression varies by a hundred bytes. */
export const bundleShortfalls: Readonly<Record<string, number>> = {
  // Finds that are pending during a sign-in, the holder of a rock, the payoff of a find, and pictures that fail to load.
  // Since decision 85 also words in files of their own, in the longest language: 2.4 kB.
  'first script of /nfc-scan': 110_596,
  // Since decision 85: words of their own files, whose names stand twice, and which compress worse apart.
  'files that the service worker installs': 381_201,
};

/** What is wrong with a list of shortfalls, one sentence each. @param slack an increase that still counts as equal */
export function objections(found: Excess, known: Readonly<Record<string, number>>, slack = 0): string[] {
  return [
    ...Object.entries(found).flatMap(([name, { is, most }]) => {
      const line = known[name];
      if (line === undefined) return [`${name}: ${is}, over its budget of ${most}`];
      return is > line + slack ? [`${name}: ${is}, more than the ${line} before`] : [];
    }),
    ...Object.keys(known).flatMap((name) =>
      found[name] === undefined
        ? [`${name}: meets its budget now: remove it from tools/bench/shortfalls.ts`]
        : [],
    ),
  ];
}
