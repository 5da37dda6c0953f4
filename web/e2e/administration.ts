// Helpers for end-to-end tests of the admin pages.
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { issueCode } from '../../schema/issue-code.ts';
import { administrator } from '../../tools/e2e/people.ts';
import { desk, expect, expectFits, retried, signIn, type Asking } from './fixtures.ts';

/** Opens a page as the administrator. */
export async function asAdministrator(page: Page, path = '/admin'): Promise<void> {
  await signIn(page, path, { email: administrator, isFirstLogin: false });
  if (path.startsWith('/admin'))
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
}

export const adminTabs = [
  'Overview',
  'Orders',
  'Ambassadors',
  'Reports',
  'Members',
  'Upkeep',
  'Log',
] as const;

/** Opens a tab, with or without a count after its name. */
export async function openTab(page: Page, name: (typeof adminTabs)[number]): Promise<Locator> {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  return page.getByRole('tabpanel');
}

/** Enters a reason in the open dialog and confirms. */
export async function giveReason(page: Page, title: string, action: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Registers a rock with a photo. */
export async function rockWithPhoto(owner: Asking, name: string): Promise<{ id: string; code: string }> {
  const buffer = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#a04060' } })
    .jpeg()
    .toBuffer();
  const code = issueCode();
  const answer = await owner.request.post('/api/rocks', {
    ...retried,
    multipart: { name, laserEngraverId: code, image: { name: 'rock.jpg', mimeType: 'image/jpeg', buffer } },
  });
  expect(answer.status()).toBe(200);
  const { id } = (await answer.json()) as { id: string };
  return { id, code };
}

/** Reports through the API. */
export async function report(
  member: Asking,
  subject: 'photo' | 'rock' | 'comment',
  subjectId: string,
  details = '',
): Promise<void> {
  const data = { subject, subjectId, reason: 'private', details };
  expect((await member.request.post('/api/reports', { data, ...retried })).status()).toBe(200);
}

/** URL of a rock's photo in somebody's feed; null for a rock without a photo, undefined if the rock is not there. */
export async function photoSeenBy(somebody: Asking, rockId: string): Promise<string | null | undefined> {
  const answer = await somebody.request.get('/api/rocks', retried);
  const rocks = (await answer.json()) as { id: string; imageUrl: string | null }[];
  return rocks.find(({ id }) => id === rockId)?.imageUrl;
}

/** A 1280-pixel desktop at 400 % zoom (WCAG 1.4.10). */
const narrow = { width: 320, height: 256 };

/** Asserts that the page does not scroll sideways at that size. */
export async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize(narrow);
  await expectFits(page);
  await page.setViewportSize(desk);
}
