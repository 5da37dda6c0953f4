import { codeWords, normalizeCode } from '../../schema/codes.ts';
import { issueCode } from '../../schema/issue-code.ts';
import { rockWithPhoto } from './administration.ts';
import { desk, enterByLetter, expect, expectAccessible, phone, signIn, test } from './fixtures.ts';
import { findByCode, hiddenRock, registerRock } from './rocks.ts';
import type { Page } from '@playwright/test';

/** Holds the app back until it is let come. */
async function withoutApp(page: Page): Promise<() => Promise<void>> {
  const come = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await come.promise;
    await route.continue();
  });
  return async () => {
    come.resolve();
    await expect(page.locator('#rock-id')).toHaveCount(0);
  };
}

/** Where the parts of the page are that a finder looks at. */
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

/** What was asked for that the first HTML has told already. */
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
  { title: 'at a desk', viewport: desk },
]) {
  test(`the app takes the first HTML over without moving it or asking again, ${title}`, async ({
    page,
    newBrowser,
  }) => {
    await page.setViewportSize(viewport);
    const owner = await newBrowser();
    await signIn(owner);
    const atHome = await registerRock(owner, 'Still at home');
    const hidden = await hiddenRock(owner, 'Out there');
    const photographed = await rockWithPhoto(owner, 'With a photo');
    const states = [
      [`/R/${photographed.code}`, 'Rock Ready to Hide'],
      [`/R/${hidden.code}`, 'Hidden Rock Found!'],
      [`/R/${atHome.code}`, 'Rock Ready to Hide'],
      ['/R/nobody-has-this', 'Rock Not Found'],
      ['/nfc-scan', 'Enter Rock ID'],
    ] as const;
    const look = async () => {
      for (const [path, heading] of states) {
        const letAppCome = await withoutApp(page);
        await page.goto(path, { waitUntil: 'commit' });
        const calls = watchCalls(page);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expectAccessible(page);
        const before = await boxes(page);
        await page.evaluate(watchForBlinking);
        await letAppCome();
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expect(page).toHaveURL(/\/nfc-scan(\?rockId=|$)/);
        const after = await boxes(page);
        expect(Object.keys(after)).toEqual(Object.keys(before));
        for (const [part, box] of Object.entries(before))
          for (const [side, at] of box.entries())
            expect(Math.abs((after[part]?.[side] ?? NaN) - at), `${part} ${side}`).toBeLessThanOrEqual(1);
        expect(await page.evaluate(() => window.blinks)).toEqual([]);
        // Without a Rock ID no store is asked before the app is there.
        if (path !== '/nfc-scan') expect(calls).toEqual([]);
        await page.unrouteAll();
        page.removeAllListeners('request');
      }
    };
    await test.step('as a visitor', look);
    await signIn(page);
    await test.step('as a member', look);
  });
}

declare global {
  interface Window {
    /** Moments in which the page had no heading, or said that it was loading. */
    blinks: string[];
  }
}

function watchForBlinking(): void {
  window.blinks = [];
  new MutationObserver(() => {
    const main = document.querySelector('main');
    if (!main?.querySelector('h1') || !main.querySelector('img')) window.blinks.push('no rock');
    if (main?.textContent.includes('Loading...')) window.blinks.push('Loading...');
  }).observe(document.body, { childList: true, subtree: true });
}

test('what is typed before the app is there goes on in its field, with the focus and at the same place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const letAppCome = await withoutApp(page);
  await page.goto('/nfc-scan?rockId=nobody-has-this', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Rock ID Number' });
  await field.fill('K7M-2');
  await page.evaluate(() => scrollTo(0, 90));
  await letAppCome();
  await expect(field).toHaveValue('K7M-2');
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(90);
  await page.keyboard.type('Q');
  await expect(field).toHaveValue('K7M-2Q');
});

test('an ID that was typed before the app is there, or taken away, is asked for as any other', async ({
  page,
}) => {
  for (const [typed, address] of [
    [issueCode(), /rockId=(?!nobody)/],
    ['  ', /\/nfc-scan$/],
  ] as const) {
    const letAppCome = await withoutApp(page);
    await page.goto('/nfc-scan?rockId=nobody-has-this', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Rock ID Number' }).fill(typed);
    await letAppCome();
    await expect(page).toHaveURL(address);
    await page.unrouteAll();
  }
});

test('a press before the app is there is not lost', async ({ page, newBrowser }) => {
  const owner = await newBrowser();
  await signIn(owner);
  const rock = await hiddenRock(owner, 'Early');
  const come = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await come.promise;
    await route.continue().catch(() => undefined); // the page may be gone
  });
  await page.goto(`/R/${normalizeCode(rock.code)}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Mark as Found' }).click();
  come.resolve();
  await enterByLetter(page);
  await expect(page.locator('#rock-id')).toHaveCount(0);
  await expect(page.getByText('Great Job! Rock Found!', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hide Rock' })).toBeVisible();
});

test('a press while the app is being drawn is the app’s', async ({ page, newBrowser }) => {
  const owner = await newBrowser();
  await signIn(owner);
  const rock = await hiddenRock(owner);
  const come = Promise.withResolvers<void>();
  await page.route('**/assets/found-rock-*.js', async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.goto(`/R/${normalizeCode(rock.code)}`, { waitUntil: 'commit' });
  // The app is at it, and waits for the page's part.
  await expect(page).toHaveURL(/\/nfc-scan\?rockId=/);
  await page.getByRole('button', { name: 'Mark as Found' }).click();
  come.resolve();
  await expect(
    page.getByText('Join Rockabout: Choose your adventure level to start tracking rocks!'),
  ).toBeVisible();
});

for (const { moment, held } of [
  { moment: 'before the app is there', held: '**/assets/index-*.js' },
  { moment: 'while the app is being drawn', held: '**/assets/found-rock-*.js' },
]) {
  test(`Enter in the empty field ${moment} says what is missing`, async ({ page }) => {
    const come = Promise.withResolvers<void>();
    const hold = Promise.withResolvers<void>();
    await page.route(held, async (route) => {
      hold.resolve();
      await come.promise;
      await route.continue().catch(() => undefined); // the page may be gone
    });
    await page.goto('/nfc-scan', { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: 'Rock ID Number' });
    await hold.promise;
    await field.press('Enter');
    come.resolve();
    await expect(page.locator('#rock-id')).toHaveCount(0);
    await expect(page.getByText(codeWords.empty, { exact: true })).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('K');
    await expect(page.getByText(codeWords.empty, { exact: true })).toHaveCount(0);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('a finder scans, presses, signs in, and has found the rock', async ({ page, newBrowser }) => {
    const owner = await newBrowser({ javaScriptEnabled: true });
    await signIn(owner);
    const rock = await hiddenRock(owner, 'Marigold');

    await page.goto(`/R/${normalizeCode(rock.code)}`);
    await expect(page.getByRole('heading', { name: 'Hidden Rock Found!' })).toBeVisible();
    await expect(page.getByText('Marigold', { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Rock ID Number' })).toHaveValue(rock.code);
    await page.getByRole('button', { name: 'Mark as Found' }).click();
    await enterByLetter(page);

    await expect(page).toHaveURL(/\/nfc-scan\?rockId=/);
    await expect(page.getByText('Great Job! Rock Found!', { exact: true })).toBeVisible();
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

  test('a member is told when somebody was faster, and looks another rock up', async ({
    page,
    newBrowser,
  }) => {
    const other = await newBrowser({ javaScriptEnabled: true });
    await signIn(other);
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
