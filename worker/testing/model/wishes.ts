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

const waits = [0, 1000, 20 * minute, 2 * hour, 9 * hour, 25 * hour, 8 * day, 31 * day];

export const wishes: fc.Arbitrary<Wish> = fc.record({
  kind: fc.oneof(
    ...Object.entries(kinds).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind as Kind) })),
  ),
  by: fc.nat(memberCount - 1),
  stone: fc.nat(stoneCount - 1),
  place: fc.constantFrom(...places),
  after: fc.constantFrom(...waits),
  spelling: fc.constantFrom(...(Object.keys(spellings) as Spelling[])),
  findsAgo: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(3) }),
  hasPhoto: fc.boolean(),
  isIndiscreet: seldom(12),
  isStubborn: seldom(4),
  isTwice: seldom(10),
});

/** Once in so many times. */
function seldom(times: number): fc.Arbitrary<boolean> {
  return fc.oneof(
    { weight: times - 1, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  );
}

/** What people do when they cannot do what they wished for. */
const otherwise: readonly Kind[] = ['rehide', 'find', 'hide', 'register'];

/** A wish becomes an act: of the member and stone that were drawn, or of the next pair and kind that is allowed. */
export function actOf(state: Game, wish: Wish): Act {
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

const isSomewhere = ({ kind }: Act) => ['hide', 'rehide', 'log find'].includes(kind);
const saysSomething = (act: Act) => act.kind === 'comment' || isSomewhere(act);

/** A wish, or what came of it, in a line. */
export function lineOf(act: Act, { after, isStubborn, isTwice }: Wish): string {
  const details = [
    after > 0 && `after ${after / 1000} s`,
    act.isIndiscreet && saysSomething(act) && 'giving the code away',
    isStubborn && 'whether allowed or not',
    isTwice && 'twice',
  ].filter((detail) => detail !== false);
  const where = isSomewhere(act) ? ` at ${act.place.name}` : '';
  const how = ['find', 'register'].includes(act.kind) ? ` ${act.spelling}` : '';
  const photo = act.kind === 'register' && act.hasPhoto ? ' with a photo' : '';
  const stone = act.kind === 'delete account' ? '' : ` stone ${act.stone}`;
  return [`member ${act.by}: ${act.kind}${stone}${where}${how}${photo}`, ...details].join(', ');
}
