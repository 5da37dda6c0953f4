import type { Page, Request } from '@playwright/test';
import { issueCode } from '../../schema/issue-code.ts';
import { desk, enterByEmail, expect, signIn, test, tilesPath, withoutPrinter } from './fixtures.ts';
import { showProof } from './proofs.ts';
import { hideRock } from './rocks.ts';

test.use({ viewport: desk });

/** The only requests that may contain a Rock ID, all to our own server. */
const ways = [
  /^GET \/R\/ID$/,
  /^GET \/nfc-scan\?rockId=ID$/,
  /^GET \/api\/rocks\/check\/ID$/,
  /^POST \/api\/rocks with it$/,
  /^POST \/api\/rocks\/find with it$/,
  /^POST \/nfc-scan with it$/,
  // Signing in returns to the scanned rock.
  /^GET \/api\/login\?returnTo=%2Fnfc-scan%3FrockId%3DID$/,
  /^POST \/api\/login with it$/,
];

/** Normalizes dashes, URL escapes and lower case. */
const bare = (text: string) =>
  text
    .replace(/%[0-9A-F]{2}/gi, (escaped) => String.fromCharCode(parseInt(escaped.slice(1), 16)))
    .replace(/[-\s]/g, '')
    .toUpperCase();

/** A request that contains the code, as `GET /R/ID`; null for one that does not. */
async function wayOf(request: Request, code: string): Promise<string | null> {
  const has = (text: string | null | undefined) => bare(text ?? '').includes(bare(code));
  const headers = await request.allHeaders();
  // A fragment stays in the browser.
  const url = request.url().replace(/#.*/, '');
  const inHeaders = Object.keys(headers).filter((name) => has(headers[name]) && !name.startsWith(':'));
  if (inHeaders.length > 0) return `${url} in ${inHeaders.join()}`;
  if (!has(url) && !has(request.postData())) return null;
  const { origin, pathname, search } = new URL(url);
  const path = `${pathname}${search}`.replaceAll(new RegExp([...bare(code)].join('-?'), 'gi'), 'ID');
  const site = origin === new URL(request.frame().page().url()).origin ? '' : origin;
  return `${request.method()} ${site}${path}${has(request.postData()) ? ' with it' : ''}`;
}

/** Browser storage, cookies and the tab's title. */
const kept = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
    cookies: document.cookie,
  }));

test('a Rock ID is sent only to our own server, and only in the requests that need it', async ({
  page,
  newBrowser,
}, testInfo) => {
  const requests: Request[] = [];
  const owner = await newBrowser({ permissions: ['clipboard-write'] });
  for (const somebody of [owner, page]) {
    somebody.context().on('request', (request) => requests.push(request));
    await withoutPrinter(somebody);
  }
  const [code, name] = [issueCode(), 'Sunny'];
  await test.step('somebody registers a rock and hides it', async () => {
    await signIn(owner, '/register-rock');
    await owner.getByLabel('Rock Name').fill(name);
    await owner.getByLabel('QR Code Rock ID#').fill(code);
    await owner.getByRole('button', { name: 'Register Rock' }).click();
    await expect(owner.getByRole('article', { name })).toBeVisible();
    const [rock] = (await (await owner.request.get('/api/rocks/my')).json()) as { id: string }[];
    await hideRock(owner, rock?.id ?? '');
    await owner.reload();
  });

  await test.step('its owner prints the label, shares the rock, and opens its map', async () => {
    const card = owner.getByRole('article', { name });
    await card.getByRole('button', { name: 'Print Label' }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Print Label' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await card.getByRole('button', { name: 'Share' }).click();
    const saved = owner.waitForEvent('download');
    await owner.getByRole('menuitem', { name: 'Share Rock Details' }).click();
    await saved;
    const tile = owner.waitForRequest(tilesPath);
    await card.getByRole('button', { name: 'Track on Map' }).click();
    await tile;
    expect(bare(JSON.stringify(await kept(owner)))).not.toContain(bare(code));
  });

  await test.step('a visitor scans it, opens the map and the plans, joins, and finds it', async () => {
    await page.goto(`/R/${code.replaceAll('-', '')}`);
    await expect(page.getByRole('heading', { name: 'Hidden Rock Found!' })).toBeVisible();
    // The app stores the rock in session storage once it has loaded.
    await expect(page).toHaveURL(/\/nfc-scan\?rockId=/);
    await expect.poll(async () => bare((await kept(page)).session)).toContain(bare(code));
    const atRock = await kept(page);
    expect(bare(atRock.title + atRock.local + atRock.cookies)).not.toContain(bare(code));
    const tile = page.waitForRequest(tilesPath);
    await page.getByRole('main').getByRole('link', { name: 'Explore Map' }).click();
    await tile;
    await page.goBack();
    await page.getByRole('button', { name: 'Mark as Found' }).click();
    await page.waitForURL('**/subscribe');
    await page.getByRole('link', { name: 'Continue with Free' }).click();
    await enterByEmail(page);
    await expect(page).toHaveURL(/\/nfc-scan\?rockId=/);
    await expect(page.getByText('Great Job! Rock Found!')).toBeVisible();
    await page.getByRole('button', { name: 'Later' }).click();
    // Entering the ID by hand counts as the same find.
    await page.getByRole('button', { name: 'Found Rock, enter rock ID#' }).first().click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Rock ID' }).fill(code);
    await page.getByRole('dialog').getByRole('button', { name: 'Find' }).click();
    await page.getByRole('button', { name: 'Hide it again' }).click();
    await page.waitForURL('**/my-rocks?tab=rehide');
    // As sent to oneself from another device.
    await page.goto(`/nfc-scan#find=${code}&at=${new Date().toISOString()}`);
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Rock ID' })).toHaveValue(code);
    await expect(page).toHaveURL(/\/nfc-scan$/);
    await page.goto('/subscribe');
    await page.route('**/api/subscription/create', (route) =>
      route.fulfill({ json: { clientSecret: 'cs_1' } }),
    );
    const form = page.waitForRequest('https://js.stripe.com/**');
    await page.getByRole('button', { name: 'Start Yearly Plan' }).click();
    await form;
    expect(bare(JSON.stringify(await kept(page)))).not.toContain(bare(code));
  });

  const taken = await Promise.all(requests.map((request) => wayOf(request, code)));
  const sent = taken.filter((way) => way !== null);
  const elsewhere = sent.filter((way) => !ways.some((allowed) => allowed.test(way)));
  const hosts = new Set(requests.map((request) => new URL(request.url()).hostname));
  showProof(testInfo, {
    goal: 'G-X1',
    what: 'requests of pages with a Rock ID',
    figure: `${requests.length} to ${hosts.size} hosts, ${elsewhere.length} with the code where it does not belong`,
    passLine: '0',
  });
  expect(elsewhere).toEqual([]);
  expect(hosts).toEqual(new Set(['localhost', 'js.stripe.com']));
  // Every allowed request was made, and the referrer for other sites is our origin alone.
  for (const way of ways)
    expect(
      sent.some((one) => way.test(one)),
      String(way),
    ).toBe(true);
  const form = requests.find((request) => request.url().startsWith('https://js.stripe.com/'));
  expect((await form?.allHeaders())?.['referer']).toBe(`${new URL(page.url()).origin}/`);
});
