// What every end-to-end test starts from: people with networks of their own, signed in by a cookie, with or without a
// browser.
import { AxeBuilder } from '@axe-core/playwright';
import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import sharp from 'sharp';
import { enter, type Person } from '../../tools/e2e/door.ts';
import { newestCode, newestEmail } from '../../tools/e2e/inbox.ts';
import { paymentsUrl, withPayments, type PaymentsControl } from '../../tools/e2e/payments.ts';
import { withStripeJs } from '../../tools/e2e/stripe-js.ts';

export { expect } from '@playwright/test';

/** Screens that every test is looked at on. */
export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 900 };

/** For end-to-end tests that are told in either size and either light, each of them once. */
export const screens = [
  { title: 'a phone in the light', viewport: phone, colorScheme: 'light' },
  { title: 'a desk in the dark', viewport: desk, colorScheme: 'dark' },
] as const;

/** Limits count by network, so each person has one; 198.18.0.0/15 is set aside for tests (RFC 2544). */
function ownNetwork(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return { 'CF-Connecting-IP': `198.18.${part()}.${part()}` };
}

/** Where the app is: the configuration says so. */
function given(baseURL: string | undefined): string {
  if (baseURL === undefined) throw new Error('end-to-end tests need a baseURL');
  return baseURL;
}

/** Whoever can ask the server: a page, or a member without one. */
export type Asking = Pick<Page, 'request'>;

/** For requests past the page: a connection that was kept may be closed by the server just when it is used again. */
export const retried = { maxRetries: 2 };

interface Fixtures {
  /** The payment stand-in, for this test alone, and its card form: every test that pays takes it. */
  payments: PaymentsControl;
  /** Another browser, of somebody else. */
  newBrowser: (options?: BrowserContextOptions) => Promise<Page>;
  /** Another member, who only talks to the server: a browser for them would cost a second. */
  newMember: (person?: Partial<Person>) => Promise<{ request: APIRequestContext; email: string }>;
}

export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({}, use) => use(ownNetwork()),
  // Waiting for one's turn is no part of the test.
  payments: [
    async ({ context, baseURL }, use) => {
      const url = paymentsUrl(given(baseURL));
      await withStripeJs(context, url);
      await withPayments(url, use);
    },
    { timeout: 300_000 },
  ],
  newBrowser: async ({ browser, baseURL }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL, extraHTTPHeaders: ownNetwork(), ...options });
      opened.push(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  newMember: async ({ playwright, baseURL }, use) => {
    const opened: APIRequestContext[] = [];
    await use(async (person = {}) => {
      const email = person.email ?? newEmail();
      const token = await enter(given(baseURL), { ...person, email });
      const request = await playwright.request.newContext({
        baseURL: given(baseURL),
        // None is kept.
        extraHTTPHeaders: { ...ownNetwork(), Cookie: `sid=${token}`, Connection: 'close' },
      });
      opened.push(request);
      return { request, email };
    });
    await Promise.all(opened.map((request) => request.dispose()));
  },
});

const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#e8e4d8' } })
  .png()
  .toBuffer();

/**
 * Gives the maps of a browser their tiles; without it they only have the land. Not for all of them, since a browser whose
 * requests are looked at has no cache.
 */
export async function withTiles(page: Page): Promise<void> {
  await page
    .context()
    .route('https://tile.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: tile }),
    );
}

/** Waits until what is on its way to the screen is drawn. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Waits until the app has drawn the page in place of the first HTML: React leaves a key of its own on each element. */
export const appDrawn = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main && Object.keys(main).some((key) => key.startsWith('__react'));
  });

/** Holds files of the app, or answers, back. @returns what lets them come */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  const come = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await come.promise;
    await route.continue().catch(() => undefined); // the page may be gone
  });
  return come.resolve;
}

/** Before the page is opened, for a browser under test has no printer. @returns how often something would be printed */
export async function withoutPrinter(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset['printed'] = String(Number(dataset['printed'] ?? 0) + 1);
    };
  });
  return async () => Number((await page.locator('html').getAttribute('data-printed')) ?? 0);
}

/** Tab until the control that has the focus bears this name; the focus must be there to see. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement)) return null;
      const labels =
        at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? [...(at.labels ?? [])] : [];
      const name =
        at.getAttribute('aria-label') ??
        (labels.map((label) => label.textContent).join(' ') || at.textContent);
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
      const isSeen = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      return { name: name.trim(), isSeen };
    });
    if (!focused || !name.test(focused.name)) continue;
    expect(focused.isSeen, `the focus on ${focused.name} can be seen`).toBe(true);
    return;
  }
  throw new Error(`Tab never came to ${name}`);
}

/**
 * Escape, until no dialog is open. For some milliseconds after a dialog has the focus it does not hear keys, and what lies
 * below it, such as a toast, takes them.
 */
