// Helpers for end-to-end tests of the profile dialog.
import type { Locator, Page } from '@playwright/test';
import { expect, phone, retried, signIn, type Asking } from './fixtures.ts';

export const profileDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Profile & Settings' });

/** Opens the profile dialog from the member menu, on a phone or a desktop. */
export async function openProfile(page: Page, tab?: 'Settings' | 'Subscription'): Promise<Locator> {
  if (page.viewportSize()?.width === phone.width) {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Profile & Settings' }).click();
  } else {
    await page.getByRole('button', { name: 'Your menu' }).click();
    await page.getByRole('menuitem', { name: 'Profile & Settings' }).click();
  }
  const dialog = profileDialog(page);
  await expect(dialog.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
  if (tab) await dialog.getByRole('tab', { name: tab }).click();
  return dialog;
}

/** Signs in a member whose first sign-in is over. @returns the email address */
export function signInAgain(page: Page, path = '/'): Promise<string> {
  return signIn(page, path, { isFirstLogin: false });
}

/** The signed-in member, from the API. */
export async function self(member: Asking): Promise<Record<string, unknown>> {
  const answer = await member.request.get('/api/auth/user', retried);
  expect(answer.status()).toBe(200);
  return answer.json();
}

interface Profile {
  username: string;
  firstName: string;
  lastName: string;
  city: string;
  state: string;
  country: string;
}

/** Saves a profile through the API. */
export async function saveProfile(member: Asking, profile: Partial<Profile>): Promise<void> {
  const data = {
    username: '',
    firstName: 'Ada',
    lastName: 'Stone',
    city: '',
    state: '',
    country: '',
    ...profile,
  };
  expect((await member.request.put('/api/user/profile', { data, ...retried })).status()).toBe(200);
}
