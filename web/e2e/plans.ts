// Plans in end-to-end tests: chosen on the subscribe page, paid for there, or on the payment provider's page.
import type { Locator, Page } from '@playwright/test';
import type { SubscriptionStatus } from '../../schema/subscriptions.ts';
import { goodCard, payByCard } from '../../tools/e2e/payments.ts';
import { expect, retried, type Asking } from './fixtures.ts';

/** By element, since a dialog hides the toasts' roles while it is open. */
export const toastOf = (page: Page, title: string): Locator =>
  page.locator('[role="region"][aria-label^="Notifications"] li').filter({ hasText: title });

/** On the subscribe page: presses the plan's button. */
export async function startPlan(page: Page, plan: 'Monthly' | 'Yearly'): Promise<void> {
  await page.getByRole('button', { name: `Start ${plan} Plan` }).click();
}

/** In the card form of the page. */
export async function payInPage(page: Page, card: string = goodCard): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
}

/** Gives a member who is signed in a plan that they pay for. */
export async function subscribe(page: Page, plan: 'Monthly' | 'Yearly' = 'Yearly'): Promise<void> {
  await page.goto('/subscribe');
  await startPlan(page, plan);
  await payInPage(page);
  await expect(page.getByRole('heading', { name: 'Premium Member' })).toBeVisible();
}

/** On the payment provider's page: a visitor says who they are, and pays. */
export async function payAs(page: Page, email: string): Promise<void> {
  await page.waitForURL('**/checkout/**');
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await payByCard(page);
}

/** The plan, as the server has it. */
export async function planOf(member: Asking): Promise<SubscriptionStatus> {
  const answer = await member.request.get('/api/subscription/status', retried);
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** What the page keeps in this browser about a purchase. */
export function keptPurchase(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => ['selectedPlan', 'pendingPayment'].map((key) => localStorage.getItem(key)));
}