export async function closeByEscape(page: Page): Promise<void> {
  await expect(page.locator('[role=dialog]:focus-within')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 2000 });
  }).toPass();
}

/** The newest email to an address whose subject begins like this has these words in it. */
export async function expectEmail(page: Page, email: string, subject: string, words: string): Promise<void> {
  await expect.poll(() => newestEmail(new URL(page.url()).origin, email, subject)).toContain(words);
}

/** An address that nobody has. */
export function newEmail(): string {
  return `${crypto.randomUUID().slice(0, 13)}@example.test`;
}

/** On the sign-in page: asks for a code. */
export async function askForCode(page: Page, email = newEmail()): Promise<string> {
  await page.getByRole('textbox', { name: /e-?mail/i }).fill(email);
  await page.getByRole('button', { name: /code/i }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  return email;
}

/** Reads the code in the email and enters it. */
export async function enterCode(page: Page, email: string): Promise<void> {
  const code = await newestCode(new URL(page.url()).origin, email);
  if (code === undefined) throw new Error(`no email came to ${email}`);
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/api/'));
}

/** Asks for a code and enters it. */
export async function enterByEmail(page: Page, email = newEmail()): Promise<string> {
  await enterCode(page, await askForCode(page, email));
  return email;
}

/** Signs in the slow way, for end-to-end tests about addresses, and goes to a page of ours. */
export async function signInByEmail(page: Page, path: string, email?: string): Promise<void> {
  await page.goto(`/api/login?returnTo=${encodeURIComponent(path)}`);
  await enterByEmail(page, email);
}

/** Makes a browser that of a member, new unless they have an address; gives their address. */
export async function becomeMember(page: Page, person: Partial<Person> = {}): Promise<string> {
  const origin = given(test.info().project.use.baseURL);
  const email = person.email ?? newEmail();
  const token = await enter(origin, { ...person, email });
  await page
    .context()
    .addCookies([{ name: 'sid', value: token, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  return email;
}

/** Signs a new member in by a cookie and goes to a page of ours; gives their address. */
export async function signIn(page: Page, path = '/my-rocks', person: Partial<Person> = {}): Promise<string> {
  const email = await becomeMember(page, person);
  await page.goto(path);
  return email;
}

/** Colours on their way from one to the other have contrasts of their own, and so has what comes and goes. */
async function settled(page: Page): Promise<void> {
  await drawn(page);
  await page.evaluate(async () => {
    // Dots of what is loading, and of a toast's seconds, which stop while it is read.
    const lasting = ['dot-fill', 'breathe', 'go-out'];
    const moving = document
      .getAnimations()
      .filter((one) => !(one instanceof CSSAnimation) || !lasting.includes(one.animationName));
    await Promise.allSettled(moving.map((one) => one.finished));
  });
}

async function violationsOn(page: Page): Promise<{ id: string; target: string }[]> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    // There are no frames, of which axe would put the parts together in a page of its own.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  // Markers lie where the rocks do, however close; the list beside the map does the same (2.5.8, Equivalent).
  const isMarker = (target: string) =>
    ['leaflet-marker', 'map-spot', 'aria-label="Stop'].some((mark) => target.includes(mark));
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ target }) => ({ id, target: target.join(' ') }))
      .filter(({ target }) => id !== 'target-size' || !isMarker(target)),
  );
}

/** Nothing that axe can see stands in the way of anybody (WCAG 2.2, A and AA). */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await violationsOn(page);
  // A toast may have faded while axe looked; what is wrong with a page is wrong at a second look too.
  expect(found.length > 0 ? await violationsOn(page) : found).toEqual([]);
}

/** A 12-megapixel photo of a phone held upright: stored sideways, with where it was taken. Its top is red. */
export function phonePhoto(): Promise<Buffer> {
  // Orientation 6: the left edge of the stored picture is the top of the shown one.
  const top = Buffer.from(
    '<svg width="400" height="3000"><rect width="400" height="3000" fill="#d02010"/></svg>',
  );
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#3060a0' } })
    .composite([{ input: top, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'CanaryCamera' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '41/1 15/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '95/1 56/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const looks = [
  { viewport: phone, colorScheme: 'dark' },
  { viewport: desk, colorScheme: 'light' },
] as const;

/** Width and height of the whole photo of a picture, which may show its small one. */
export function sizeOfPhoto(picture: Locator): Promise<number[]> {
  return picture.evaluate(async ({ src }: HTMLImageElement) => {
    const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
    return [width, height];
  });
}

/** Nothing scrolls sideways. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** On a phone in the dark, and on a desk in the light. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await expectFits(page);
  }
}
