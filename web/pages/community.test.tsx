// The gate of the Community page: its content without a plan, and while the plan is loading.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api, noConnection } from '../testing/api.ts';
import { aMember, aPlan, aRock } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';

const upsell = page.getByRole('region', { name: 'Rock Hunter Pro' });
const upgrade = page.getByRole('link', { name: 'Upgrade to Pro' });
const tabs = page.getByRole('tab');

beforeEach(() => {
  api.stub('GET /payments', { isOpen: true, publishableKey: null });
  api.stub('GET /rocks', [aRock()]);
});

test('a visitor sees the features behind the gate, the prices and the sign-in', async () => {
  await openApp('/community');
  for (const name of ['Activity Feed', 'Leaderboard', 'Featured Rocks', 'Founding Ambassador'])
    await expect.element(page.getByRole('main').getByRole('heading', { name })).toBeVisible();
  await expect.element(tabs).not.toBeInTheDocument();
  await expect.element(upsell).toMatchTextContent('$1.99');
  await expect.element(upsell).toMatchTextContent('$19.99');
  await expect.element(upgrade).toHaveAttribute('href', '/subscribe');
  await expect
    .element(upsell.getByRole('link', { name: 'Sign In' }))
    .toHaveAttribute('href', '/api/login?returnTo=%2Fcommunity');
});

test('a free member sees the gate and can continue with the free plan', async () => {
  await openApp('/community', aMember());
  await expect.element(upgrade).toHaveAttribute('href', '/subscribe');
  await expect.element(upsell.getByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  await expect.element(tabs).not.toBeInTheDocument();
  await upsell.getByRole('link', { name: 'Continue with Free' }).click();
  await expect.poll(() => location.pathname).toBe('/');
});

test.for(['/community', '/pro'])(
  'the administrator is sent from %s to granting themselves a plan',
  async (path) => {
    await openApp(path, aMember({ isAdmin: true, email: 'admin@example.test' }));
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Give yourself Pro' }))
      .toHaveAttribute('href', '/admin?tab=members&q=admin%40example.test');
    await expect.element(page.getByRole('link', { name: /Upgrade/ })).not.toBeInTheDocument();
  },
);

test('the gate is not shown while the plan is loading or failed to load', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof noConnection>();
  api.stub('GET /subscription/status', promise);
  await openApp('/community', aMember());
  await expect.element(page.getByRole('main').getByText('Loading...').first()).toBeInTheDocument();
  await expect.element(upgrade).not.toBeInTheDocument();
  resolve(noConnection);
  await expect.element(page.getByText('We could not look up your plan.')).toBeVisible();
  await expect.element(upgrade).not.toBeInTheDocument();
  api.stub('GET /subscription/status', aPlan());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(upgrade).toBeVisible();
});
