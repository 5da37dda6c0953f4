import type { Locator, Page } from '@playwright/test';
import { allPayloads, payloads } from '../../worker/testing/payloads.ts';
import { openTab } from './administration.ts';
import { closeByEscape, desk, expect, phone, test } from './fixtures.ts';
import { withHostileAnswers } from './hostile-responses.ts';
import { openProfile } from './profile.ts';
import { showProof } from './proofs.ts';
import { watch, type Watch } from './watched.ts';

test.slow();

const whole = [allPayloads];

/** Asserts that every payload was readable somewhere and that none ran. */
function prove(what: string, { shown, ran }: Watch): void {
  const texts = shown.flat();
  const read = payloads.filter((payload) => texts.some((text) => text.includes(payload)));
  const figure = `${read.length} of ${payloads.length} in ${shown.length} places, ${ran.length} ran`;
  showProof(test.info(), { goal: 'G-X1', what, figure, passLine: 'all shown as text, 0 ran' });
  expect(ran).toEqual([]);
  expect(read).toEqual(payloads);
}

/** Clicks all buttons with this name. */
async function clickAll(buttons: Locator): Promise<void> {
  await expect(buttons.first()).toBeVisible();
  await buttons.evaluateAll((all) => {
    for (const button of all) if (button instanceof HTMLElement) button.click();
  });
}

/** Opens the cards of all rocks in the list. */
const openAll = (page: Page) => clickAll(page.getByRole('article').getByRole('heading').getByRole('button'));

