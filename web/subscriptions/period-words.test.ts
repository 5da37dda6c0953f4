import { expect, test } from 'vitest';
import { periodWords } from './period-words.ts';
import * as en from '../../schema/words/en/index.ts';

const periodEnd = '2027-05-01T12:00:00.000Z';

test.each([
  ['active', true, 'Renews on May 1, 2027.'],
  ['trialing', true, 'Your trial goes on until May 1, 2027.'],
  ['canceled', true, 'Yours until May 1, 2027.'],
  ['canceled', false, 'Ended on May 1, 2027.'],
  ['past_due', true, null],
])('a plan that is %s, with access %s: %s', (status, hasAccess, words) => {
  expect(periodWords(en.plans, { status, hasAccess, periodEnd })).toBe(words);
});

test('without a date there is no text', () => {
  expect(periodWords(en.plans, { status: 'active', hasAccess: true, periodEnd: null })).toBeNull();
});
