import sharp from 'sharp';
import { issueCode } from '../../schema/issue-code.ts';
import { becomeMember, desk, expect, test } from './fixtures.ts';

test.use({ viewport: desk });

/** The size to which the browser reduces photos before upload. */
const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2f6f4f' } })
  .composite([
    {
      input: Buffer.from(
        '<svg width="400" height="300"><circle cx="200" cy="150" r="120" fill="#f2b632"/></svg>',
      ),
    },
  ])
  .jpeg()
  .toBuffer();

test('a card loads the 320-pixel variant on a standard screen and the full photo on a high-density one', async ({
  page,
  newBrowser,
}) => {
  await becomeMember(page);
  const registered = await page.request.post('/api/rocks', {
    multipart: {
      name: 'Quilt',
      laserEngraverId: issueCode(),
      image: { name: 'quilt.jpg', mimeType: 'image/jpeg', buffer: photo },
    },
  });
  const { imageUrl } = await registered.json();

  const shownAt = async (viewer: typeof page) => {
    await viewer.goto('/my-rocks');
    const picture = viewer.getByRole('article', { name: 'Quilt' }).locator('img').first();
    await expect(picture).toHaveAttribute('srcset', `${imageUrl}/320 320w, ${imageUrl} 800w`);
    // `currentSrc` is empty until the browser has chosen a source.
    const seen = () =>
      picture.evaluate((one: HTMLImageElement) => [
        new URL(one.currentSrc, location.origin).pathname,
        one.naturalWidth > 0,
      ]);
    return expect.poll(seen);
  };
  await (await shownAt(page)).toEqual([`${imageUrl}/320`, true]);
  const small = await page.request.get(`${imageUrl}/320`);
  expect([small.status(), small.headers()['content-type']]).toEqual([200, 'image/webp']);
  const { width, height } = await sharp(await small.body()).metadata();
  expect([width, height]).toEqual([320, 240]);

  const sharpScreen = await newBrowser({ deviceScaleFactor: 2 });
  await sharpScreen.context().addCookies(await page.context().cookies());
  await (await shownAt(sharpScreen)).toEqual([imageUrl, true]);
});
