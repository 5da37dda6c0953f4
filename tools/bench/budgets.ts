// What a call may cost, each with where that is said. Rows of a list are counted by what its answer shows.

/** Where a budget comes from. */
type Source = 'performance.md' | 'worker/cost.test.ts' | 'as its like';

export interface Budget {
  source: Source;
  roundTrips: number;
  kvReads: number;
  /** @param answer parsed JSON */
  rowsRead: (answer: unknown) => number;
  rowsWritten: number;
  /** After brotli of quality 5. */
  bytes: number;
}

const atMost = (rows: number) => () => rows;

type Line = Readonly<Record<string, unknown>>;
const linesOf = (answer: unknown) => (Array.isArray(answer) ? (answer as Line[]) : []);
const sizeOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/**
 * @param each rows for each line of the list
 * @param behind lines that are read and not shown: one, where it tells that there is more
 */
const perLine =
  (each: number, behind = 1) =>
  (answer: unknown) =>
    each * (linesOf(answer).length + behind);

/** Two for each rock, and one for each entry or comment that is carried with it. */
const perRock = (answer: unknown) =>
  linesOf(answer).reduce((rows, line) => {
    const rock = (line['originalRock'] ?? line) as Line;
    return rows + 2 + sizeOf(rock['locations']) + sizeOf(rock['interactions']);
  }, 0);

const kB = 1000;
/** Nothing is said of the bytes of small answers: 2 kB is much. */
const small = 2 * kB;

const read = { source: 'performance.md', roundTrips: 1, kvReads: 0, rowsWritten: 0 } as const;
const ofMember = { ...read, kvReads: 1 } as const;
const list = { ...read, bytes: 20 * kB } as const;
const listOfMember = { ...ofMember, bytes: 20 * kB } as const;
const write = { ...ofMember, bytes: small } as const;

const map = (rows: number, bytes: number): Budget => ({ ...read, rowsRead: atMost(rows), bytes });

/** 14 kB: about what a new connection carries before it waits to hear that something came. */
const firstAnswer = 14 * kB;

export const budgets = {
  health: { ...ofMember, rowsRead: atMost(1), bytes: small, source: 'as its like' },
  check: { ...read, rowsRead: atMost(2), bytes: kB },
  // Two counters, each looked at before and when it counts.
  'check of an unknown ID': {
    ...read,
    rowsRead: atMost(4),
    rowsWritten: 4,
    bytes: kB,
    source: 'as its like',
  },
  rocks: { ...list, rowsRead: perRock, source: 'as its like' },
  featured: { ...list, rowsRead: perRock },
  'featured for a member': { ...listOfMember, rowsRead: perRock },
  leaderboard: { ...list, rowsRead: perLine(2, 0) },
  'leaderboard of registered rocks': { ...list, rowsRead: perLine(2, 0) },
  'my rocks': { ...listOfMember, rowsRead: perRock },
  'rocks to hide again': { ...listOfMember, rowsRead: perRock },
  'rocks hidden again': { ...listOfMember, rowsRead: perRock },
  activities: { ...list, rowsRead: perLine(3) },
  // With the member's own row, and where each of the two lists ends.
  'my activities': { ...listOfMember, rowsRead: (answer) => 3 + perLine(3)(answer) },
  stats: { ...read, rowsRead: atMost(30), bytes: small },
  counts: { ...read, rowsRead: atMost(2), bytes: small },
  ambassadors: { ...list, rowsRead: perLine(2), source: 'as its like' },
  journey: { ...list, rowsRead: (answer) => 2 + perLine(2)(answer), source: 'as its like' },
  comments: { ...list, rowsRead: (answer) => 2 + perLine(2)(answer), source: 'as its like' },
  'the newest places': { ...list, rowsRead: perLine(2), source: 'as its like' },
  // What any public list may read.
  'places in a box': { ...list, rowsRead: atMost(2000), source: 'as its like' },
  'map at zoom 2': map(400, 2.2 * kB),
  'map at zoom 6': map(400, 20 * kB),
  'map at zoom 10': map(400, 2.2 * kB),
  'map at zoom 13': map(400, 20 * kB),
  'map at zoom 16': map(520, 20 * kB),
  'a scan': { ...read, rowsRead: atMost(2), bytes: firstAnswer },
  'a scan without an ID': { ...read, roundTrips: 0, rowsRead: atMost(0), bytes: firstAnswer },
  'the member': { ...ofMember, rowsRead: atMost(2), bytes: small, source: 'as its like' },
  'the member’s stats': { ...ofMember, rowsRead: atMost(2), bytes: small, source: 'as its like' },
  'the member’s plan': { ...ofMember, rowsRead: atMost(6), bytes: small, source: 'worker/cost.test.ts' },
  find: { ...write, rowsRead: atMost(36), rowsWritten: 24 },
  'refused find': { ...write, rowsRead: atMost(6), rowsWritten: 0 },
  rehide: { ...write, rowsRead: atMost(36), rowsWritten: 26 },
  registering: { ...write, rowsRead: atMost(8), rowsWritten: 24, source: 'as its like' },
  hiding: { ...write, rowsRead: atMost(36), rowsWritten: 26, source: 'as its like' },
  like: { ...write, rowsRead: atMost(8), rowsWritten: 16, source: 'worker/cost.test.ts' },
  comment: { ...write, rowsRead: atMost(8), rowsWritten: 16, source: 'worker/cost.test.ts' },
} as const satisfies Record<string, Budget>;

export type CallName = keyof typeof budgets;
export const callNames = Object.keys(budgets) as CallName[];

/** How fast a call is, where one raw read by Hono is 1; and what it is to be one day. */
export const speeds: Readonly<Partial<Record<CallName, { least: number; goal?: number }>>> = {
  check: { least: 0.85, goal: 0.95 },
  stats: { least: 0.85 },
  leaderboard: { least: 0.72 },
  featured: { least: 0.63 },
  'my rocks': { least: 0.5 },
  'map at zoom 10': { least: 0.45 },
  find: { least: 0.37, goal: 0.5 },
};

/** Speed at a million rocks, where at ten thousand it is 1. */
export const leastSpeedAtSize = 0.88;

/** Bytes after brotli of quality 11, as files are kept. */
export const bundleBudgets = {
  firstScript: { routes: ['/', '/nfc-scan'], bytes: 105 * kB },
  mapChunk: 45 * kB,
  firstHtml: firstAnswer,
} as const;

/** In the browser; milliseconds, and megabytes of heap. */
export const browserBudgets = {
  scan: { largestPaint: 1500, roundTrip: 400, kbitPerSecond: 400, slowdown: 4 },
  map: { readyAfterEmpty: 120, panFrame: 50, zoomFrame: 100, heapAboveEmpty: 4 },
  lighthouse: { '/': 95, '/nfc-scan': 95, '/community': 95, '/explore-map': 90, '/shop': 90 },
} as const;

/** Of the first answer. */
export const startBudgets = { timesBare: 2, seconds: 20 } as const;
