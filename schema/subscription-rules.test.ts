import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accessEnd, goesOn, isLive, planOf, type SubscriptionState } from './subscription-rules.ts';

const day = 86_400_000;
const periodStart = Date.UTC(2026, 0, 31);
const periodEnd = Date.UTC(2026, 1, 28);

const state = (changes: Partial<SubscriptionState>): SubscriptionState => ({
  status: 'active',
  periodStart,
  periodEnd,
  cancelAt: null,
  endedAt: null,
  isUnpaid: false,
  isNeverPaid: false,
  ...changes,
});

describe('access', () => {
  test.each(['active', 'trialing'])(
    '%s lasts to the end of the period, and a week for the renewal',
    (status) => {
      expect(accessEnd(state({ status }))).toBe(periodEnd + 7 * day);
    },
  );

  test('past due lasts seven days from the renewal that was not paid', () => {
    expect(accessEnd(state({ status: 'past_due' }))).toBe(periodStart + 7 * day);
  });

  test('cancelled lasts to the end of the period, before it is over and after', () => {
    expect(accessEnd(state({ cancelAt: periodEnd }))).toBe(periodEnd);
    expect(accessEnd(state({ status: 'canceled', cancelAt: periodEnd, endedAt: periodEnd }))).toBe(periodEnd);
    expect(accessEnd(state({ status: 'canceled', endedAt: periodStart + day }))).toBe(periodEnd);
  });

  test('past due and cancelled lasts to whichever end comes first', () => {
    expect(accessEnd(state({ status: 'past_due', cancelAt: periodEnd }))).toBe(periodStart + 7 * day);
    expect(accessEnd(state({ status: 'past_due', cancelAt: periodStart + day }))).toBe(periodStart + day);
  });

  test('a plan that ended because it was not paid gives no access', () => {
    expect(accessEnd(state({ status: 'canceled', endedAt: periodStart + day, isUnpaid: true }))).toBeNull();
  });

  test('a plan that was never paid gives no access, whatever its status', () => {
    for (const status of ['active', 'trialing', 'past_due', 'canceled'])
      expect(accessEnd(state({ status, isUnpaid: true, isNeverPaid: true }))).toBeNull();
  });

  test('an unknown status gives no access', () => {
    const known = ['active', 'trialing', 'past_due', 'canceled'];
    fc.assert(
      fc.property(fc.string(), (status) => {
        fc.pre(!known.includes(status));
        expect(accessEnd(state({ status }))).toBeNull();
      }),
    );
    for (const status of ['unpaid', 'incomplete', 'incomplete_expired', 'paused'])
      expect(accessEnd(state({ status }))).toBeNull();
  });
});

test('a subscription is live while it could be charged, and goes on until it is cancelled', () => {
  expect(
    ['active', 'trialing', 'past_due', 'canceled', 'unpaid'].map((status) => isLive({ status })),
  ).toEqual([true, true, true, false, false]);
  expect(goesOn({ status: 'active', cancelAt: null })).toBe(true);
  expect(goesOn({ status: 'active', cancelAt: periodEnd })).toBe(false);
  expect(goesOn({ status: 'canceled', cancelAt: null })).toBe(false);
});

test('a plan is identified by its lookup key alone', () => {
  expect(planOf('rock_hunter_pro_monthly')).toBe('monthly');
  expect(planOf('rock_hunter_pro_yearly')).toBe('yearly');
  for (const key of [null, '', 'monthly', 'toString', 'rock_hunter_pro_weekly'])
    expect(planOf(key)).toBeNull();
});
