// What members wish to do, as fast-check makes it up, and what comes of a wish as things stand.
import fc from 'fast-check';
import { day, hour, minute } from '../../platform/clock.ts';
import { refusalOf, type Act, type Kind } from './acts.ts';
import { memberCount, stoneCount, type Game } from './game.ts';
import { places, spellings, type Spelling } from './stones.ts';

/** An act that is wished for. */
export interface Wish extends Act {
  /** How long after the one before. */
  after: number;
  /** Whether it stays as it is although it will be refused; else the next one who may takes it over. */
  isStubborn: boolean;
  /** Whether the request comes a second time at once. */
  isTwice: boolean;
}

const kinds: Readonly<Record<Kind, number>> = {
  find: 26,
  rehide: 24,
  hide: 12,
  register: 10,
  'log find': 7,
  like: 6,
  unlike: 4,
  comment: 7,
  'delete account': 4,
};

/** Once in so many times. */
const seldom = (times: number) => fc.integer({ min: 1, max: times }).map((drawn) => drawn === times);

export const wishes: fc.Arbitrary<Wish> = fc.record({
  kind: fc.oneof(
    ...Object.entries(kinds).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind as Kind) })),
  ),
  by: fc.nat(memberCount - 1),
  stone: fc.nat(stoneCount - 1),
  place: fc.constantFrom(...places),
  after: fc.constantFrom(0, 1000, 20 * minute, 2 * hour, 9 * hour, 25 * hour, 8 * day, 31 * day),
  spelling: fc.constantFrom(...(Object.keys(spellings) as Spelling[])),
  findsAgo: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(3) }),
  hasPhoto: fc.boolean(),
  isIndiscreet: seldom(12),
  isStubborn: seldom(4),
  isTwice: seldom(10),
});

/** What people do when they cannot do what they wished for. */
const otherwise: readonly Kind[] = ['rehide', 'find', 'hide', 'register'];

/** A wish becomes an act: of the member and stone that were drawn, or of the next pair and kind that is allowed. */
export function actOf(state: Game, wish: Wish): Wish {
  if (wish.isStubborn) return wish;
  const pairs = memberCount * stoneCount;
  for (const kind of [wish.kind, ...otherwise]) {
    for (let i = 0; i < pairs; i++) {
      const pair = (wish.by * stoneCount + wish.stone + i) % pairs;
      const other = { ...wish, kind, by: Math.floor(pair / stoneCount), stone: pair % stoneCount };
      if (refusalOf(state, other) === null) return other;
    }
  }
  return wish;
}

/** A wish, or what came of it, in a line. */
export function lineOf({ by, kind, stone, place, after, ...details }: Wish): string {
  return `member ${by}: ${kind} stone ${stone} at ${place.name} after ${after / 1000} s ${JSON.stringify(details)}`;
}
