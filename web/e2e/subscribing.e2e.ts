import type { Page } from '@playwright/test';
import { declinedCard, goodCard, payByCard } from '../../tools/e2e/payments.ts';
import { enterByEmail, expect, expectAccessible, newEmail, phone, signIn, tabTo, test } from './fixtures.ts';
import { expectNarrow } from './administration.ts';
import { openProfile } from './profile.ts';
import { keptPurchase, payAs, payInPage, planOf, startPlan, subscribe, toastOf } from './plans.ts';
import { hiddenRock } from './rocks.ts';

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

test('the page waits for a late payment confirmation, also after a reload, and then Pro starts', async ({
  page,
  payments,
}) => {
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
  // As if the phone had discarded the page.
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

test('a visitor who signs in with another email address reads so, and gets the plan with the right one', async ({
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
  // The pending find belonged to the first account, so the visitor repeats it; the link to the rock is kept.
  await page.getByRole('link', { name: 'Back to the rock in your hand' }).click();
  await page.getByRole('button', { name: 'Mark as Found' }).click();
  await expect(page.getByText('Great Job! Rock Found!', { exact: true })).toBeVisible();
});

test('a visitor who signs in with the same address in another browser has Pro there', async ({
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

test('a member who buys a second plan before signing in keeps the first, and reads that the second was refunded', async ({
  page,
  newBrowser,
  payments,
}) => {
  const email = newEmail();
  await signIn(page, '/contact', { email });
  await subscribe(page, 'Monthly');
  // Start times have a resolution of one second: without this, either plan could count as the second.
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
