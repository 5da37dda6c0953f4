// How far the way to a rock is, and whether one has arrived.
import { metresBetween, type Coordinates } from '../../../schema/journey.ts';
import type { Fix } from '../../lib/watch-position.ts';
import { bearing } from './direction.ts';

/** Metres from the rock at which the ring begins to fill. */
export const ringBegins = 300;
/** Nobody is nearer than this: a phone's position and the hider's are not better. */
const leastRadius = 10;
/** A worse position does not count as having arrived. */
const mostAccuracy = 30;

export interface Approach {
  /** To the place as this viewer knows it. */
  metres: number;
  /** Clockwise from north. */
  degrees: number;
  isThere: boolean;
  /** Whether the position is too rough to say where the rock is. */
  isRough: boolean;
  /** From 0 at 300 m to 1 on arrival. */
  filled: number;
}

/** @param blur metres by which the place may be off */
export function approachTo(place: Coordinates, fix: Fix, blur: number): Approach {
  const metres = metresBetween(fix, place);
  const radius = Math.max(leastRadius, blur, Math.min(fix.accuracy, mostAccuracy));
  const isThere = metres <= radius;
  const share = (ringBegins - metres) / (ringBegins - radius);
  return {
    metres,
    degrees: bearing(fix, place),
    isThere,
    isRough: !isThere && fix.accuracy > metres,
    filled: Math.max(0, Math.min(1, share)),
  };
}

/** Half of a thousandth of a degree each way: the most by which a visitor's places are off. */
export function blurAt({ latitude, longitude }: Coordinates): number {
  const half = 0.0005;
  return metresBetween({ latitude, longitude }, { latitude: latitude + half, longitude: longitude + half });
}

/** Whether a fix differs enough from the one before to be shown. */
export function isNews(before: Fix | null, fix: Fix): boolean {
  if (!before) return true;
  return metresBetween(before, fix) >= 2 || Math.abs(before.accuracy - fix.accuracy) >= 5;
}
