// Fixtures of the end-to-end tests: people with their own IP addresses and sessions, with or without a browser.
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
import { signInAs, type Person } from '../../tools/e2e/sign-in-server.ts';
import { newestCode, newestEmail } from '../../tools/e2e/inbox.ts';
import { paymentsUrl, withPayments, type PaymentsControl } from '../../tools/e2e/payments.ts';
import { withStripeJs } from '../../tools/e2e/stripe-js.ts';
import { axeViolations, type Violation } from './axe.ts';

export { expect } from '@playwright/test';

/** Viewports of the tests. */
export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 900 };

/** For tests that run in both sizes and both color schemes, each once. */
export const screens = [
  { title: 'a phone in light mode', viewport: phone, colorScheme: 'light' },
  { title: 'a desktop in dark mode', viewport: desk, colorScheme: 'dark' },
] as const;

/** Rate limits count by IP address, so each person has one; 198.18.0.0/15 is reserved for tests (RFC 2544). */
function ownIpAddress(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return { 'CF-Connecting-IP': `198.18.${part()}.${part()}` };
}

function given(baseURL: string | undefined): string {
  if (baseURL === undefined) throw new Error('end-to-end tests need a baseURL');
  return baseURL;
}

/** Our own host, where the payment stand-in and the issuer are too, and the payment provider's. */
const ownHosts: readonly string[] = ['localhost', 'js.stripe.com', 'api.stripe.com'];

/** Notes requests to other hosts. The browser resolves none of them (`playwright.config.ts`). */
function noteForeign(context: BrowserContext, foreign: string[]): void {
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol) && !ownHosts.includes(hostname)) foreign.push(request.url());
  });
}

/** A page, or a member without a browser: both can send requests. */
export type Asking = Pick<Page, 'request'>;

/** For direct requests: the server may close a keep-alive connection just as the test reuses it. */
export const retried = { maxRetries: 2 };

interface Fixtures {
  /** Requests of this test's browsers to foreign hosts. The test fails unless it takes them out. */
  foreign: string[];
  /** The payment stand-in and its card form, exclusively for this test. Every test that pays needs it. */
  payments: PaymentsControl;
  /** Opens a browser for another person. */
  newBrowser: (options?: BrowserContextOptions) => Promise<Page>;
  /** Creates another member who only sends requests: a browser would cost a second. */
  newMember: (person?: Partial<Person>) => Promise<{ request: APIRequestContext; email: string }>;
}

export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({}, use) => use(ownIpAddress()),
  foreign: async ({}, use) => {
    const asked: string[] = [];
    await use(asked);
    expect(asked, 'requests to foreign hosts').toEqual([]);
  },
  context: async ({ context, foreign }, use) => {
    noteForeign(context, foreign);
    await use(context);
  },
  // The wait for exclusive use has its own timeout.
  payments: [
    async ({ context, baseURL }, use) => {
      const url = paymentsUrl(given(baseURL));
      await withStripeJs(context, url);
      await withPayments(url, use);
    },
    { timeout: 300_000 },
  ],
  newBrowser: async ({ browser, baseURL, foreign }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL, extraHTTPHeaders: ownIpAddress(), ...options });
      opened.push(context);
      noteForeign(context, foreign);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  newMember: async ({ playwright, baseURL }, use) => {
    const opened: APIRequestContext[] = [];
    await use(async (person = {}) => {
      const email = person.email ?? newEmail();
      const token = await signInAs(given(baseURL), { ...person, email });
      const request = await playwright.request.newContext({
        baseURL: given(baseURL),
        // No keep-alive: see `retried`.
        extraHTTPHeaders: { ...ownIpAddress(), Cookie: `sid=${token}`, Connection: 'close' },
      });
      opened.push(request);
      return { request, email };
    });
    await Promise.all(opened.map((request) => request.dispose()));
  },
});

/** The map's tiles, as a page requests them. */
export const tilesPath = '**/tiles/*/*/*.mvt*';

/** Waits two animation frames, so that pending changes are drawn. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Waits until the app has hydrated the first HTML: React then leaves a key on each element. */
export const appDrawn = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main && Object.keys(main).some((key) => key.startsWith('__react'));
  });

/** Delays the app's files or API responses. @returns a function that lets them through */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  const come = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await come.promise;
    await route.continue().catch(() => undefined); // the page may be closed
  });
  return come.resolve;
}

/** Replaces `print`. Call before opening the page. @returns a function that returns the number of print calls */
export async function withoutPrinter(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset['printed'] = String(Number(dataset['printed'] ?? 0) + 1);
    };
  });
  return async () => Number((await page.locator('html').getAttribute('data-printed')) ?? 0);
}

