// Helpers for end-to-end tests of plans: choosing and paying, on the subscribe page or the payment provider's page.
import type { Locator, Page } from '@playwright/test';
import type { SubscriptionStatus } from '../../schema/subscriptions.ts';
import { goodCard, payByCard } from '../../tools/e2e/payments.ts';
import { expect, retried, type Asking } from './fixtures.ts';

/** Found by element, since an open dialog hides the roles of toasts. */
export const toastOf = (page: Page, title: string): Locator =>
  page.locator('[role="region"][aria-label^="Notifications"] li').filter({ hasText: title });

/** On the subscribe page: clicks the plan's button. */
export async function startPlan(page: Page, plan: 'Monthly' | 'Yearly'): Promise<void> {
  await page.getByRole('button', { name: `Start ${plan} Plan` }).click();
}

/** Pays in the page's own card form. */
export async function payInPage(page: Page, card: string = goodCard): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
}

/** On the subscribe page: a member buys the yearly plan. */
export async function subscribe(page: Page): Promise<void> {
  await startPlan(page, 'Yearly');
  await payInPage(page);
  await expect(page.getByRole('heading', { name: 'Premium Member' })).toBeVisible();
}

/** On the payment provider's page: enters an email address and pays. */
export async function payAs(page: Page, email: string): Promise<void> {
  await page.waitForURL('**/checkout/**');
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await payByCard(page);
}

/** The member's plan, from the API. */
export async function planOf(member: Asking): Promise<SubscriptionStatus> {
  const answer = await member.request.get('/api/subscription/status', retried);
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** The purchase that the page has stored in this browser. */
export function keptPurchase(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => ['selectedPlan', 'pendingPayment'].map((key) => localStorage.getItem(key)));
}
