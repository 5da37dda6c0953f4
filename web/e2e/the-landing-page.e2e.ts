import type { Page } from '@playwright/test';
import { ambassadorLimits } from '../../schema/ambassadors.ts';
import type { Stats } from '../../schema/community.ts';
import type { FoundRock } from '../../schema/finds.ts';
import { desk, expect, expectAccessible, phone, signIn, test } from './fixtures.ts';
import { findByCode, hiddenRock } from './rocks.ts';

const grouped = new Intl.NumberFormat('en-US');

let played: Promise<void> | undefined;

/** Six rocks in the wild, of which another member has found three and hidden them again a step away. */
function somePlay(newBrowser: () => Promise<Page>): Promise<void> {
  return (played ??= play(newBrowser));
}

async function play(newBrowser: () => Promise<Page>): Promise<void> {
  const [owner, finder] = [await newBrowser(), await newBrowser()];
  await signIn(owner);
  await signIn(finder);
  for (const name of ['Robin', 'Fern', 'Comet']) await hiddenRock(owner, name);
  for (const name of ['Puddle', 'Acorn', 'Hedgehog'])
    expect(await findByCode(finder, (await hiddenRock(owner, name)).code)).toBe(200);
  const held: FoundRock[] = await (await finder.request.get('/api/rocks/rehide')).json();
  for (const { id } of held) {
    const there = { latitude: 41.25003, longitude: -95.93, locationName: 'The next bench' };
    const answer = await finder.request.post(`/api/rocks/${id}/rehide`, { data: there });
    expect(answer.status()).toBe(200);
  }
}

/** Turns the wheel until the end of the page. */
async function scrollThrough(page: Page): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, 400);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  }
}

/** Adds up from now on how much of the page moved by itself: the browser's layout shifts, on the root element. */
async function countShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    let shifted = 0;
    document.documentElement.dataset['shifted'] = '0';
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) if ('value' in shift) shifted += Number(shift.value);
      document.documentElement.dataset['shifted'] = String(shifted);
    }).observe({ type: 'layout-shift' });
  });
}

const screens = [
  { title: 'a phone in the light', viewport: phone, colorScheme: 'light', columns: 2 },
  { title: 'a phone in the dark', viewport: phone, colorScheme: 'dark', columns: 2 },
  { title: 'a desk in the light', viewport: desk, colorScheme: 'light', columns: 5 },
  { title: 'a desk in the dark', viewport: desk, colorScheme: 'dark', columns: 5 },
] as const;

