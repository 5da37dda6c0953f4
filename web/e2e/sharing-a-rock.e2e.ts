import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { rockWithPhoto } from './administration.ts';
import { becomeMember, desk, expect, test } from './fixtures.ts';
import { hiddenRock } from './rocks.ts';

test.use({ viewport: desk });

async function chooseShare(page: Page, name: string): Promise<void> {
  await page.getByRole('article', { name }).getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Share Rock Details' }).click();
}

async function savedPicture(page: Page, name: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), chooseShare(page, name)]);
  const path = await download.path();
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { format } = await sharp(path).metadata();
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  return { name: download.suggestedFilename(), format, width: info.width, height: info.height, pixel };
}

const size = { width: 1080, height: 1350 };
/** In the area for the rock. */
const onRock = [540, 270] as const;
/** Background of the card in light mode. */
const paper = [0xfb, 0xf6, 0xec];

test('without a share sheet the picture of the rock is saved: 1080 by 1350 pixels, in light mode, named after the rock', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) problems.push(message.text());
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await becomeMember(page);
  await hiddenRock(page, 'Harbour Whale 🐳');
  await page.goto('/my-rocks');

  const painted = await savedPicture(page, 'Harbour Whale');
  expect(painted).toMatchObject({ name: 'harbour-whale-rockabout.png', format: 'png', ...size });
  expect(painted.pixel(2, 2)).toEqual(paper);
  expect(painted.pixel(...onRock)).not.toEqual(paper);
  await expect(page.getByText('Picture saved', { exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});

test('the shared picture contains the photo; if the photo does not load, the picture has none and a message says so', async ({
  page,
}) => {
  await becomeMember(page, { isFirstLogin: false });
  await rockWithPhoto(page, 'حجر السلام');
  await page.goto('/my-rocks');

  const whole = await savedPicture(page, 'حجر السلام');
  const [red = 0, green = 0, blue = 0] = whole.pixel(...onRock);
  expect(red).toBeGreaterThan(green + 50);
  expect(red).toBeGreaterThan(blue + 30);

  await page.route('**/img/**', (route) => route.abort());
  await page.reload();
  const bare = await savedPicture(page, 'حجر السلام');
  expect(bare).toMatchObject({ name: 'حجر-السلام-rockabout.png', ...size });
  // Nothing replaces the photo.
  expect(bare.pixel(...onRock)).toEqual(paper);
  await expect(page.getByText(/The photo did not load, so it is not on the card\.$/).first()).toBeVisible();
});
