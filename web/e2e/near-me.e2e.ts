import type { Page } from '@playwright/test';
import { issueCode } from '../../schema/issue-code.ts';
import {
  becomeMember,
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  expectFits,
  phone,
  test,
} from './fixtures.ts';
import { hideRock, registerRock } from './rocks.ts';

/** A rock far from those of other tests. */
const lighthouse = { latitude: -54.8745, longitude: -68.0835, locationName: 'Lighthouse' };

/** Stands this many metres south of the rock. */
const stand = async (page: Page, metres: number, accuracy = 8) =>
  page.context().setGeolocation({ ...south(metres), accuracy });
const south = (metres: number) => ({
  latitude: lighthouse.latitude - metres / 111_195,
  longitude: lighthouse.longitude,
});

const panelOf = (page: Page) => page.getByRole('region', { name: 'Near me' });
const fullDots = (page: Page) => panelOf(page).locator('[data-full="true"]');

test.use({
  viewport: phone,
  colorScheme: 'dark',
  permissions: ['geolocation'],
  geolocation: { ...south(420), accuracy: 8 },
});

test('a member walks to a rock near them, also offline', async ({ page, newMember }) => {
  const owner = await newMember();
  const { id, name } = await registerRock(owner, `Beacon ${issueCode().slice(0, 3)}`);
  await hideRock(owner, id, lighthouse);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));

  await becomeMember(page, { isFirstLogin: false });
  await page.goto('/explore-map');
  await page.getByRole('button', { name: 'Near me' }).click();
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: 'Near me' })).toBeFocused();
  const line = panel.getByRole('button', { name: /^0\.3 miles north/ });
  await expect(line).toBeInViewport();
  await expect(panel.getByText(name)).toHaveCount(0);
  await expectAccessible(page);

  await test.step('a rock that is chosen on the map shows its way too', async () => {
    await page.locator('.map-spot').first().click();
    await expect(panel.getByText('0.3 miles', { exact: true })).toBeInViewport();
    await panel.getByRole('button', { name: 'All rocks near me' }).click();
  });

  await line.click();

  await test.step('the distance shrinks and the ring fills, without a network', async () => {
    await expect(panel.getByText('0.3 miles', { exact: true })).toBeInViewport();
    await expect(fullDots(page)).toHaveCount(0);
    await page.context().setOffline(true);
    await stand(page, 155);
    await expect(panel.getByText('500 feet', { exact: true })).toBeVisible();
    await expect(fullDots(page)).toHaveCount(12);
    await expectAccessible(page);
    await expectFits(page);
    await stand(page, 155, 600);
    await expect(panel.getByText(/only known to ± 0\.4 miles: too rough for an arrow/)).toBeVisible();
    await stand(page, 6);
    await expect(panel.getByText('You are about there. Look around.').first()).toBeVisible();
    await expect(fullDots(page)).toHaveCount(24);
    await page.context().setOffline(false);
  });

  await test.step('the way on is the Rock ID of the label', async () => {
    await expectAccessibleEverywhere(page);
    await panel.getByRole('link', { name: 'Enter the Rock ID' }).click();
    await expect(page).toHaveURL(/\/nfc-scan$/);
    // Boxes of the map are whole cells of its grid.
    expect(sent.filter((request) => request.includes('/api/map?'))).not.toEqual([]);
    const own = south(420).latitude.toFixed(4);
    expect(sent.filter((request) => request.includes(own))).toEqual([]);
  });
});
