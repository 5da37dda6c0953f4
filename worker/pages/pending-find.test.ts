import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { formatCode, normalizeCode } from '../../schema/codes.ts';
import { refusalLine } from '../../schema/find-refusals.ts';
import { finds } from '../../schema/tables/index.ts';
import { minute } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { sha256 } from '../platform/ids.ts';
import { asMember, makeWorld, withCookie, type World } from '../testing/as.ts';
import { asBrowser, newEmail, signIn, type Browser } from '../testing/browser.ts';
import { makeFaultyWorld } from '../testing/faults.ts';
import { newCode } from '../testing/make.ts';
import { countingEnv, noCost } from '../testing/cost.ts';
import { findRock, hiddenRock, rehideRock } from '../testing/play.ts';
import { keyIn, scanned, textOf } from '../testing/scan.ts';
import * as en from '../../schema/words/en/index.ts';

const db = openDatabase(env.DB);

/** Number of finds of each rock. */
const findsOf = (...rocks: readonly { id: string }[]) =>
  Promise.all(rocks.map(({ id }) => db.$count(finds, eq(finds.rockId, id))));

const pageOf = (code: string) => `/nfc-scan?rockId=${code}`;

/** The fields that the page's button sends. */
function formIn(html: string): Record<string, string> {
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
  const [rockId = '', meantFor] = [valueOf('rockId'), valueOf('meantFor')];
  return { rockId, key: keyIn(html), ...(meantFor ? { meantFor } : {}) };
}

/** Opens the page and clicks its button. */
async function click(browser: Browser, code: string, changes: Record<string, string> = {}) {
  const { html } = await scanned(browser.open(pageOf(code)));
  const fields = { ...formIn(html), ...changes };
  return { fields, answer: await browser.submit('/nfc-scan', fields) };
}

const goal = (answer: Response) => [answer.status, answer.headers.get('Location')];

async function scene(world: World = makeWorld()) {
  const owner = await asMember(world);
  const rock = await hiddenRock(owner, { name: 'Marigold' });
  return { world, owner, rock, code: rock.laserEngraverId, browser: asBrowser(world, world.env) };
}

/** Signs in, on the way to a page, and opens it. */
async function comesBack(world: World, browser: Browser, code: string, email = newEmail()) {
  await signIn(world, browser, email, pageOf(code));
  return scanned(browser.open(pageOf(code)));
}

async function signedIn(world?: World) {
  const all = await scene(world);
  await signIn(all.world, all.browser);
  return all;
}

test('a visitor clicks, signs in, and has found the rock, once', async () => {
  const { world, rock, code, browser } = await scene();
  const { answer } = await click(browser, code);
  expect(goal(answer)).toEqual([303, `/api/login?returnTo=%2Fnfc-scan%3FrockId%3D${code}`]);
  expect(JSON.stringify([...browser.cookies])).not.toContain(code);
  expect(await findsOf(rock)).toEqual([0]);

  const signed = await signIn(world, browser, newEmail(), pageOf(code));
  expect(goal(signed)).toEqual([303, pageOf(code)]);
  const page = await scanned(browser.open(pageOf(code)));
  expect(page.title).toBe('Found Rock Ready for Rehide');
  expect(textOf(page.html)).toContain('Great Job! Rock Found! Marigold is now available in Rock Rehide');
  expect(page.initialState.found?.rock.name).toBe('Marigold');
  expect(await findsOf(rock)).toEqual([1]);
  expect(browser.cookies.has('__Host-wish')).toBe(false);

  const again = await scanned(browser.open(pageOf(code)));
  expect([again.title, again.initialState.found]).toEqual(['Found Rock Ready for Rehide', undefined]);
});

test('two clicks, one after the other or at once, are one find with one answer', async () => {
  const { rock, code, browser } = await signedIn();
  const { fields } = await click(browser, code);
  const twice = await Promise.all([browser.submit('/nfc-scan', fields), browser.submit('/nfc-scan', fields)]);
  for (const answer of twice) expect(goal(answer)).toEqual([303, pageOf(code)]);
  const pages = await Promise.all([scanned(browser.open(pageOf(code))), scanned(browser.open(pageOf(code)))]);
  for (const { html } of pages) {
    expect(textOf(html)).toContain('Great Job! Rock Found!');
    expect(html).toContain(`href="/my-rocks?action=hide&amp;rockId=${code}"`);
  }
  expect(await findsOf(rock)).toEqual([1]);
});

