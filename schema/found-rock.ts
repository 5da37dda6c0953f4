// The Found Rock page: what it shows before and after the app has loaded, and its initial state.
import type { FindResult } from './finds.ts';
import type { CurrentMember } from './members.ts';
import type { RockCheck, RockStatus } from './rocks.ts';

/** A Rock ID that shows how they look. */
export const exampleCode = 'K7M-2QX-9RK';

/**
 * Width of the rock's picture, for `sizes`. On a phone it is half the real one, so that the browser takes the
 * thumbnail, which loads seconds earlier on a slow connection.
 */
export const pictureSizes = '(min-width: 48rem) 26rem, 10rem';

/** Links to further pages, by their words of `shell`. */
export const quickLinks = [
  { to: '/my-rocks', label: 'myRocks' },
  { to: '/explore-map', label: 'exploreMap' },
  { to: '/community', label: 'community' },
] as const;

/** A check that found a rock. */
export type KnownRock = RockCheck & { status: RockStatus };

export function isKnown(check: RockCheck | null | undefined): check is KnownRock {
  return check?.exists === true && check.status !== null;
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
