import type { Page } from '@playwright/test';
import { memberCaches } from '../../schema/offline.ts';
import {
  becomeMember,
  expect,
  expectAccessible,
  expectFits,
  newEmail,
  phone,
  signIn,
  test,
} from './fixtures.ts';
import { findByCode, hiddenRock, registerRock } from './rocks.ts';

test.use({ viewport: phone, serviceWorkers: 'allow' });

/** Waits until the app opens without a network, and the member's lists are kept. */
async function prepared(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async ({ answers }) => {
        if (!navigator.serviceWorker.controller) return [];
        const member = (await (await fetch('/api/auth/user')).json()) as { id: string };
        const cache = await caches.open(answers);
        const owner = await (await cache.match('/kept/owner'))?.text();
        const kept = owner === member.id ? await cache.keys() : [];
        return kept.map(({ url }) => new URL(url).pathname);
      }, memberCaches),
    )
    .toEqual(expect.arrayContaining(['/api/rocks/my', '/api/rocks/rehide', '/api/subscription/status']));
}

const asOf = /^As of \d\d:\d\d$/;

test('members open their rocks, journeys and a scanned label without a network, and nobody else ever does', async ({
  page,
  newMember,
}) => {
  const email = newEmail();
  await becomeMember(page, { email, isFirstLogin: false });
  const other = await newMember();
  const pocketed = await hiddenRock(other, 'Lantern');
  await registerRock(page, 'Comet');
  const { name } = await hiddenRock(page, 'Far Away');
  expect(await findByCode(page, pocketed.code)).toBe(200);
  await page.goto('/');
  await prepared(page);

  const timeline = page.getByRole('region', { name: 'Rock Journey Timeline' });
  const openJourney = async () => {
    const card = page.getByRole('article', { name });
    await card.getByRole('button', { name }).click();
    await card.getByRole('button', { name: 'View Journey' }).click();
    await expect(timeline).toContainText('Elmwood Park');
  };
  await page.goto('/my-rocks');
  await openJourney();
  await page.context().setOffline(true);

  await test.step('My Rocks and the opened journey say since when they are unchanged', async () => {
    await page.reload();
    await expect(page.getByRole('complementary', { name: 'Connection' })).toContainText(
      'No connection. You see what this device has kept.',
    );
    await expect(page.getByRole('tabpanel').getByText(asOf).first()).toBeVisible();
    await expect(page.getByRole('article', { name: 'Comet' })).toBeVisible();
    await openJourney();
    await expectAccessible(page);
    await expectFits(page);
    await page.getByRole('tab', { name: 'Rock Rehide (1)' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Lantern');
  });

  await test.step('so does the pocket at home', async () => {
    await page.goto('/');
    const pocket = page.getByRole('region', { name: 'In your pocket' });
    await expect(pocket).toContainText('Lantern');
    await expect(pocket.getByText(asOf)).toBeVisible();
  });

  await test.step('a label opens the page with its ID in the field', async () => {
    await page.goto(`/R/${pocketed.code}`);
    await expect(page.getByRole('textbox', { name: 'Rock ID Number' })).toHaveValue(pocketed.code);
    await expect(page.getByRole('heading', { name: 'No Connection' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep my find' }).click();
    await expect(page).toHaveURL(/my-rocks/);
    const outbox = page.getByRole('region', { name: 'Outbox' });
    await expect(outbox.getByText(`A find: ${pocketed.code}`)).toBeVisible();
  });

  await test.step('with the network back it says no more of it, and shows what is new', async () => {
    await page.goto('/my-rocks');
    await expect(page.getByRole('tabpanel').getByText(asOf).first()).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('No connection.')).toHaveCount(0);
    await expect(page.getByText(asOf)).toHaveCount(0);
    // They have the rock already, so that the find is the same.
    await expect(page.getByRole('region', { name: 'Outbox' })).toHaveCount(0);
  });

  await test.step('after a log-out nothing is left, and the app opens for a visitor', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('/');
    await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain(memberCaches.answers);
    await page.context().setOffline(true);
    await page.goto('/my-rocks');
    await expect(page.getByRole('link', { name: 'Sign Up Free' }).first()).toBeVisible();
    await expect(page.getByText('Comet')).toHaveCount(0);
    // Otherwise it asks who is signed in, while somebody signs in.
    await page.goto('about:blank');
    await page.context().setOffline(false);
  });

  await test.step('another member on the same phone sees nothing of it', async () => {
    await signIn(page, '/my-rocks', { email });
    await prepared(page);
    // Somebody else signs in where nobody logged out.
    await signIn(page, '/', { email: newEmail(), isFirstLogin: false });
    await prepared(page);
    await page.context().setOffline(true);
    await page.goto('/my-rocks');
    await expect(page.getByText('Your first rock will have its place here.')).toBeVisible();
    await expect(page.getByText('Comet')).toHaveCount(0);
  });
});