test.each(['finds', 'is refused'])(
  'the page after a member’s click that %s shows the stored answer, in one round trip',
  async (outcome) => {
    const { env: bindings, spent } = countingEnv(env);
    const { world, rock, code, browser } = await signedIn({ ...makeWorld(), env: bindings });
    if (outcome === 'is refused') await findRock(await asMember(world), code);
    const opened = async () => {
      Object.assign(spent, noCost());
      const { initialState } = await scanned(browser.open(pageOf(code)));
      return { initialState, roundTrips: spent.roundTrips, rowsWritten: spent.rowsWritten };
    };
    await browser.submit('/nfc-scan', { rockId: code, key: `a-click-that-${outcome.replace(' ', '-')}` });
    const told = await opened();
    expect(told).toMatchObject({
      roundTrips: 1,
      rowsWritten: 0,
      initialState:
        outcome === 'finds'
          ? { found: { rock: { id: rock.id } } }
          : { refusal: refusalLine(en.finds, { status: 409, message: en.finds.taken, code: 'finds.taken' }) },
    });
    const later = await opened();
    expect([later.roundTrips, later.initialState.found, later.initialState.refusal]).toEqual([
      1,
      undefined,
      undefined,
    ]);
    expect(await findsOf(rock)).toEqual([1]);
  },
);

test('a click on an unknown rock leaves nothing pending: a rock that appears later is not found', async () => {
  const { world, browser } = await signedIn();
  const code = newCode();
  const answer = await browser.submit('/nfc-scan', { rockId: code, key: 'a-key-of-a-form' });
  expect([goal(answer), browser.cookies.has('__Host-wish')]).toEqual([
    [303, pageOf(formatCode(code))],
    false,
  ]);
  const rock = await hiddenRock(await asMember(world), { code });
  expect((await scanned(browser.open(pageOf(code)))).title).toBe('Hidden Rock Found!');
  expect(await findsOf(rock)).toEqual([0]);
});

test('the stored answer of a click is shown only to the member who clicked, and only for a click', async () => {
  const { world, rock, code, browser } = await signedIn();
  const { fields } = await click(browser, code);
  const wish = browser.cookies.get('__Host-wish') ?? '';
  const other = asBrowser(world);
  await signIn(world, other);
  other.cookies.set('__Host-wish', wish.replace(/\.[^.]*\.done$/, '..done'));
  expect((await scanned(other.open(pageOf(code)))).initialState).not.toHaveProperty('found');
  expect(other.cookies.has('__Host-wish')).toBe(false);

  // Another request of this member with the same key.
  const { key = '' } = fields;
  await other.post(
    `/api/rocks/${rock.id}/interactions`,
    { interactionType: 'like' },
    { 'Idempotency-Key': key },
  );
  other.cookies.set('__Host-wish', wish.replace(/\.[^.]*\.done$/, '..done'));
  const { initialState } = await scanned(other.open(pageOf(code)));
  expect([initialState.found, initialState.refusal === undefined]).toEqual([undefined, false]);
  expect(await findsOf(rock)).toEqual([1]);
});

test('a repeated click does not find the rock again after it was hidden again', async () => {
  const { world, rock, code, browser } = await signedIn();
  const { fields } = await click(browser, code);
  const [find] = await db.select().from(finds).where(eq(finds.rockId, rock.id));
  await rehideRock(withCookie(world, `__Host-sid=${browser.cookies.get('__Host-sid')}`), find?.id ?? '');
  await browser.submit('/nfc-scan', fields);
  const { title, initialState } = await scanned(browser.open(pageOf(code)));
  expect([title, initialState.found]).toEqual(['Hidden Rock Found!', undefined]);
  expect(await findsOf(rock)).toEqual([1]);
});

test.each([
  '',
  '/my-rocks?action=hide&rockId=ID',
  '/nfc-scan?rockId=YYY-YYY',
  '/nfc-scan?rockId=YYY-YYY&rockId=ID',
  '/nfc-scan#rockId=ID',
  '/nfc-scanner?rockId=ID',
  '/nfc-scan/more?rockId=ID',
  '/R/ID/more',
  '/subscribe?rockId=ID',
])('a click is dropped by a sign-in that leads to %s, and can be made again', async (wayBack) => {
  const { world, rock, code, browser } = await scene();
  await click(browser, code);
  await signIn(world, browser, newEmail(), wayBack.replace('ID', code));
  expect(browser.cookies.has('__Host-wish')).toBe(false);
  const page = await scanned(browser.open(pageOf(code)));
  expect(page.title).toBe('Hidden Rock Found!');
  expect(await findsOf(rock)).toEqual([0]);
  await click(browser, code);
  expect(await findsOf(rock)).toEqual([1]);
});

