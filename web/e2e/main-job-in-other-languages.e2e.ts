// The main job from right to left and in Japanese: a visitor scans a label, joins, has found the rock, and hides it again.
import { normalizeCode } from '../../schema/codes.ts';
import * as ar from '../../schema/words/ar/index.ts';
import * as en from '../../schema/words/en/index.ts';
import { isolatedWords } from '../../schema/words/isolated.ts';
import * as ja from '../../schema/words/ja/index.ts';
import type { Words } from '../../schema/words/words.ts';
import { newestCode, newestEmail } from '../../tools/e2e/inbox.ts';
import { expect, expectAccessible, expectFits, newEmail, signIn, test } from './fixtures.ts';
import { elmwood, hiddenRock, registerRock } from './rocks.ts';

const told: readonly { language: string; dir: 'ltr' | 'rtl'; words: Words }[] = [
  { language: 'ar', dir: 'rtl', words: isolatedWords<Words>(ar) },
  { language: 'ja', dir: 'ltr', words: ja },
];

for (const { language, dir, words } of told)
  test.describe(language, () => {
    test.use({ locale: language, viewport: { width: 390, height: 844 } });

    test('a rock is found by a visitor and hidden again', async ({ page, newMember }) => {
      const owner = await newMember();
      const rock = await hiddenRock(owner, 'Marigold');
      const root = page.locator('html');

      const scanned = await page.goto(`/R/${normalizeCode(rock.code)}`);
      expect(await scanned?.text()).toContain(`<html lang="${language}"`);
      await expect(root).toHaveCSS('direction', dir);
      await expect(page.getByRole('heading', { name: words.foundRock.titles.hidden })).toBeVisible();
      await expect(page.getByRole('textbox', { name: words.foundRock.field })).toHaveValue(rock.code);
      await expectAccessible(page);
      await expectFits(page);

      await page.getByRole('button', { name: words.foundRock.markAsFound }).click();
      await page.waitForURL('**/subscribe*');
      const email = newEmail();
      const waiting = page
        .getByRole('main')
        .locator('form')
        .filter({ has: page.locator('[type=email]') });
      await waiting.getByLabel(words.signIn.email).fill(email);
      await waiting.getByRole('button', { name: words.plans.continueFree }).click();
      const code = page.getByRole('textbox', { name: words.signIn.code });
      await expect(code).toBeVisible();
      const origin = new URL(page.url()).origin;
      const digits = await newestCode(origin, email);
      expect(await newestEmail(origin, email, '')).toContain(words.accountEmails.code.unasked);
      await code.fill(digits ?? '');
      await page.getByRole('button', { name: words.signIn.submit, exact: true }).click();

      await expect(page.getByText(words.foundRock.won, { exact: true })).toBeVisible();
      await expect(page.getByText(words.payoff.finderNumber(1))).toBeVisible();
      await expectFits(page);
      await page.getByRole('button', { name: words.payoff.skip }).click();
      await page.getByRole('button', { name: words.payoff.hideAgain }).click();

      const dialog = page.getByRole('dialog', { name: words.placeForm.titles.rehide(rock.name) });
      await expect(dialog).toBeVisible();
      await dialog.getByText(words.placeForm.byHand).click();
      await dialog.getByLabel(words.placeForm.latitude).fill(String(elmwood.latitude));
      await dialog.getByLabel(words.placeForm.longitude).fill(String(elmwood.longitude));
      await dialog.getByLabel(words.placeForm.locationName).fill('Elm by the gate');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: words.placeForm.submit.rehide }).click();
      await expect(page.getByText(words.justHidden.titles.rehide, { exact: true })).toBeVisible();
      await expectFits(page);
    });
  });

test('a member changes the language in the midst of a form, and loses nothing', async ({
  page,
  newMember,
}) => {
  const rock = await registerRock(await newMember(), 'Earlier');
  await signIn(page, '/register-rock');
  const { registerForm: english } = en;
  const name = page.getByRole('textbox', { name: english.name });
  await name.fill('Half a name');
  await page.getByRole('textbox', { name: english.rockId }).fill(rock.code);
  await page.getByRole('combobox', { name: en.languages.language }).selectOption('ja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('textbox', { name: ja.registerForm.name })).toHaveValue('Half a name');
  await expect(page.getByRole('textbox', { name: ja.registerForm.rockId })).toHaveValue(rock.code);
  // A refusal is in the language that was chosen.
  await page.getByRole('button', { name: ja.registerForm.register, exact: true }).click();
  await expect(page.getByText(ja.codes.taken)).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});
