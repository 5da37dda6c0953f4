import type { Locator } from '@playwright/test';
import { isThatYou } from '../../schema/at-rest.ts';
import { becomeMember, expect, expectAccessible, phone, test } from './fixtures.ts';
import { findByCode, hiddenRock, registerRock } from './rocks.ts';

test('the page says in each state what the rock is and what can be done', async ({ page, newBrowser }) => {
  await page.setViewportSize(phone);
  await becomeMember(page);
  const active = await registerRock(page, 'Still at home');
  const hidden = await hiddenRock(page, 'Out there');
  const found = await hiddenRock(page, 'On its way');
  const finder = await newBrowser();
  await becomeMember(finder);
  expect(await findByCode(finder, found.code)).toBe(200);

  await page.goto('/nfc-scan');
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
  const elsewhere = page.getByText('This rock is with the member who found it last');
  await expect(elsewhere).toBeVisible();
  await expect(page.getByText('Hide Rock', { exact: true })).toHaveCount(0);
  // Once more as the app asks by itself, not with the page.
  await page.getByLabel('Rock ID Number').fill(active.code);
  await expect(page.getByRole('link', { name: 'Hide Rock' })).toBeVisible();
  await page.getByLabel('Rock ID Number').fill(found.code);
  await expect(elsewhere).toBeVisible();
  await expect(page.getByText('Hide Rock', { exact: true })).toHaveCount(0);
  await finder.goto(`/nfc-scan?rockId=${active.code}`);
  await expect(finder.getByText('This rock is still with its owner, who can hide it.')).toBeVisible();
  await finder.getByLabel('Rock ID Number').fill(found.code);
  await expect(finder.getByRole('link', { name: 'Hide Rock' })).toBeVisible();
  const visitor = await newBrowser();
  await visitor.setViewportSize({ width: 390, height: 664 });
  await visitor.goto(`/nfc-scan?rockId=${active.code}`);
  await expectHideBelow(visitor.getByText(isThatYou.active));
  await visitor.getByLabel('Rock ID Number').fill(found.code);
  await expectHideBelow(visitor.getByText(isThatYou.found));

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

/** Whoever cannot hide a rock reads so before the button that says 'Hide Rock', on the smallest screen too. */
async function expectHideBelow(why: Locator): Promise<void> {
  await expect(why).toBeVisible();
  const hide = why.page().getByRole('button', { name: 'Hide Rock' });
  await expect(hide).toBeVisible();
  await why.page().evaluate(() => window.scrollTo(0, 0));
  const [words, button] = await Promise.all([why, hide].map((one) => one.boundingBox()));
  if (!words || !button) throw new Error('not on the page');
  expect(button.y).toBeGreaterThanOrEqual(words.y + words.height);
}

test('a rock without a photo is painted alike on the page of its label, beside the app’s field and in the lists', async ({
  page,
}) => {
  const name = `Dotty ${crypto.randomUUID().slice(0, 8)}`;
  await becomeMember(page, { isFirstLogin: false });
  const { code } = await hiddenRock(page, name);
  const scanned = await (await page.request.get(`/R/${code}`)).text();
  const inFirstHtml = /<img\s+src="(data:image[^"]+)"/.exec(scanned)?.[1];
  const expectPainting = async (place: Locator) => {
    await expect(place.locator('img[src^="data:"]').first()).toHaveAttribute('src', inFirstHtml ?? '');
  };

  await page.goto('/nfc-scan');
  const main = page.getByRole('main');
  await page.getByLabel('Rock ID Number').fill(code);
  await expect(main.getByText(name, { exact: true })).toBeVisible();
  await expectPainting(main);
  await page.goto('/');
  await expectPainting(main.getByRole('link', { name: /^My Rocks/ }));
  await page.goto('/my-rocks');
  await expectPainting(main.getByRole('article', { name }));
  await page.getByRole('tab', { name: /^Activity/ }).click();
  await expectPainting(main.getByRole('tabpanel').getByRole('article').filter({ hasText: name }).first());
});