test.each([
  '/nfc-scan?rockId=ID',
  '/nfc-scan?rockId=id',
  '/nfc-scan?from=mail&rockId=%20ID',
  '/subscribe?success=true&plan=monthly&rockId=ID',
  '/R/ID',
  '/r/id/',
])('a click is completed after a sign-in that leads to %s', async (wayBack) => {
  const { world, rock, code, browser } = await scene();
  await click(browser, code);
  const named = wayBack.replace('ID', code).replace('id', normalizeCode(code).toLowerCase());
  await signIn(world, browser, newEmail(), named);
  await browser.open(pageOf(code));
  expect(await findsOf(rock)).toEqual([1]);
});

test('of a visitor’s clicks only the one for the rock they come back to is completed', async () => {
  for (const back of [0, 1] as const) {
    const { world, owner, rock, browser } = await scene();
    const rocks = [rock, await hiddenRock(owner)] as const;
    for (const { laserEngraverId } of rocks) await click(browser, laserEngraverId);
    await signIn(world, browser, newEmail(), pageOf(rocks[back].laserEngraverId));
    for (const { laserEngraverId } of rocks) await browser.open(pageOf(laserEngraverId));
    expect(await findsOf(...rocks)).toEqual(back === 0 ? [1, 0] : [0, 1]);
  }
});

test('the header’s Sign In leads back to the rock and completes the find', async () => {
  const { world, rock, code, browser } = await scene();
  await click(browser, code);
  const asked = await browser.open(`/api/login?returnTo=${encodeURIComponent(pageOf(code))}`);
  const [, returnTo = ''] = /name="returnTo" value="([^"]*)"/.exec(await asked.text()) ?? [];
  expect(goal(await signIn(world, browser, newEmail(), returnTo))).toEqual([303, pageOf(code)]);
  const page = await scanned(browser.open(pageOf(code)));
  expect(page.initialState.found?.rock.name).toBe('Marigold');
  expect(await findsOf(rock)).toEqual([1]);
});

test.each(['signed in', 'a visitor'])('another site cannot click for somebody who is %s', async (who) => {
  const { world, rock, code, browser } = await (who === 'signed in' ? signedIn() : scene());
  for (const site of ['cross-site', 'same-site']) {
    const fields = { rockId: code, key: 'a-key-of-a-form' };
    const headers = { 'Sec-Fetch-Site': site, Origin: 'https://evil.example' };
    const answer = await browser.submit('/nfc-scan', fields, headers);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  }
  await scanned(browser.open(pageOf(code), { 'Sec-Fetch-Site': 'cross-site' }));
  // Nor did it plant a pending find, which their next sign-in would complete.
  if (who === 'a visitor') await comesBack(world, browser, code);
  expect(await findsOf(rock)).toEqual([0]);
});

test.each([
  [29, 1],
  [31, 0],
])('after %i minutes a click finds %i rocks', async (minutes, count) => {
  const { world, rock, code, browser } = await scene();
  const { answer } = await click(browser, code);
  expect(answer.headers.getSetCookie().join()).toContain('Max-Age=1800;');
  world.now += minutes * minute;
  await comesBack(world, browser, code);
  expect(await findsOf(rock)).toEqual([count]);
});

test('a click stays on its device, and is dropped by signing out', async () => {
  const { world, rock, code, browser } = await scene();
  await click(browser, code);
  const elsewhere = asBrowser(world);
  await signIn(world, elsewhere, newEmail(), pageOf(code));
  await elsewhere.open(pageOf(code));
  await browser.open('/api/logout');
  await comesBack(world, browser, code);
  expect(await findsOf(rock)).toEqual([0]);
});

test('a click for a rock that was found meanwhile shows the refusal in the page', async () => {
  const { world, code, browser } = await scene();
  await click(browser, code);
  await findRock(await asMember(world), code);
  const page = await comesBack(world, browser, code);
  const line = refusalLine(en.finds, { status: 409, message: en.finds.taken, code: 'finds.taken' });
  expect(line).toBe('Rock Already Found: This rock has already been found and is waiting to be rehidden.');
  expect(page.initialState).toMatchObject({ refusal: line, check: { status: 'found' } });
  expect(textOf(page.html)).toContain(line);
  expect(browser.cookies.has('__Host-wish')).toBe(false);
});

