import { codeWords } from '../../schema/codes.ts';
import { issueCode } from '../../schema/issue-code.ts';
import { guessLimits } from '../../schema/finds.ts';
import { expect, expectAccessible, signIn, test } from './fixtures.ts';
import { findByCode, hiddenRock } from './rocks.ts';

/** One of our codes with its last character wrong. */
function withTypo(code: string): string {
  return code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A');
}

test('the dialog catches a typo by itself, keeps an ID through a lost connection, and finds its rock', async ({
  page,
}) => {
  await signIn(page);
  const waiting = await hiddenRock(page, 'Juniper');
  await page.getByRole('button', { name: 'Found Rock, Enter ID#' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Found Rock' });
  const field = dialog.getByRole('textbox', { name: 'Rock ID' });

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/rocks/find')) asked.push(request.url());
  });
  await field.fill(withTypo(waiting.code));
  await field.press('Enter');
  await expect(dialog.getByText(codeWords.mistyped)).toBeVisible();
  expect(asked).toEqual([]);

  await page.context().setOffline(true);
  await field.fill(`  ${waiting.code.toLowerCase()} `);
  const button = dialog.getByRole('button', { name: 'Find' });
  await button.click();
  await expect(dialog.getByText('No Connection', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await button.click();
  await expect(page.getByText('Great Job! Rock Found!', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Juniper is in your Rock Rehide now/)).toBeVisible();
  await expect(page).toHaveURL(/\/my-rocks\?tab=rehide$/);
  const name = dialog.getByRole('textbox', { name: 'What shall the painter call you?' });
  await expect(dialog.getByText(/Turn the rock over/)).toHaveCount(0);
  await name.fill('ab');
  await name.press('Enter');
  await expect(dialog.getByText('Username must be at least 3 characters')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Rock Rehide (1)' })).toBeVisible();
});

test('whoever tries too many made-up IDs is asked to wait, in both places', async ({ page, newBrowser }) => {
  const madeUp = () => `MADE-UP-${issueCode()}`;
  const owner = await newBrowser();
  await signIn(owner);
  const rock = await hiddenRock(owner, undefined, madeUp());
  await signIn(page);
  await page.goto(`/nfc-scan?rockId=${rock.code}`);
  await expect(page.getByRole('button', { name: 'Mark as Found' })).toBeVisible();
  for (let miss = 0; miss < guessLimits.madeUp.findsPerMember; miss++) {
    expect(await findByCode(page, madeUp())).toBe(404);
  }
  await page.getByRole('button', { name: 'Mark as Found' }).click();
  await expect(page.getByText(/^One Moment: Many IDs were tried/)).toBeVisible();

  await page.getByRole('button', { name: 'Found Rock, enter rock ID#' }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Rock ID' }).fill(rock.code);
  await page.getByRole('dialog').getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('One Moment', { exact: true })).toBeVisible();
});
