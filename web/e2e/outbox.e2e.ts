import type { JourneyEntry } from '../../schema/journey.ts';
import type { RockPage } from '../../schema/rock-page.ts';
import { becomeMember, expect, expectAccessible, expectFits, phone, phonePhoto, test } from './fixtures.ts';
import { findByCode, hiddenRock } from './rocks.ts';

test.use({
  viewport: phone,
  serviceWorkers: 'allow',
  permissions: ['geolocation'],
  geolocation: { latitude: 41.26, longitude: -95.94, accuracy: 8 },
});

test('what a member does without a network is kept, survives the tab, and arrives once', async ({
  page,
  newMember,
}) => {
  test.slow();
  const other = await newMember();
  const carried = await hiddenRock(other, 'Lantern');
  const faster = await hiddenRock(other, 'Comet');
  const lonely = await hiddenRock(other, 'Fern');
  await becomeMember(page, { isFirstLogin: false });
  expect(await findByCode(page, carried.code)).toBe(200);
  await page.goto('/my-rocks');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  // Its lists are kept.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('answers-for-member')).keys()).length))
    .toBeGreaterThan(5);
  await page.reload();
  const outbox = page.getByRole('region', { name: 'Outbox' });
  const line = (name: RegExp) => outbox.getByRole('listitem').filter({ hasText: name });
  const waits = async (name: RegExp) => expect(line(name)).toBeVisible();
  const found = async (code: string) => {
    await page.getByRole('button', { name: 'Found Rock, enter rock ID#' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Rock ID' }).fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await page.context().setOffline(true);

  await test.step('a rehide, two finds and a new rock wait in the outbox', async () => {
    await page.reload();
    await page
      .getByRole('region', { name: 'In your pocket' })
      .getByRole('button', { name: 'Hide here' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Rehide Lantern' });
    // It asks the device where it is.
    await expect(dialog.getByLabel('Latitude')).toHaveValue('41.26');
    await dialog.getByLabel('Location Name').fill('The old pier');
    await dialog.getByRole('button', { name: 'Log Rehide' }).click();
    await expect(dialog).toHaveCount(0);
    await waits(/^Hidden again: The old pier/);
    await expect(page.getByRole('region', { name: 'In your pocket' })).toHaveCount(0);
    await page.getByRole('tab', { name: /^Rock Rehide \(/ }).click();
    const card = page.getByRole('article', { name: 'Lantern' });
    await expect(card).toContainText('Hidden again: The old pierWaiting for a connection');
    await expect(card.getByRole('button', { name: 'Rehide Rock' })).toHaveCount(0);
    await found(faster.code);
    await found(lonely.code);
    await page.goto('/register-rock');
    await page.getByLabel('Rock Name').fill('Olive');
    await page.getByRole('textbox', { name: 'Rock ID' }).fill(`OLIVE-${Date.now()}`);
    await page
      .getByLabel('Rock Photo')
      .setInputFiles({ name: 'olive.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
    await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
    await page.getByRole('button', { name: 'Register Rock' }).click();
    await expect(page).toHaveURL(/my-rocks/);
    await waits(/^A new rock: Olive/);
    await expect(outbox.getByRole('heading')).toHaveText('4 things wait for a connection');
    await expectAccessible(page);
    await expectFits(page);
  });

  await test.step('a rock that was just found can be hidden again before the find has arrived', async () => {
    await line(new RegExp(`^A find: ${lonely.code}`))
      .getByRole('button', { name: 'Hide it again' })
      .click();
    const dialog = page.getByRole('dialog', { name: /^Rehide/ });
    await dialog.getByRole('button', { name: 'Use Current Location' }).click();
    await expect(dialog.getByLabel('Latitude')).toHaveValue('41.26');
    await dialog.getByLabel('Location Name').fill('Behind the mill');
    await dialog.getByRole('button', { name: 'Log Rehide' }).click();
    await waits(/^Hidden again: Behind the mill/);
  });

  await test.step('what waits is changed before it is sent, and keeps its place', async () => {
    await line(/^Hidden again: Behind the mill/)
      .getByRole('button', { name: 'Change' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Change it before it is sent' });
    await dialog.getByLabel('Location Name').fill('Below the mill');
    await expectAccessible(page);
    await expectFits(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await waits(/^Hidden again: Below the mill/);
    await expect(outbox.getByRole('listitem').last()).toContainText('Below the mill');
  });

  await test.step('meanwhile somebody is faster, and the tab dies', async () => {
    const third = await newMember();
    expect(await findByCode(third, faster.code)).toBe(200);
    await page.reload();
    await expect(outbox.getByRole('listitem')).toHaveCount(5);
  });

  await test.step('with the network back all arrive, in order, and the one that came too late says so', async () => {
    await page.context().setOffline(false);
    await expect(outbox.getByRole('listitem')).toHaveCount(1, { timeout: 40_000 });
    await expect(outbox).toContainText('Somebody else has found it before you.');
    await expect(outbox.getByRole('heading')).toHaveText('One thing needs a look');
    await expect(outbox.getByRole('button', { name: 'I was there too' })).toBeVisible();
    await expectAccessible(page);
    const journeyOf = async (id: string) =>
      (await (await page.request.get(`/api/rocks/${id}/journey`)).json()) as JourneyEntry[];
    expect((await journeyOf(carried.id)).map(({ locationName }) => locationName)).toEqual([
      'The old pier',
      'Elmwood Park',
      'Elmwood Park',
    ]);
    expect(
      (await journeyOf(lonely.id)).map(({ actionType, locationName }) => [actionType, locationName]),
    ).toEqual([
      ['hidden', 'Below the mill'],
      ['found', 'Elmwood Park'],
      ['hidden', 'Elmwood Park'],
    ]);
    const own = (await (await page.request.get('/api/rocks/my')).json()) as {
      name: string;
      imageUrl: string | null;
    }[];
    expect(own).toMatchObject([{ name: 'Olive', imageUrl: expect.stringMatching(/^\/img\//) as unknown }]);
    await page.goto('/my-rocks');
    await expect(page.getByRole('article', { name: 'Olive' })).toBeVisible();
  });

  await test.step('one taps to say that one was there too', async () => {
    await outbox.getByRole('button', { name: 'I was there too' }).click();
    await expect(outbox).toHaveCount(0);
    const seen = await page.request.get(`/api/rocks/${faster.id}/page`);
    expect(((await seen.json()) as RockPage).sightings).toHaveLength(1);
  });
});
