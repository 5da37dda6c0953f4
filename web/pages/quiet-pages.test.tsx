// Static pages: their content and links.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aMember } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';

const main = page.getByRole('main');
const safety = page.getByRole('heading', { name: 'Safety & Guidelines' });

test('Contact Us has the contact details and quick help', async () => {
  await openApp('/contact');
  await expect
    .element(main.getByRole('link', { name: /@/ }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:[^@]+@[^@]+$/));
  await expect.element(main.getByText(/Omaha, NE/)).toBeVisible();
  const help = main.getByRole('region', { name: 'Quick Help' });
  const titles = help.getByRole('heading', { level: 3 }).elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'I lost my Rock ID',
    'I cannot find a rock',
    'Safety',
  ]);
  await expect.element(help.getByText(/within a 50-meter radius/)).toBeVisible();

  await help.getByRole('link', { name: 'Safety & Guidelines' }).click();
  await expect.poll(() => location.pathname + location.hash).toBe('/getting-started#safety-guidelines');
  await expect.element(safety).toBeInViewport();
});

test('the section about safety has its own URL', async () => {
  await openApp('/getting-started#safety-guidelines');
  await expect.element(safety).toBeInViewport();
});

const signUp = main.getByRole('link', { name: 'Sign Up Free' });
const register = main.getByRole('link', { name: 'Register Your First Rock' });

test('Getting Started links visitors to the login', async () => {
  await openApp('/getting-started');
  const steps = main.getByRole('listitem').getByRole('heading', { level: 2 });
  await expect.element(steps).toHaveLength(4);
  expect(steps.elements().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Create & Paint'),
    expect.stringContaining('Register Rock'),
    expect.stringContaining('Hide & Share'),
    expect.stringContaining('Find & Continue'),
  ]);
  for (const name of ['Your first rock', 'Safety & Guidelines', 'Tips'])
    await expect.element(main.getByRole('heading', { name })).toBeVisible();
  await expect.element(signUp).toHaveAttribute('href', expect.stringMatching(/^\/api\/login/));
  await expect.element(register).not.toBeInTheDocument();
});

test('Getting Started links members to registering a rock', async () => {
  await openApp('/getting-started', aMember());
  await expect.element(register).toHaveAttribute('href', '/register-rock');
  await expect.element(signUp).not.toBeInTheDocument();
});

test('an unknown path shows the 404 page with a link home', async () => {
  await openApp('/no/such/page');
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect.element(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect.poll(() => document.title).toContain('404 Page Not Found');
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect.poll(() => location.pathname).toBe('/');
});

test('the footer of every page links to Contact Us, Subscribe and Privacy', async () => {
  await openApp('/contact');
  const foot = page.getByRole('contentinfo');
  await expect.element(foot.getByText(/© 2025/)).toBeVisible();
  await expect.element(foot.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  await expect.element(foot.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/subscribe');
  await expect.element(foot.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});
