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
  /** When it happened. */
  at: number;
  /** When it was told. */
  toldAt: number;
  /** How many steps of the rock were told until then, with this one. */
  seq: number;
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
  /** Of its step. */
  seq: number;
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
  /** In the order in which they happened, and of one moment as they were told; so are the finds. */
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
  /** Logs of what had happened more than a day before. */
  past: { by: Who; rock: string; at: number }[];
}

export function newGame(now: number): Game {
  return {
    now,
    gone: new Set(),
    rocks: Array.from({ length: stoneCount }, () => null),
    misses: [],
    words: [],
    past: [],
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
  return find !== undefined && wasLeft(find, now);
}

const wasLeft = ({ by, at }: Pick<Step, 'by' | 'at'>, later: number) => by === null || later - at > 30 * day;

/** The steps of a rock until a moment, and after it. */
export function aroundMoment({ steps }: ModelRock, at: number): { until: Step[]; after: Step[] } {
  return { until: steps.filter((step) => step.at <= at), after: steps.filter((step) => step.at > at) };
}

/** The find of a member that a log of theirs of this moment tells again: nothing happened in between. */
export function toldBefore(rock: ModelRock, who: Who, at: number): Find | undefined {
  const { until, after } = aroundMoment(rock, at);
  const same = [until.at(-1), after[0]].find((step) => step?.action === 'found' && step.by === who);
  return rock.finds.find(({ seq }) => seq === same?.seq);
}

/** Whether a rock could be found at a moment: it lay hidden, or whoever had it had left it. */
export function couldBeFound(rock: ModelRock, at: number): boolean {
  const before = aroundMoment(rock, at).until.at(-1);
  return before !== undefined && (before.action === 'hidden' || wasLeft(before, at));
}

const inOrder = (a: Pick<Step, 'at' | 'seq'>, b: Pick<Step, 'at' | 'seq'>) => a.at - b.at || a.seq - b.seq;

/** Adds a step where it belongs. Finds after a hide were made there. @returns it */
export function addStep(rock: ModelRock, step: Omit<Step, 'seq'>): Step {
  const added = { ...step, seq: rock.steps.length + 1 };
  rock.steps = [...rock.steps, added].toSorted(inOrder);
  let place = added.place;
  for (const one of rock.steps) {
    if (one.action === 'hidden') ({ place } = one);
    else one.place = place;
  }
  return added;
}

/** Adds a find where it belongs: it ends that of whoever had left the rock, and the next find, if there is one, ends it. */
export function addFind(rock: ModelRock, find: Pick<Find, 'id' | 'by' | 'at' | 'seq'>): void {
  const [before, after] = [-1, 1].map((side) => neighbour(rock, find, side));
  const kept = rock.finds.find(({ seq }) => before?.action === 'found' && seq === before.seq);
  if (kept) kept.end = { at: find.at, isRehide: false, place: null };
  const end = after ? { at: after.at, isRehide: false, place: null } : null;
  rock.finds = [...rock.finds, { ...find, isScored: false, end }].toSorted(inOrder);
  score(rock);
}

const neighbour = ({ steps }: ModelRock, { seq }: { seq: number }, side: number) =>
  steps[steps.findIndex((step) => step.seq === seq) + side];

/** Which finds count: not of one's own rock, not of a rock that one hid last, and once in 24 hours for each rock. */
export function score(rock: ModelRock): void {
  const counted: Find[] = [];
  for (const find of rock.finds) {
    const { by, at } = find;
    // What somebody left behind who deleted their account stays as it was.
    if (by === null) continue;
    const hide = rock.steps.findLast((step) => step.action === 'hidden' && inOrder(step, find) < 0);
    const isSameDay = counted.some((one) => one.by === by && at - one.at < 24 * hour);
    find.isScored = rock.owner !== by && hide?.by !== by && !isSameDay;
    if (find.isScored) counted.push(find);
  }
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

/** Whether that many attempts fall into the current window of a rate limit. */
const isSpent = (
  times: readonly { by: Who; at: number }[],
  who: Who,
  now: number,
  { window, most = 10 }: { window: number; most?: number },
) =>
  times.filter(({ by, at }) => by === who && Math.floor(at / window) === Math.floor(now / window)).length >=
  most;

export const hasGuessedTooOften = ({ misses, now }: Game, who: Who) =>
  isSpent(misses, who, now, { window: hour });

export const hasSaidTooMuch = ({ words, now }: Game, who: Who) =>
  isSpent(words, who, now, { window: 10 * minute });

export const hasToldEnough = ({ past, now }: Game, who: Who) =>
  isSpent(past, who, now, { window: day, most: 20 });

/** The same, of a rock by whomever. */
export const hasBeenToldEnough = ({ past, now }: Game, id: string) =>
  isSpent(
    past.filter(({ rock }) => rock === id).map(({ at }) => ({ by: 0, at })),
    0,
    now,
    { window: day, most: 20 },
  );
