// The section with the community's figures, loaded and failed.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api, noConnection } from '../../testing/api.ts';
import { show } from '../../testing/render.tsx';
import { Figures } from './figures.tsx';

test('figures that fail to load say so and can be retried', async () => {
  api.stub('GET /stats', noConnection);
  await show(<Figures />);
  const failure = page.getByText('The figures of the community did not arrive.');
  await expect.element(failure).toBeVisible();
  const figures = page.getByRole('definition');
  await expect.element(figures).not.toBeInTheDocument();
  api.stub('GET /stats', { totalRocks: 1234, activeCountries: 5, totalUsers: 67, totalDistance: 89012 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(failure).not.toBeInTheDocument();
  await expect
    .poll(() => figures.elements().map(({ textContent }) => textContent))
    .toEqual(['1,234', '5', '67', '89,012']);
});
