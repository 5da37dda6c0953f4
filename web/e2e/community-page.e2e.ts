import { issueCode } from '../../schema/issue-code.ts';
import { proMember } from '../../tools/e2e/people.ts';
import {
  desk,
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  phone,
  signIn,
  test,
} from './fixtures.ts';
import { hiddenRock, moveRock } from './rocks.ts';

test.use({ viewport: desk });

const behindTheGate = ['Activity Feed', 'Leaderboard', 'Featured Rocks', 'Founding Ambassador'];

test('a member with access has the feed, the leaderboards, featured rocks and the ambassadors', async ({
  page,
  newMember,
}) => {
  test.slow();
  const mark = issueCode().slice(0, 3);
  const [owner, finder] = [await newMember(), await newMember()];
  const traveler = await hiddenRock(owner, `Traveler ${mark}`);
  await moveRock(finder, traveler.code, 'Riverside steps');

  // Pages of four rocks, so that few rocks fill many pages.
  await page.route('**/api/rocks?limit=20*', (route) =>
    route.continue({ url: route.request().url().replace('limit=20', 'limit=4') }),
  );
  await page.setViewportSize(phone);
  await signIn(page, '/community', proMember);
  const feed = page.getByRole('region', { name: 'Community feed' });

  await test.step('more rocks load near the end of the list, also by keyboard', async () => {
    // Two rows fill the area; two more are preloaded below.
    await expect(feed.getByRole('article')).toHaveCount(8);
    await feed.focus();
    // A key pressed while the page hydrates may be lost; pressing End twice does no harm.
    await expect(async () => {
      await page.keyboard.press('End');
      expect(await feed.getByRole('article').count()).toBeGreaterThan(8);
    }).toPass();
    await expect(feed.getByRole('status')).toContainText('rocks are shown');
  });

  await test.step('the feed scrolls in an area of 620 pixels, five in a row, two on a phone', async () => {
    const columns = () =>
      feed
        .getByRole('list')
        .first()
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    expect(await columns()).toBe(2);
    await page.setViewportSize(desk);
    expect(await columns()).toBe(5);
    expect((await feed.boundingBox())?.height).toBe(620);
    await expectAccessibleEverywhere(page);
    await page.unrouteAll();
  });

  await test.step('the arrow keys move between tabs, and the URL keeps the open tab', async () => {
    await expect(page.getByRole('tab')).toHaveText(behindTheGate);
    await page.getByRole('tab', { name: 'Activity Feed' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Leaderboard' })).toBeFocused();
    await expect(page).toHaveURL('/community?tab=leaderboard');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Leaderboard', selected: true })).toBeVisible();
  });

  await test.step('two leaderboards of ten', async () => {
    const finds = page.getByRole('region', { name: 'Global Leaderboard on Rock Finds' });
    const registered = page.getByRole('region', { name: 'Global Leaderboard on Registered Rocks' });
    await expect(registered.getByRole('listitem').first()).toContainText(/\d+\s*rocks?/);
    await expect(finds.getByRole('listitem').first()).toContainText(/\d+\s*finds?/);
    for (const list of [finds, registered])
      expect(await list.getByRole('listitem').count()).toBeLessThanOrEqual(10);
    await expectAccessible(page);
  });

  await test.step('featured rocks are filtered by status and sorted by distance', async () => {
    await page.getByRole('tab', { name: 'Featured Rocks' }).click();
    const panel = page.getByRole('tabpanel');
    const names = () => panel.getByRole('article').getByRole('heading').allTextContents();
    await expect(panel.getByRole('article', { name: traveler.name })).toBeVisible();
    await expectAccessibleEverywhere(page);

    const farthestFirst = await names();
    const sort = panel.getByRole('button', { name: 'Sort by Distance' });
    await expect(sort).toContainText('farthest first');
    await sort.click();
    await expect(sort).toContainText('nearest first');
    expect(await names()).toEqual(farthestFirst.toReversed());

    const filter = panel.getByRole('button', { name: 'Filter by Status' });
    await filter.press('Enter');
    await expect(page.getByRole('menuitemradio')).toHaveText(['All', 'Hidden', 'Found', 'Active']);
    await page.getByRole('menuitemradio', { name: 'Hidden' }).press('Enter');
    await expect(filter).toBeFocused();
    await expect(panel.getByRole('article', { name: traveler.name })).toBeVisible();
    await expect(page).toHaveURL('/community?tab=featured&sort=nearest&status=hidden');

    await filter.click();
    await page.getByRole('menuitemradio', { name: 'Active' }).click();
    await expect(panel.getByRole('status')).toHaveText('No rocks');
    await expect(panel.getByText('All of the featured rocks have left home.')).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Show all of them' }).click();
    await expect(filter).toBeFocused();
    await expect(panel.getByRole('article', { name: traveler.name })).toBeVisible();
  });

  await test.step('the founding ambassadors', async () => {
    await page.getByRole('tab', { name: 'Founding Ambassador' }).click();
    await expect(
      page.getByText('#1 Pioneer').or(page.getByRole('link', { name: 'Become a Founding Rock Ambassador' })),
    ).toBeVisible();
    await expectAccessible(page);
  });
});