test('a pending find is completed only by its rock’s page, and not by a prefetch', async () => {
  const { world, owner, rock, code, browser } = await scene();
  const other = await hiddenRock(owner);
  await click(browser, code);
  await signIn(world, browser, newEmail(), pageOf(code));
  await browser.open(pageOf(other.laserEngraverId));
  await browser.open(pageOf(code), { 'Sec-Purpose': 'prefetch' });
  await browser.open('/nfc-scan');
  expect(await findsOf(other, rock)).toEqual([0, 0]);
  await browser.open(pageOf(code));
  expect(await findsOf(rock)).toEqual([1]);
});

test.each([
  '',
  'x.y',
  'a-key-of-a-form.abc',
  'a-key-of-a-form.1e99.abc~.~~a-key-of-a-form.0',
  '~'.repeat(9),
  '%00',
])('a cookie of %j finds nothing', async (wish) => {
  const { world, rock, code, browser } = await scene();
  browser.cookies.set('__Host-wish', wish);
  await signIn(world, browser, newEmail(), pageOf(code));
  expect((await browser.open(pageOf(code))).status).toBe(200);
  expect(await findsOf(rock)).toEqual([0]);
  // Nor does it prevent a click.
  await browser.open('/api/logout');
  browser.cookies.set('__Host-wish', wish);
  await click(browser, code);
  await signIn(world, browser, newEmail(), pageOf(code));
  expect((await scanned(browser.open(pageOf(code)))).initialState.found?.rock.name).toBe('Marigold');
});

test.each([
  // In the format of older cookies, which held one click.
  [0, 1],
  [0.9, 1],
  [1.1, 0],
])('a click dated %d minutes ahead finds %i rocks', async (minutes, count) => {
  const { world, rock, code, browser } = await scene();
  const [key, at] = ['a-key-of-a-form', world.now + minutes * minute];
  const mark = await sha256([key, normalizeCode(code), at, ''].join('\n'));
  browser.cookies.set('__Host-wish', `${key}.${at}.${mark}`);
  await comesBack(world, browser, code);
  expect(await findsOf(rock)).toEqual([count]);
});

/** A member whose session is over, with the pages of these rocks still open; `clickOn` clicks on one. */
async function tabsOf(world: World, browser: Browser, codes: readonly string[]) {
  const email = newEmail();
  await signIn(world, browser, email);
  const token = browser.cookies.get('__Host-sid') ?? '';
  const forms = new Map<string, Record<string, string>>();
  for (const code of codes) forms.set(code, formIn((await scanned(browser.open(pageOf(code)))).html));
  await browser.open('/api/logout');
  const clickOn = async (code: string) => {
    browser.cookies.set('__Host-sid', token);
    const answer = await browser.submit('/nfc-scan', forms.get(code) ?? {});
    browser.cookies.delete('__Host-sid');
    return answer;
  };
  return { email, memberId: forms.get(codes[0] ?? '')?.['meantFor'] ?? '', clickOn };
}

async function clickSignedOut(world: World, browser: Browser, code: string) {
  const { clickOn, ...whose } = await tabsOf(world, browser, [code]);
  return { ...whose, answer: await clickOn(code) };
}

test('a click after the session is over leads through the sign-in, and only that member finds the rock', async () => {
  const { world, rock, code, browser } = await scene();
  const { email, memberId, answer } = await clickSignedOut(world, browser, code);
  expect(goal(answer)).toEqual([303, `/api/login?returnTo=%2Fnfc-scan%3FrockId%3D${code}`]);
  expect(memberId).toMatch(/^\w{16}$/);
  expect(JSON.stringify([...browser.cookies])).not.toContain(memberId);
  const wish = browser.cookies.get('__Host-wish') ?? '';
  for (const [who, count] of [
    [newEmail(), 0],
    [email, 1],
  ] as const) {
    await browser.open('/api/logout');
    browser.cookies.set('__Host-wish', wish);
    await comesBack(world, browser, code, who);
    expect(await findsOf(rock)).toEqual([count]);
  }
});

