import { normalizeCode } from '../../schema/codes.ts';
import { enterByEmail, expect, phone, test } from './fixtures.ts';
import { hiddenRock } from './rocks.ts';

test.use({ viewport: phone });

const files = {
  'the chunk of the page': '**/assets/found-rock-*.js',
  'the hydration chunk': '**/assets/hydrate-*.js',
  'the style sheet': '**/assets/index-*.css',
};

test('whichever file of the app fails or hangs, the page stays as it is, and a click finds the rock', async ({
  page,
  newMember,
}) => {
  const rock = await hiddenRock(await newMember(), 'Patience');
  for (const [what, path] of Object.entries(files))
    for (const how of ['fails', 'hangs'] as const)
      await test.step(`${what} ${how}`, async () => {
        const asked = page.waitForRequest(path);
        await page.route(path, (route) => (how === 'fails' ? route.abort() : undefined));
        await page.goto(`/R/${normalizeCode(rock.code)}`, { waitUntil: 'commit' });
        await asked;
        await page.getByRole('button', { name: 'Mark as Found' }).click();
        // The sign-in page links the same style sheet and works without it.
        await page.waitForURL(/\/api\/login/, { waitUntil: 'commit' });
        await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible();
        await page.unroute(path);
      });
  await enterByEmail(page);
  await expect(page.getByText('Great Job! Rock Found!', { exact: true })).toBeVisible();
});
