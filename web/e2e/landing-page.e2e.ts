import type { Page } from '@playwright/test';
import { ambassadorLimits } from '../../schema/ambassadors.ts';
import type { Stats } from '../../schema/community.ts';
import {
  desk,
  drawn,
  expect,
  expectAccessible,
  expectFits,
  holdBack,
  phone,
  screens,
  tabTo,
  test,
  type Asking,
} from './fixtures.ts';
import { commentOn, hiddenRock, moveRock } from './rocks.ts';

const grouped = new Intl.NumberFormat('en-US');

let played: Promise<void> | undefined;

/** Hides six rocks; another member finds three of them, hides them again a step away, and comments. */
function somePlay(newMember: () => Promise<Asking>): Promise<void> {
  return (played ??= play(newMember));
}

async function play(newMember: () => Promise<Asking>): Promise<void> {
  const [owner, finder] = [await newMember(), await newMember()];
  for (const name of ['Robin', 'Fern', 'Comet']) await hiddenRock(owner, name);
  for (const name of ['Puddle', 'Acorn', 'Hedgehog']) {
    const { id, code } = await hiddenRock(owner, name);
    await moveRock(finder, code, 'The next bench');
    await commentOn(finder, id, 'It lies on the next bench now, and looks at the ducks.');
  }
}

/** Scrolls by the mouse wheel to the end of the page. */
async function scrollThrough(page: Page): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, 400);
    await drawn(page);
  }
}

/** Measures layout shifts from now on. @returns a function that returns their sum and the elements that moved */
async function watchShifts(page: Page) {
  const watch = await page.evaluateHandle(() => {
    const shifts: Shift[] = [];
    const note = (entries: readonly PerformanceEntry[]) => void shifts.push(...(entries as Shift[])); // its only type
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    return { shifts, take: () => note(observer.takeRecords()) };
  });
  return async () => {
    await drawn(page);
    return watch.evaluate(({ shifts, take }) => {
      take();
      const moved = shifts.flatMap(({ sources }) =>
        sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? `${node.nodeName} class="${node.className}"` : 'text';
          return `${previousRect.top} to ${currentRect.top}: ${what} ${node?.textContent?.slice(0, 60)}`;
        }),
      );
      return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved };
    });
  };
}

