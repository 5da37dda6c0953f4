import type { Locator, Page } from '@playwright/test';
import { declinedCard, goodCard, payByCard } from '../../tools/stories/payments.ts';
import { desk, enterByLetter, expect, expectAccessible, phone, signIn, test } from './fixtures.ts';
import { openProfile } from './profile.ts';
import { keptPurchase, payAs, payInPage, planOf, startPlan, subscribe, toastOf } from './plans.ts';
import { hiddenRock } from './rocks.ts';

const newEmail = () => `${crypto.randomUUID().slice(0, 13)}@example.test`;
const premium = (page: Page) => page.getByRole('heading', { name: 'Premium Member' });
const plainAddress = /\/subscribe$/;

const screens = [
  { title: 'a phone in the dark', viewport: phone, colorScheme: 'dark' },
  { title: 'a desk in the light', viewport: desk, colorScheme: 'light' },
] as const;

async function expectNothingSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'scrolls sideways').toBeLessThanOrEqual(0);
}

for (const { title, ...screen } of screens) {
  test.describe(`on ${title}`, () => {
    test.use(screen);

    test('a card is declined, another one pays, and Pro begins', async ({ page, payments: _payments }) => {
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
      await expectNothingSideways(page);

      await payInPage(page, goodCard);
      await expect(toastOf(page, 'Payment Successful')).toBeVisible();
      await expect(premium(page)).toBeVisible();
      await expect(page.getByText('YEARLY PLAN', { exact: true })).toBeVisible();
      expect(await planOf(page)).toMatchObject({ hasAccess: true, plan: 'yearly', status: 'active' });
      await expectAccessible(page);
      await expectNothingSideways(page);
      await page.getByRole('link', { name: 'Continue to Dashboard' }).click();
      await expect(page).toHaveURL((url) => url.pathname === '/');
    });
  });
}

test('another plan can be chosen before it is paid for', async ({ page, payments: _payments }) => {
  await signIn(page, '/subscribe');
  await startPlan(page, 'Yearly');
  await expect(page.getByText('$19.99 per year')).toBeVisible();
  await page.getByRole('button', { name: 'Choose another plan' }).click();
  await startPlan(page, 'Yearly');
  await expect(page.getByRole('heading', { name: 'Complete Your Subscription' })).toBeVisible();
  await page.goBack();
  await startPlan(page, 'Monthly');
  await expect(page.getByText('$1.99 per month')).toBeVisible();
  await payInPage(page);
  await expect(page.getByText('MONTHLY PLAN', { exact: true })).toBeVisible();
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
  await signIn(page, '/subscribe');
  await payments.holdEvents();
  await startPlan(page, 'Monthly');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await payments.behave('down');
  await payInPage(page);
  await expect(page.getByText('Waiting for word of your payment...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible({
    timeout: 30_000,
  });
  await expectAccessible(page);
  // The phone was put away, and the page is loaded anew.
  await page.reload();
  await expect(page.getByText('Waiting for word of your payment...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible({
    timeout: 30_000,
  });
  await payments.behave('well');
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(premium(page)).toBeVisible();
  await expect(page).toHaveURL(plainAddress);
});

test('a payment of which nobody told us is found by whoever comes back', async ({ page, payments }) => {
  await signIn(page, '/subscribe');
  await payments.holdEvents();
  await startPlan(page, 'Monthly');
  await payInPage(page);
  await expect(premium(page)).toBeVisible();
  expect(await planOf(page)).toMatchObject({ hasAccess: true, plan: 'monthly' });
});

test('a visitor buys, signs in with the same address, and has Pro', async ({ page, payments: _payments }) => {
  const email = newEmail();
  await page.goto('/subscribe');
  await startPlan(page, 'Yearly');
  await payAs(page, email);

  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(await keptPurchase(page)).toEqual(['yearly', 'true']);
  await page.waitForURL('**/api/login**');
  await enterByLetter(page, email);
  await expect(page).toHaveURL(plainAddress);
  await expect(premium(page)).toBeVisible();
  await expect(page.getByText('YEARLY PLAN', { exact: true })).toBeVisible();
  expect(await planOf(page)).toMatchObject({ hasAccess: true, plan: 'yearly' });
  expect(await keptPurchase(page)).toEqual([null, null]);
});

