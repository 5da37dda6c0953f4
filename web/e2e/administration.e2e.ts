import type { Page } from '@playwright/test';
import { administrator } from '../../tools/e2e/people.ts';
import { adminTabs, asAdministrator, expectNarrow, openTab } from './administration.ts';
import { desk, expect, expectAccessibleEverywhere, expectEmail, test } from './fixtures.ts';

test.use({ viewport: desk });

/** The number above a title. */
const figure = async (page: Page, section: string, title: string): Promise<string> => {
  const term = page
    .getByRole('region', { name: section, exact: true })
    .getByRole('term')
    .filter({ hasText: title });
  const value = term.locator('..').getByRole('definition');
  await expect(value).not.toHaveText('Loading...');
  return (await value.textContent()) ?? '';
};

test('the dashboard counts visitors, orders and sign-ups, and sends the daily report', async ({
  page,
  newBrowser,
  newMember,
}) => {
  test.slow();
  // The chart needs a sign-up of today.
  await newMember();
  await page.route('**/dot-columns*.js', (route) => route.abort());
  await asAdministrator(page);
  await expect(page.getByRole('link', { name: 'QR Code Generator' })).toHaveAttribute(
    'href',
    '/qr-code-generator',
  );

  const before = Number(await figure(page, 'Visitors', 'Today'));
  // The test browser's own user agent says headless, which does not count as a visitor.
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const somebody = await newBrowser({ userAgent: agent });
  const visit = somebody.waitForResponse('**/api/visits');
  await somebody.goto('/contact');
  expect((await visit).status()).toBe(204);
  await test.step('a chart that does not load leaves the page and its table intact', async () => {
    const signUps = page.getByRole('region', { name: 'Sign-ups by day' });
    await expect(signUps.getByText('The chart did not load. Its figures are in the table.')).toBeVisible();
    await signUps.getByText('Show as a table').click();
    await expect(signUps.getByRole('row')).toHaveCount(31);
    await page.unrouteAll();
    // The network is up, so the app assumes that a new release has removed the file, and offers a reload.
    await signUps.getByRole('button', { name: 'Load the page again' }).press('Enter');
    await expect(signUps.getByRole('application')).toBeVisible();
  });
  expect(Number(await figure(page, 'Visitors', 'Today'))).toBe(before + 1);
  expect(Number(await figure(page, 'Visitors', 'Last 7 Days'))).toBeGreaterThan(before);
  expect(Number(await figure(page, 'Visitors', 'Last 30 Days'))).toBeGreaterThan(before);
  expect(await figure(page, 'Orders', 'Total Orders')).toMatch(/^\d+$/);
  expect(await figure(page, 'Orders', 'Total Revenue')).toMatch(/^\$[\d,]+\.\d\d$/);
  expect(await figure(page, 'Orders', 'Average Order')).toMatch(/^\$[\d,]+\.\d\d$/);
  for (const window of ['Daily', 'Weekly last 7 days', 'Monthly last 30 days']) {
    expect(Number(await figure(page, window, 'Free'))).toBeGreaterThan(0);
    expect(await figure(page, window, 'Paid Monthly')).toMatch(/^\d+$/);
    expect(await figure(page, window, 'Paid Yearly')).toMatch(/^\d+$/);
  }
  const chart = page.getByRole('region', { name: 'Visits by day' });
  await chart.getByText('Show as a table').click();
  await expect(chart.getByRole('row')).toHaveCount(31);
  await chart.getByRole('application').focus();
  await page.keyboard.press('ArrowRight');
  await expect(chart.getByRole('status')).toHaveText(/^\w+ \d+, \d{4}: \d+ visitors?$/);

  const world = page.getByRole('region', { name: 'Finds around the world' });
  await world.getByLabel('Month').selectOption({ index: 1 });
  await expect(page).toHaveURL(/month=\d{4}-\d\d/);
  await expect(world.getByRole('status')).toHaveText(/^\d+ finds? in \d+ countr/);

  const send = page.getByRole('button', { name: 'Send Daily Report' });
  await send.click();
  await expect(page.getByText('Daily report sent successfully!', { exact: true })).toBeVisible();
  await expectEmail(page, administrator, 'Rockabout on ', 'Visitors');
});

test('every tab is accessible and fits, also at 320 pixels', async ({ page }) => {
  test.slow();
  await asAdministrator(page);
  for (const name of adminTabs) {
    await test.step(name, async () => {
      const panel = await openTab(page, name);
      await expect(panel.getByText('Loading...')).toHaveCount(0);
      if (name !== 'Overview') await expect(page).toHaveURL(`/admin?tab=${name.toLowerCase()}`);
      await expectAccessibleEverywhere(page);
      await expectNarrow(page);
    });
  }
});
