// What screen readers are told on the way: not every metre.
import type { Approach } from './approach.ts';
import { directionWords } from './direction.ts';
import { distanceWords } from './distance-words.ts';
import { wordsNow } from '../../lib/words.ts';

/** Milliseconds between two announcements, except for an arrival. */
const pause = 10_000;

export interface Said {
  words: string;
  way: Approach;
  /** Milliseconds. */
  at: number;
}

/** @returns the announcement before this one, unless enough has changed since for a new one */
export function announced(before: Said | null, way: Approach, at: number): Said {
  const said = { words: wordsFor(way), way, at };
  if (!before) return said;
  const was = before.way;
  if (way.isThere) return was.isThere ? before : said;
  if (at - before.at < pause) return before;
  const isFar = Math.abs(way.metres - was.metres) >= Math.max(10, was.metres / 4);
  const isTurned = !way.isRough && turnBetween(way.degrees, was.degrees) >= 45;
  return isFar || isTurned || was.isThere || way.isRough !== was.isRough ? said : before;
}

function wordsFor({ metres, degrees, isThere, isRough }: Approach): string {
  const words = wordsNow('nearMe');
  if (isThere) return words.there;
  const distance = distanceWords(metres);
  return isRough ? words.aboutAway(distance) : wordsNow('map').way(distance, directionWords(degrees));
}

function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360;
  return Math.min(turn, 360 - turn);
}
