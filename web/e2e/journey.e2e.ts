import { issueCode } from '../../schema/issue-code.ts';
import { desk, expect, expectAccessible, phone, phonePhoto, signIn, sizeOfPhoto, test } from './fixtures.ts';

test.use({ viewport: desk });

test('a rock is registered, hidden, found by its label, hidden again, and its owner follows it', async ({
  page,
  newBrowser,
}) => {
  const code = issueCode();
  const name = `Wanderer ${code.slice(0, 3)}`;
  const card = page.getByRole('article', { name });

  await test.step('a member registers a rock with a photo and hides it at once', async () => {
    await signIn(page, '/register-rock');
    await page.getByLabel('Rock Name').fill(name);
    await page.getByLabel('QR Code Rock ID#').fill(code);
    await page.getByLabel('Description').fill('Blue as the pond');
    await page
      .getByLabel('Rock Photo')
      .setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
    await page.getByLabel('Hide rock now?').check();
    await page.getByText('Enter by hand').click();
    await page.getByLabel('Latitude').fill('41.25654');
    await page.getByLabel('Longitude').fill('-95.93450');
    await page.getByLabel('Location Name').fill('Duck pond');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Register Rock' }).click();
    await expect(
      page.getByText('Your rock has been registered successfully.', { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/my-rocks/);
    await expect(card.getByText('Amazing! Rock Hidden Successfully!')).toBeVisible();
    await expect(card.getByText('Its journey begins here')).toBeVisible();
    await page.goto('/my-rocks');
  });

  await test.step('the photo is upright, small and stripped of its metadata', async () => {
    await expect(card.getByText('Hidden', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Rock Hidden' })).toBeDisabled();
    const picture = card.locator('img').first();
    await expect.poll(() => sizeOfPhoto(picture)).toEqual([600, 800]);
    const src = await picture.getAttribute('src');
    const stored = await (await page.request.get(src ?? '')).body();
    expect(stored.includes('CanaryCamera')).toBe(false);
    expect(stored.includes('GPS')).toBe(false);
    expect(stored.byteLength).toBeLessThan(400_000);
  });

  const finder = await newBrowser({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    geolocation: { latitude: 40.814, longitude: -96.703 },
    permissions: ['geolocation'],
  });

  await test.step('somebody scans its label with a phone, signs in, and returns to the rock', async () => {
    await finder.goto(`/R/${code.replaceAll('-', '')}`);
    await expect(finder).toHaveURL(/\/nfc-scan\?rockId=/);
    await expect(finder.getByRole('heading', { name: 'Hidden Rock Found!' })).toBeVisible();
    await expect(finder.getByText(name)).toBeVisible();
    await signIn(finder, new URL(finder.url()).pathname + new URL(finder.url()).search);
    await expect(finder.getByRole('heading', { name: 'Hidden Rock Found!' })).toBeVisible();
  });

  await test.step('they mark it as found', async () => {
    await finder.getByRole('button', { name: 'Mark as Found' }).click();
    const payoff = finder.getByRole('dialog', { name });
    await expect(payoff.getByText('You are finder no. 1')).toBeVisible();
    await expect(payoff.getByText('Great Job! Rock Found!')).toBeInViewport();
    await expectAccessible(finder);
  });

  await test.step('they hide it again at their current location', async () => {
    await finder.getByRole('button', { name: 'Hide it again' }).click();
    const dialog = finder.getByRole('dialog', { name: `Rehide ${name}` });
    await dialog.getByRole('button', { name: 'Use Current Location' }).click();
    await expect(dialog.getByLabel('Latitude')).toHaveValue('40.814');
    await expect(dialog.getByLabel('Location Name')).toHaveValue('Lincoln, Nebraska');
    await dialog.getByLabel('Location Name').fill('Riverside steps');
    await expectAccessible(finder);
    await dialog.getByRole('button', { name: 'Log Rehide' }).click();
    await expect(finder.getByText('Perfect! Rock Rehidden!', { exact: true })).toBeVisible();
    await expect(finder.getByRole('tab', { name: 'Rock Rehide Archive (1)' })).toBeVisible();
    await expect(finder.getByRole('article', { name }).getByText('+ 50 miles')).toBeVisible();
    await expectAccessible(finder);
  });

  await test.step('its owner sees the new place, the miles and the journey', async () => {
    await page.reload();
    await expect(card.getByText('Riverside steps').first()).toBeVisible();
    // The test moves the rock faster than an aeroplane: its miles count, but they are marked as outside the rankings.
    const why = 'Not counted in rankings: imported, or faster than an aeroplane';
    await expect(card.getByRole('definition').first()).toHaveText('50miles');
    await expect(card.getByText(why)).toHaveCount(1);
    await card.getByRole('button', { name: 'View Journey' }).click();
    const timeline = card.getByRole('region', { name: 'Rock Journey Timeline' });
    await expect(timeline.getByRole('listitem')).toHaveCount(3);
    await expect(timeline.getByRole('listitem').first()).toContainText('Riverside steps');
    await expect(timeline.getByText(why)).toHaveCount(1);
    await card.getByRole('button', { name: 'Track on Map' }).click();
    const dialog = page.getByRole('dialog', { name: `Track ${name} on Map` });
    await expect(dialog.getByText('Riverside steps').first()).toBeVisible();
    await expect(dialog.getByText('Duck pond').first()).toBeVisible();
    await expect(dialog.locator('.leaflet-container')).toBeVisible();
    await expectAccessible(page);
  });
});
