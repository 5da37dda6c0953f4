import type { Locator } from '@playwright/test';
import { becomeMember, expect, test } from './fixtures.ts';
import { hiddenRock } from './rocks.ts';

test('a rock without a photo has the same painting in the first HTML, on the found-rock page and in all lists', async ({
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
