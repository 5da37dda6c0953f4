import type { Locator, Page } from '@playwright/test';
import { newestLink } from '../../tools/stories/inbox.ts';
import { proMember } from '../../tools/stories/people.ts';
import { desk, expect, expectAccessible, phone, phonePhoto, signIn, sizeOfPhoto, test } from './fixtures.ts';
import { openProfile, profileDialog, saveProfile, self, signInAgain } from './profile.ts';

const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Save Changes' }).click();

for (const [screen, viewport] of Object.entries({ phone, desk })) {
  test(`nothing in the dialog stands in the way of anybody, on a ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signInAgain(page, '/contact');
    const dialog = await openProfile(page);
    const look = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectAccessible(page);
      }
    };
    await look();
    await submit(dialog);
    await expect(dialog.getByText('First name is required')).toBeVisible();
    await look();
    await dialog.getByLabel('First Name').fill('Ada');
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('alertdialog')).toBeVisible();
    await look();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('tab', { name: 'Settings' }).click();
    await dialog.getByRole('button', { name: 'Change Email' }).click();
    await dialog.getByRole('button', { name: 'Delete Account' }).click();
    await look();
    await dialog.getByRole('tab', { name: 'Subscription' }).click();
    await expect(dialog.getByText('Free Plan')).toBeVisible();
    await look();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });
}

test('a profile is saved once nothing is wrong with it, and shows at once', async ({ page }) => {
  const email = await signInAgain(page);
  await expect(page.getByRole('heading', { name: 'Welcome back, Adventurer' })).toBeVisible();
  const dialog = await openProfile(page);
  await dialog.getByLabel('Username').fill('ab');
  await submit(dialog);
  for (const words of [
    'Username must be at least 3 characters',
    'First name is required',
    'Last name is required',
  ]) {
    await expect(dialog.getByText(words)).toBeVisible();
  }
  await expect(dialog.getByLabel('Username')).toBeFocused();
  await dialog.getByLabel('Username').fill('a'.repeat(21));
  await dialog.getByLabel('First Name').fill('n'.repeat(10_000));
  await expect(dialog.getByText('Username must be less than 20 characters')).toBeVisible();
  await expect(dialog.getByText('The first name can have at most 60 characters')).toBeVisible();

  const username = `${crypto.randomUUID().slice(0, 8)} 石`;
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('First Name').fill('عبد الرحمن');
  await dialog.getByLabel('Last Name').fill('<b>Stone</b>');
  await dialog.getByLabel('City').fill('Omaha');
  await dialog.getByLabel('Country').fill('USA');
  await submit(dialog);
  await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
  await expect(dialog.getByText(username)).toBeVisible();
  await expect(dialog.getByText(email)).toBeVisible();
  await expect(dialog.getByText('Omaha, USA', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Welcome back, عبد الرحمن' })).toBeVisible();
  expect(await self(page)).toMatchObject({ username, lastName: '<b>Stone</b>', state: '' });
});

test('a username that somebody has is told at its field', async ({ page, newBrowser }) => {
  const username = `n${crypto.randomUUID().slice(0, 8)}`;
  const first = await newBrowser();
  await signInAgain(first);
  await saveProfile(first, { username });

  await signInAgain(page);
  await saveProfile(page, {});
  await page.reload();
  const dialog = await openProfile(page);
  await dialog.getByLabel('Username').fill(username.toUpperCase());
  await submit(dialog);
  await expect(dialog.getByText('This username is taken. Please choose another one.')).toBeVisible();
  await expect(dialog.getByLabel('Username')).toBeFocused();
  await expect(dialog.getByLabel('Username')).toHaveValue(username.toUpperCase());
});

test('with the network cut a profile that cannot be saved is kept as typed', async ({ page }) => {
  await signInAgain(page);
  const dialog = await openProfile(page);
  await dialog.getByLabel('First Name').fill('Ada');
  await dialog.getByLabel('Last Name').fill('Stone');
  await page.context().setOffline(true);
  await submit(dialog);
  await expect(dialog.getByText('Failed to update profile. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ada');
  await page.context().setOffline(false);
  await submit(dialog);
  await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Failed to update profile. Please try again.')).toBeHidden();
});

test('a session that has ended says so and leads to the login', async ({ page }) => {
  await signInAgain(page);
  const dialog = await openProfile(page);
  await dialog.getByLabel('First Name').fill('Ada');
  await dialog.getByLabel('Last Name').fill('Stone');
  await page.context().clearCookies();
  await submit(dialog);
  await expect(page.getByText('You are logged out. Logging in again...', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/api\/login/);
});

test('a tap beside the dialog loses nothing, and each opening begins with what is saved', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signInAgain(page);
  const dialog = await openProfile(page);
  await dialog.getByLabel('City').fill('Omaha');
  await dialog.getByRole('tab', { name: 'Subscription' }).click();
  await page.mouse.click(5, 5);
  await expect(dialog.getByRole('alertdialog', { name: 'Close without saving?' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await dialog.getByRole('link', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('tab', { name: 'Profile' }).click();
  await expect(dialog.getByLabel('City')).toHaveValue('Omaha');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toBeHidden();
  await openProfile(page);
  await expect(dialog.getByLabel('City')).toHaveValue('');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('a photo is refused with its reason, or seen first, then by everybody, and taken away again', async ({
  page,
}) => {
  await signInAgain(page);
  const dialog = await openProfile(page);
  const input = dialog.getByLabel(/^Choose/);
  const huge = Buffer.alloc(11 * 1024 * 1024);
  await input.setInputFiles({ name: 'huge.jpg', mimeType: 'image/jpeg', buffer: huge });
  await expect(dialog.getByText('Image Too Large')).toBeVisible();
  await expect(
    dialog.getByText('Please choose an image smaller than 10MB. Current size: 11.0 MB'),
  ).toBeVisible();
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(dialog.getByText('Invalid File Type')).toBeVisible();

  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() });
  await expect(dialog.getByRole('img', { name: 'Your new photo' })).toBeVisible();
  expect(await self(page)).toMatchObject({ profileImageUrl: null });
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
  const shown = dialog.getByRole('img', { name: 'Your photo' });
  // Upright, and within the square.
  await expect.poll(() => sizeOfPhoto(shown)).toEqual([600, 800]);

  await dialog.getByRole('button', { name: 'Remove photo' }).click();
  await expect(shown).toBeHidden();
  expect(await self(page)).toMatchObject({ profileImageUrl: null });
});

const linkTo = async (page: Page, email: string, step: 'confirm' | 'undo'): Promise<string> => {
  const link = await newestLink(new URL(page.url()).origin, email, `/api/auth/email/${step}`);
  if (link === undefined) throw new Error(`no letter to ${step} came to ${email}`);
  return link;
};

async function changeEmail(dialog: Locator, address: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Change Email' }).click();
  await dialog.getByLabel('New email address').fill(address);
  await dialog.getByRole('button', { name: 'Update Email' }).click();
}

const newAddress = () => `${crypto.randomUUID().slice(0, 13)}@example.test`;

test('another address counts once it is confirmed, and the old one can take it back', async ({
  page,
  newBrowser,
}) => {
  const [before, after] = [await signInAgain(page), newAddress()];
  const { id } = await self(page);
  const dialog = await openProfile(page, 'Settings');
  await changeEmail(dialog, after);
  await expect(page.getByText('Email Updated', { exact: true })).toBeVisible();
  const words = `We sent a letter to ${after}. Your address changes once you confirm it there.`;
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('New email address', { exact: true }).locator('input')).toHaveCount(0);
  await expect(dialog.getByText('Not confirmed yet')).toBeVisible();

  const other = await newBrowser();
  await signIn(other, '/contact', before);
  expect(await self(other)).toMatchObject({ id, email: before });

  await page.goto(await linkTo(page, after, 'confirm'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { name: 'Your new address is confirmed' })).toBeVisible();
  expect(await self(page)).toMatchObject({ id, email: after, pendingEmail: null });
  expect((await other.request.get('/api/auth/user')).status()).toBe(401);
  await signIn(other, '/contact', after);
  expect(await self(other)).toMatchObject({ id });

  await page.goto(await linkTo(page, before, 'undo'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address stays' })).toBeVisible();
  for (const browser of [page, other]) {
    expect((await browser.request.get('/api/auth/user')).status()).toBe(401);
  }
  await signIn(page, '/contact', before);
  expect(await self(page)).toMatchObject({ id, email: before, pendingEmail: null });
});

test('an address that is none is told in place, and cancelling goes back to the present one', async ({
  page,
}) => {
  const email = await signInAgain(page);
  const dialog = await openProfile(page, 'Settings');
  await changeEmail(dialog, 'nobody at home');
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('button', { name: 'Change Email' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Change Email' }).click();
  await expect(dialog.getByLabel('New email address')).toHaveValue(email);
  await expect(dialog.getByLabel('New email address')).toBeFocused();
  await dialog.getByRole('button', { name: 'Update Email' }).click();
  await expect(dialog.getByText('This is your address already')).toBeVisible();
  await page.context().setOffline(true);
  await dialog.getByLabel('New email address').fill(newAddress());
  await dialog.getByRole('button', { name: 'Update Email' }).click();
  await expect(dialog.getByText('Failed to update email. Please try again.')).toBeVisible();
});

test('a letter is sent again, or the change is given up', async ({ page }) => {
  const [email, wanted] = [await signInAgain(page), newAddress()];
  const dialog = await openProfile(page, 'Settings');
  await changeEmail(dialog, wanted);
  await expect(dialog.getByText('Not confirmed yet')).toBeVisible();
  const first = await linkTo(page, wanted, 'confirm');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => linkTo(page, wanted, 'confirm')).not.toBe(first);
  await dialog.getByRole('button', { name: 'Keep my address' }).click();
  await expect(page.getByText(`Your address stays ${email}.`, { exact: true })).toBeVisible();
  await expect(dialog.getByText('Not confirmed yet')).toBeHidden();
  expect(await self(page)).toMatchObject({ email, pendingEmail: null });
});

test('the account is shown with its initials', async ({ page }) => {
  await signInAgain(page);
  await saveProfile(page, { username: 'u'.concat(crypto.randomUUID().slice(0, 8)) });
  await page.reload();
  const dialog = await openProfile(page, 'Settings');
  await expect(dialog.getByText('AS', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Ada Stone')).toBeVisible();
});

test('a free plan can be upgraded, and support is a letter away', async ({ page }) => {
  await signInAgain(page);
  const dialog = await openProfile(page, 'Subscription');
  await expect(dialog.getByRole('heading', { name: 'Rock Explorer' })).toBeVisible();
  await expect(dialog.getByText('Free Plan', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    /^mailto:.+@.+\?subject=Subscription%20Support$/,
  );
  await dialog.getByRole('link', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL(/\/subscribe$/);
  await expect(dialog).toBeHidden();
});

test('a plan that was given by hand says who can change it', async ({ page }) => {
  await signIn(page, '/contact', proMember);
  const dialog = await openProfile(page, 'Subscription');
  await expect(dialog.getByText('Active', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/given to you by hand: to change or end it, write to/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    /^mailto:.+@.+\?subject=Subscription%20Support$/,
  );
  await expect(dialog.getByRole('button', { name: /Pause|Cancel/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('a plan that became one given by hand in the meantime says so when it is cancelled', async ({
  page,
}) => {
  await signIn(page, '/contact', proMember);
  await page.route('**/api/subscription/status', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), plan: 'monthly' } });
  });
  const dialog = await openProfile(page, 'Subscription');
  await dialog.getByRole('button', { name: 'Pause subscription' }).click();
  await expect(page.getByText('Feature Coming Soon', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel plan', exact: true }).click();
  await dialog.getByRole('button', { name: 'Cancel my plan' }).click();
  await expect(page.getByText('Subscription Managed Manually', { exact: true })).toBeVisible();
});

test('a plan that cannot be loaded says so, and is asked for again', async ({ page }) => {
  await signInAgain(page, '/contact');
  await page.route('**/api/subscription/status', (route) => route.abort('connectionreset'));
  const dialog = await openProfile(page, 'Subscription');
  await expect(dialog.getByText(/Your plan could not be loaded/)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/subscription/status');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('Free Plan', { exact: true })).toBeVisible();
});

test('everything is within reach of the keyboard, and the focus comes back', async ({ page }) => {
  await signInAgain(page, '/contact');
  const menu = page.getByRole('button', { name: 'Your menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile & Settings' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = profileDialog(page);
  await expect(dialog.getByRole('tab', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('tab', { name: 'Settings' })).toBeFocused();
  await press(page, 'Tab', dialog.getByRole('button', { name: 'Change Email' }));
  await page.keyboard.press('Enter');
  const field = dialog.getByLabel('New email address');
  await expect(field).toBeFocused();
  const address = newAddress();
  await page.keyboard.type(address);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Not confirmed yet')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Change Email' })).toBeFocused();
  await press(page, 'Tab', dialog.getByRole('button', { name: 'Delete Account' }));
  await page.keyboard.press('Enter');
  await press(page, 'Tab', dialog.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Delete Account' })).toBeFocused();
  // The first press may be for the toast.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(menu).toBeFocused();
});

/** Presses a key until something has the focus. */
async function press(page: Page, key: string, until: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(until).toBeFocused({ timeout: 200 });
  }).toPass();
}
