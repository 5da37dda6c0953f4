import type { Locator, Page, Route } from '@playwright/test';
import { issueCode } from '../../schema/issue-code.ts';
import {
  closeByEscape,
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  signIn,
  test,
} from './fixtures.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Register Rock' }).click();
const ownRocks = async (page: Page): Promise<unknown[]> => (await page.request.get('/api/rocks/my')).json();

const placeIn = (part: Page | Locator) => ({
  latitude: part.getByLabel('Latitude'),
  longitude: part.getByLabel('Longitude'),
  name: part.getByLabel('Location Name'),
});

/** Signs in a new member and fills in the form for a rock that is hidden at once. */
async function fillIn(page: Page, name: string): Promise<void> {
  await signIn(page, '/register-rock');
  await page.getByLabel('Rock Name').fill(name);
  await page.getByLabel('QR Code Rock ID#').fill(issueCode());
  await page.getByLabel('Hide rock now?').check();
  await page.getByText('Enter by hand').click();
  const place = placeIn(page);
  await place.latitude.fill('41.2');
  await place.longitude.fill('-95.9');
  await place.name.fill('By the well');
}

/** The server handles the next request, but its response is lost. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(path, lose, { times: 1 });
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
}

async function expectPlaceKept(page: Page, rock: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: `Hide ${rock}` });
  const place = placeIn(dialog);
  await expect(place.latitude).toHaveValue('41.2');
  await expect(place.longitude).toHaveValue('-95.9');
  await expect(place.name).toHaveValue('By the well');
  return dialog;
}

test('after a lost response and a reload, the rock is recognized as already registered and can be hidden', async ({
  page,
}) => {
  await fillIn(page, 'Echo');
  await loseAnswer(page, '**/api/rocks');
  await submit(page);
  await expect(page.getByText(/What you typed is kept/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Rock Name')).toHaveValue('Echo');
  await submit(page);
  const note = page.getByRole('alert').filter({ hasText: 'You have registered this rock already: Echo.' });
  await expect(note).toBeVisible();
  await expect(note.getByRole('link', { name: 'Show it in My Rocks' })).toBeVisible();
  await expectAccessible(page);
  await note.getByRole('link', { name: 'Hide Rock' }).click();
  const dialog = await expectPlaceKept(page, 'Echo');
  await dialog.getByRole('button', { name: 'Log Hide' }).click();
  await expect(page.getByText('Amazing! Rock Hidden Successfully!', { exact: true })).toBeVisible();
  expect(await ownRocks(page)).toMatchObject([{ name: 'Echo', status: 'hidden' }]);
  await page.goto('/register-rock');
  await expect(page.getByLabel('Rock Name')).toHaveValue('');

  await page.getByRole('button', { name: 'Register many rocks' }).click();
  const list = page.getByRole('dialog', { name: 'Register many rocks' });
  await list.getByLabel('Cells of your spreadsheet').fill('Name;ID\nBee;LIB-00001\nFox;2');
  await expect(list.getByRole('list').getByText(/^Line 3: /)).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('a place that could not be saved after registration is kept under Hide Rock until its owner signs out', async ({
  page,
}) => {
  await fillIn(page, 'Drift');
  await page.route('**/api/rocks/*/locations', (route) => route.abort('connectionreset'));
  await submit(page);
  await expect(page.getByText(/Only its place could not be saved/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Hide Rock' }).click();
  await expectPlaceKept(page, 'Drift');
  await closeByEscape(page);

  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  expect(await kept()).toContain('By the well');
  await logOut(page);
  expect(await kept()).not.toContain('By the well');
});

test('text typed by one member is never registered for another who has signed in since', async ({ page }) => {
  await fillIn(page, 'Mine');
  const tab = await page.context().newPage();
  await tab.goto('/contact');
  await logOut(tab);
  await signIn(tab, '/contact');
  await submit(page);
  await expect(page.getByText('Session Expired', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Rock Name')).toHaveValue('');
  expect(await ownRocks(tab)).toEqual([]);
});
