// A simple model of the game with four members and three stones, as the design describes it. It stores what happened
// and derives the rest. It uses no tables, no counters and no code of the product.
import type { Near } from '../../../schema/near.ts';
import { hour, minute, day } from '../../platform/clock.ts';
import { isTooFast, kilometresBetween, type Spot } from './sphere.ts';

/** One of the four members, by number. */
export type Who = number;
/** A member; null for a deleted account. */
export type Author = Who | null;

export const memberCount = 4;
export const stoneCount = 3;

export interface Place extends Spot {
  name: string;
  /** ISO 3166-1 numeric; null at sea. */
  country: string | null;
  /** The nearest of the few towns that tests have. */
  near: Near | null;
}

export interface Step {
  action: 'hidden' | 'found';
  by: Author;
  at: number;
  /** For a find: where the rock had been hidden. */
  place: Place;
  notes: string;
  /** Where the finder says that the rock was. */
  ownPlace: Place | null;
}

/** A find, with its end if it has ended. */
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
  happenings: { type: HappeningType; by: Author; at: number; near: Near | null }[];
}

export interface Game {
  now: number;
  /** Members who deleted their accounts. */
  gone: Set<Who>;
  /** The rock that is registered for each stone. */
  rocks: (ModelRock | null)[];
  /** Tries of Rock IDs that are not registered. */
  misses: { by: Who; at: number }[];
  /** Comments that were written. */
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

/** The find that has not ended: its finder still holds the rock, or has left. */
export const openFind = ({ finds }: ModelRock) => finds.find(({ end }) => end === null);

export const holderOf = (rock: ModelRock): Author => openFind(rock)?.by ?? null;

/** Whether others may find a held rock: its finder left, or has kept it for more than 30 days. */
export function isLetGo(rock: ModelRock, now: number): boolean {
  const find = openFind(rock);
  return find !== undefined && (find.by === null || now - find.at > 30 * day);
}

/** Kilometres between consecutive hiding places. */
export const distanceOf = (rock: ModelRock) => rankedOf(rock) + tooFastOf(rock);

/** Kilometres of the legs that are not too fast. */
export const rankedOf = (rock: ModelRock) => legsOf(rock, false);

/** Kilometres of the legs that are too fast. */
export const tooFastOf = (rock: ModelRock) => legsOf(rock, true);

function legsOf(rock: ModelRock, isFast: boolean): number {
  const legs = rock.steps.map((step) => legTo(rock, step));
  return legs.reduce((sum, leg) => (leg.isTooFast === isFast ? sum + leg.kilometres : sum), 0);
}

/** The leg from the hiding place before. Its length is 0 for a find and for the first hide. */
export function legTo(rock: ModelRock, step: Step): { kilometres: number; isTooFast: boolean } {
  const hides = hidesOf(rock);
  const from = hides[hides.indexOf(step) - 1];
  if (from === undefined) return { kilometres: 0, isTooFast: false };
  return { kilometres: kilometresBetween(from.place, step.place), isTooFast: isTooFast(from, step) };
}

/** Sum over several rocks. @param of which distance to add */
export const sumOf = (rocks: readonly ModelRock[], of: (rock: ModelRock) => number) =>
  rocks.reduce((sum, rock) => sum + of(rock), 0);

export const ownedBy = (game: Game, who: Who) => rocksOf(game).filter(({ owner }) => owner === who);

export const findsBy = (game: Game, who: Who) =>
  rocksOf(game).flatMap(({ finds }) => finds.filter(({ by }) => by === who));

export const countriesOf = (game: Game) =>
  new Set(rocksOf(game).flatMap((rock) => hidesOf(rock).flatMap(({ place }) => place.country ?? [])));

/** Not for one's own rock, not for a rock that one hid last, and once in 24 hours for each rock. */
export function countsOnLeaderboard(rock: ModelRock, who: Who, now: number): boolean {
  const isLate = rock.finds.some(({ by, at, isScored }) => isScored && by === who && now - at < 24 * hour);
  return rock.owner !== who && lastHide(rock)?.by !== who && !isLate;
}

/** Whether ten attempts fall into the current window of a rate limit. */
const isSpent = (times: readonly { by: Who; at: number }[], who: Who, now: number, window: number) =>
  times.filter(({ by, at }) => by === who && Math.floor(at / window) === Math.floor(now / window)).length >=
  10;

export const hasGuessedTooOften = ({ misses, now }: Game, who: Who) => isSpent(misses, who, now, hour);

export const hasSaidTooMuch = ({ words, now }: Game, who: Who) => isSpent(words, who, now, 10 * minute);
