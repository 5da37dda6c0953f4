import { normalizeCode } from '../../schema/codes.ts';
import { enterByLetter, expect, phone, signIn, test } from './fixtures.ts';
import { hiddenRock } from './rocks.ts';

test.use({ viewport: phone });

for (const [what, files] of [
  ['a part of the page', '**/assets/found-rock-*.js'],
  ['what takes the page over', '**/assets/take-over-*.js'],
  ['the style sheet', '**/assets/index-*.css'],
] as const) {
  for (const how of ['fails', 'hangs'] as const) {
    test(`${what} ${how}: the page stays as it is, and a press finds the rock`, async ({
      page,
      newBrowser,
    }) => {
      const owner = await newBrowser();
      await signIn(owner);
      const rock = await hiddenRock(owner, 'Patience');
      const asked = page.waitForRequest(files);
      await page.route(files, (route) => (how === 'fails' ? route.abort() : undefined));
      await page.goto(`/R/${normalizeCode(rock.code)}`, { waitUntil: 'commit' });
      await asked;
      await page.getByRole('button', { name: 'Mark as Found' }).click();
      await page.waitForURL(/\/api\/login/);
      await page.unroute(files);
      await enterByLetter(page);
      await expect(page.getByText('Great Job! Rock Found!', { exact: true })).toBeVisible();
    });
  }
}
