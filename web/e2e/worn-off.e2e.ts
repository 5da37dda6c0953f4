// A rock whose ID is worn off: its finder asks the painter, who says yes.
import { newestLink } from '../../tools/e2e/inbox.ts';
import {
  becomeMember,
  enterByEmail,
  expect,
  expectAccessibleEverywhere,
  expectEmail,
  phone,
  phonePhoto,
  sizeOfPhoto,
  test,
} from './fixtures.ts';
import { hiddenRock } from './rocks.ts';

test.use({ viewport: phone });

test('a visitor finds a rock by what is on it, joins, asks its painter, and has found it once they say yes', async ({
  page,
  newBrowser,
}) => {
  const painter = await newBrowser({ viewport: phone });
  const painterEmail = await becomeMember(painter, { isFirstLogin: false });
  const name = `Axolotl ${crypto.randomUUID().slice(0, 6)}`;
  const rock = await hiddenRock(painter, name);

  await page.goto('/nfc-scan');
  await page.getByRole('link', { name: 'The ID is worn off' }).click();
  await page.getByLabel('What is on it? (optional)').fill(`two axolotls, ${name.split(' ')[1]}`);
  await page.getByLabel('Near which town did you find it?').fill('omaha');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Is it one of these?' })).toBeFocused();
  // It is the most alike of many.
  await expect(page.getByRole('listitem').getByRole('heading').first()).toHaveText(name);
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: `This is it: ${name}` }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  const finderEmail = await enterByEmail(page);

  await test.step('back at the rock, a photo is all that is needed', async () => {
    await expect(page.getByRole('heading', { name })).toBeVisible();
    const image = { name: 'rock.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() };
    await page.getByLabel('Your photo of it').setInputFiles(image);
    await expect(page.getByAltText('The rock that you found')).toBeVisible();
    await page.getByRole('button', { name: 'Ask the painter' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^We asked/ })).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

  await test.step('the painter follows the link in the email, looks at the photo, and says yes', async () => {
    await expectEmail(page, painterEmail, `Is this ${name}?`, 'a rock whose ID is worn off');
    const { origin } = new URL(page.url());
    await painter.goto((await newestLink(origin, painterEmail, '/worn-off')) ?? '');
    const [width = 0, height = 0] = await sizeOfPhoto(painter.getByAltText('Their photo'));
    expect(height).toBeGreaterThan(width);
    await expectAccessibleEverywhere(painter);
    await painter.getByRole('button', { name: 'Yes, it is mine' }).click();
    await expect(painter.getByRole('heading', { level: 1, name: `${name} was found` })).toBeFocused();
  });

  await test.step('the finder hears of it, and has the ID to write it on again', async () => {
    await expectEmail(page, finderEmail, `You found ${name}`, 'Its ID is waiting in My Rocks');
    await page.goto('/notifications');
    await page.getByRole('link', { name: `You found ${name}` }).click();
    await expect(page.getByText(rock.code)).toBeVisible();
  });
});
