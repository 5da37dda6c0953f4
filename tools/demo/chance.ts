// The random choices of the demo, which are the same in every demo.
import type { Random } from '../../painting/random.ts';
import { issueCode } from '../../schema/issue-code.ts';

/** In the format of the app's ids and photo keys. */
export function symbols(random: Random, length: number): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
  return Array.from({ length }, () => alphabet.charAt(Math.floor(random() * alphabet.length))).join('');
}

export const newCode = (random: Random) => issueCode((bytes) => bytes.map(() => Math.floor(random() * 256)));

export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
