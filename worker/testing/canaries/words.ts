// Canaries: unique words, one for each secret of a world. One that turns up anywhere else is a leak.
import { randomFrom } from '../random.ts';
import type { Kind, Relation } from './rules.ts';

export interface Canary {
  kind: Kind;
  word: string;
  /** Related people: ids of members, emails of people without an account. */
  of: { [R in Relation]?: string | null };
}

/** Letters only, so that a word can be a name. */
const letters = 'abcdefghijklmnopqrstuvwxyz';

export interface Canaries {
  readonly all: Canary[];
  /** A new word. */
  draw(kind: Kind, of?: Canary['of']): Canary;
  /** A new Rock ID, in one of the spellings that people use. */
  drawCode(of: Canary['of']): Canary;
  /** A latitude in Nebraska to six decimals. */
  drawLatitude(of: Canary['of']): Canary;
  /** Adds a word that was created elsewhere. */
  note(kind: Kind, word: string, of?: Canary['of']): Canary;
  /** Random digits, to make a value unique. */
  digits(count: number): string;
}

export function openCanaries(seed: number): Canaries {
  const random = randomFrom(seed);
  const all: Canary[] = [];
  const pick = (from: string, count: number) =>
    Array.from({ length: count }, () => from.charAt(Math.floor(random() * from.length))).join('');
  const note: Canaries['note'] = (kind, word, of = {}) => {
    const canary = { kind, word, of };
    all.push(canary);
    return canary;
  };
  const spellings: readonly ((rest: string) => string)[] = [
    (rest) => `CANARY${rest.toUpperCase()}`,
    (rest) => `Canary-${rest.slice(0, 5)}-${rest.slice(5)}`,
    (rest) => `canary ${rest.slice(0, 5).toUpperCase()} ${rest.slice(5)}`,
    (rest) => `CANARY_${rest}`,
  ];
  return {
    all,
    note,
    draw: (kind, of) => note(kind, `canary${pick(letters, 10)}`, of),
    drawCode: (of) => {
      const spell = spellings[all.length % spellings.length] ?? String;
      return note('code', spell(pick(letters, 10)), of);
    },
    drawLatitude: (of) => note('exact place', `41.${pick('123456789', 6)}`, of),
    digits: (count) => pick('123456789', count),
  };
}