/** Two rocks, for which a member has clicked in two tabs after their session was over. */
async function clickTwice() {
  const { world, owner, rock, browser } = await scene();
  const rocks = [rock, await hiddenRock(owner, { name: 'Clover' })] as const;
  const codes = rocks.map(({ laserEngraverId }) => laserEngraverId);
  const { email, clickOn } = await tabsOf(world, browser, codes);
  for (const code of codes) await clickOn(code);
  const signInTo = ({ laserEngraverId }: typeof rock) =>
    signIn(world, browser, email, pageOf(laserEngraverId));
  const open = ({ laserEngraverId }: typeof rock) => scanned(browser.open(pageOf(laserEngraverId)));
  return { world, browser, rocks, signInTo, open, counts: () => findsOf(...rocks) };
}

test.each([
  [0, 1],
  [1, 0],
] as const)(
  'two clicks each find their rock once on its own page, rock %i before rock %i',
  async (first, second) => {
    const { browser, rocks, signInTo, open, counts } = await clickTwice();
    await signInTo(rocks[first]);
    for (const [one, so] of [
      [first, first === 0 ? [1, 0] : [0, 1]],
      [second, [1, 1]],
    ] as const) {
      expect((await open(rocks[one])).initialState.found?.rock.name).toBe(rocks[one].name);
      expect((await open(rocks[one])).initialState.found).toBeUndefined();
      expect(await counts()).toEqual(so);
    }
    expect(browser.cookies.has('__Host-wish')).toBe(false);
  },
);

test.each([
  ['before', [0, 1]],
  ['after', [1, 0]],
] as const)('of two clicks one is refused %s the other finds its rock', async (_, order) => {
  const { world, browser, rocks, signInTo, open, counts } = await clickTwice();
  const finder = await asMember(world);
  const { foundRockId } = await findRock(finder, rocks[0].laserEngraverId);
  await signInTo(rocks[order[0]]);
  for (const one of order) {
    const { found, refusal } = (await open(rocks[one])).initialState;
    const line = refusalLine(en.finds, { status: 409, message: en.finds.taken, code: 'finds.taken' });
    expect([found?.rock.name, refusal]).toEqual(one === 0 ? [undefined, line] : ['Clover', undefined]);
  }
  expect(browser.cookies.has('__Host-wish')).toBe(false);
  await rehideRock(finder, foundRockId);
  await open(rocks[0]);
  expect(await counts()).toEqual([1, 1]);
});

test('two tabs that come back at once each find their rock once', async () => {
  const { rocks, signInTo, open, counts } = await clickTwice();
  await signInTo(rocks[0]);
  const pages = await Promise.all(rocks.map(open));
  expect(pages.map(({ initialState }) => initialState.found?.rock.name)).toEqual(['Marigold', 'Clover']);
  // The cookie that was set last still has the other click, which gets its first answer and finds nothing more.
  for (const rock of rocks) await open(rock);
  expect(await counts()).toEqual([1, 1]);
});

test('finding a rock by its typed ID drops only the click for that rock', async () => {
  const { browser, rocks, signInTo, open, counts } = await clickTwice();
  await signInTo(rocks[0]);
  const typed = rocks[1].laserEngraverId.toLowerCase().replaceAll('-', ' ');
  expect((await browser.post('/api/rocks/find', { laserEngraverId: typed })).status).toBe(200);
  expect(await counts()).toEqual([0, 1]);
  expect((await open(rocks[0])).initialState.found?.rock.name).toBe('Marigold');
  expect(browser.cookies.has('__Host-wish')).toBe(false);
});

test('each click expires after its own half hour', async () => {
  const { world, owner, rock, code, browser } = await scene();
  const later = await hiddenRock(owner);
  const other = await hiddenRock(owner);
  const codes = [code, later.laserEngraverId, other.laserEngraverId];
  const { email, clickOn } = await tabsOf(world, browser, codes);
  for (const one of codes) {
    await clickOn(one);
    world.now += 10 * minute;
  }
  await signIn(world, browser, email, pageOf(code));
  const { headers } = await scanned(browser.open(pageOf(later.laserEngraverId)));
  // The cookie lives as long as the newest click.
  expect(headers.getSetCookie().join()).toMatch(/__Host-wish=[^;]+; Max-Age=1200;/);
  world.now += minute;
  for (const one of [code, other.laserEngraverId]) await browser.open(pageOf(one));
  expect(await findsOf(rock, later, other)).toEqual([0, 1, 1]);
});