test('a visitor who signs in with another address is told, and finds the plan with the right one', async ({
  page,
  newBrowser,
  payments: _payments,
}) => {
  const email = newEmail();
  const owner = await newBrowser();
  await signIn(owner);
  const rock = await hiddenRock(owner);
  await page.goto(`/nfc-scan?rockId=${rock.code}`);
  await page.getByRole('button', { name: 'Mark as Found' }).click();
  await page.waitForURL('**/subscribe*');
  await startPlan(page, 'Monthly');
  await payAs(page, email);
  await page.waitForURL('**/api/login**');
  await enterByLetter(page, newEmail());
  await expect(toastOf(page, 'Subscription Error')).toContainText('another e-mail address');
  await expect(page.getByRole('heading', { name: 'Paid with another e-mail address' })).toBeVisible();
  expect(await planOf(page)).toMatchObject({ hasAccess: false });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sign in with the other address' }).click();
  await page.waitForURL('**/api/login**');
  await enterByLetter(page, email);
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
  await page.goto('/subscribe');
  await startPlan(page, 'Yearly');
  await payAs(page, email);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();

  const other = await newBrowser();
  await other.goto('/api/login?returnTo=/my-rocks');
  await enterByLetter(other, email);
  await expect(other).toHaveURL(/\/my-rocks$/);
  await expect(toastOf(other, 'Payment Successful')).toBeVisible();
  expect(await planOf(other)).toMatchObject({ hasAccess: true, plan: 'yearly' });
});

test('who buys a second plan before signing in keeps the first, and reads that the second was refunded', async ({
  page,
  newBrowser,
  payments: _payments,
}) => {
  const email = newEmail();
  await signIn(page, '/contact', { email });
  await subscribe(page, 'Monthly');
  const other = await newBrowser();
  await other.goto('/subscribe');
  await startPlan(other, 'Yearly');
  await payAs(other, email);
  await expect(other.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await other.goto('/api/login?returnTo=/my-rocks');
  await enterByLetter(other, email);
  await expect(toastOf(other, 'Already Subscribed')).toContainText('its payment is going back to you');
  expect(await planOf(other)).toMatchObject({ hasAccess: true, plan: 'monthly', status: 'active' });
  const dialog = await openProfile(other, 'Subscription');
  await expect(dialog.getByText(/when the Yearly Plan was bought, .+\. \$19\.99 went back/)).toBeVisible();
  await expectAccessible(other);
});

test('who has bought in another tab is told that they have Pro', async ({ page, payments: _payments }) => {
  await signIn(page, '/subscribe');
  await expect(page.getByRole('button', { name: 'Start Yearly Plan' })).toBeVisible();
  const other = await page.context().newPage();
  await subscribe(other, 'Monthly');
  await page.bringToFront();
  await startPlan(page, 'Yearly');
  await expect(toastOf(page, 'Already Subscribed')).toBeVisible();
  await expect(page.getByText('MONTHLY PLAN', { exact: true })).toBeVisible();
});

test('a plan is chosen and paid for with the keyboard alone', async ({ page, payments: _payments }) => {
  await signIn(page, '/subscribe');
  const yearly = page.getByRole('button', { name: 'Start Yearly Plan' });
  await expect(yearly).toBeVisible();
  await press(page, 'Tab', yearly);
  await page.keyboard.press('Enter');
  const number = page.getByLabel('Card number');
  await expect(number).toBeVisible();
  await press(page, 'Tab', number);
  await page.keyboard.type(goodCard);
  await press(page, 'Tab', page.getByRole('button', { name: 'Subscribe', exact: true }));
  await page.keyboard.press('Enter');
  await expect(premium(page)).toBeVisible();
  await press(page, 'Tab', page.getByRole('link', { name: 'Continue to Dashboard' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

/** Presses a key until something has the focus. */
async function press(page: Page, key: string, until: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(until).toBeFocused({ timeout: 200 });
  }).toPass();
}
