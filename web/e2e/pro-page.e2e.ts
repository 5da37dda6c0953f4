import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { issueCode } from '../../schema/issue-code.ts';
import { proMember } from '../../tools/e2e/people.ts';
import { becomeMember, desk, expect, expectAccessibleEverywhere, test } from './fixtures.ts';
import { findByCode, hiddenRock, moveRock } from './rocks.ts';

test.use({ viewport: desk });

const parts = ['Distance analytics', 'CSV export', 'Premium designs', 'Priority support'];

/** Downloads a file and parses it as a spreadsheet would. */
async function download(
  page: Page,
  title: string,
): Promise<{ name: string; rows: Record<string, string>[] }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${title}`, exact: true }).press('Enter'),
  ]);
  const { data, errors } = Papa.parse<Record<string, string>>(await readFile(await file.path(), 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return { name: file.suggestedFilename(), rows: data };
}

test('a member with Pro sees how far their rocks have traveled, and downloads it as CSV files', async ({
  page,
  newMember,
}) => {
  const mark = issueCode().slice(0, 3);
  const friend = await newMember();
  await becomeMember(page, proMember);
  const traveler = await hiddenRock(page, `=Traveler ${mark}`);
  await moveRock(friend, traveler.code, 'Riverside steps');
  const gift = await hiddenRock(friend, `Gift ${mark}`);
  expect(await findByCode(page, gift.code)).toBe(200);

  await page.goto('/pro');
  const main = page.getByRole('main');

  await test.step('four parts, and a link to each', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your Rock Hunter Pro');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(parts);
    await main.getByRole('link', { name: 'Priority support' }).press('Enter');
    await expect(main.getByRole('region', { name: 'Priority support' })).toBeFocused();
    await expect(main.getByRole('heading', { name: 'Priority support' })).toBeInViewport();
    const email = main.getByRole('link', { name: 'Write to support' });
    await expect(email).toHaveAttribute('href', /^mailto:[^?]+\?subject=%5BRock%20Hunter%20Pro%5D%20/);
  });

  await test.step('figures, and the miles of each rock', async () => {
    const distances = main.getByRole('region', { name: 'Distance analytics' });
    await expect(distances.getByText('Countries', { exact: true })).toBeVisible();
    await expect(distances.getByRole('region', { name: 'Longest hop' })).toContainText(/\d miles?/);
    await expect(distances.getByRole('region', { name: 'Countries reached' })).toContainText('United States');
    const rocks = distances.getByRole('table', { name: /^Miles by rock/ });
    await expect(rocks.getByRole('row').nth(1)).toBeVisible();
    const more = distances.getByRole('button', { name: /^Show \d+ more$/ });
    if (await more.isVisible()) await more.press('Enter');
    await expect(rocks.getByRole('row', { name: traveler.name })).toContainText('1');
  });

  await test.step('a chart by keyboard, and its table', async () => {
    const finds = main.getByRole('region', { name: 'Finds by month' });
    const chart = finds.getByRole('application');
    await chart.focus();
    await page.keyboard.press('ArrowRight');
    await expect(finds.getByRole('status')).toHaveText(/^\w+ \d{4}: \d+ finds?$/);
    const table = finds.getByRole('table', { name: 'Finds by month' });
    await expect(table).toBeHidden();
    await finds.getByText('Show as a table').press('Enter');
    // A header row and six months: nothing happened before.
    await expect(table.getByRole('row')).toHaveCount(7);
    const thisMonth = table.getByRole('row').nth(1);
    const name = new Date().toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    await expect(thisMonth).toHaveText(new RegExp(`^${name}\\s*[1-9]`));
    await expectAccessibleEverywhere(page);
  });

  await test.step('a member’s own data as CSV files, in which no spreadsheet finds formulas', async () => {
    const own = await download(page, 'My rocks');
    expect(own.name).toMatch(/^rockabout-rocks-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(own.rows).toContainEqual(
      expect.objectContaining({ Rock: `'${traveler.name}`, 'Rock ID': traveler.code, Status: 'hidden' }),
    );
    expect(own.rows.map((row) => row['Rock'])).not.toContain(gift.name);
    await expect(page.getByText('Your file is ready', { exact: true })).toBeVisible();

    const journeys = await download(page, 'Journeys of my rocks');
    const journey = journeys.rows.filter((row) => row['Rock ID'] === traveler.code);
    expect(journey.map((row) => `${row['What happened']} ${row['Location']}`)).toEqual([
      'hidden Elmwood Park',
      'found Elmwood Park',
      'hidden Riverside steps',
    ]);

    const finds = await download(page, 'My finds');
    expect(finds.rows).toContainEqual(expect.objectContaining({ Rock: gift.name, 'Hidden again': '' }));
    expect(JSON.stringify(finds.rows)).not.toContain(gift.code);
  });
});
