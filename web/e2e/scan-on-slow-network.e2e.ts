import { normalizeCode } from '../../schema/codes.ts';
import { issueCode } from '../../schema/issue-code.ts';
import { rockWithPhoto } from './administration.ts';
import {
  appDrawn,
  becomeMember,
  desk,
  enterByEmail,
  expect,
  expectAccessible,
  holdBack,
  phone,
  signIn,
  test,
} from './fixtures.ts';
import { findByCode, hiddenRock } from './rocks.ts';
import type { Page } from '@playwright/test';
import * as en from '../../schema/words/en/index.ts';

/** Blocks the app's script. @returns a function that unblocks it and waits for hydration */
async function withoutApp(page: Page): Promise<() => Promise<void>> {
  const unblock = await holdBack(page, '**/assets/index-*.js');
  return async () => {
    unblock();
    await appDrawn(page);
  };
}

/** Positions and sizes of the parts of the page that a finder sees. */
const boxes = (page: Page) =>
  page.evaluate(
    (parts) =>
      Object.fromEntries(
        parts.flatMap((part) => {
          const box = document.querySelector(part)?.getBoundingClientRect();
          return box ? [[part, [box.x, box.y, box.width, box.height]] as const] : [];
        }),
      ),
    [
      'header',
      'h1',
      'input:not([type=hidden])',
      'main img',
      'main h2',
      'main .under-thumb :is(button, a)',
      'main [href^="/register-rock"]',
      '#how-it-works',
    ],
  );

/** Records API calls for data that the first HTML contains already. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(rocks\/check|auth\/user)/.test(pathname)) calls.push(pathname);
  });
  return calls;
}

for (const { title, viewport } of [
  { title: 'on a phone', viewport: phone },
  { title: 'on a desktop', viewport: desk },
]) {
  test(`the app hydrates the first HTML without layout shift or refetch, ${title}`, async ({
    page,
    newMember,
  }) => {
    await page.setViewportSize(viewport);
    const owner = await newMember();
    const hidden = await hiddenRock(owner, 'Out there');
    const photographed = await rockWithPhoto(owner, 'With a photo');
    const states = [
      [`/R/${photographed.code}`, 'Rock Ready to Hide'],
      [`/R/${hidden.code}`, 'Hidden Rock Found!'],
      ['/R/nobody-has-this', 'Rock Not Found'],
      ['/nfc-scan', 'Enter Rock ID'],
    ] as const;
    const look = async (isAxeAsked: boolean, some: readonly (readonly [string, string])[] = states) => {
      for (const [path, heading] of some) {
        const letAppLoad = await withoutApp(page);
        await page.goto(path, { waitUntil: 'commit' });
        const calls = watchCalls(page);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        if (isAxeAsked) await expectAccessible(page);
        // Words have another width in the fallback font.
        await page.waitForFunction(() => {
          const isHere = ({ family, status }: FontFace) =>
            /Atkinson Next/.test(family) && status === 'loaded';
          return document.fonts.status === 'loaded' && [...document.fonts].some(isHere);
        });
        const before = await boxes(page);
        await expect(page.getByText('Go Premium')).toHaveCount(0);
        await page.evaluate(watchForBlinking);
        await letAppLoad();
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expect(page).toHaveURL(/\/nfc-scan(\?rockId=|$)/);
        const after = await boxes(page);
        expect(Object.keys(after)).toEqual(Object.keys(before));
        for (const [part, box] of Object.entries(before))
          for (const [side, at] of box.entries())
            expect(Math.abs((after[part]?.[side] ?? NaN) - at), `${part} ${side}`).toBeLessThanOrEqual(1);
        expect(await page.evaluate(() => window.blinks)).toEqual([]);
        // Without a Rock ID the first HTML contains no data.
        if (path !== '/nfc-scan') expect(calls).toEqual([]);
        await page.unrouteAll();
        page.removeAllListeners('request');
      }
    };
    await test.step('as a visitor', () => look(viewport === phone));
    await becomeMember(page, { hasManualPlan: true });
    // Only their header differs.
    await test.step('as a member with Pro', () => look(false, states.slice(1, 2)));
  });
}

declare global {
  interface Window {
    /** Moments in which the page lost its heading or picture, showed a loading text, or showed an upgrade link. */
    blinks: string[];
  }
}

function watchForBlinking(): void {
  window.blinks = [];
  new MutationObserver(() => {
    const main = document.querySelector('main');
    if (!main?.querySelector('h1') || !main.querySelector('img')) window.blinks.push('no rock');
    if (main?.textContent.includes('Loading...')) window.blinks.push('Loading...');
    // The test's users are a visitor and a Pro member: neither ever sees this link.
    if (document.body.textContent.includes('Go Premium')) window.blinks.push('Go Premium');
  }).observe(document.body, { childList: true, subtree: true });
}

