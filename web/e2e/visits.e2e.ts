import { expect, test } from './fixtures.ts';

const noon = new Date('2026-06-01T12:00:00Z');

test('a browser reports a visit once a day, and retries a report that failed', async ({ page }) => {
  let reports = 0;
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.route('**/api/visits', (route) => {
    reports++;
    return reports === 1 ? route.abort() : route.fulfill({ status: 204 });
  });
  await page.clock.install({ time: noon });
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(10_000);
  };
  await visit('/contact');
  await expect.poll(() => reports).toBe(1);
  await visit('/contact');
  await expect.poll(() => reports).toBe(2);
  await visit('/shop');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.clock.runFor(10_000);
  expect(reports).toBe(2);

  await page.clock.setSystemTime(new Date('2026-06-02T00:01:00Z'));
  expect(reports).toBe(2);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => reports).toBe(3);
  expect(problems).toEqual([]);
});