test('at most three clicks are pending, one for each rock; the oldest is dropped', async () => {
  const { world, owner, rock, browser } = await scene();
  const rocks = [rock, await hiddenRock(owner), await hiddenRock(owner), await hiddenRock(owner)];
  const codes = rocks.map(({ laserEngraverId }) => laserEngraverId);
  const { email, clickOn } = await tabsOf(world, browser, codes);
  for (const one of [0, 1, 0, 2, 3]) await clickOn(codes[one] ?? '');
  await signIn(world, browser, email, pageOf(rock.laserEngraverId));
  for (const code of codes) await browser.open(pageOf(code));
  expect(await findsOf(...rocks)).toEqual([1, 0, 1, 1]);
});

test('of two clicks, that of a member whose session was over is completed only for them', async () => {
  const { world, owner, rock, code, browser } = await scene();
  const other = await hiddenRock(owner);
  const { email } = await clickSignedOut(world, browser, code);
  await click(browser, other.laserEngraverId);
  const wishes = browser.cookies.get('__Host-wish') ?? '';
  const findAs = async (who: string, back: string) => {
    await signIn(world, browser, who, pageOf(back));
    for (const one of [code, other.laserEngraverId]) await browser.open(pageOf(one));
    return findsOf(rock, other);
  };
  expect(await findAs(newEmail(), other.laserEngraverId)).toEqual([0, 1]);
  await browser.open('/api/logout');
  browser.cookies.set('__Host-wish', wishes);
  expect(await findAs(email, code)).toEqual([1, 1]);
});

test('a click replaces an earlier one for the same rock, no matter whose', async () => {
  const { world, rock, code, browser } = await scene();
  await clickSignedOut(world, browser, code);
  await click(browser, code);
  await comesBack(world, browser, code);
  expect(await findsOf(rock)).toEqual([1]);
  expect(browser.cookies.has('__Host-wish')).toBe(false);
});

test('a form that was made for another member finds nothing', async () => {
  const { world, rock, code, browser } = await signedIn();
  const form = formIn((await scanned(browser.open(pageOf(code)))).html);
  await browser.open('/api/logout');
  await signIn(world, browser);
  const answer = await browser.submit('/nfc-scan', form);
  expect([...goal(answer), ...answer.headers.getSetCookie()]).toEqual([303, pageOf(code)]);
  expect(await findsOf(rock)).toEqual([0]);
});

test('a form without a valid Rock ID and key leads back to the page', async () => {
  const { browser } = await signedIn();
  for (const [fields, back] of [
    [{}, '/nfc-scan'],
    [{ rockId: '', key: 'a-key-of-a-form' }, '/nfc-scan'],
    [{ rockId: 'K7M2QX9RA', key: 'a-key-of-a-form' }, '/nfc-scan?rockId=K7M-2QX-9RA'],
    [{ rockId: 'mine', key: 'short' }, '/nfc-scan?rockId=mine'],
    [{ rockId: '//evil.example\r\nX: y', key: 'short' }, '/nfc-scan?rockId=%2F%2Fevil.example%0D%0AX%3A+y'],
  ] as const) {
    const answer = await browser.submit('/nfc-scan', fields);
    expect([...goal(answer), ...answer.headers.getSetCookie()]).toEqual([303, back]);
  }
});

test.each([
  ['the sessions are down', 'KV'],
  ['the database is down', 'D1'],
  ['the rate limit is exceeded', null],
] as const)(
  'while %s a click leads back to the page, which says so and completes the find later',
  async (_, down) => {
    const world = makeFaultyWorld();
    let isDown = false;
    world.env = { ...world.env, FLOOD: { limit: async () => ({ success: down !== null || !isDown }) } };
    world.fault = ({ store }) => (isDown && store === down ? 'before' : null);
    const { rock, code, browser } = await signedIn(world);
    const form = formIn((await scanned(browser.open(pageOf(code)))).html);
    isDown = true;
    const answer = await browser.submit('/nfc-scan', form);
    expect(goal(answer)).toEqual([303, pageOf(code)]);
    if (down !== 'D1') expect(answer.headers.get('Retry-After')).toBeNull();
    expect((await scanned(browser.open(pageOf(code)))).title).not.toBe('Hidden Rock Found!');
    isDown = false;
    expect(await findsOf(rock)).toEqual([0]);
    expect((await scanned(browser.open(pageOf(code)))).initialState.found?.rock.name).toBe('Marigold');
    expect(await findsOf(rock)).toEqual([1]);
  },
);
