import { normalizeCode } from '../../schema/codes.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import type { Locator, Page } from '@playwright/test';
import {
  appDrawn,
  closeByEscape,
  enterByEmail,
  enterCode,
  expect,
  expectAccessible,
  newEmail,
  signIn,
  test,
} from './fixtures.ts';
import { keptPurchase, payAs, planOf, startPlan } from './plans.ts';
import { hiddenRock } from './rocks.ts';
import * as en from '../../schema/words/en/index.ts';

/** A phone's screen without the browser's own bars. */
test.use({ viewport: { width: 390, height: 664 } });

/** Asserts that the elements are in the viewport and not covered. */
async function expectUncovered(...seen: Locator[]): Promise<void> {
  for (const one of seen) {
    await expect(one).toBeInViewport({ ratio: 1 });
    const isOnTop = one.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(left + 9, y)));
    });
    expect(await isOnTop).toBe(true);
  }
}

/** A visitor scans a label and clicks Mark as Found, which leads to the plans. */
async function markAsVisitor(page: Page, code: string): Promise<void> {
  await page.goto(`/R/${normalizeCode(code)}`);
  await page.getByRole('button', { name: 'Mark as Found' }).click();
  await page.waitForURL('**/subscribe*');
}

test('a visitor scans a label, clicks once, joins, has found the rock, and chooses a name', async ({
  page,
  newMember,
}) => {
  const owner = await newMember();
  const rock = await hiddenRock(owner, 'Marigold');

  await page.goto(`/R/${normalizeCode(rock.code)}`);
  await expect(page.getByRole('heading', { name: 'Hidden Rock Found!' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Rock ID Number' })).toHaveValue(rock.code);
  await expectUncovered(
    page.getByRole('heading', { name: 'Hidden Rock Found!' }),
    page.getByText('Marigold', { exact: true }),
  );
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Mark as Found' }).click();
  await expect(
    page.getByText('Join Rockabout: Choose your adventure level to start tracking rocks!'),
  ).toBeVisible();
  await page.waitForURL('**/subscribe*');
  // One field and one code lead from the label to the find.
  const waiting = page.getByRole('region', { name: 'Marigold is waiting for you' });
  await expectAccessible(page);
  const email = newEmail();
  await waiting.getByLabel('Email address').fill(email);
  await waiting.getByRole('button', { name: 'Continue with Free' }).click();
  await enterCode(page, email);

  await expect(page).toHaveURL(/\/nfc-scan\?rockId=/);
  await expect(page.getByText('Great Job! Rock Found!', { exact: true })).toBeInViewport();
  await expect(page.getByText(/Marigold is now available in Rock Rehide/)).toBeVisible();
  await expect(page.getByText('You are finder no. 1')).toBeVisible();

  const name = page.getByRole('textbox', { name: 'What shall the painter call you?' });
  await expectUncovered(
    page.getByText('Great Job! Rock Found!', { exact: true }),
    page.getByRole('button', { name: 'Hide it again' }),
  );
  await name.focus();
  await expectUncovered(name);
  await page.keyboard.type('ab');
  await page.keyboard.press('Enter');
  await expectUncovered(page.getByText('Username must be at least 3 characters'));
  await expectAccessible(page);
  // The Rock ID shown on the page is refused as a name.
  await name.fill(rock.code);
  await page.keyboard.press('Enter');
  await expectUncovered(page.getByText(en.names.nameIsCode));
  await page.context().setOffline(true);
  await name.fill('Finder');
  await page.keyboard.press('Enter');
  await expectUncovered(page.getByText(en.shell.unreachable));
  await page.context().setOffline(false);
  const username = `Finder ${crypto.randomUUID().slice(0, 8)}`;
  await name.fill(username);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The painter reads: Found by ${username}.`)).toBeVisible();
  await expect(name).toHaveCount(0);
  const [ownRock] = (await (await owner.request.get('/api/rocks/my')).json()) as OwnRock[];
  expect(ownRock?.locations.map(({ user }) => user?.username)).toContain(username);

  // Other tabs of this browser and the Back button do not repeat the find.
  const otherTab = await page.context().newPage();
  for (const tab of [otherTab, page]) {
    await tab.goto(`/R/${normalizeCode(rock.code)}`);
    await expect(tab.getByText('Found 1 time', { exact: true })).toBeVisible();
    await expect(tab.getByText('Great Job! Rock Found!')).toHaveCount(0);
  }
  await page.bringToFront();
  await page.goBack();
  await expect(page.getByText('Found 1 time', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Hide Rock' }).press('Enter');
  const rehide = page.getByRole('dialog', { name: 'Rehide Marigold' });
  await expect(rehide).toBeVisible();
  await closeByEscape(page);

  // The first visit to the dashboard opens the profile, even when the sign-in led elsewhere.
  await page.getByRole('banner').getByRole('link', { name: 'Rockabout' }).click();
  const profile = page.getByRole('dialog', { name: 'Profile & Settings' });
  await expect(profile.getByLabel('Username')).toHaveValue(username);
  await expect(profile).toHaveAccessibleDescription('Good to have you here.');
  await profile.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Profile Setup Complete', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await expect(profile).toBeHidden();
});

test('a member whose session has expired signs in again, and the same click has found the rock', async ({
  page,
  newMember,
}) => {
  const rock = await hiddenRock(await newMember(), 'Tulip');
  const email = await signIn(page, `/nfc-scan?rockId=${rock.code}`);
  await expect(page.getByRole('button', { name: 'Mark as Found' })).toBeVisible();
  await appDrawn(page);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Mark as Found' }).click();
  await page.waitForURL(/\/api\/login/);
  await enterByEmail(page, email);
  await expect(page.getByText('Great Job! Rock Found!', { exact: true })).toBeVisible();
});

test('a visitor who pays for Pro while finding a rock returns to the found rock', async ({
  page,
  newMember,
  payments: _payments,
}) => {
  const rock = await hiddenRock(await newMember(), 'Foxglove');
  await markAsVisitor(page, rock.code);
  const email = newEmail();
  await startPlan(page, 'Monthly');
  await payAs(page, email);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(await keptPurchase(page)).toEqual(['monthly', 'true']);
  await page.waitForURL('**/api/login**');
  await enterByEmail(page, email);
  await expect(page).toHaveURL(/\/subscribe$/);
  await expect(page.getByText('MONTHLY PLAN', { exact: true })).toBeVisible();
  expect(await planOf(page)).toMatchObject({ hasAccess: true, plan: 'monthly' });
  expect(await keptPurchase(page)).toEqual([null, null]);
  const back = page.getByRole('link', { name: 'Back to the rock in your hand' });
  await expectUncovered(back);
  await expectAccessible(page);
  await back.click();
  await expect(page.getByText('Great Job! Rock Found!', { exact: true })).toBeVisible();
  await expect(page.getByText('Found 1 time', { exact: true })).toBeVisible();
});

test('the sign-up dialog keeps the ID that was typed into it, and its rock is found', async ({
  page,
  newMember,
}) => {
  const rock = await hiddenRock(await newMember(), 'Bluebell');

  await page.goto('/?action=found-rock');
  const pitch = page.getByRole('dialog');
  await expect(pitch).toContainText("It's 100% FREE");
  await expect(page).toHaveURL(/\/$/);
  await expectAccessible(page);
  await pitch.getByRole('textbox', { name: 'Rock ID' }).fill(rock.code.toLowerCase());
  await pitch.getByRole('button', { name: 'Join FREE Now!' }).click();
  await enterByEmail(page);

  await expect(
    page.getByRole('dialog', { name: 'Bluebell' }).getByText('You are finder no. 1'),
  ).toBeVisible();
  await closeByEscape(page);
  await expect(page.getByRole('textbox', { name: 'Rock ID Number' })).toHaveValue(rock.code);
});
