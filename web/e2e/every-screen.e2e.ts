// Every screen once, light and dark: axe, errors, the content policy, and nothing that scrolls sideways.
import type { Page } from '@playwright/test';
import { proMember } from '../../tools/stories/people.ts';
import { asAdministrator } from './administration.ts';
import { desk, expect, expectAccessible, phone, screens, signIn, test } from './fixtures.ts';
import { openProfile, self } from './profile.ts';

const paths = [
  '/',
  '/explore-map',
  '/community',
  '/contact',
  '/getting-started',
  '/subscribe',
  '/nfc-scan',
  '/nfc-scan?rockId=nobody-has-this-one',
  '/shop',
  '/shop?category=qr-labels',
  '/qr-code-signup',
  '/qr-code-generator',
  '/admin',
  '/nowhere',
];

/** What a member sees otherwise than a visitor, who is led to the login from the first three. */
const memberPaths = ['/register-rock', '/my-rocks', '/pro', '/', '/community', '/subscribe', '/shop'];

async function walk(page: Page, paths: readonly string[]): Promise<void> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) problems.push(`${page.url()}: ${message.text()}`);
  });
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('© 2025')).toBeVisible();
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    });
  }
  expect(problems).toEqual([]);
}

for (const { title, ...screen } of screens) {
  test.describe(`on ${title}`, () => {
    test.use(screen);
    test.slow();

    test('every screen is there for a visitor and stands in nobody’s way', async ({ page }) => {
      await walk(page, paths);
    });

    test('every screen is there for a member and stands in nobody’s way', async ({ page }) => {
      await signIn(page, '/my-rocks', { isFirstLogin: false });
      await walk(page, memberPaths);
    });
  });
}

test('a path that leads nowhere says so', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('registering and My Rocks show the landing page to visitors', async ({ page, newBrowser }) => {
  await page.goto('/');
  const headline = await page.getByRole('heading', { level: 1 }).textContent();
  for (const path of ['/register-rock', '/my-rocks']) {
    const visitor = await newBrowser();
    // They are led to the login half a second later; an answer without content leaves the page to be looked at.
    await visitor.route('**/api/login**', (route) => route.fulfill({ status: 204 }));
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(headline ?? '');
    await expect(visitor.getByText('You are logged out. Logging in again...', { exact: true })).toBeVisible();
  }
});

test('the header offers what the spec names, and the menu of a phone mirrors it', async ({ page }) => {
  await page.setViewportSize(desk);
  const names = (within: ReturnType<Page['locator']>) =>
    within.getByRole('navigation', { name: 'Main' }).getByRole('link').allTextContents();
  const header = page.getByRole('banner');

  await page.goto('/explore-map');
  await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/subscribe');
  expect(await names(header)).toEqual(['Explore', 'Featured', 'Community', 'Shop', 'Adventure Journey']);

  await signIn(page, '/explore-map');
  await expect(header.getByRole('link', { name: 'Register Rock' })).toBeVisible();
  const links = ['Explore Map', 'My Rocks', 'Community', 'Shop', 'Getting Started'];
  expect(await names(header)).toEqual(links);
  await expect(header.getByRole('link', { name: 'Go Premium' })).toHaveAttribute('href', '/subscribe');

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(header.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible();
  expect(await names(header)).toEqual(links);
  await expect(header.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.getByRole('button', { name: 'Log out' })).toBeHidden();
});

test('Pro members and the administrator read Rock Hunter Pro where others are asked to go Premium', async ({
  page,
  newBrowser,
}) => {
  const administrator = await newBrowser();
  await signIn(page, '/contact', proMember);
  await asAdministrator(administrator, '/contact');
  for (const looking of [page, administrator]) {
    // What is written there before it is known what they have would be seen too.
    await looking.addInitScript(() => {
      new MutationObserver(() => {
        if (document.body?.textContent?.includes('Go Premium'))
          document.documentElement.dataset['asked'] = '';
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    for (const path of ['/', '/community', '/nfc-scan']) {
      await looking.setViewportSize(desk);
      await looking.goto(path);
      const header = looking.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Rock Hunter Pro' })).toHaveAttribute('href', '/pro');
      await expect(looking.locator('html[data-asked]')).toHaveCount(0);
      await looking.setViewportSize(phone);
      await looking.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(header.getByRole('link', { name: 'Rock Hunter Pro' })).toHaveCount(1);
    }
  }

  const give = { name: 'Give yourself Pro' };
  const main = administrator.getByRole('main');
  const email = (await self(administrator))['email'];
  const members = `/admin?${new URLSearchParams({ tab: 'members', q: String(email) }).toString()}`;
  for (const path of ['/pro', '/community']) {
    await administrator.goto(path);
    await expect(main.getByRole('link', give)).toHaveAttribute('href', members);
    await expect(main.getByRole('link', { name: /Upgrade/ })).toHaveCount(0);
  }
  const plan = await openProfile(administrator, 'Subscription');
  await expect(plan.getByRole('link', give)).toBeVisible();
  await expect(plan.getByRole('link', { name: /Upgrade/ })).toHaveCount(0);
});

/** Phones, the same with a classic scroll bar beside the page, and both sides of where the wide header begins. */
const widths = [320, 345, 360, 375, 378, 390, 767, 1009, 1024];

test('the header is one row from 320 px up, whoever looks and whatever the product is called', async ({
  page,
  newBrowser,
}) => {
  const [member, administrator] = [await newBrowser(), await newBrowser()];
  await page.goto('/contact');
  await signIn(member, '/contact');
  await asAdministrator(administrator, '/contact');
  for (const looking of [page, member, administrator]) {
    const header = looking.getByRole('banner');
    for (const productName of ['Rockabout', 'The Painted Rocks of Lincoln, Nebraska']) {
      const name = header.getByText('Rockabout').or(header.getByText('The Painted Rocks'));
      await name.evaluate((seen, text) => (seen.textContent = text), productName);
      for (const width of widths) {
        await looking.setViewportSize({ width, height: 800 });
        const home = header.getByRole('link', { name: productName });
        const [logo, row, offered] = await Promise.all([
          home.boundingBox(),
          home.locator('..').boundingBox(),
          header
            .getByRole(width < 1024 ? 'button' : 'link', { name: /^Found Rock|^Register|^Sign Up/ })
            .first()
            .boundingBox(),
        ]);
        const at = `${productName} at ${width} px`;
        if (!logo || !row || !offered) throw new Error(`${at}: no header`);
        expect(row.height, at).toBeLessThanOrEqual(84);
        expect(offered.y + offered.height / 2, at).toBeCloseTo(logo.y + logo.height / 2, 0);
        expect(await looking.evaluate(() => document.documentElement.scrollWidth), at).toBe(width);
      }
    }
  }
});
