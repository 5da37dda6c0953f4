// The Found Rock page: its words, the same before and after the app has come, and what the worker knows about it.
import type { FindResult } from './finds.ts';
import type { CurrentMember } from './members.ts';
import type { RockCheck, RockStatus } from './rocks.ts';

export const foundRockWords = {
  heading: 'Found Rock',
  field: 'Rock ID Number',
  example: 'K7M-2QX-9RK',
  lookUp: 'Look Up',
  tryAgain: 'Try again',
  markAsFound: 'Mark as Found',
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
 * How wide the rock's picture is shown, for `sizes`; on a phone half of it, so that the small picture is taken, which
 * is there seconds earlier on a bad line.
 */
export const pictureSizes = '(min-width: 48rem) 26rem, 10rem';

/** Where one goes on from there. */
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

/** Dots of paint beside it: one for each finder, up to so many. */
export const mostFoundDots = 12;

/** What came of clicking the button before the app was there. */
export interface Outcome {
  found?: FindResult;
  /** One line in the words of `schema/find-refusals.ts`. */
  refusal?: string;
}

/** What the first HTML tells the app, so that it asks for none of it again. */
export interface InitialState extends Outcome {
  /** The Rock ID as the address has it. */
  code: string;
  /** The form was sent without a Rock ID. */
  isMissing?: boolean;
  /** Null when it was not, or could not be looked up: then the app does that. */
  check: RockCheck | null;
  /** Null for a visitor; not there when it could not be found out. */
  member?: CurrentMember | null;
  /** Whether the member can hide the rock; not there for visitors, and while it can be found. */
  isHere?: boolean;
}
