import type { Page } from '@playwright/test';
import { declinedCard, goodCard, payByCard } from '../../tools/e2e/payments.ts';
import { enterByEmail, expect, expectAccessible, newEmail, phone, signIn, tabTo, test } from './fixtures.ts';
import { expectNarrow } from './administration.ts';
import { payAs, payInPage, planOf, startPlan, toastOf } from './plans.ts';

const premium = (page: Page) => page.getByRole('heading', { name: 'Premium Member' });
const plainAddress = /\/subscribe$/;

test('a card is declined, another one is accepted, and Pro starts', async ({ page, payments: _payments }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, '/subscribe');
  let isStripeAsked = false;
  page.on('request', (request) => (isStripeAsked ||= request.url().includes('js.stripe.com')));
  await expect(page.getByRole('button', { name: 'Start Yearly Plan' })).toBeVisible();
  expect(isStripeAsked, 'before a plan is chosen').toBe(false);

  await startPlan(page, 'Yearly');
  await expect(page.getByRole('heading', { name: 'Complete Your Subscription' })).toBeVisible();
  await expect(page.getByText('$19.99 per year')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Start .* Plan$/ })).toHaveCount(0);
  await payInPage(page, declinedCard);
  await expect(toastOf(page, 'Payment Failed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Complete Your Subscription' })).toBeVisible();
  expect(await planOf(page)).toMatchObject({ hasAccess: false });
  await expectAccessible(page);
  await expectNarrow(page);

  await payInPage(page, goodCard);
  await expect(toastOf(page, 'Payment Successful')).toBeVisible();
  await expect(premium(page)).toBeVisible();
  await expect(page.getByText('YEARLY PLAN', { exact: true })).toBeVisible();
  expect(await planOf(page)).toMatchObject({ hasAccess: true, plan: 'yearly', status: 'active' });
  await expectAccessible(page);
});

test('if the card form does not load, the yearly plan is paid on the payment page', async ({
  page,
  payments: _payments,
}) => {
  await signIn(page, '/subscribe');
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await startPlan(page, 'Yearly');
  await expect(page.getByText(/The card form did not load/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay on the payment page' }).click();
  await payByCard(page);
  await expect(toastOf(page, 'Payment Successful')).toBeVisible();
  await expect(page.getByText('YEARLY PLAN', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(plainAddress);
});

test('a visitor who signs in with another email address reads so, and gets the plan with the right one', async ({
  page,
  payments: _payments,
}) => {
  const email = newEmail();
  await page.goto('/subscribe');
  await startPlan(page, 'Monthly');
  await payAs(page, email);
  await page.waitForURL('**/api/login**');
  await enterByEmail(page, newEmail());
  await expect(toastOf(page, 'Subscription Error')).toContainText('another e-mail address');
  await expect(page.getByRole('heading', { name: 'Paid with another e-mail address' })).toBeVisible();
  expect(await planOf(page)).toMatchObject({ hasAccess: false });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sign in with the other address' }).click();
  await page.waitForURL('**/api/login**');
  await enterByEmail(page, email);
  await expect(page.getByText('MONTHLY PLAN', { exact: true })).toBeVisible();
});

test('a plan is chosen, changed and paid with the keyboard alone', async ({ page, payments: _payments }) => {
  await signIn(page, '/subscribe');
  const start = (plan: string) => page.getByRole('button', { name: `Start ${plan} Plan` });
  await expect(start('Yearly')).toBeVisible();
  await tabTo(page, /^Start Yearly Plan$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('$19.99 per year')).toBeVisible();
  await page.getByRole('button', { name: 'Choose another plan' }).press('Enter');
  await start('Yearly').press('Enter');
  await expect(page.getByRole('heading', { name: 'Complete Your Subscription' })).toBeVisible();
  await page.goBack();
  await start('Monthly').press('Enter');
  await expect(page.getByText('$1.99 per month')).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await tabTo(page, /^Card number$/);
  await page.keyboard.type(goodCard);
  await tabTo(page, /^Subscribe$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('MONTHLY PLAN', { exact: true })).toBeVisible();
  await tabTo(page, /^Continue to Dashboard$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});
