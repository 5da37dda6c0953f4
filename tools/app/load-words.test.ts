import { expect, test } from 'vitest';
import { nounsOfVirtual } from './load-words.ts';
import { firstNouns } from './nouns.ts';

test('what makes words load names its noun, apart for each module, and the first ones together', () => {
  expect(nounsOfVirtual('\0virtual:words/finds/web/finds/payoff.tsx')).toEqual(['finds']);
  expect(nounsOfVirtual('\0virtual:words/first')).toEqual(firstNouns);
  expect(nounsOfVirtual('/web/finds/payoff.tsx')).toEqual([]);
});