test('text typed before the app has loaded stays in its field, with focus and scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const field = page.getByRole('textbox', { name: 'Rock ID Number' });
  const typeEarly = async (text: string) => {
    const letAppLoad = await withoutApp(page);
    await page.goto('/nfc-scan?rockId=nobody-has-this', { waitUntil: 'commit' });
    await field.fill(text);
    await page.evaluate(() => scrollTo(0, 90));
    await letAppLoad();
    await page.unrouteAll();
  };
  await typeEarly('K7M-2');
  await expect(field).toHaveValue('K7M-2');
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(90);
  await page.keyboard.type('Q');
  await expect(field).toHaveValue('K7M-2Q');

  await test.step('a complete ID is looked up, and a cleared one is removed from the URL', async () => {
    await typeEarly(issueCode());
    await expect(page).toHaveURL(/rockId=(?!nobody)/);
    await typeEarly('  ');
    await expect(page).toHaveURL(/\/nfc-scan$/);
  });
});

test('a click before the app has loaded is not lost', async ({ page, newMember }) => {
  const owner = await newMember();
  const rock = await hiddenRock(owner, 'Early');
  const unblock = await holdBack(page, '**/assets/index-*.js');
  await page.goto(`/R/${normalizeCode(rock.code)}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Mark as Found' }).click();
  unblock();
  await enterByEmail(page);
  await appDrawn(page);
  await expect(page.getByText('Great Job! Rock Found!', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide it again' })).toBeVisible();
});

test('a click while the app is hydrating is handled by the app', async ({ page, newMember }) => {
  const owner = await newMember();
  const rock = await hiddenRock(owner);
  const unblock = await holdBack(page, '**/assets/found-rock-*.js');
  await page.goto(`/R/${normalizeCode(rock.code)}`, { waitUntil: 'commit' });
  // The app has started and waits for the page's chunk.
  await expect(page).toHaveURL(/\/nfc-scan\?rockId=/);
  await page.getByRole('button', { name: 'Mark as Found' }).click();
  unblock();
  await expect(
    page.getByText('Join Rockabout: Choose your adventure level to start tracking rocks!'),
  ).toBeVisible();
});

test('pressing Enter in the empty field, before the app has loaded or while it is hydrating, shows what is missing', async ({
  page,
}) => {
  const field = page.getByRole('textbox', { name: 'Rock ID Number' });
  for (const held of ['**/assets/index-*.js', '**/assets/found-rock-*.js']) {
    const asked = page.waitForRequest(held);
    const unblock = await holdBack(page, held);
    await page.goto('/nfc-scan', { waitUntil: 'commit' });
    await asked;
    await field.press('Enter');
    unblock();
    await appDrawn(page);
    await expect(page.getByText(en.codes.empty, { exact: true })).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('K');
    await expect(page.getByText(en.codes.empty, { exact: true })).toHaveCount(0);
    await page.unrouteAll();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('a finder scans, clicks, signs in, and has found the rock', async ({ page, newMember }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    const rock = await hiddenRock(await newMember(), 'Marigold');

    await page.goto(`/R/${normalizeCode(rock.code)}`);
    await expect(page.getByRole('heading', { name: 'Hidden Rock Found!' })).toBeVisible();
    await expect(page.getByText('Marigold', { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Rock ID Number' })).toHaveValue(rock.code);
    await page.getByRole('button', { name: 'Mark as Found' }).click();
    await enterByEmail(page);

    await expect(page).toHaveURL(/\/nfc-scan\?rockId=/);
    await expect(page.getByText('Great Job! Rock Found!', { exact: true })).toBeInViewport();
    await expect(page.getByText(/Marigold is now available in Rock Rehide/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Found Rock Ready for Rehide' })).toBeVisible();
    await expect(page.getByText('Found 1 time', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Hide Rock' })).toHaveAttribute(
      'href',
      `/my-rocks?action=hide&rockId=${rock.code}`,
    );
    await page.reload();
    await expect(page.getByText('Great Job! Rock Found!')).toHaveCount(0);
  });

  test('a member reads that somebody else found the rock first, and looks up another one', async ({
    page,
    newMember,
  }) => {
    const other = await newMember();
    const [rock, next] = [await hiddenRock(other, 'Quick'), await hiddenRock(other, 'Another')];
    await signIn(page, `/nfc-scan?rockId=${rock.code}`);
    await expect(page.getByRole('button', { name: 'Mark as Found' })).toBeVisible();
    expect(await findByCode(other, rock.code)).toBe(200);
    await page.getByRole('button', { name: 'Mark as Found' }).click();
    await expect(
      page.getByText('Rock Already Found: This rock has already been found and is waiting to be rehidden.', {
        exact: true,
      }),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Rock ID Number' }).fill(next.code.toLowerCase());
    await page.getByRole('button', { name: 'Look Up' }).click();
    await expect(page.getByText('Another', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Mark as Found' }).click();
    await expect(page.getByText('Great Job! Rock Found!', { exact: true })).toBeVisible();
  });
});
