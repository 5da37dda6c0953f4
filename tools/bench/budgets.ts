// What each call may cost, and the source of each budget. The budget of a list depends on the rows in its response.

/** Where a budget comes from. */
type Source = 'performance.md' | 'worker/cost.test.ts' | 'similar calls';

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
 * @param each rows to read for each line of the list
 * @param behind lines that are read and not shown: one, if it shows that there are more
 */
const perLine =
  (each: number, behind = 1) =>
  (answer: unknown) =>
    each * (linesOf(answer).length + behind);

/**
 * Two for each rock, and one for each entry or comment in its card.
 * @param more the member's own row, and two for a line that is read and not shown
 */
const perRock =
  (more = 0) =>
  (answer: unknown) =>
    linesOf(answer).reduce((rows, line) => {
      const rock = (line['originalRock'] ?? line) as Line;
      return rows + 2 + sizeOf(rock['locations']) + sizeOf(rock['interactions']);
    }, more);

const kB = 1000;
/** Small responses have no stated limit. 2 kB is generous. */
const small = 2 * kB;

const read = { source: 'performance.md', roundTrips: 1, kvReads: 0, rowsWritten: 0 } as const;
const ofMember = { ...read, kvReads: 1 } as const;
const list = { ...read, bytes: 20 * kB } as const;
const listOfMember = { ...ofMember, bytes: 20 * kB } as const;
const write = { ...ofMember, bytes: small } as const;

const map = (rows: number, bytes: number): Budget => ({ ...read, rowsRead: atMost(rows), bytes });

/** 14 kB: about what a new connection sends before it waits for an acknowledgement. */
const firstAnswer = 14 * kB;

export const budgets = {
  health: { ...ofMember, rowsRead: atMost(1), bytes: small, source: 'similar calls' },
  check: { ...read, rowsRead: atMost(2), bytes: kB },
  // Two counters, each read once before and once when it counts.
  'check of an unknown ID': {
    ...read,
    rowsRead: atMost(4),
    rowsWritten: 4,
    bytes: kB,
    source: 'similar calls',
  },
  rocks: { ...list, rowsRead: perRock(2), source: 'similar calls' },
  featured: { ...list, rowsRead: perRock() },
  'featured for a member': { ...listOfMember, rowsRead: perRock(1) },
  leaderboard: { ...list, rowsRead: perLine(2, 0) },
  'leaderboard of registered rocks': { ...list, rowsRead: perLine(2, 0) },
  'my rocks': { ...listOfMember, rowsRead: perRock() },
  'rocks to hide again': { ...listOfMember, rowsRead: perRock(1) },
  'rocks hidden again': { ...listOfMember, rowsRead: perRock(3) },
  activities: { ...list, rowsRead: perLine(3) },
  // Also the member's own row, and the end of each of the two lists.
  'my activities': { ...listOfMember, rowsRead: (answer) => 3 + perLine(3)(answer) },
  stats: { ...read, rowsRead: atMost(30), bytes: small },
  counts: { ...read, rowsRead: atMost(2), bytes: small },
  ambassadors: { ...list, rowsRead: perLine(2), source: 'similar calls' },
  journey: { ...list, rowsRead: (answer) => 2 + perLine(2)(answer), source: 'similar calls' },
  comments: { ...list, rowsRead: (answer) => 2 + perLine(2)(answer), source: 'similar calls' },
  'the newest places': { ...list, rowsRead: perLine(2), source: 'similar calls' },
  // The limit of every public list.
  'places in a box': { ...list, rowsRead: atMost(2000), source: 'similar calls' },
  'map at zoom 2': map(400, 2.2 * kB),
  'map at zoom 6': map(400, 20 * kB),
  'map at zoom 10': map(400, 2.2 * kB),
  'map at zoom 13': map(400, 20 * kB),
  'map at zoom 16': map(520, 20 * kB),
  'the last thirty days': { ...read, rowsRead: atMost(400), bytes: small, source: 'similar calls' },
  'a scan': { ...read, rowsRead: atMost(2), bytes: firstAnswer },
  'a scan without an ID': { ...read, roundTrips: 0, rowsRead: atMost(0), bytes: firstAnswer },
  // The rock and its painter; each of its 11 entries with its member, and twice for the counted figures; its comments.
  'the page of a rock': { ...read, rowsRead: atMost(60), bytes: 14.6 * kB },
  'the member': { ...ofMember, rowsRead: atMost(2), bytes: small, source: 'similar calls' },
  'the member’s stats': { ...ofMember, rowsRead: atMost(2), bytes: small, source: 'similar calls' },
  'the member’s plan': { ...ofMember, rowsRead: atMost(6), bytes: small, source: 'worker/cost.test.ts' },
  find: { ...write, rowsRead: atMost(36), rowsWritten: 24 },
  'refused find': { ...write, rowsRead: atMost(6), rowsWritten: 0 },
  rehide: { ...write, rowsRead: atMost(36), rowsWritten: 26 },
  registering: { ...write, rowsRead: atMost(8), rowsWritten: 24, source: 'similar calls' },
  hiding: { ...write, rowsRead: atMost(36), rowsWritten: 26, source: 'similar calls' },
  like: { ...write, rowsRead: atMost(8), rowsWritten: 16, source: 'worker/cost.test.ts' },
  comment: { ...write, rowsRead: atMost(8), rowsWritten: 16, source: 'worker/cost.test.ts' },
} as const satisfies Record<string, Budget>;

export type CallName = keyof typeof budgets;
export const callNames = Object.keys(budgets) as CallName[];

/** Speed of a call, where one raw read by Hono is 1, and the goal for later. */
export const speeds: Readonly<Partial<Record<CallName, { least: number; goal?: number }>>> = {
  check: { least: 0.85, goal: 0.95 },
  stats: { least: 0.85 },
  leaderboard: { least: 0.72 },
  featured: { least: 0.63 },
  'my rocks': { least: 0.5 },
  'map at zoom 10': { least: 0.45 },
  'the page of a rock': { least: 0.5 },
  find: { least: 0.37, goal: 0.5 },
};

/** Speed with a million rocks, where the speed with ten thousand is 1. */
export const leastSpeedAtSize = 0.88;

/** Bytes after brotli of quality 11, as files are stored. */
export const bundleBudgets = {
  firstScript: { routes: ['/', '/nfc-scan'], bytes: 105 * kB },
  // With the thread that draws tiles.
  mapChunk: 85 * kB,
  firstHtml: firstAnswer,
  /** They are loaded once, while nothing else is. */
  installed: 350 * kB,
  /** WebAssembly, for browsers without a detector. */
  decoder: 450 * kB,
} as const;

/** In the browser: milliseconds, and megabytes of memory. */
export const browserBudgets = {
  scan: { largestPaint: 1500, roundTrip: 400, kbitPerSecond: 400, slowdown: 4 },
  map: {
    readyAfterEmpty: 120,
    groundAfterEmpty: 200,
    panFrame: 50,
    zoomFrame: 100,
    slowdown: 4,
    heapAboveEmpty: 25,
    firstView: 150_000,
  },
  lighthouse: { '/': 95, '/nfc-scan': 95, '/community': 95, '/explore-map': 90, '/shop': 90 },
} as const;

/** For the first response. */
export const startBudgets = { timesBare: 2, seconds: 20 } as const;
