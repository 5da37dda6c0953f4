import { expect, test } from 'vitest';
import { planView } from './plan-view.ts';

test.each([
  ['active', 'Active', 'default'],
  ['trialing', 'Trial', 'secondary'],
  ['canceled', 'Cancelled', 'destructive'],
  ['free', 'Free Plan', 'outline'],
  ['incomplete', 'Incomplete', 'outline'],
  ['past_due', 'Past due', 'outline'],
])('the status %s is shown as %s, %s', (status, words, look) => {
  expect(planView({ plan: 'monthly', status }).badge).toEqual({ words, look });
});

test('a free member is a Rock Explorer who can upgrade', () => {
  expect(planView({ plan: 'free', status: 'free' })).toMatchObject({
    name: 'Rock Explorer',
    actions: ['upgrade'],
    isManual: false,
  });
});

test.each(['premium', 'monthly', 'yearly'] as const)('the plan %s is Rock Hunter Pro', (plan) => {
  expect(planView({ plan, status: 'active' })).toMatchObject({
    name: 'Rock Hunter Pro',
    actions: ['cancel', 'pause'],
  });
  expect(planView({ plan, status: 'canceled' }).actions).toEqual(['reactivate']);
  expect(planView({ plan, status: 'trialing' }).actions).toEqual([]);
});

test('only a plan that was given by hand is managed by hand', () => {
  const isManual = (plan: 'free' | 'premium' | 'monthly') => planView({ plan, status: 'active' }).isManual;
  expect(isManual('premium')).toBe(true);
  expect(isManual('monthly')).toBe(false);
  expect(isManual('free')).toBe(false);
});
