// The gate of the Community page: what those without a plan see of it, and what is said before the plan is known.
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

test('a visitor sees what is behind the gate, what it costs, and how to come in', async () => {
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

test('a free member sees the gate, and goes on with the free plan', async () => {
  await openApp('/community', aMember());
  await expect.element(upgrade).toHaveAttribute('href', '/subscribe');
  await expect.element(upsell.getByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  await expect.element(tabs).not.toBeInTheDocument();
  await upsell.getByRole('link', { name: 'Continue with Free' }).click();
  await expect.poll(() => location.pathname).toBe('/');
});

test.for(['/community', '/pro'])('the administrator is led from %s to a plan given by hand', async (path) => {
  await openApp(path, aMember({ isAdmin: true, email: 'admin@example.test' }));
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Give yourself Pro' }))
    .toHaveAttribute('href', '/admin?tab=members&q=admin%40example.test');
  await expect.element(page.getByRole('link', { name: /Upgrade/ })).not.toBeInTheDocument();
});

test('nothing is called closed before the plan is known, nor when it could not be looked up', async () => {
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
