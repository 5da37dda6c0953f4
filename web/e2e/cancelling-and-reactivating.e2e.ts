import type { Page } from '@playwright/test';
import { declinedCard } from '../../tools/e2e/payments.ts';
import { dayWords } from '../lib/days.ts';
import { expect, expectAccessible, phone, test } from './fixtures.ts';
// English, in which `dayWords` says a day.
import '../testing/words.ts';
import { planOf, subscribe, toastOf } from './plans.ts';
import { openProfile, signInAgain } from './profile.ts';

const endOf = async (page: Page) => dayWords((await planOf(page)).periodEnd ?? '');

test('a plan is cancelled, kept to its end, and reactivated; when its renewal fails, it becomes past due and access ends', async ({
  page,
  payments,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signInAgain(page, '/subscribe');
  await subscribe(page);
  const dialog = await openProfile(page, 'Subscription');
  const end = await endOf(page);

  await test.step('it is cancelled after a question', async () => {
    await expect(dialog.getByText('Active', { exact: true })).toBeVisible();
    await expect(dialog.getByText(`Yearly plan. Renews on ${end}.`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel plan', exact: true }).click();
    const question = dialog.getByRole('group', { name: 'Cancel Rock Hunter Pro?' });
    await expect(question).toContainText(`You keep everything in it until ${end}`);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep my plan' }).click();
    await expect(dialog.getByRole('button', { name: 'Cancel plan', exact: true })).toBeFocused();
    expect(await planOf(page)).toMatchObject({ status: 'active' });

    await dialog.getByRole('button', { name: 'Cancel plan', exact: true }).click();
    await dialog.getByRole('button', { name: 'Cancel my plan' }).click();
    await expect(dialog.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(toastOf(page, 'Subscription Cancelled')).toContainText('end of the billing period');
    await expect(dialog.getByText(/Everything in it stays yours until the end/)).toBeVisible();
    expect(await planOf(page)).toMatchObject({
      hasAccess: true,
      hasActiveSubscription: false,
      plan: 'yearly',
      status: 'canceled',
    });
  });

  await test.step('it is reactivated', async () => {
    await dialog.getByRole('link', { name: 'Reactivate' }).click();
    await expect(page.getByRole('heading', { name: 'Your plan is ending' })).toBeVisible();
    await expect(page.getByText(`Yours until ${end}.`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Reactivate' }).click();
    await expect(toastOf(page, 'Subscription Reactivated')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Premium Member' })).toBeVisible();
    expect(await planOf(page)).toMatchObject({ hasActiveSubscription: true, status: 'active' });
  });

  await test.step('its card is changed at the provider, and the renewal fails', async () => {
    await openProfile(page, 'Subscription');
    await dialog.getByRole('button', { name: 'Card and invoices' }).click();
    await page.waitForURL('**/portal/**');
    await page.getByLabel('Card number').fill(declinedCard);
    await page.getByRole('button', { name: 'Change card' }).click();
    await expect(page.getByText('Your card is changed.')).toBeVisible();
    await payments.advanceClock(366);
    await expect.poll(async () => (await planOf(page)).status).toBe('past_due');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'The last payment did not go through' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Card and invoices' })).toBeVisible();
    await expectAccessible(page);
    await openProfile(page, 'Subscription');
    await expect(page.getByText('Past due', { exact: true })).toBeVisible();
    await payments.advanceClock(60);
    await expect.poll(async () => (await planOf(page)).hasAccess).toBe(false);
  });
});
