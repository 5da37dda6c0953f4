// The Rock Hunter Pro page: its content for a free member, and its messages when something fails to load.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api, noConnection } from '../testing/api.ts';
import { aMember, someDistances } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';

const main = page.getByRole('main');
const parts = ['Distance analytics', 'CSV export', 'Premium designs', 'Priority support'];
const headings = main.getByRole('heading', { level: 2 });

beforeEach(() => {
  api.stub('GET /payments', { isOpen: true, publishableKey: null });
  api.stub('GET /designs', { designs: [], palettes: [] });
});

test('a free member sees the features and prices, and no files', async () => {
  await openApp('/pro', aMember());
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Your Rock Hunter Pro');
  for (const name of parts) await expect.element(main.getByRole('heading', { name })).toBeVisible();
  const upsell = main.getByRole('region', { name: 'Rock Hunter Pro' });
  await expect.element(upsell).toMatchTextContent('$1.99');
  await expect
    .element(upsell.getByRole('link', { name: 'Upgrade to Pro' }))
    .toHaveAttribute('href', '/subscribe');
  await expect.element(main.getByRole('button', { name: /Download/ })).not.toBeInTheDocument();
});

test('distances that fail to load can be retried, and a file that fails is not saved', async () => {
  api.stub('GET /user/analytics', noConnection);
  api.stub('GET /user/export/finds.csv', noConnection);
  await openApp('/pro', aMember({ hasAccess: true }));
  await expect.element(headings).toHaveLength(4);
  expect(headings.elements().map(({ textContent }) => textContent)).toEqual(parts);
  const distances = main.getByRole('region', { name: 'Distance analytics' });
  await expect.element(distances.getByText('Your distances could not be loaded.')).toBeVisible();
  await main.getByRole('button', { name: 'Download My finds' }).click();
  await expect.element(page.getByText('No file this time')).toBeVisible();
  api.stub('GET /user/analytics', someDistances());
  await distances.getByRole('button', { name: 'Try again' }).click();
  await expect.element(distances.getByRole('table', { name: /^Miles by rock/ })).toBeVisible();
});
