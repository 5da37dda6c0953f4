import { becomeMember, expect, expectAccessible, test, withoutPrinter } from './fixtures.ts';
import { registerRock } from './rocks.ts';
import { scan } from './scan.ts';

/** An inch is 96 CSS pixels, and 300 dots on an office printer. */
const inch = 96;
// At this scale each further pixel of the page costs ten to paint.
test.use({ viewport: { width: 1024, height: 600 }, deviceScaleFactor: 300 / inch });

test('a label is printed at its real size, and the QR code of every copy leads to the rock', async ({
  page,
}) => {
  const printed = await withoutPrinter(page);
  await becomeMember(page);
  const sunny = await registerRock(page, 'Sunny');
  const stormy = await registerRock(page, 'Stormy');
  await registerRock(page, 'Shy');
  await page.goto('/my-rocks');
  await test.step('a page is printed without its buttons, and an open dialog without the page', async () => {
    const card = page.getByRole('article', { name: 'Sunny', includeHidden: true });
    await page.getByRole('button', { name: 'Found Rock, Enter ID#' }).click();
    const finding = page.getByRole('dialog');
    await page.emulateMedia({ media: 'print' });
    await expect(finding).toBeVisible();
    await expect(card).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(finding).toHaveCount(0);
    await expect(card).toBeVisible();
    for (const role of ['navigation', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    // A row's name opens it on the screen.
    await expect(page.getByRole('button')).toHaveText(['Shy', 'Stormy', 'Sunny']);
    await page.emulateMedia({ media: 'screen' });
  });

  const card = page.getByRole('article', { name: 'Sunny' });
  await card.getByRole('button', { name: 'Sunny' }).click();
  await card.getByRole('button', { name: 'Print Label' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print the label of Sunny' });
  await expect(dialog.getByRole('img', { name: `Label with the Rock ID ${sunny.code}` })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Print Label' }).click();
  expect(await printed()).toBe(1);

  const several = page.getByRole('dialog', { name: 'Print labels' });
  await dialog.getByLabel('Copies of each').fill('0');
  await expect(dialog.getByText('Please enter a number from 1 to 120')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Print Label' })).toBeDisabled();
  await dialog.getByLabel('Copies of each').fill('2');
  await dialog.getByLabel('Stormy').check();
  await several.getByRole('button', { name: 'Print 4 Labels' }).click();
  expect(await printed()).toBe(2);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(several).toBeHidden();
  const labels = page.getByRole('img', { name: /^Label with the Rock ID/ });
  await expect(labels).toHaveCount(4);
  const addressOf = (code: string) =>
    `${new URL(page.url()).origin.toUpperCase()}/R/${code.replaceAll('-', '')}`;
  const expected = [sunny, sunny, stormy, stormy].map(({ code }) => addressOf(code));
  const read: string[] = [];
  for (const label of await labels.all()) {
    const box = await label.boundingBox();
    expect([box?.width, box?.height]).toEqual([inch, inch / 2]);
    read.push(await scan(await label.screenshot()));
  }
  expect(read).toEqual(expected);

  await page.emulateMedia({ media: 'screen' });
  await page.goto(read[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Rock Ready to Hide' })).toBeVisible();
  await expect(page.getByText('Sunny').first()).toBeVisible();
});
