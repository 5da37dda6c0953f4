import type { Page } from '@playwright/test';
import { declinedCard, goodCard, payByCard } from '../../tools/e2e/payments.ts';
import { enterByEmail, expect, expectAccessible, newEmail, phone, signIn, tabTo, test } from './fixtures.ts';
import { expectNarrow } from './administration.ts';
import { openProfile } from './profile.ts';
import { keptPurchase, payAs, payInPage, planOf, startPlan, subscribe, toastOf } from './plans.ts';
import { hiddenRock } from './rocks.ts';

const premium = (page: Page) => page.getByRole('heading', { name: 'Premium Member' });
const plainAddress = /\/subscribe$/;

test('a card is declined, another one pays, and Pro begins', async ({ page, payments: _payments }) => {
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

test('where the card form cannot be loaded, the yearly plan is paid for on the payment page', async ({
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

test('word of the payment that comes late is waited for, and Pro begins', async ({ page, payments }) => {
  await page.clock.install();
  await signIn(page, '/subscribe');
  await payments.holdEvents();
  await startPlan(page, 'Monthly');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await payments.behave('down');
  await payInPage(page);
  const expectUnconfirmed = async () => {
    await expect(page.getByText('Waiting for word of your payment...')).toBeVisible();
    const unconfirmed = page.getByRole('heading', { name: 'Your payment is being confirmed' });
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect(unconfirmed).toBeVisible({ timeout: 500 });
    }).toPass();
  };
  await expectUnconfirmed();
  await expectAccessible(page);
  // The phone was put away, and the page is loaded anew.
  await page.reload();
  await expectUnconfirmed();
  await payments.behave('well');
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(premium(page)).toBeVisible();
  await expect(page).toHaveURL(plainAddress);
});

/** A visitor buys a year of Pro. */
async function buyAs(page: Page, email: string): Promise<void> {
  await page.goto('/subscribe');
  await startPlan(page, 'Yearly');
  await payAs(page, email);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
}

test('a visitor buys, signs in with the same address, and has Pro', async ({ page, payments: _payments }) => {
  const email = newEmail();
  await buyAs(page, email);
  expect(await keptPurchase(page)).toEqual(['yearly', 'true']);
  await page.waitForURL('**/api/login**');
  await enterByEmail(page, email);
  await expect(page).toHaveURL(plainAddress);
  await expect(premium(page)).toBeVisible();
  await expect(page.getByText('YEARLY PLAN', { exact: true })).toBeVisible();
  expect(await planOf(page)).toMatchObject({ hasAccess: true, plan: 'yearly' });
  expect(await keptPurchase(page)).toEqual([null, null]);
});

test('a visitor who signs in with another address is told, and finds the plan with the right one', async ({
  page,
  newMember,
  payments: _payments,
}) => {
  const email = newEmail();
  const rock = await hiddenRock(await newMember());
  await page.goto(`/nfc-scan?rockId=${rock.code}`);
  await page.getByRole('button', { name: 'Mark as Found' }).click();
  await page.waitForURL('**/subscribe*');
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
  // The press was that of whoever signed in first, so it is made again; the way to the rock is still there.
  await page.getByRole('link', { name: 'Back to the rock in your hand' }).click();
  await page.getByRole('button', { name: 'Mark as Found' }).click();
  await expect(page.getByText('Great Job! Rock Found!', { exact: true })).toBeVisible();
});

test('a visitor who signs in elsewhere with the same address has Pro wherever they arrive', async ({
  page,
  newBrowser,
  payments: _payments,
}) => {
  const email = newEmail();
  await buyAs(page, email);

  const other = await newBrowser();
  await other.goto('/api/login?returnTo=/my-rocks');
  await enterByEmail(other, email);
  await expect(other).toHaveURL(/\/my-rocks$/);
  await expect(toastOf(other, 'Payment Successful')).toBeVisible();
  expect(await planOf(other)).toMatchObject({ hasAccess: true, plan: 'yearly' });
});

test('who buys a second plan before signing in keeps the first, and reads that the second was refunded', async ({
  page,
  newBrowser,
  payments,
}) => {
  const email = newEmail();
  await signIn(page, '/contact', { email });
  await subscribe(page, 'Monthly');
  // Of two that began within one second, chance would say which is the second.
  await payments.advanceClock(1);
  const other = await newBrowser();
  await buyAs(other, email);
  await other.goto('/api/login?returnTo=/my-rocks');
  const claimed = other.waitForResponse('**/api/subscription/claim');
  await enterByEmail(other, email);
  expect(await (await claimed).json()).toEqual({ result: 'twice' });
  await expect(toastOf(other, 'Already Subscribed')).toContainText('its payment is going back to you');
  expect(await planOf(other)).toMatchObject({ hasAccess: true, plan: 'monthly', status: 'active' });
  const dialog = await openProfile(other, 'Subscription');
  await expect(dialog.getByText(/when the Yearly Plan was bought, .+\. \$19\.99 went back/)).toBeVisible();
  await expectAccessible(other);
});

test('a plan is chosen, changed and paid for with the keyboard alone', async ({
  page,
  payments: _payments,
}) => {
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
