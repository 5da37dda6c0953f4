import { desk, expect, signIn, test } from './fixtures.ts';

test.use({ viewport: desk });

test('fetched data is not fetched again on navigation, on focus or by a timer', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.clock.install();
  await signIn(page, '/explore-map');
  await expect(page.getByText('Miles Traveled')).toBeVisible();
  await page.getByRole('link', { name: 'My Rocks' }).first().click();
  await expect(page.getByRole('tab', { name: 'My Rocks (0)' })).toBeVisible();
  await page.getByRole('link', { name: 'Explore Map' }).first().click();
  await expect(page.getByText('Miles Traveled')).toBeVisible();
  await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await page.clock.runFor('10:00');
  for (const path of ['/api/auth/user', '/api/stats', '/api/rocks/my', '/api/map'])
    expect(
      asked.filter((one) => one === path),
      path,
    ).toHaveLength(1);
});
