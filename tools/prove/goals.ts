// The goals of a release, which docs/threats.md explains. Tests name a goal by its id.

interface Goal {
  says: string;
  /** Minimum number of figures. If one is missing, the goal has failed. */
  figures: number;
  /** Number of further figures with `--all`. */
  more?: number;
  /** Only with `--all`: it kills, disconnects or loads the built app, or takes long. */
  isTrial?: true;
  /** Only with `--browsers`: it needs programs that few machines have. */
  needsBrowsers?: true;
}

export const goals = {
  'G-A1': { says: 'Every call by every role gets the response that the table says', figures: 1 },
  'G-A2': {
    says: 'Nobody signs in by guessing, is locked out, stays signed in after leaving, or becomes the administrator',
    figures: 4,
  },
  'G-C1': { says: 'Rock IDs, addresses and names appear only where they may', figures: 3 },
  'G-C2': { says: 'Rock IDs cannot be guessed, and guessing locks nobody out', figures: 8, more: 1 },
  'G-E3': { says: 'A deleted account leaves only documented data behind', figures: 1 },
  'G-F1': { says: 'Of many concurrent requests exactly one wins', figures: 9 },
  'G-F2': { says: 'A bad network loses nothing and duplicates nothing', figures: 2 },
  'G-J1': { says: 'A journey is true to when things happened, in whatever order they are told', figures: 7 },
  'G-M1': { says: 'Whatever four members do, every rock agrees with a simple model', figures: 1 },
  'G-M2': {
    says: 'An hour that is taken back was never there and counts for nothing, and its undo returns it',
    figures: 1,
  },
  'G-Z1': { says: 'No malformed request causes a server error or appears in the log', figures: 1 },
  'G-S1': { says: 'Payment events in any order, duplicated and concurrent, end in one state', figures: 3 },
  'G-S2': { says: 'A tampered checkout is charged the catalogue price', figures: 2 },
  'G-S3': { says: 'Lost payment events are recovered', figures: 1 },
  'G-S4': { says: 'Nobody pays for two plans, and a second one is refunded', figures: 2, more: 1 },
  'G-O1': { says: 'One report a day, whatever the cron does', figures: 2 },
  'G-O2': {
    says: 'Old data, a backup and the previous release work with the newest schema',
    figures: 1,
    more: 3,
  },
  'G-U1': { says: 'Photos contain nothing but their picture', figures: 14 },
  'G-U2': { says: 'Failed uploads leave no photo behind', figures: 1 },
  'G-X1': { says: 'Texts of members never run as code, and every page is protected', figures: 11 },
  'G-Y1': { says: 'Members take everything with them, and can bring it back', figures: 2 },
  'G-L2': { says: 'A request costs the database little', figures: 6 },
  'G-N1': {
    says: 'Members hear of what happens exactly once, and it costs nothing to whoever did it',
    figures: 1,
    more: 2,
  },
  'G-V1': { says: 'Each item of the security standard has its test or its written exception', figures: 1 },
  'G-W1': {
    says: 'In every language every screen has its direction, fits a narrow phone, is accessible and shows no English',
    figures: 3,
  },
  'G-D1': { says: 'A kill at any moment loses nothing that was acknowledged', figures: 3, isTrial: true },
  'G-D2': {
    says: 'If a store fails before or after taking effect, a write happens once or gets a 503',
    figures: 2,
    isTrial: true,
  },
  'G-D3': {
    says: 'Whichever call fails, a write happens completely or not at all',
    figures: 23,
    isTrial: true,
  },
  'G-L1': { says: 'Under a mixed load nothing fails', figures: 1, isTrial: true },
  'G-L3': { says: 'Ten minutes of uploads do not increase the memory', figures: 1, isTrial: true },
  'G-B1': {
    says: 'The main flow works in WebKit and Firefox, over http and https',
    figures: 4,
    isTrial: true,
    needsBrowsers: true,
  },
  'G-B2': {
    says: 'What is done without a network, on a phone that dies, is neither lost nor doubled',
    figures: 1,
    isTrial: true,
  },
  'G-L4': { says: 'Concurrent large photos do not delay other requests', figures: 1, isTrial: true },
  'G-O5': { says: 'A setup that breaks off anywhere is completed by the next run', figures: 1, more: 1 },
  'G-O4': { says: 'Two builds of the same sources are equal, byte for byte', figures: 1, isTrial: true },
  'G-O3': { says: 'No secret, test endpoint or known vulnerability is shipped', figures: 3, isTrial: true },
} as const satisfies Record<string, Goal>;

/** The properties of a goal. */
export const goalOf = (id: GoalId): Goal => goals[id];

export type GoalId = keyof typeof goals;

export const isGoal = (id: string): id is GoalId => Object.hasOwn(goals, id);
