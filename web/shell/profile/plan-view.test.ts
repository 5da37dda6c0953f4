import { expect, test } from 'vitest';
import { planView } from './plan-view.ts';
import * as en from '../../../schema/words/en/index.ts';

const own = { hasBilling: false, canReactivate: false };

test.each([
  ['active', 'Active', 'default'],
  ['trialing', 'Trial', 'secondary'],
  ['canceled', 'Cancelled', 'destructive'],
  ['free', 'Free Plan', 'outline'],
  ['incomplete', 'Incomplete', 'outline'],
  ['past_due', 'Past due', 'outline'],
] as const)('the status %s is shown as %s, %s', (status, words, variant) => {
  expect(planView({ plan: 'monthly', status, ...own }).badge).toEqual({ label: status, variant });
  expect(en.planTab.statuses[status]).toBe(words);
});

test('a free member is a Rock Explorer who can upgrade', () => {
  expect(planView({ plan: 'free', status: 'free', ...own })).toMatchObject({
    name: 'Rock Explorer',
    actions: ['upgrade'],
    isManual: false,
    isUnpaid: false,
  });
});

test('a manually granted plan offers neither Pause nor Cancel, which would be refused', () => {
  expect(planView({ plan: 'premium', status: 'active', ...own })).toMatchObject({
    name: 'Rock Hunter Pro',
    actions: [],
    isManual: true,
  });
});

test.each(['monthly', 'yearly'] as const)('the plan %s is Rock Hunter Pro', (plan) => {
  expect(planView({ plan, status: 'active', ...own })).toMatchObject({
    name: 'Rock Hunter Pro',
    actions: ['pause', 'cancel'],
  });
  expect(planView({ plan, status: 'canceled', ...own, canReactivate: true }).actions).toEqual(['reactivate']);
  expect(planView({ plan, status: 'canceled', ...own }).actions).toEqual(['upgrade']);
});

test('plans on trial and plans with a failed payment can be cancelled', () => {
  expect(planView({ plan: 'yearly', status: 'trialing', ...own }).actions).toEqual(['cancel']);
  expect(planView({ plan: 'yearly', status: 'past_due', ...own })).toMatchObject({
    actions: ['cancel'],
    isUnpaid: true,
  });
});

test('a member who has paid can always see their card and invoices', () => {
  for (const status of ['active', 'trialing', 'canceled', 'past_due']) {
    expect(planView({ plan: 'yearly', status, canReactivate: true, hasBilling: true }).actions).toContain(
      'billing',
    );
  }
  expect(planView({ plan: 'free', status: 'free', canReactivate: true, hasBilling: true }).actions).toEqual([
    'upgrade',
    'billing',
  ]);
});

test('only the premium plan is managed manually', () => {
  const isManual = (plan: 'free' | 'premium' | 'monthly') =>
    planView({ plan, status: 'active', ...own }).isManual;
  expect(isManual('premium')).toBe(true);
  expect(isManual('monthly')).toBe(false);
  expect(isManual('free')).toBe(false);
});
