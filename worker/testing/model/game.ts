// The plain model of the game: what four members and three stones are to each other, as the design tells it.
// It keeps what happened and derives the rest; it knows no tables, no counters and no code of the product.
import { hour, minute, day } from '../../platform/clock.ts';
import { isTooFast, kilometresBetween, type Spot } from './sphere.ts';

/** One of the four, by number. */
export type Who = number;
/** Nobody: an account that is gone. */
export type Author = Who | null;

export const memberCount = 4;
export const stoneCount = 3;

export interface Place extends Spot {
  name: string;
  /** ISO 3166-1 numeric; null at sea. */
  country: string | null;
}

export interface Step {
  action: 'hidden' | 'found';
  by: Author;
  at: number;
  /** Of a find: where the rock had been hidden. */
  place: Place;
  notes: string;
  /** Where its finder says that it was. */
  ownPlace: Place | null;
}

/** A rock in somebody's hands, or what became of that. */
export interface Find {
  id: string;
  by: Author;
  at: number;
  isScored: boolean;
  end: { at: number; isRehide: boolean; place: Place | null } | null;
}

export interface Remark {
  id: string;
  by: Who;
  at: number;
  content: string;
}

export type HappeningType = 'rock_created' | 'rock_hidden' | 'rock_found' | 'rehidden_rock';

export interface ModelRock {
  id: string;
  name: string;
  description: string;
  owner: Author;
  /** As its owner wrote it. */
  code: string;
  imageUrl: string | null;
  createdAt: number;
  steps: Step[];
  finds: Find[];
  likes: Set<Who>;
  remarks: Remark[];
  happenings: { type: HappeningType; by: Author; at: number }[];
}

export interface Game {
  now: number;
  /** Accounts that were deleted. */
  gone: Set<Who>;
  /** What is registered for each stone. */
  rocks: (ModelRock | null)[];
  /** When somebody tried a Rock ID that nobody has registered. */
  misses: { by: Who; at: number }[];
  /** When somebody wrote. */
  words: { by: Who; at: number }[];
}

export function newGame(now: number): Game {
  return {
    now,
    gone: new Set(),
    rocks: Array.from({ length: stoneCount }, () => null),
    misses: [],
    words: [],
  };
}

export const rocksOf = (game: Game): ModelRock[] => game.rocks.filter((rock) => rock !== null);

export const statusOf = ({ steps }: ModelRock) => steps.at(-1)?.action ?? 'active';

const hidesOf = ({ steps }: ModelRock) => steps.filter(({ action }) => action === 'hidden');

export const lastHide = (rock: ModelRock) => hidesOf(rock).at(-1);

export const timesFound = ({ steps }: ModelRock) => steps.filter(({ action }) => action === 'found').length;

/** The find that has not ended: the rock is with its finder, or with somebody who left. */
export const openFind = ({ finds }: ModelRock) => finds.find(({ end }) => end === null);

export const holderOf = (rock: ModelRock): Author => openFind(rock)?.by ?? null;

/** A finder who left, or who kept it for more than 30 days, no longer keeps others from finding it. */
export function isLetGo(rock: ModelRock, now: number): boolean {
  const find = openFind(rock);
  return find !== undefined && (find.by === null || now - find.at > 30 * day);
}

/** Kilometres between consecutive hiding places. */
export const distanceOf = (rock: ModelRock) => rankedOf(rock) + tooFastOf(rock);

/** Those of legs that something could have traveled. */
export const rankedOf = (rock: ModelRock) => legsOf(rock, false);

/** Those of legs that nothing could. */
export const tooFastOf = (rock: ModelRock) => legsOf(rock, true);

function legsOf(rock: ModelRock, isFast: boolean): number {
  const legs = rock.steps.map((step) => legTo(rock, step));
  return legs.reduce((sum, leg) => (leg.isTooFast === isFast ? sum + leg.kilometres : sum), 0);
}

/** From the hiding place before; nothing to a find and to the first hide. */
export function legTo(rock: ModelRock, step: Step): { kilometres: number; isTooFast: boolean } {
  const hides = hidesOf(rock);
  const from = hides[hides.indexOf(step) - 1];
  if (from === undefined) return { kilometres: 0, isTooFast: false };
  return { kilometres: kilometresBetween(from.place, step.place), isTooFast: isTooFast(from, step) };
}

/** Of several rocks together. @param of which of their distances */
export const sumOf = (rocks: readonly ModelRock[], of: (rock: ModelRock) => number) =>
  rocks.reduce((sum, rock) => sum + of(rock), 0);

export const ownedBy = (game: Game, who: Who) => rocksOf(game).filter(({ owner }) => owner === who);

export const findsBy = (game: Game, who: Who) =>
  rocksOf(game).flatMap(({ finds }) => finds.filter(({ by }) => by === who));

export const countriesOf = (game: Game) =>
  new Set(rocksOf(game).flatMap((rock) => hidesOf(rock).flatMap(({ place }) => place.country ?? [])));

/** Not one's own rock, not the one that one hid, and one rock once in 24 hours. */
export function countsOnLeaderboard(rock: ModelRock, who: Who, now: number): boolean {
  const isLate = rock.finds.some(({ by, at, isScored }) => isScored && by === who && now - at < 24 * hour);
  return rock.owner !== who && lastHide(rock)?.by !== who && !isLate;
}

/** Ten in the window of the clock in which it is now. */
const isSpent = (times: readonly { by: Who; at: number }[], who: Who, now: number, window: number) =>
  times.filter(({ by, at }) => by === who && Math.floor(at / window) === Math.floor(now / window)).length >=
  10;

export const hasGuessedTooOften = ({ misses, now }: Game, who: Who) => isSpent(misses, who, now, hour);

export const hasSaidTooMuch = ({ words, now }: Game, who: Who) => isSpent(words, who, now, 10 * minute);
