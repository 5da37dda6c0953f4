import { expect, test } from 'vitest';
import { planStage } from './plan-stage.ts';

const open = { isOpen: true };
const shut = { isOpen: false };
const free = {
  hasAccess: false,
  hasActiveSubscription: false,
  canReactivate: false,
  plan: 'free',
  status: 'free',
} as const;
const yearly = {
  hasAccess: true,
  hasActiveSubscription: true,
  canReactivate: false,
  plan: 'yearly',
  status: 'active',
} as const;

test('visitors and free members see the plans, or that they are coming', () => {
  for (const status of [null, free]) {
    expect(planStage(open, status)).toBe('plans');
    expect(planStage(shut, status)).toBe('soon');
  }
});

test('who has a plan sees it, whether or not anything is sold', () => {
  expect(planStage(open, yearly)).toBe('member');
  expect(planStage(shut, yearly)).toBe('member');
  expect(planStage(open, { ...yearly, status: 'past_due' })).toBe('member');
});

test('a cancelled plan is ending while its period goes on, and then is over', () => {
  const cancelled = { ...yearly, hasActiveSubscription: false, canReactivate: true, status: 'canceled' };
  expect(planStage(open, cancelled)).toBe('ending');
  expect(planStage(open, { ...cancelled, hasAccess: false, canReactivate: false })).toBe('plans');
});

test('a plan that ended at once can only be begun anew, in its paid period too', () => {
  const ended = { ...yearly, hasActiveSubscription: false, status: 'canceled' };
  expect(planStage(open, ended)).toBe('plans');
  expect(planStage(shut, ended)).toBe('ending');
});

test('a plan that nobody pays for is put right before another one is begun', () => {
  const unpaid = { ...yearly, hasAccess: false, hasActiveSubscription: false, status: 'past_due' };
  expect(planStage(open, unpaid)).toBe('unpaid');
});
