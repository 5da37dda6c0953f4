import { desk, expect, test } from './fixtures.ts';

test.use({ viewport: desk });

// Any other test fails too if its browser does: see `foreign` in fixtures.ts.
test('no page asks a foreign host but for a payment', async ({ page, foreign }) => {
  await page.goto('/explore-map');
  await expect(page.locator('[data-ground=in]')).toBeVisible();
  await page.goto('/');
  await page.locator('#explore').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-ground=in]')).toBeVisible();
  expect(foreign).toEqual([]);

  await test.step('a page that did would be noticed, and not answered', async () => {
    await expect(page.goto('https://foreign.example/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
    expect(foreign.splice(0)).toEqual(['https://foreign.example/']);
  });
});