for (const { title, columns, ...screen } of screens) {
  test.describe(`on ${title}`, () => {
    test.use(screen);
    test.slow();

    test('a visitor walks the landing page from the first rock to the footer', async ({
      page,
      newBrowser,
      baseURL,
    }) => {
      await somePlay(newBrowser);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const isOfMap = (url: string) => /tile\.openstreetmap|(places|world)-map-/.test(url);
      const figures = page.waitForResponse((answer) => answer.url().endsWith('/api/stats'));
      await page.goto('/');

      await test.step('before anybody scrolls, nothing of the map is fetched, and nothing from elsewhere', async () => {
        await expect(page.getByRole('heading', { name: 'Explore the map' })).toBeAttached();
        await page.waitForLoadState('networkidle');
        expect(asked.filter(isOfMap)).toEqual([]);
        expect(asked.filter((url) => new URL(url).origin !== baseURL && !url.startsWith('data:'))).toEqual(
          [],
        );
      });
      await countShifts(page);
      await scrollThrough(page);

      await test.step('what comes late moves nothing', async () => {
        // Up to 0.1 is good by Web Vitals; how high the feed is depends on what people say in it.
        expect(Number(await page.locator('html').getAttribute('data-shifted'))).toBeLessThan(0.1);
      });

      await test.step('the ambassadors’ offer', async () => {
        const { perRegion, labels, replyHours } = ambassadorLimits;
        const offer = page.getByRole('region', { name: 'Founding Rock Ambassador' });
        await expect(offer).toContainText(`first ${perRegion} in your state or country`);
        await expect(offer).toContainText(`free pack of ${labels} QR code labels`);
        await expect(offer).toContainText(`within ${replyHours} hours`);
        await expect(offer.getByRole('link')).toHaveAttribute('href', '/qr-code-signup');
      });

      await test.step('the live figures', async () => {
        const stats: Stats = await (await figures).json();
        const shown = page.getByRole('region', { name: 'The community in figures' });
        await expect(shown.getByRole('definition')).toHaveText(
          [stats.totalRocks, stats.activeCountries, stats.totalUsers, stats.totalDistance].map((figure) =>
            grouped.format(figure),
          ),
        );
      });

      await test.step('the four steps', async () => {
        await expect(page.locator('#adventure-journey').getByRole('heading', { level: 3 })).toHaveText([
          'Create & Paint',
          'Register Rock',
          'Hide & Share',
          'Find & Continue',
        ]);
      });

      await test.step('the map with its legend, and a way to its list', async () => {
        const explore = page.locator('#explore');
        await expect(explore.locator('.leaflet-container')).toBeVisible();
        await expect(
          explore
            .getByRole('group', { name: /^Rocks on the map/ })
            .getByRole('button')
            .first(),
        ).toBeAttached();
        await expect(explore.getByRole('list', { name: 'Legend' })).toHaveText(
          /Available to Find\([\d,]+\)Registered \(Not Hidden\)\([\d,]+\)/,
        );
        await expect(explore.getByRole('link', { name: 'Explore Map' })).toHaveAttribute(
          'href',
          '/explore-map',
        );
        expect(asked.filter(isOfMap)).not.toEqual([]);
      });

      await test.step('the three farthest travelers', async () => {
        const cards = page.locator('#featured').getByRole('article');
        await expect(cards).toHaveCount(3);
        for (const [place, badge] of ['#1 Featured', '#2 Featured', '#3 Featured'].entries())
          await expect(cards.nth(place)).toContainText(badge);
      });

      await test.step('the feed in its columns', async () => {
        const items = page.locator('#community').getByRole('article');
        await expect(items.nth(5)).toBeVisible();
        const tops = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
        expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
      });

      await test.step('the best finders', async () => {
        const hunters = page.getByRole('region', { name: 'Top Rock Hunters' });
        const lines = hunters.getByRole('listitem');
        await expect(lines.first()).toContainText('Rock Hunter of the Month');
        await expect(hunters.getByText('Rock Hunter of the Month')).toHaveCount(1);
        expect(await lines.count()).toBeLessThanOrEqual(5);
      });

      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}

test.describe('on a desk', () => {
  test.use({ viewport: desk });

  /** The section lies at the top of the window, and reading goes on in it. */
  async function expectAt(page: Page, id: string): Promise<void> {
    const section = page.locator(`#${id}`);
    await expect(section).toBeFocused();
    await expect
      .poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBeLessThanOrEqual(30);
    await expect
      .poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBeGreaterThanOrEqual(0);
  }

  test('every anchor leads to its section, though what is above it comes late', async ({
    page,
    newBrowser,
  }) => {
    await somePlay(newBrowser);
    for (const id of ['adventure-journey', 'explore', 'featured', 'community']) {
      await page.goto('about:blank');
      await page.goto(`/#${id}`);
      await expectAt(page, id);
      await page.waitForLoadState('networkidle');
      await expectAt(page, id);
    }

    const links = page.getByRole('navigation', { name: 'Main' });
    await page.goto('/contact');
    await links.getByRole('link', { name: 'Featured' }).click();
    await expectAt(page, 'featured');
    const firstCard = page.locator('#featured').getByRole('article').first();
    await expect(firstCard).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(firstCard.getByRole('button', { name: 'View Journey' })).toBeFocused();

    await test.step('pressed a second time it leads there again', async () => {
      await page.evaluate(() => scrollTo(0, 0));
      await links.getByRole('link', { name: 'Featured' }).click();
      await expectAt(page, 'featured');
    });
    await test.step('so does the link in the words of the page', async () => {
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('link', { name: 'How it works' }).click();
      await expectAt(page, 'adventure-journey');
    });
  });

  test('the whole page can be walked with the keyboard', async ({ page, newBrowser }) => {
    await somePlay(newBrowser);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const tabTo = async (name: string) => {
      const isThere = () =>
        page.evaluate(() => {
          const element = document.activeElement;
          return element?.getAttribute('aria-label') ?? element?.textContent;
        });
      for (let presses = 0; presses < 60 && (await isThere()) !== name; presses++)
        await page.keyboard.press('Tab');
      expect(await isThere()).toBe(name);
    };
    await tabTo('Sign Up Free');
    await tabTo('Find');
    await tabTo('Become a Founding Rock Ambassador');
    await tabTo('Explore Map');
    // What comes next is there when the focus has brought it near.
    await expect(page.locator('#explore .leaflet-container')).toBeVisible();
    await tabTo('Fit All');
    await expect(page.locator('#featured').getByRole('article')).toHaveCount(3);
    await tabTo('View Journey');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Rock Journey Timeline' })).toBeVisible();
    await tabTo('Track on Map');
    await tabTo('Community');
    await tabTo('Contact Us');
  });

  test('a visitor who likes a rock or has something to say is asked to join', async ({
    page,
    newBrowser,
  }) => {
    await somePlay(newBrowser);
    await page.goto('/#community');
    const item = page.locator('#community').getByRole('article').first();
    await item.getByRole('button', { name: /like/i }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Join or sign in' })).toHaveAttribute(
      'href',
      /^\/api\/login\?/,
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await item.getByRole('button', { name: /^Comment on/ }).click();
    await expect(
      page
        .getByRole('dialog')
        .getByRole('link', { name: /join|sign/i })
        .first(),
    ).toBeVisible();
  });

  test('parts that fail say so, and leave the rest of the page standing', async ({ page }) => {
    await page.route(
      '**/api/stats',
      (route) => route.fulfill({ status: 503, json: { message: 'Resting' } }),
      {
        times: 1,
      },
    );
    await page.route('**/assets/explore-*.js', (route) => route.abort());
    await page.goto('/#adventure-journey');
    await page.getByText('The figures of the community did not arrive.').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'The community in figures' })).toContainText(
      'Miles Traveled',
    );

    await page.locator('#explore').scrollIntoViewIfNeeded();
    await expect(page.locator('#explore')).toContainText('This part of the page did not arrive.');
    await expect(page.getByRole('heading', { name: 'Featured Rock Adventures' })).toBeAttached();
  });
});
