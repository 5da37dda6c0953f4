// The card of the member's own rock: its label, and its journey on the map.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aMember, anOwnRock } from '../testing/make.ts';
import { stubMyRocks } from '../testing/pages.ts';
import { openApp } from '../testing/render.tsx';

const dialog = page.getByRole('dialog');

test('a Rock ID too long for the QR code is printed as text, and the dialog says so', async () => {
  await page.viewport(390, 844);
  stubMyRocks([anOwnRock({ name: 'Far away', laserEngraverId: '石'.repeat(60) })]);
  await openApp('/my-rocks', aMember());
  const print = page.getByRole('button', { name: 'Print Label' });
  await print.click();
  await expect.element(dialog.getByText(/is too long for a QR code of this size/)).toBeVisible();
  await expect.element(dialog.getByRole('img')).toMatchTextContent(/Found me\?/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(print).toHaveFocus();
});

test('Track on Map focuses its title each time, and one Escape closes it', async () => {
  stubMyRocks([anOwnRock({ name: 'Traveler' })]);
  await openApp('/my-rocks', aMember());
  const track = page.getByRole('button', { name: 'Track on Map' });
  // The second time the map is already loaded.
  for (const _ of [1, 2]) {
    (await track.findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByRole('heading', { name: 'Track Traveler on Map' })).toHaveFocus();
    await expect.element(dialog.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(track).toHaveFocus();
  }
});

test('Tab reaches all buttons of Track on Map, past their tooltips', async () => {
  stubMyRocks([anOwnRock({ name: 'Traveler' })]);
  await openApp('/my-rocks', aMember());
  await page.getByRole('button', { name: 'Track on Map' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect.element(dialog.getByRole('heading', { name: 'Track Traveler on Map' })).toHaveFocus();
  for (const name of ['Zoom in', 'Zoom out', 'Fit All', 'World']) {
    await userEvent.tab();
    await expect.element(dialog.getByRole('button', { name })).toHaveFocus();
    await expect.element(page.getByRole('tooltip')).toBeVisible();
  }
});
