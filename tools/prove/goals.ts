// What a release has to show, as docs/threats.md says it at length. Tests name a goal by its id.

interface Goal {
  says: string;
  /** How many figures there are at least: one that is missing was not shown. */
  figures: number;
  /** How many come with `--all`. */
  more?: number;
  /** Shown with `--all` alone: it kills, cuts off or loads the built app, or takes long. */
  isTrial?: true;
  /** Shown with `--browsers` alone: it needs programs that few machines have. */
  needsBrowsers?: true;
}

export const goals = {
  'G-A1': { says: 'Every call by every role answers as the table says', figures: 1 },
  'G-A2': {
    says: 'Nobody signs in by guessing, is kept out, stays signed in after leaving, or becomes the administrator',
    figures: 4,
  },
  'G-C1': { says: 'Codes, addresses and names are found nowhere but where they belong', figures: 3 },
  'G-C2': { says: 'Codes cannot be guessed, and guessers keep nobody out', figures: 8, more: 1 },
  'G-E3': { says: 'A deleted account leaves nothing behind but what is written down', figures: 1 },
  'G-F1': { says: 'Of many at once exactly one wins', figures: 9 },
  'G-F2': { says: 'A bad network loses nothing and doubles nothing', figures: 2 },
  'G-M1': { says: 'Whatever four members do, every rock agrees with a plain model', figures: 1 },
  'G-Z1': { says: 'No request, however broken, is answered with a fault or written down', figures: 1 },
  'G-S1': { says: 'Payment events in any order, doubled and at once end in one state', figures: 3 },
  'G-S2': { says: 'A tampered checkout is charged as the catalogue says', figures: 2 },
  'G-S3': { says: 'Lost payment events are made up for', figures: 1 },
  'G-S4': { says: 'Nobody pays for two plans, and a second one is refunded', figures: 2, more: 1 },
  'G-O1': { says: 'One report a day, whatever the cron does', figures: 2 },
  'G-O2': {
    says: 'Old data, a backup and the release before live with the newest schema',
    figures: 1,
    more: 3,
  },
  'G-U1': { says: 'Photos carry nothing but their picture', figures: 14 },
  'G-U2': { says: 'Failed uploads leave no photo behind', figures: 1 },
  'G-X1': { says: 'Words of members never run, and every page is guarded', figures: 11 },
  'G-L2': { says: 'A request costs the database little', figures: 5 },
  'G-V1': { says: 'Each item of the security standard has its test or its written exception', figures: 1 },
  'G-D1': { says: 'Killed at any moment, nothing acknowledged is lost', figures: 3, isTrial: true },
  'G-D2': {
    says: 'Stores that fail before or after they took effect: once, or 503',
    figures: 2,
    isTrial: true,
  },
  'G-D3': { says: 'Whichever call fails, the state is before or after', figures: 23, isTrial: true },
  'G-L1': { says: 'Under a mixed load nothing fails', figures: 1, isTrial: true },
  'G-L3': { says: 'Ten minutes of uploads leave the memory as it was', figures: 1, isTrial: true },
  'G-B1': {
    says: 'The main job is done in WebKit and in Firefox, over http and over https',
    figures: 4,
    isTrial: true,
    needsBrowsers: true,
  },
  'G-L4': { says: 'Large photos at once keep nobody else waiting', figures: 1, isTrial: true },
  'G-O3': { says: 'No secret, no test door and no known hole is shipped', figures: 3, isTrial: true },
} as const satisfies Record<string, Goal>;

/** What is known of a goal. */
export const goalOf = (id: GoalId): Goal => goals[id];

export type GoalId = keyof typeof goals;

export const isGoal = (id: string): id is GoalId => Object.hasOwn(goals, id);