/** Presses Tab until the focused control has this name, and asserts that its focus is visible. */
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
    expect(focused.isSeen, `the focus on ${focused.name} is visible`).toBe(true);
    return;
  }
  throw new Error(`Tab never reached ${name}`);
}

/**
 * Presses Escape until no dialog is open. For some milliseconds after a dialog gets the focus, it does not listen for
 * keys yet, and an element below it, such as a toast, may take them.
 */
export async function closeByEscape(page: Page): Promise<void> {
  await expect(page.locator('[role=dialog]:focus-within')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 2000 });
  }).toPass();
}

/** Asserts that the newest email to an address, with a subject that begins like this, contains these words. */
export async function expectEmail(page: Page, email: string, subject: string, words: string): Promise<void> {
  await expect.poll(() => newestEmail(new URL(page.url()).origin, email, subject)).toContain(words);
}

/** An unused email address. */
export function newEmail(): string {
  return `${crypto.randomUUID().slice(0, 13)}@example.test`;
}

/** On the sign-in page: requests a code. @returns the email address */
export async function askForCode(page: Page, email = newEmail()): Promise<string> {
  await page.getByRole('textbox', { name: /e-?mail/i }).fill(email);
  await page.getByRole('button', { name: /code/i }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  return email;
}

/** Reads the code in the email and enters it. */
export async function enterCode(page: Page, email: string): Promise<void> {
  const code = await newestCode(new URL(page.url()).origin, email);
  if (code === undefined) throw new Error(`no email arrived for ${email}`);
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/api/'));
}

/** Requests a code and enters it. @returns the email address */
export async function enterByEmail(page: Page, email = newEmail()): Promise<string> {
  await enterCode(page, await askForCode(page, email));
  return email;
}

/** Signs in by an emailed code, for tests about email addresses, and opens a page. Slower than `signIn`. */
export async function signInByEmail(page: Page, path: string, email?: string): Promise<void> {
  await page.goto(`/api/login?returnTo=${encodeURIComponent(path)}`);
  await enterByEmail(page, email);
}

/** Signs a browser in by a cookie, as a new member unless `person` has an email. @returns the email address */
export async function becomeMember(page: Page, person: Partial<Person> = {}): Promise<string> {
  const origin = given(test.info().project.use.baseURL);
  const email = person.email ?? newEmail();
  const token = await signInAs(origin, { ...person, email });
  await page
    .context()
    .addCookies([{ name: 'sid', value: token, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  return email;
}

/** Signs a member in by a cookie and opens a page. @returns the email address */
export async function signIn(page: Page, path = '/my-rocks', person: Partial<Person> = {}): Promise<string> {
  const email = await becomeMember(page, person);
  await page.goto(path);
  return email;
}

/** Waits for transitions and animations to end: colors have other contrasts while they change. */
async function settled(page: Page): Promise<void> {
  await drawn(page);
  await page.evaluate(async () => {
    // Endless or pausing animations: loading dots, and a toast's countdown.
    const lasting = ['dot-fill', 'breathe', 'go-out'];
    const moving = document
      .getAnimations()
      .filter((one) => !(one instanceof CSSAnimation) || !lasting.includes(one.animationName));
    await Promise.allSettled(moving.map((one) => one.finished));
  });
}

async function violationsOn(page: Page): Promise<Violation[]> {
  await settled(page);
  // Markers may be close together; the list beside the map offers the same controls (WCAG 2.5.8, Equivalent).
  const isMarker = (target: string) =>
    ['leaflet-marker', 'map-spot', 'aria-label="Stop'].some((mark) => target.includes(mark));
  return (await axeViolations(page)).filter(({ id, target }) => id !== 'target-size' || !isMarker(target));
}

/** Asserts that axe finds no violations (WCAG 2.2, A and AA). */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await violationsOn(page);
  // A toast may have been fading during the first run; real violations show in a second run too.
  expect(found.length > 0 ? await violationsOn(page) : found).toEqual([]);
}

/** A 12-megapixel photo from a phone held upright: stored sideways, with a GPS position. Its top is red. */
export const phonePhoto = (): Promise<Buffer> => (taken ??= takePhoto());

let taken: Promise<Buffer> | undefined;

function takePhoto(): Promise<Buffer> {
  // Orientation 6: the left edge of the stored picture is the top of the displayed one.
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

/** Width and height of the full photo behind an image that may show a smaller variant. */
export function sizeOfPhoto(picture: Locator): Promise<number[]> {
  return picture.evaluate(async ({ src }: HTMLImageElement) => {
    const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
    return [width, height];
  });
}

/** Asserts that the page does not scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Checks accessibility and fit on a phone in dark mode and a desktop in light mode. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await expectFits(page);
  }
}
