import type { Page } from '@playwright/test';
import { proMember } from '../../tools/stories/people.ts';
import { expect, expectAccessible, phone, signIn, test } from './fixtures.ts';

const messages = [
  'Name must be at least 2 characters',
  'Please enter a valid email address',
  'Address must be at least 5 characters',
  'City must be at least 2 characters',
  'State/Province must be at least 2 characters',
  'Zipcode must be at least 3 characters',
  'Country must be at least 2 characters',
];
const submitted =
  "Your application has been submitted! We'll email you within 24 hours with the selection results.";

const newApplication = () => ({
  Name: 'Ann Miller',
  Email: `${crypto.randomUUID().slice(0, 13)}@example.test`,
  Address: '12 Pebble Street',
  City: 'Omaha',
  'State/Province': 'Nebraska',
  Zipcode: '68102',
  Country: 'United States',
});
type Application = ReturnType<typeof newApplication>;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' }).click();

async function fill(page: Page, application: Partial<Application>): Promise<void> {
  for (const [label, text] of Object.entries(application)) await field(page, label).fill(text);
}

async function expectSubmitted(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Application Submitted Successfully!' })).toBeFocused();
  await expect(page.getByRole('main').getByText(submitted, { exact: true })).toBeVisible();
}

async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page.getByRole('listitem').filter({ hasText: title });
  await expect(toast.getByText(description, { exact: true })).toBeVisible();
}

test.describe('on a phone in the light', () => {
  test.use({ viewport: phone, colorScheme: 'light' });

  test('a visitor hears what is missing, applies, and is led to the plans', async ({ page }) => {
    await page.goto('/qr-code-signup');
    await expect(page.getByRole('heading', { name: 'Become a Founding Rock Ambassador' })).toBeVisible();
    await expect(page.getByText('free QR code labels')).toBeVisible();
    await submit(page);
    for (const words of messages) await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(field(page, 'Name')).toBeFocused();
    await expectAccessible(page);

    await fill(page, newApplication());
    for (const words of messages) await expect(page.getByText(words, { exact: true })).toBeHidden();
    await submit(page);
    await expectSubmitted(page);
    await expectToast(page, 'Application Submitted', submitted);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Sign Up for Plan' }).click();
    await expect(page).toHaveURL(/\/subscribe$/);
  });
});

test('markup in a name does nothing, all the way to the list of ambassadors', async ({
  page,
  newBrowser,
}) => {
  const visitor = await newBrowser();
  await visitor.goto('/qr-code-signup');
  const name = '<img/src=x/onerror=window.__x=1> Miller';
  // Of what is no name only letters are shown.
  const shown = 'img M.';
  await fill(visitor, { ...newApplication(), Name: name, Country: 'Bhutan' });
  await submit(visitor);
  await expectSubmitted(visitor);
  // The hourly tick, called by hand: it decides and writes to everybody who waits.
  const tick = await page.request.get('/cdn-cgi/local/scheduled');
  expect(await tick.text()).toBe('ok');

  await signIn(page, '/community', proMember);
  await page.getByRole('tab', { name: 'Founding Ambassador' }).click();
  const mine = page.getByRole('listitem').filter({ hasText: shown });
  await expect(mine).toContainText(/#\d+ Pioneer/);
  await expect(page.getByText(/^\d+ Founding Ambassadors?$/)).toBeVisible();
  expect(await page.evaluate(() => '__x' in window)).toBe(false);
  await expectAccessible(page);
});