/** Opens a menu and chooses an item. */
async function choose(page: Page, menu: Locator, item: string): Promise<void> {
  await menu.click();
  await page.getByRole('menuitem', { name: item }).click();
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('hostile responses are shown as text on every screen of a visitor', async ({ page }) => {
    const watched = await watch(page);
    const dialog = page.getByRole('dialog');
    await withHostileAnswers(page, 'visitor');
    await page.goto('/community');
    const main = page.getByRole('main');
    await watched.expectShown('a glimpse of the feed', whole);
    await main
      .getByRole('button', { name: /^Comment on/ })
      .first()
      .click();
    await watched.expectShown('conversation about a rock', payloads, dialog);
    await closeByEscape(page);
    await main.getByRole('button', { name: /^Like/ }).first().click();
    await watched.expectShown('invitation to join', whole, dialog);
    // Worker tests cover the first HTML: here the API responses are mocked.
    await page.goto('/nfc-scan');
    await page.getByLabel('Rock ID Number').fill('HOSTILE');
    await page.getByLabel('Rock ID Number').press('Enter');
    await watched.expectShown('looked-up rock', whole);
    await page.goto('/explore-map');
    await page.getByRole('button', { name: 'Show the list' }).click();
    for (let more = 0; more < 3; more++) await page.getByRole('button', { name: 'Show more' }).click();
    await watched.expectShown('places of the map', payloads);
    await page.goto('/');
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    for (const name of ['Featured Rock Adventures', 'Fresh from the community', 'Top Rock Hunters']) {
      await part(name).scrollIntoViewIfNeeded();
      await watched.expectShown(`landing page: ${name}`, whole, part(name));
    }
    prove('hostile responses, to a visitor', watched);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: desk });

  test('hostile responses about their own rocks are shown to a member as text', async ({ page }) => {
    const watched = await watch(page);
    const dialog = page.getByRole('dialog');
    const panel = page.getByRole('tabpanel');
    await withHostileAnswers(page, 'member');
    await page.goto('/my-rocks');
    const card = page.getByRole('article').first();
    await openAll(page);
    await watched.expectShown('own rocks', payloads, panel);
    await card.getByRole('button', { name: 'View Journey' }).click();
    await watched.expectShown('journey of a rock', payloads, card);
    await card.getByRole('button', { name: 'Track on Map' }).click();
    await watched.expectShown('stops on a map', payloads, dialog);
    await closeByEscape(page);
    await card.getByRole('button', { name: 'Print Label' }).click();
    await watched.expectShown('sheet of labels', payloads, dialog);
    await closeByEscape(page);
    const picture = page.waitForEvent('download');
    await choose(page, card.getByRole('button', { name: 'Share' }), 'Share Rock Details');
    expect((await picture).suggestedFilename()).toMatch(/^[\p{L}\p{N}-]+\.png$/u);
    await expect(page.getByText('Picture saved', { exact: true })).toBeVisible();
    for (const tab of ['Rock Rehide Archive', 'Activity', 'Rock Rehide']) {
      await page.getByRole('tab', { name: new RegExp(`^${tab}(?! Archive)`) }).click();
      await watched.expectShown(tab, payloads, panel);
    }
    await panel.getByRole('button', { name: 'Rehide Rock' }).first().click();
    await watched.expectShown('dialog of a hiding place', whole, dialog);
    await page.goto('/my-rocks?action=hide&rockId=HOSTILE-0');
    // This toast disappears soon, so the console reports content policy violations here.
    await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(allPayloads);
    await page.goto('/');
    await watched.expectShown('greeting', whole);
    await watched.expectShown('news', whole, page.getByRole('region', { name: 'Since you were here' }));
    await watched.expectShown('profile', whole, await openProfile(page));
    prove('hostile responses, about own rocks', watched);
  });

  test('hostile responses about other members are shown to a member with Pro as text', async ({ page }) => {
    const watched = await watch(page);
    const dialog = page.getByRole('dialog');
    const panel = page.getByRole('tabpanel');
    await withHostileAnswers(page, 'member');
    await page.goto('/community');
    await watched.expectShown('whole feed', payloads, panel);
    // The rock with all payloads in its name: its position depends on the heights of the others.
    await choose(page, panel.getByRole('button', { name: /^More about .{200}/ }), 'Report this rock');
    await watched.expectShown('report of a rock', whole, dialog);
    await closeByEscape(page);
    // Only ten leaders and twelve featured rocks are shown: the first contains all payloads.
    for (const tab of ['Leaderboard', 'Founding Ambassador', 'Featured Rocks']) {
      await page.getByRole('tab', { name: tab }).click();
      await watched.expectShown(tab, tab === 'Founding Ambassador' ? payloads : whole, panel);
    }
    await panel.getByRole('button', { name: 'Track on Map' }).first().click();
    await watched.expectShown('journey of a featured rock', payloads, dialog);
    await page.goto('/explore-map');
    const places = page.getByRole('region', { name: 'Rocks on the map' });
    await places.getByRole('listitem').first().getByRole('button').click();
    await watched.expectShown('card over the map', whole, page.locator('.leaflet-popup'));
    await page.goto('/pro');
    await watched.expectShown('records of Pro', whole);
    prove('hostile responses, about others', watched);
  });

  test('hostile responses are shown as text on every screen of the administrator', async ({ page }) => {
    const watched = await watch(page);
    await withHostileAnswers(page, 'member');
    await page.goto('/admin');
    await watched.expectShown('newest orders', whole);
    for (const tab of ['Orders', 'Ambassadors', 'Reports', 'Members', 'Log'] as const) {
      const panel = await openTab(page, tab);
      if (tab === 'Reports') for (const older of await panel.locator('details').all()) await older.click();
      await watched.expectShown(tab, payloads, panel);
    }
    const dialog = page.getByRole('dialog');
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click();
    await watched.expectShown('decision', whole, dialog);
    await closeByEscape(page);
    const members = await openTab(page, 'Members');
    await members.getByRole('row').nth(1).getByRole('link').click();
    await watched.expectShown('a member', payloads, page.getByRole('main'));
    await page.getByRole('button', { name: 'Change the suspension' }).click();
    await watched.expectShown('action on a member', whole, dialog);
    await closeByEscape(page);
    await page.getByRole('link', { name: 'Members', exact: true }).click();
    const orders = await openTab(page, 'Orders');
    await orders.getByRole('row').nth(1).getByRole('link').click();
    await watched.expectShown('an order', whole, dialog);
    prove('hostile responses, to the administrator', watched);
  });
});
