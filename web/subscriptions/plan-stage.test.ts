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

test('visitors and free members see the plans, or that plans are coming', () => {
  for (const status of [null, free]) {
    expect(planStage(open, status)).toBe('plans');
    expect(planStage(shut, status)).toBe('soon');
  }
});

test('a member with a plan sees it, even if payments are closed', () => {
  expect(planStage(open, yearly)).toBe('member');
  expect(planStage(shut, yearly)).toBe('member');
  expect(planStage(open, { ...yearly, status: 'past_due' })).toBe('member');
});

test('a cancelled plan is ending until its period is over, then the plans are offered', () => {
  const cancelled = { ...yearly, hasActiveSubscription: false, canReactivate: true, status: 'canceled' };
  expect(planStage(open, cancelled)).toBe('ending');
  expect(planStage(open, { ...cancelled, hasAccess: false, canReactivate: false })).toBe('plans');
});

test('a plan that ended at once can only be replaced by a new one, even within its paid period', () => {
  const ended = { ...yearly, hasActiveSubscription: false, status: 'canceled' };
  expect(planStage(open, ended)).toBe('plans');
  expect(planStage(shut, ended)).toBe('ending');
});

test('an unpaid plan must be paid before another one is offered', () => {
  const unpaid = { ...yearly, hasAccess: false, hasActiveSubscription: false, status: 'past_due' };
  expect(planStage(open, unpaid)).toBe('unpaid');
});