/** A layout shift in Chromium; the DOM types lack it. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

for (const { title, ...screen } of screens) {
  test.describe(`on ${title}`, () => {
    test.use({ ...screen, contextOptions: { reducedMotion: 'no-preference' } });
    test.slow();

    test('a visitor scrolls through the landing page from the first rock to the footer', async ({
      page,
      newMember,
      baseURL,
    }) => {
      await somePlay(newMember);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const isOfMap = (url: string) => /\/tiles\/|(places|world)-map-/.test(url);
      const letFeedLoad = await holdBack(page, '**/api/rocks?*');
      const letHuntersLoad = await holdBack(page, '**/api/leaderboard');
      const figures = page.waitForResponse((answer) => answer.url().endsWith('/api/stats'));
      await page.goto('/');

      await test.step('before scrolling, nothing of the map and nothing from other origins is fetched', async () => {
        await expect(page.getByRole('heading', { name: 'Explore the map' })).toBeAttached();
        await expect(page.getByLabel('Rock ID', { exact: true })).toBeInViewport();
        await page.waitForLoadState('networkidle');
        expect(asked.filter(isOfMap)).toEqual([]);
        expect(asked.filter((url) => new URL(url).origin !== baseURL && !url.startsWith('data:'))).toEqual(
          [],
        );
      });
      const shiftsSoFar = await watchShifts(page);
      await scrollThrough(page);

      await test.step('lazy content shifts nothing, even when it loads while the visitor is at the end of the page', async () => {
        const rocks = page.locator('#community').getByRole('article');
        const hunters = page.getByRole('region', { name: 'Top Rock Hunters' }).getByRole('list');
        await expect(rocks.or(hunters)).toHaveCount(0);
        letFeedLoad();
        letHuntersLoad();
        await expect(rocks.first()).toBeAttached();
        await expect(hunters).toBeVisible();
        const { sum, moved } = await shiftsSoFar();
        // Web Vitals rates up to 0.1 as good.
        expect(sum, moved.join('\n')).toBeLessThan(0.1);
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

      await test.step('the map with its legend, and a link to its list', async () => {
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

      await test.step('the last thirty days, which play and can be paused', async () => {
        const month = page.getByRole('figure', { name: 'Hidden in the last thirty days' });
        await month.scrollIntoViewIfNeeded();
        const button = month.getByRole('button');
        if ((await button.getAttribute('aria-label')) !== 'Pause') await button.click();
        await month.getByRole('button', { name: 'Pause' }).click();
        await expect(button).toHaveAccessibleName('Play');
      });

      await test.step('the three farthest travelers', async () => {
        const cards = page.locator('#featured').getByRole('article');
        await expect(cards).toHaveCount(3);
        for (const [place, badge] of ['#1 Featured', '#2 Featured', '#3 Featured'].entries())
          await expect(cards.nth(place)).toContainText(badge);
      });

      await test.step('the feed in its columns', async () => {
        const items = page.locator('#community').getByRole('article');
        await expect(items.nth(3)).toBeVisible();
        const tops = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
        expect(tops.filter((top) => top === tops[0])).toHaveLength(screen.viewport === desk ? 5 : 2);
      });

      await test.step('the best finders', async () => {
        const hunters = page.getByRole('region', { name: 'Top Rock Hunters' });
        const lines = hunters.getByRole('listitem');
        await expect(lines.first()).toContainText('Rock Hunter of the Month');
        await expect(hunters.getByText('Rock Hunter of the Month')).toHaveCount(1);
        expect(await lines.count()).toBeLessThanOrEqual(5);
      });

      await test.step('on a phone the whole page is at most 6,000 pixels high', async () => {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        if (screen.viewport === phone) expect(height).toBeLessThanOrEqual(6000);
      });

      await expectAccessible(page);
      await expectFits(page);
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ viewport: desk });

  /** Asserts that the section is at the top of the window and has the focus. */
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

  test('every anchor leads to its section, even though the content above it is lazy', async ({
    page,
    newMember,
  }) => {
    await somePlay(newMember);
    for (const id of ['explore', 'community']) {
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
    await expect(firstCard.getByRole('heading').getByRole('link')).toBeFocused();

    await test.step('a second click leads there again', async () => {
      await page.evaluate(() => scrollTo(0, 0));
      await links.getByRole('link', { name: 'Featured' }).click();
      await expectAt(page, 'featured');
    });
    await test.step('so does the link in the text of the page', async () => {
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('link', { name: 'How it works' }).click();
      await expectAt(page, 'adventure-journey');
    });
  });

  test('the whole page can be used with the keyboard', async ({ page, newMember }) => {
    await somePlay(newMember);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The test presses keys faster than the page's parts load.
    await expect(page.getByRole('link', { name: 'Become a Founding Rock Ambassador' })).toBeAttached();
    await tabTo(page, /^Sign Up Free$/);
    await tabTo(page, /^Find$/);
    await tabTo(page, /^Become a Founding Rock Ambassador$/);
    await tabTo(page, /^Explore Map$/);
    // The map loads once the focus has scrolled the page near it.
    await expect(page.locator('#explore .leaflet-container')).toBeVisible();
    await tabTo(page, /^Fit All$/);
    await expect(page.locator('#featured').getByRole('article')).toHaveCount(3);
    await tabTo(page, /^View Journey$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Rock Journey Timeline' })).toBeVisible();
    await tabTo(page, /^Track on Map$/);
    await tabTo(page, /^Community$/);
    await tabTo(page, /^Contact Us$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu lies over the page, and leads to the sign-in', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/api\/login/);
  });
});
