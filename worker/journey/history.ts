// A rock's history in the order in which things happened, for logs that come late: what stood at a moment, and what
// changes after it.
import { findLimits } from '../../schema/finds.ts';
import { legBetween, type Coordinates, type Leg } from '../../schema/journey.ts';
import type { rocks } from '../../schema/tables/index.ts';
import { day, hour } from '../platform/clock.ts';
import type { RockRow } from '../rocks/card.ts';

/** An entry as far as the order of things matters. */
export interface Event extends Coordinates {
  seq: number;
  action: 'hidden' | 'found';
  kind: 'moved' | 'handed' | null;
  memberId: string | null;
  createdAt: number;
  locationName: string;
  town: string | null;
  metres: number;
  isTooFast: boolean;
}

/** A find as far as it may count on leaderboards. */
export interface Scoring {
  id: string;
  memberId: string | null;
  foundAt: number;
  /** Of its entry. */
  seq: number;
  isScored: boolean;
}

/** Whose rock it is, whose it was, how much of its journey was recorded, and until when it was elsewhere. */
type Owned = Pick<
  typeof rocks.$inferSelect,
  'ownerId' | 'painterId' | 'adoptedAt' | 'lastSeq' | 'importedAt'
>;

/** The order of a journey. */
export const inOrder = (a: Pick<Event, 'createdAt' | 'seq'>, b: Pick<Event, 'createdAt' | 'seq'>): number =>
  a.createdAt - b.createdAt || a.seq - b.seq;

export const findsInOrder = (
  a: Pick<Scoring, 'foundAt' | 'seq'>,
  b: Pick<Scoring, 'foundAt' | 'seq'>,
): number => a.foundAt - b.foundAt || a.seq - b.seq;

/** What stood at a moment. */
export interface Standing {
  /** The event before the moment, or at it. */
  before: Event | undefined;
  /** The hide before the moment, or at it: where the rock lay, or had lain. */
  hide: Event | undefined;
  /** The event after it. */
  after: Event | undefined;
  /** The hide after it. */
  nextHide: Event | undefined;
}

/** @param history in order @param seq of an event of that moment, if there is one: those after it are later */
export function standingAt(history: readonly Event[], at: number, seq = Infinity): Standing {
  const past = history.filter((event) => inOrder(event, { createdAt: at, seq }) <= 0);
  const later = history.slice(past.length);
  const isHide = ({ action }: Event) => action === 'hidden';
  return {
    before: past.at(-1),
    hide: past.findLast(isHide),
    after: later[0],
    nextHide: later.find(isHide),
  };
}

/** Whether a rock could be found at a moment: it lay hidden, or its holder had kept it too long or is gone. */
export function wasFindable({ before }: Standing, at: number): boolean {
  if (!before || before.action === 'hidden') return before !== undefined;
  return before.memberId === null || before.createdAt < at - findLimits.holdDays * day;
}

/**
 * Which finds count on leaderboards: not the owner's or painter's, not the hider's own, none that was handed on, none at
 * a place that was imported, and one of a finder in a day.
 * @param finds in order; those of deleted members, those before the history, and those that were recorded of a time
 * before the rock changed hands keep what they have
 * @returns the finds that change
 */
export function rescored(rock: Owned, history: readonly Event[], finds: readonly Scoring[]): Scoring[] {
  const { ownerId, painterId, adoptedAt, lastSeq } = rock;
  const scoredAt = new Map<string, number>();
  return finds.flatMap((find) => {
    const { memberId, foundAt, seq } = find;
    const { hide, before } = standingAt(history, foundAt, seq);
    if (memberId === null) return [];
    const isFresh = (scoredAt.get(memberId) ?? -Infinity) <= foundAt - findLimits.scoreHours * hour;
    const isKept = !hide || (seq <= lastSeq && foundAt < (adoptedAt ?? 0));
    const hider = hiderBefore(history, find) ?? hide;
    const isOthers = ![ownerId, painterId, hider?.memberId].includes(memberId) && before?.kind !== 'handed';
    const isHere = !isPlaceImported(rock, hide?.createdAt ?? foundAt);
    const isScored = isKept ? find.isScored : isOthers && isFresh && isHere;
    if (isScored) scoredAt.set(memberId, foundAt);
    return isScored === find.isScored ? [] : [{ ...find, isScored }];
  });
}

/** Whether a place is of a journey that was imported, which may be invented: nothing from there counts in rankings. */
export const isPlaceImported = ({ importedAt }: Pick<RockRow, 'importedAt'>, hiddenAt: number): boolean =>
  importedAt !== null && hiddenAt < importedAt;

/** Who moved a rock a little has not hidden it. */
const hiderBefore = (history: readonly Event[], { foundAt, seq }: Scoring): Event | undefined =>
  history.findLast(
    (event) =>
      event.action === 'hidden' && event.kind === null && inOrder(event, { createdAt: foundAt, seq }) < 0,
  );

/**
 * The leg to a hide. A rock that was moved a little has not travelled. Legs from an imported place count for the rock,
 * but not in rankings.
 * @param from the hide before it
 */
export function legTo(
  to: Pick<Event, 'kind' | 'createdAt'> & Coordinates,
  from: Pick<Event, 'createdAt' | 'latitude' | 'longitude'> | undefined,
  rock: Pick<RockRow, 'importedAt'>,
): Leg {
  if (to.kind === 'moved') return { metres: 0, isTooFast: false };
  const leg = legBetween(from ? { ...from, at: from.createdAt } : null, { ...to, at: to.createdAt });
  return from && isPlaceImported(rock, from.createdAt) && leg.metres > 0 ? { ...leg, isTooFast: true } : leg;
}
