import { elsewhere } from '../../schema/at-rest.ts';
import { codeWords } from '../../schema/codes.ts';
import { issueCode } from '../../schema/issue-code.ts';
import { guessLimits } from '../../schema/finds.ts';
import type { RockCheck } from '../../schema/rocks.ts';
import { expect, expectAccessible, signIn, test } from './fixtures.ts';
import { findByCode, hiddenRock, hideRock, registerRock } from './rocks.ts';

/** One of our codes with its last character wrong. */
function withTypo(code: string): string {
  return code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A');
}

test('the dialog says why a rock cannot be found', async ({ page, newBrowser }) => {
  const other = await newBrowser();
  await signIn(other);
  const taken = await hiddenRock(other);
  expect(await findByCode(other, taken.code)).toBe(200);

  await signIn(page);
  const atHome = await registerRock(page);
  await page.getByRole('button', { name: 'Found Rock, Enter ID#' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Found Rock' });
  const field = dialog.getByRole('textbox', { name: 'Rock ID' });
  const button = dialog.getByRole('button', { name: 'Find' });
  await expect(button).toBeDisabled();
  await expectAccessible(page);

  await field.press('Enter');
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByText('Please enter a Rock ID', { exact: true })).toBeVisible();

  const says = async (code: string, title: string, description: string) => {
    await field.fill(code);
    await field.press('Enter');
    await expect(dialog.getByText(title, { exact: true })).toBeVisible();
    await expect(dialog.getByText(description, { exact: true })).toBeVisible();
  };
  await says(
    atHome.code,
    'Rock Not Available',
    "This rock is still with its owner and hasn't been hidden yet.",
  );
  await says(issueCode(), 'Rock Not Found', 'No rock found with this ID. Please check the ID and try again.');
  await says(taken.code, 'Rock Already Found', 'This rock has already been found by someone else.');
  await expectAccessible(page);
  await says('\u{E000}', 'Unable to Find Rock', codeWords.unprintable);

  await page.route('**/api/rocks/find', (route) => route.fulfill({ status: 502, body: '' }), { times: 1 });
  await says(taken.code, 'Unable to Find Rock', 'Invalid Rock ID or rock not registered.');
});

test('a rock that could not be found yet is found by the same press once it waits in its place', async ({
  page,
  newBrowser,
}) => {
  const other = await newBrowser();
  await signIn(other);
  const rock = await registerRock(other, 'Tardy');
  await signIn(page);
  await page.getByRole('button', { name: 'Found Rock, Enter ID#' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Found Rock' });
  await dialog.getByRole('textbox', { name: 'Rock ID' }).fill(rock.code);
  await dialog.getByRole('button', { name: 'Find' }).click();
  await expect(dialog.getByText('Rock Not Available', { exact: true })).toBeVisible();
  await hideRock(other, rock.id);
  await dialog.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Great Job! Rock Found!', { exact: true })).toBeVisible();
});

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

test('the Found Rock page says why a rock cannot be found', async ({ page, newBrowser }) => {
  const other = await newBrowser();
  await signIn(other);
  const rock = await hiddenRock(other);
  await signIn(page, '/nfc-scan');
  const field = page.getByRole('textbox', { name: 'Rock ID Number' });
  const markAsFound = page.getByRole('button', { name: 'Mark as Found' });

  await field.press('Enter');
  await expect(page.getByText('Please enter a Rock ID', { exact: true })).toBeVisible();
  await field.fill(withTypo(rock.code));
  await expect(page.getByText(codeWords.mistyped)).toBeVisible();
  await expectAccessible(page);

  await page.context().setOffline(true);
  await field.fill(rock.code);
  await expect(page.getByText(/^We could not reach the server\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Connection' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Look Up' }).click();
  await expect(page.getByRole('heading', { name: 'Hidden Rock Found!' })).toBeVisible();

  await page.context().setOffline(true);
  await markAsFound.click();
  await expect(page.getByText(/^No Connection: /)).toBeVisible();
  await page.context().setOffline(false);

  await page.route('**/api/rocks/find', (route) => route.fulfill({ status: 502, body: '' }), { times: 1 });
  await markAsFound.click();
  await expect(
    page.getByText('Error: Failed to find rock. Please try again.', { exact: true }),
  ).toBeVisible();

  expect(await findByCode(other, rock.code)).toBe(200);
  await markAsFound.click();
  await expect(
    page.getByText('Rock Already Found: This rock has already been found and is waiting to be rehidden.', {
      exact: true,
    }),
  ).toBeVisible();
  // And what the page shows is true again.
  await expect(page.getByRole('heading', { name: 'Found Rock Ready for Rehide' })).toBeVisible();
  await expect(page.getByText(elsewhere.found)).toBeVisible();
  await expect(markAsFound).toHaveCount(0);
  await expectAccessible(page);
});

test('the Found Rock page believes the server more than what it was told before', async ({ page }) => {
  await signIn(page, '/nfc-scan');
  const atHome = await registerRock(page);
  // A check that has outlived the rock's state.
  const outdated: RockCheck = {
    exists: true,
    status: 'hidden',
    name: 'Sunny',
    description: '',
    imageUrl: null,
    timesFound: 2,
  };
  await page.route('**/api/rocks/check/*', (route) => route.fulfill({ json: outdated }));
  const says = async (code: string, line: string) => {
    await page.getByRole('textbox', { name: 'Rock ID Number' }).fill(code);
    await page.getByRole('button', { name: 'Mark as Found' }).click();
    await expect(page.getByText(line, { exact: true })).toBeVisible();
  };
  await says(
    atHome.code,
    "Rock Not Available: This rock is still with its owner and hasn't been hidden yet.",
  );
  await says(
    issueCode(),
    'Rock Not Found: No rock found with this ID. Please check the number and try again.',
  );
});

test('a member whose session is over is led to sign in, and back to the rock', async ({ page }) => {
  await signIn(page);
  const rock = await hiddenRock(page);
  await page.goto(`/nfc-scan?rockId=${rock.code}`);
  const markAsFound = page.getByRole('button', { name: 'Mark as Found' });
  await expect(markAsFound).toBeVisible();
  await page.context().clearCookies();
  const read = Promise.withResolvers<void>();
  await page.route('**/api/login?*', async (route) => {
    await read.promise;
    await route.continue();
  });
  await markAsFound.click();
  await expect(page.getByText('You are logged out. Logging in again...', { exact: true })).toBeVisible();
  read.resolve();
  await page.waitForURL(/\/api\/login\?returnTo=%2Fnfc-scan%3FrockId%3D/);
});
