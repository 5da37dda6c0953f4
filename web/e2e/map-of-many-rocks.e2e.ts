import type { Locator, Page } from '@playwright/test';
import { desk, expect, expectAccessible, test } from './fixtures.ts';

test.use({ viewport: desk });

/** Once the towns have arrived by which groups are named. */
const isGroup = /^[\d,]+ rocks? (?:around|near)/;

const spotsOf = (page: Page): Locator =>
  page.getByRole('group', { name: /^Rocks on the map/ }).getByRole('button');
const listOf = (page: Page): Locator => page.getByRole('region', { name: 'Rocks on the map' });

/** Opens the map zoomed out, where it shows the many demo rocks as groups. */
async function openMap(page: Page): Promise<void> {
  await page.goto('/explore-map');
  await expect(spotsOf(page).first()).toHaveAccessibleName(isGroup);
  await page.locator('.leaflet-container').scrollIntoViewIfNeeded();
}

/** Does `act`, then waits for the map's new data, the end of its zoom animation, and the names of the groups. */
async function anotherView(page: Page, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/map?') && answer.ok());
  await act();
  await answered;
  await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0);
  const isUnnamed = (label: string | null) => /^[\d,]+ rocks?$/.test(label ?? '');
  await expect.poll(async () => (await labels(spotsOf(page))).filter(isUnnamed)).toEqual([]);
}

const labels = (buttons: Locator) =>
  buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));

test('clicking a group zooms in, down to single rocks, and the list beside the map agrees', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await openMap(page);
  const largest = spotsOf(page).first();
  await expect(listOf(page)).toContainText(/[\d,]+ rocks here\. Zoom in to see each of them\./);
  await expect
    .poll(async () => labels(listOf(page).getByRole('listitem').getByRole('button')))
    .toEqual((await labels(spotsOf(page))).slice(0, 12));

  await test.step('dragging the map by a group does not open the group', async () => {
    const group = await largest.boundingBox();
    if (!group) throw new Error('the group is not there');
    const [x, y] = [group.x + group.width / 2, group.y + group.height / 2];
    const zooms = new Set<string | null>();
    page.on('request', (request) => {
      if (request.url().includes('/api/map?')) zooms.add(new URL(request.url()).searchParams.get('zoom'));
    });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await anotherView(page, async () => {
      for (let step = 1; step <= 10; step++) await page.mouse.move(x - 20 * step, y);
      await page.mouse.up();
    });
    await expect(largest).toHaveAccessibleName(isGroup);
    expect(zooms.size).toBe(1);
  });

  const rock = page.getByRole('button', { name: /^A hidden rock,/ });
  for (let level = 0; level < 10 && (await rock.count()) === 0; level++)
    await anotherView(page, async () => largest.click());
  await rock.first().click();
  await expect(rock.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(listOf(page).getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(listOf(page)).toContainText(/[\d,]+ rocks? here(?!\. Zoom in to see each)/);
  expect(problems).toEqual([]);
});

test('all groups are one tab stop; arrow keys move between them, and Enter opens one', async ({ page }) => {
  await openMap(page);
  await anotherView(page, async () => spotsOf(page).first().press('Enter'));
  const map = page.getByRole('application', { name: 'Map of hidden rocks' });
  await expect(map).toBeFocused();
  await expect.poll(async () => spotsOf(page).count()).toBeGreaterThan(2);
  await expect(spotsOf(page).first()).toHaveAccessibleName(isGroup);
  await expectAccessible(page);

  await page.keyboard.press('Tab');
  const focused = spotsOf(page).and(page.locator(':focus'));
  await expect(focused).toHaveAccessibleName((await labels(spotsOf(page)))[0] ?? '');
  await expect(page.getByText('Arrow keys go from one to the next.')).toBeVisible();
  const all = new Set(await labels(spotsOf(page)));
  const reached = new Set(await labels(focused));
  await page.keyboard.press('Home');
  for (let step = 0; step < all.size; step++) {
    reached.add((await labels(focused))[0] ?? '');
    await page.keyboard.press('PageDown');
  }
  expect(reached).toEqual(all);
  const [before] = await labels(focused);
  for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(arrow);
  await expect(focused).toHaveCount(1);
  expect(before).toMatch(isGroup);
  await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(0);

  await test.step('groups also open from the list, and focus moves to the top of the list', async () => {
    const line = listOf(page).getByRole('button', { name: isGroup }).first();
    const name = (await labels(line))[0] ?? '';
    await anotherView(page, async () => line.press('Enter'));
    await expect(listOf(page).getByRole('heading', { name: 'Rocks on the map' })).toBeFocused();
    await expect(listOf(page).getByRole('button', { name, exact: true })).toHaveCount(0);
  });
});

test('filters apply to the newest rocks, since group counts cannot be filtered', async ({ page }) => {
  await openMap(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('radio', { name: 'Hidden', exact: true }).press('Space');
  await expect(listOf(page)).toContainText(/[\d,]+ of the newest [\d,]+ rocks here\./);
  await expect(listOf(page).getByRole('listitem').first()).toContainText('not found yet');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(listOf(page)).toContainText('Zoom in to see each of them.');

  // When none of the newest rocks is in view, the list must not claim that there are no rocks.
  let answers = 0;
  await page.route('**/api/rocks/locations?*', (route) => {
    answers++;
    return route.fulfill({ json: [], headers: { 'X-Next-Cursor': `${answers}.somewhere-else` } });
  });
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('radio', { name: 'Traveling', exact: true }).press('Space');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(listOf(page)).toContainText('Zoom in to look through the rocks of one place.');
  expect(answers % 5).toBe(0);
  await listOf(page).getByRole('button', { name: 'Clear filters' }).click();
  await expect(listOf(page)).toContainText(/rocks? here/);
});
