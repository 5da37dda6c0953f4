import { issueCode } from '../../schema/codes.ts';
import type { RockCheck } from '../../schema/rocks.ts';
import { desk, expect, expectAccessible, phone, signIn, test } from './fixtures.ts';
import { findByCode, hiddenRock, registerRock } from './rocks.ts';

for (const { title, viewport } of [
  { title: 'on a phone', viewport: phone },
  { title: 'at a desk', viewport: desk },
]) {
  test(`the page says in each state what the rock is and what can be done, ${title}`, async ({
    page,
    newBrowser,
  }) => {
    await page.setViewportSize(viewport);
    await signIn(page, '/nfc-scan');
    const active = await registerRock(page, 'Still at home');
    const hidden = await hiddenRock(page, 'Out there');
    const found = await hiddenRock(page, 'On its way');
    const finder = await newBrowser();
    await signIn(finder);
    expect(await findByCode(finder, found.code)).toBe(200);

    const status = page.getByRole('heading', { level: 2 }).first();
    await expect(page.getByRole('heading', { name: 'Found Rock', exact: true, level: 1 })).toBeVisible();
    await expect(status).toHaveText('Enter Rock ID');
    await expect(page.getByLabel('Rock ID Number')).toHaveValue('');

    await page.goto('/nfc-scan?id=nobody-has-this');
    await expect(status).toHaveText('Rock Not Found');
    await expect(page.getByRole('main').getByRole('link', { name: 'Register Rock' })).toHaveAttribute(
      'href',
      '/register-rock',
    );

    await page.goto(`/nfc-scan?rockId=${active.code}`);
    await expect(status).toHaveText('Rock Ready to Hide');
    await expect(page.getByText('Still at home')).toBeVisible();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Hide Rock' })).toHaveAttribute(
      'href',
      `/my-rocks?action=hide&rockId=${active.code}`,
    );

    await page.goto(`/nfc-scan?rockId=${hidden.code}`);
    await expect(status).toHaveText('Hidden Rock Found!');
    await expect(page.getByRole('button', { name: 'Mark as Found' })).toBeEnabled();
    await expect(page.getByText(/Found \d+ times/)).toHaveCount(0);

    await page.goto(`/nfc-scan?rockId=${found.code}`);
    await expect(status).toHaveText('Found Rock Ready for Rehide');
    await expect(page.getByText('Found 1 times').or(page.getByText('Found 1 time'))).toBeVisible();
    await expect(page.getByRole('link', { name: 'Hide Rock' })).toBeVisible();

    const quick = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
    await expect(quick).toHaveText(['My Rocks', 'Explore Map', 'Community']);
    await expect(page.getByText(/need to be logged in/)).toBeVisible();
    const qr = page.locator('img[alt*="QR code"]');
    await expect(qr).toBeHidden();
    await expect(qr).toHaveAttribute('width', '300');
    await expectAccessible(page);

    await page.getByLabel('Rock ID Number').fill('   ');
    await expect(status).toHaveText('Enter Rock ID');
  });
}

test('a visitor who marks a rock as found is asked to join, and led to the plans after 1.5 seconds', async ({
  page,
  newBrowser,
}) => {
  const owner = await newBrowser();
  await signIn(owner);
  const { code } = await hiddenRock(owner);
  await page.clock.install();
  await page.goto(`/nfc-scan?rockId=${code}`);
  await expect(page.getByRole('heading', { name: 'Hidden Rock Found!' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Mark as Found' }).click();
  await expect(
    page.getByText('Join Rockabout: Choose your adventure level to start tracking rocks!'),
  ).toBeVisible();
  await page.clock.runFor(1_400);
  await expect(page).toHaveURL(/\/nfc-scan/);
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/subscribe/);
});

test('a label that was sold waits for its rock, and leads to registering it', async ({ page }) => {
  await signIn(page);
  const waiting: RockCheck = {
    exists: false,
    status: null,
    name: null,
    description: null,
    imageUrl: null,
    timesFound: 0,
    isWaiting: true,
  };
  await page.route('**/api/rocks/check/*', (route) => route.fulfill({ json: waiting }));
  const code = issueCode();
  await page.goto('/nfc-scan');
  await page.getByLabel('Rock ID Number').fill(code);
  await expect(page.getByRole('heading', { name: 'This label is waiting for its rock' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Register Rock' }).click();
  await expect(page.getByLabel('QR Code Rock ID#')).toHaveValue(code);
});
