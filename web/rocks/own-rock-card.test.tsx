// The card of the member's own rock: its label, and its journey on the map.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aMember, anEntry, anOwnRock } from '../testing/make.ts';
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

test('places are told with their town, and days in the time of the place', async () => {
  const near = { town: 'Omaha', state: 'Nebraska', country: 'US', zone: 'America/Chicago' };
  // In Kiribati it is already the next day, whatever the browser's time zone.
  const far = { town: 'London Village', state: null, country: 'KI', zone: 'Pacific/Kiritimati' };
  const entries = [
    anEntry({ seq: 2, locationName: 'Lagoon', createdAt: '2026-05-02T10:30:00.000Z', near: far }),
    anEntry({ createdAt: '2026-05-01T03:30:00.000Z', near }),
  ];
  stubMyRocks([anOwnRock({ status: 'hidden', lastLocation: 'Lagoon', near: far, locations: entries })]);
  await openApp('/my-rocks', aMember());
  const last = page.getByRole('definition').filter({ hasText: 'Lagoon' });
  await expect.element(last.getByText('near London Village, Kiribati')).toBeVisible();
  await page.getByRole('button', { name: 'View Journey' }).click();
  const stops = page.getByRole('region', { name: 'Rock Journey Timeline' }).getByRole('listitem');
  await expect.element(stops.nth(0)).toMatchTextContent(/May 3, 2026.*Lagoon, near London Village, Kiribati/);
  await expect.element(stops.nth(1)).toMatchTextContent(/Apr 30, 2026.*Elmwood Park, near Omaha, Nebraska/);
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
