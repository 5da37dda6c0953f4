// The frame of every page, before and after the current member has loaded.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CurrentMember } from '../../schema/members.ts';
import type { SubscriptionStatus } from '../../schema/subscriptions.ts';
import { api, noConnection } from '../testing/api.ts';
import { aMember, aPlan } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';

const heading = page.getByRole('heading', { level: 1 });

test('while the current member is loading, the page says Loading...', async () => {
  const { promise, resolve } = Promise.withResolvers<CurrentMember>();
  api.stub('GET /auth/user', promise);
  await openApp('/contact');
  await expect.element(page.getByText('Loading...')).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
  resolve(aMember());
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText('Loading...')).not.toBeInTheDocument();
});

test('when the current member cannot be loaded, the page says so and offers a retry', async () => {
  const asked = api.stub('GET /auth/user', noConnection);
  await openApp('/contact');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  expect(asked).toHaveLength(1);
  api.stub('GET /auth/user', aMember());
  await again.click();
  await expect.element(page.getByRole('button', { name: 'Your menu' })).toBeVisible();
});

const header = page.getByRole('banner');
const menuButton = page.getByRole('button', { name: 'Menu', exact: true });
const navigation = header.getByRole('navigation', { name: 'Main' });
const linksIn = (nav: typeof navigation) =>
  nav
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

const visitorLinks = ['Explore', 'Featured', 'Community', 'Shop', 'Adventure Journey'];
const memberLinks = ['Explore Map', 'My Rocks', 'Community', 'Shop', 'Getting Started'];
const adminLinks = ['Explore Map', 'My Rocks', 'Community', 'Shop', 'Admin', 'Getting Started'];

test.for([
  ['visitors', null, visitorLinks, 'Sign Up', '/subscribe'],
  ['free members', aMember(), memberLinks, 'Go Premium', '/subscribe'],
  ['members with Pro', aMember({ hasAccess: true }), memberLinks, 'Rock Hunter Pro', '/pro'],
  ['the administrator', aMember({ isAdmin: true }), adminLinks, 'Rock Hunter Pro', '/pro'],
] as const)(
  'the header has the links of the spec, and the mobile menu has the same, for %s',
  async ([, member, links, offer, href]) => {
    await openApp('/contact', member);
    await expect.element(header.getByRole('link', { name: offer })).toHaveAttribute('href', href);
    expect(linksIn(navigation)).toEqual(links);

    await page.viewport(390, 844);
    await (member ? page.getByRole('button', { name: 'More' }) : menuButton).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect.element(menu.getByRole('link').first()).toBeVisible();
    expect(linksIn(menu)).toEqual(links);
    await expect.element(page.getByRole('link', { name: offer })).toHaveAttribute('href', href);
    const logOut = page.getByRole('button', { name: 'Log out' });
    if (member) await expect.element(logOut).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(logOut).not.toBeInTheDocument();
  },
);

test('members have a bar at the bottom of a phone, and where it does not fit the header has its buttons', async () => {
  const bar = page.getByRole('navigation', { name: 'Most used' });
  const places = () =>
    bar
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')]);
  await page.viewport(390, 844);
  await openApp('/contact', aMember());
  await expect.element(bar).toBeVisible();
  expect(places()).toEqual([
    ['Home', '/'],
    ['Map', '/explore-map'],
    ['My Rocks', '/my-rocks'],
  ]);
  await expect.element(menuButton).not.toBeInTheDocument();
  const footer = page.getByRole('contentinfo').element();
  scrollTo(0, document.body.scrollHeight);
  const { top } = bar.element().getBoundingClientRect();
  expect(footer.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  for (const control of bar.element().querySelectorAll('a, button')) {
    const { width, height } = control.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  const more = bar.getByRole('button', { name: 'More' });
  await more.click();
  await page.getByRole('button', { name: 'Profile & Settings' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Profile & Settings' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveFocus();
  await bar.getByRole('button', { name: 'Found Rock, enter rock ID#' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Found Rock' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  // Held sideways, or with the keyboard of an Android phone open.
  await page.viewport(667, 375);
  await expect.element(menuButton).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
});

test('Go Premium is not offered before the plan has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<SubscriptionStatus>();
  api.stub('GET /subscription/status', promise);
  await openApp('/contact', aMember({ hasAccess: true }));
  await expect.element(heading).toBeVisible();
  await expect.element(header.getByText('Go Premium')).not.toBeInTheDocument();
  resolve(aPlan({ hasAccess: true }));
  await expect.element(header.getByRole('link', { name: 'Rock Hunter Pro' })).toBeVisible();
});

/** In px: phones, phones less the width of a classic scroll bar, and both sides of the wide header's breakpoint. */
const widths = [320, 345, 360, 375, 378, 390, 767, 1009, 1024, 1279, 1280, 1600];

test.for([
  ['visitors', null],
  ['members', aMember()],
  ['the administrator', aMember({ isAdmin: true })],
] as const)(
  'the header is one row from 320 px up, whatever the product is called, for %s',
  async ([, member]) => {
    await openApp('/contact', member);
    const name = await header.getByText('Rockabout').findElement();
    for (const productName of ['Rockabout', 'The Painted Rocks of Lincoln, Nebraska']) {
      name.textContent = productName;
      for (const width of widths) {
        await page.viewport(width, 800);
        const home = header.getByRole('link', { name: productName }).element();
        const narrow = member && width < 768 ? /^Rockabout|^The Painted/ : /^Found Rock/;
        const offered = header.getByRole(member && width < 768 ? 'link' : 'button', { name: narrow }).first();
        const middleOf = (element: Element) => {
          const { top, height } = element.getBoundingClientRect();
          return top + height / 2;
        };
        const at = `${productName} at ${width} px`;
        // Below 1280 px the wide header has a second row for its links.
        const most = width >= 1280 ? 72 : width >= 1024 ? 128 : 84;
        expect(home.parentElement?.clientHeight, at).toBeLessThanOrEqual(most);
        expect(middleOf(offered.element()), at).toBeCloseTo(middleOf(home), 0);
        expect(document.documentElement.scrollWidth, at).toBe(width);
      }
    }
  },
);
