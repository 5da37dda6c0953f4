// The Found Rock page: its texts, the same before and after the app has loaded, and its initial state.
import type { FindResult } from './finds.ts';
import type { CurrentMember } from './members.ts';
import type { RockCheck, RockStatus } from './rocks.ts';

export const foundRockWords = {
  heading: 'Found Rock',
  field: 'Rock ID Number',
  example: 'K7M-2QX-9RK',
  lookUp: 'Look Up',
  wornOff: 'The ID is worn off',
  tryAgain: 'Try again',
  markAsFound: 'Mark as Found',
  saw: 'I saw it and left it',
  hide: 'Hide Rock',
  register: 'Register Rock',
  won: 'Great Job! Rock Found!',
  titles: {
    active: 'Rock Ready to Hide',
    hidden: 'Hidden Rock Found!',
    found: 'Found Rock Ready for Rehide',
  } satisfies Record<RockStatus, string>,
  nothing: {
    title: 'Enter Rock ID',
    text: 'It is on the label, or painted on the underside of the rock.',
  },
  steps: [
    'Scan the label with your phone, or type the Rock ID Number in.',
    'Mark the rock as found. You need to be logged in for this; looking is open to everybody.',
    'Hide it in a new place, and follow it on the map.',
  ],
} as const;

/**
 * Width of the rock's picture, for `sizes`. On a phone it is half the real one, so that the browser takes the
 * thumbnail, which loads seconds earlier on a slow connection.
 */
export const pictureSizes = '(min-width: 48rem) 26rem, 10rem';

/** Links to further pages. */
export const quickLinks = [
  { to: '/my-rocks', label: 'My Rocks' },
  { to: '/explore-map', label: 'Explore Map' },
  { to: '/community', label: 'Community' },
] as const;

/** A check that found a rock. */
export type KnownRock = RockCheck & { status: RockStatus };

export function isKnown(check: RockCheck | null | undefined): check is KnownRock {
  return check?.exists === true && check.status !== null;
}

/** 'Found 3 times'. */
export function timesFoundWords(count: number): string {
  return `Found ${count} ${count === 1 ? 'time' : 'times'}`;
}

/** Most dots of paint beside the count, one for each find. */
export const mostFoundDots = 12;

/** The outcome of a click on the button before the app had loaded. */
export interface Outcome {
  found?: FindResult;
  /** One line of `schema/find-refusals.ts`. */
  refusal?: string;
}

/** The state in the first HTML, so that the app need not request it. */
export interface InitialState extends Outcome {
  /** The Rock ID as in the address. */
  code: string;
  /** The form was sent without a Rock ID. */
  isMissing?: boolean;
  /** Null if it was not or could not be looked up; then the app looks it up. */
  check: RockCheck | null;
  /** Null for a visitor; missing if it could not be read. */
  member?: CurrentMember | null;
  /** Whether the member can hide the rock; missing for visitors, and while the rock can be found. */
  isHere?: boolean;
}
