import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { normalizeCode } from '../../schema/codes.ts';
import { refusalLine } from '../../schema/find-refusals.ts';
import { findWords } from '../../schema/finds.ts';
import { finds } from '../../schema/tables/index.ts';
import { minute } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { sha256 } from '../platform/ids.ts';
import { asMember, makeWorld, type World } from '../testing/as.ts';
import { asBrowser, codeFor, newEmail, signIn, type Browser } from '../testing/browser.ts';
import { makeFaultyWorld } from '../testing/faults.ts';
import { findRock, hiddenRock, rehideRock } from '../testing/play.ts';
import { keyIn, scanned, textOf } from '../testing/scan.ts';

const db = openDatabase(env.DB);

const findsOf = (rockId: string) => db.select().from(finds).where(eq(finds.rockId, rockId));

const pageOf = (code: string) => `/nfc-scan?rockId=${code}`;

/** Opens the page and presses its button. */
async function press(browser: Browser, code: string, changes: Record<string, string> = {}) {
  const { html } = await scanned(browser.open(pageOf(code)));
  const [, meantFor] = /name="meantFor" value="([^"]*)"/.exec(html) ?? [];
  const fields = { rockId: code, key: keyIn(html), ...(meantFor ? { meantFor } : {}), ...changes };
  return { fields, answer: await browser.submit('/nfc-scan', fields) };
}

const goal = (answer: Response) => [answer.status, answer.headers.get('Location')];

async function scene(world: World = makeWorld()) {
  const owner = await asMember(world);
  const rock = await hiddenRock(owner, { name: 'Marigold' });
  return { world, owner, rock, code: rock.laserEngraverId, browser: asBrowser(world, world.env) };
}

async function signedIn(world?: World) {
  const all = await scene(world);
  await signIn(all.world, all.browser);
  return all;
}

test('a visitor presses, signs in, and has found the rock, once', async () => {
  const { world, rock, code, browser } = await scene();
  const { answer } = await press(browser, code);
  expect(goal(answer)).toEqual([303, `/api/login?returnTo=%2Fnfc-scan%3FrockId%3D${code}`]);
  expect(JSON.stringify([...browser.cookies])).not.toContain(code);
  expect(await findsOf(rock.id)).toHaveLength(0);

  const signed = await signIn(world, browser, newEmail(), pageOf(code));
  expect(goal(signed)).toEqual([303, pageOf(code)]);
  const page = await scanned(browser.open(pageOf(code)));
  expect(page.title).toBe('Found Rock Ready for Rehide');
  expect(textOf(page.html)).toContain('Great Job! Rock Found! Marigold is now available in Rock Rehide');
  expect(page.arrival.found?.rock.name).toBe('Marigold');
  expect(await findsOf(rock.id)).toHaveLength(1);
  expect(browser.cookies.has('__Host-wish')).toBe(false);

  const again = await scanned(browser.open(pageOf(code)));
  expect([again.title, again.arrival.found]).toEqual(['Found Rock Ready for Rehide', undefined]);
});

test('a member presses, and is told on the page', async () => {
  const { rock, code, browser } = await signedIn();
  const { answer } = await press(browser, code);
  expect(goal(answer)).toEqual([303, pageOf(code)]);
  expect(await findsOf(rock.id)).toHaveLength(1);
  const page = await scanned(browser.open(pageOf(code)));
  expect(textOf(page.html)).toContain('Great Job! Rock Found!');
  expect(page.html).toContain(`href="/my-rocks?action=hide&amp;rockId=${code}"`);
});

test('pressed twice, or twice at once, it is one find with one answer', async () => {
  const { rock, code, browser } = await signedIn();
  const { fields } = await press(browser, code);
  const twice = await Promise.all([browser.submit('/nfc-scan', fields), browser.submit('/nfc-scan', fields)]);
  for (const answer of twice) expect(goal(answer)).toEqual([303, pageOf(code)]);
  const pages = await Promise.all([scanned(browser.open(pageOf(code))), scanned(browser.open(pageOf(code)))]);
  for (const page of pages) expect(page.title).toBe('Found Rock Ready for Rehide');
  expect(await findsOf(rock.id)).toHaveLength(1);
});

test('a press that comes again once the rock is hidden again does not find it again', async () => {
  const { world, owner, rock, code } = await scene();
  const browser = asBrowser(world);
  const email = newEmail();
  await signIn(world, browser, email);
  const { fields } = await press(browser, code);
  const [find] = await findsOf(rock.id);
  const token = browser.cookies.get('__Host-sid') ?? '';
  const finder = { request: (path: string, init?: RequestInit) => owner.request(path, { ...init, headers: { ...init?.headers, Cookie: `__Host-sid=${token}`, 'Content-Type': 'application/json' } }) }; // prettier-ignore
  const place = { latitude: '41.3', longitude: '-95.9', locationName: 'Elmwood Park' };
  const body = JSON.stringify(place);
  expect((await finder.request(`/api/rocks/${find?.id}/rehide`, { method: 'POST', body })).status).toBe(200);
  await browser.submit('/nfc-scan', fields);
  expect(await findsOf(rock.id)).toHaveLength(1);
});

test('who comes second is told so, in the words of the page', async () => {
  const { world, code, browser } = await signedIn();
  const fields = { rockId: code, key: 'a-key-of-a-form' };
  await findRock(await asMember(world), code);
  expect(goal(await browser.submit('/nfc-scan', fields))).toEqual([303, pageOf(code)]);
  const page = await scanned(browser.open(pageOf(code)));
  const line = refusalLine({ status: 409, message: findWords.taken });
  expect(line).toBe('Rock Already Found: This rock has already been found and is waiting to be rehidden.');
  expect(textOf(page.html)).toContain(line);
  expect(page.arrival.refusal).toBe(line);
  expect(browser.cookies.has('__Host-wish')).toBe(false);
});

test.each([
  '',
  '/',
  '/my-rocks',
  '/my-rocks?action=hide&rockId=ID',
  '/nfc-scan',
  '/nfc-scan?rockId=',
  '/nfc-scan?rockId=YYY-YYY',
  '/nfc-scan?rockId=YYY-YYY&rockId=ID',
  '/nfc-scan#rockId=ID',
  '/nfc-scanner?rockId=ID',
  '/nfc-scan/more?rockId=ID',
  '/R/YYY-YYY',
  '/R/ID/more',
  '/subscribe',
  '/subscribe?success=true&plan=monthly',
  '/subscribe?rockId=ID',
  '/subscribe?success=true&plan=monthly&rockId=YYY-YYY',
])('a press is not that of whoever signs in for %s, and can be made again', async (wayBack) => {
  const { world, rock, code, browser } = await scene();
  await press(browser, code);
  await signIn(world, browser, newEmail(), wayBack.replace('ID', code));
  expect(browser.cookies.has('__Host-wish')).toBe(false);
  const page = await scanned(browser.open(pageOf(code)));
  expect(page.title).toBe('Hidden Rock Found!');
  expect(await findsOf(rock.id)).toHaveLength(0);
  await press(browser, code);
  expect(await findsOf(rock.id)).toHaveLength(1);
});

test.each([
  '/nfc-scan?rockId=ID',
  '/nfc-scan?rockId=id',
  '/nfc-scan?from=mail&rockId=%20ID',
  '/subscribe?success=true&plan=monthly&rockId=ID',
  '/R/ID',
  '/r/id/',
])('a press is that of whoever signs in for %s', async (wayBack) => {
  const { world, rock, code, browser } = await scene();
  await press(browser, code);
  const named = wayBack.replace('ID', code).replace('id', normalizeCode(code).toLowerCase());
  await signIn(world, browser, newEmail(), named);
  await browser.open(pageOf(code));
  expect(await findsOf(rock.id)).toHaveLength(1);
});

test('of the presses of a visitor the one for the rock they come back to is theirs', async () => {
  for (const back of [0, 1] as const) {
    const { world, owner, rock, browser } = await scene();
    const rocks = [rock, await hiddenRock(owner)] as const;
    for (const { laserEngraverId } of rocks) await press(browser, laserEngraverId);
    await signIn(world, browser, newEmail(), pageOf(rocks[back].laserEngraverId));
    for (const { laserEngraverId } of rocks) await browser.open(pageOf(laserEngraverId));
    const counts = [await findsOf(rocks[0].id), await findsOf(rocks[1].id)].map(({ length }) => length);
    expect(counts).toEqual(back === 0 ? [1, 0] : [0, 1]);
  }
});

test('the Sign In of the header leads back to a rock that is found', async () => {
  const { world, rock, code, browser } = await scene();
  await press(browser, code);
  const asked = await browser.open(`/api/login?returnTo=${encodeURIComponent(pageOf(code))}`);
  const [, returnTo = ''] = /name="returnTo" value="([^"]*)"/.exec(await asked.text()) ?? [];
  expect(goal(await signIn(world, browser, newEmail(), returnTo))).toEqual([303, pageOf(code)]);
  const page = await scanned(browser.open(pageOf(code)));
  expect(page.arrival.found?.rock.name).toBe('Marigold');
  expect(await findsOf(rock.id)).toHaveLength(1);
});

test('another site presses nothing', async () => {
  const { rock, code, browser } = await signedIn();
  for (const site of ['cross-site', 'same-site']) {
    const fields = { rockId: code, key: 'a-key-of-a-form' };
    const answer = await browser.submit('/nfc-scan', fields, { 'Sec-Fetch-Site': site });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  }
  await scanned(browser.open(pageOf(code), { 'Sec-Fetch-Site': 'cross-site' }));
  expect(await findsOf(rock.id)).toHaveLength(0);
});

test('another site plants no press in a visitor’s browser', async () => {
  const { world, rock, code, browser } = await scene();
  const fields = { rockId: code, key: 'a-key-of-a-form' };
  const planted = await browser.submit('/nfc-scan', fields, {
    'Sec-Fetch-Site': 'cross-site',
    Origin: 'https://evil.example',
  });
  expect([planted.status, planted.headers.getSetCookie()]).toEqual([403, []]);
  await signIn(world, browser, newEmail(), pageOf(code));
  await browser.open(pageOf(code));
  expect(await findsOf(rock.id)).toHaveLength(0);
});

test.each([
  [29, 1],
  [31, 0],
])('after %i minutes a press finds %i rocks', async (minutes, count) => {
  const { world, rock, code, browser } = await scene();
  const { answer } = await press(browser, code);
  expect(answer.headers.getSetCookie().join()).toContain('Max-Age=1800;');
  world.now += minutes * minute;
  await signIn(world, browser, newEmail(), pageOf(code));
  await browser.open(pageOf(code));
  expect(await findsOf(rock.id)).toHaveLength(count);
});

test('a press stays on its device, and goes with the sign-out', async () => {
  const { world, rock, code, browser } = await scene();
  await press(browser, code);
  const elsewhere = asBrowser(world);
  await signIn(world, elsewhere, newEmail(), pageOf(code));
  await elsewhere.open(pageOf(code));
  await browser.open('/api/logout');
  await signIn(world, browser, newEmail(), pageOf(code));
  await browser.open(pageOf(code));
  expect(await findsOf(rock.id)).toHaveLength(0);
});

test('a press whose rock is gone when the visitor is back is told in the words of the page', async () => {
  const { world, code, browser } = await scene();
  await press(browser, code);
  await findRock(await asMember(world), code);
  await signIn(world, browser, newEmail(), pageOf(code));
  const page = await scanned(browser.open(pageOf(code)));
  expect(page.arrival).toMatchObject({
    refusal: refusalLine({ status: 409, message: findWords.taken }),
    check: { status: 'found' },
  });
  expect(browser.cookies.has('__Host-wish')).toBe(false);
});

test('a find by hand ends the wish: what is hidden again is not found by it', async () => {
  const { world, code, browser } = await scene();
  await press(browser, code);
  await signIn(world, browser, newEmail(), pageOf(code));
  expect((await browser.post('/api/rocks/find', { laserEngraverId: code })).status).toBe(200);
  expect(browser.cookies.has('__Host-wish')).toBe(false);
});

test('a wish is for its own rock, and a browser that looks ahead grants none', async () => {
  const { world, owner, rock, code, browser } = await scene();
  const other = await hiddenRock(owner);
  await press(browser, code);
  await signIn(world, browser, newEmail(), pageOf(code));
  await browser.open(pageOf(other.laserEngraverId));
  await browser.open(pageOf(code), { 'Sec-Purpose': 'prefetch' });
  await browser.open('/nfc-scan');
  expect([...(await findsOf(other.id)), ...(await findsOf(rock.id))]).toEqual([]);
  await browser.open(pageOf(code));
  expect(await findsOf(rock.id)).toHaveLength(1);
});

test.each([
  '',
  'x',
  'x.y',
  '.',
  'a-key-of-a-form.',
  'a-key-of-a-form.abc',
  'a-key-of-a-form.1e99.abc~.~~a-key-of-a-form.0',
  '~'.repeat(9),
  '%00',
  '../../x.y',
])('a cookie of %j finds nothing', async (wish) => {
  const { world, rock, code, browser } = await scene();
  browser.cookies.set('__Host-wish', wish);
  await signIn(world, browser, newEmail(), pageOf(code));
  expect((await browser.open(pageOf(code))).status).toBe(200);
  expect(await findsOf(rock.id)).toHaveLength(0);
  // Nor does it stand in the way of a press.
  await browser.open('/api/logout');
  browser.cookies.set('__Host-wish', wish);
  await press(browser, code);
  await signIn(world, browser, newEmail(), pageOf(code));
  expect((await scanned(browser.open(pageOf(code)))).arrival.found?.rock.name).toBe('Marigold');
});

test('a press in a cookie of old, which held one, still counts for a visitor', async () => {
  const { world, rock, code, browser } = await scene();
  const key = 'a-key-of-a-form';
  const mark = await sha256([key, normalizeCode(code), world.now, ''].join('\n'));
  browser.cookies.set('__Host-wish', `${key}.${world.now}.${mark}`);
  await signIn(world, browser, newEmail(), pageOf(code));
  await browser.open(pageOf(code));
  expect(await findsOf(rock.id)).toHaveLength(1);
});

test.each([
  [0.9, 1],
  [1.1, 0],
  [29, 0],
])('a press that is %d minutes ahead of us finds %i rocks', async (minutes, count) => {
  const { world, rock, code, browser } = await scene();
  const [key, at] = ['a-key-of-a-form', world.now + minutes * minute];
  const mark = await sha256([key, normalizeCode(code), at, ''].join('\n'));
  browser.cookies.set('__Host-wish', `${key}.${at}.${mark}`);
  await signIn(world, browser, newEmail(), pageOf(code));
  await browser.open(pageOf(code));
  expect(await findsOf(rock.id)).toHaveLength(count);
});

/** A member whose session is over, with the pages of these rocks still open; `pressOn` presses on one. */
async function tabsOf(world: World, browser: Browser, codes: readonly string[]) {
  const email = newEmail();
  await signIn(world, browser, email);
  const token = browser.cookies.get('__Host-sid') ?? '';
  const forms = new Map<string, { rockId: string; key: string; meantFor: string }>();
  for (const code of codes) {
    const { html } = await scanned(browser.open(pageOf(code)));
    const [, meantFor = ''] = /name="meantFor" value="([^"]*)"/.exec(html) ?? [];
    forms.set(code, { rockId: code, key: keyIn(html), meantFor });
  }
  await browser.open('/api/logout');
  const pressOn = async (code: string) => {
    browser.cookies.set('__Host-sid', token);
    const answer = await browser.submit('/nfc-scan', forms.get(code) ?? {});
    browser.cookies.delete('__Host-sid');
    return answer;
  };
  return { email, memberId: forms.get(codes[0] ?? '')?.meantFor ?? '', pressOn };
}

async function pressSignedOut(world: World, browser: Browser, code: string) {
  const { pressOn, ...whose } = await tabsOf(world, browser, [code]);
  return { ...whose, answer: await pressOn(code) };
}

test('a session that is over leads through the sign-in, and nobody else finds the rock by it', async () => {
  const { world, rock, code, browser } = await scene();
  const { email, memberId, answer } = await pressSignedOut(world, browser, code);
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
    await signIn(world, browser, who, pageOf(code));
    await browser.open(pageOf(code));
    expect(await findsOf(rock.id)).toHaveLength(count);
  }
});

/** Two rocks, for which a member whose session was over has pressed in two tabs. */
async function twoPressed() {
  const { world, owner, rock, browser } = await scene();
  const rocks = [rock, await hiddenRock(owner, { name: 'Clover' })] as const;
  const codes = rocks.map(({ laserEngraverId }) => laserEngraverId);
  const { email, pressOn } = await tabsOf(world, browser, codes);
  for (const code of codes) await pressOn(code);
  const signInTo = ({ laserEngraverId }: typeof rock) =>
    signIn(world, browser, email, pageOf(laserEngraverId));
  const open = ({ laserEngraverId }: typeof rock) => scanned(browser.open(pageOf(laserEngraverId)));
  const counts = async () => [(await findsOf(rocks[0].id)).length, (await findsOf(rocks[1].id)).length];
  return { world, browser, rocks, signInTo, open, counts };
}

test.each([
  [0, 1],
  [1, 0],
] as const)('who pressed for two rocks finds each on its page, once, %i before %i', async (first, second) => {
  const { browser, rocks, signInTo, open, counts } = await twoPressed();
  await signInTo(rocks[first]);
  for (const [one, so] of [
    [first, first === 0 ? [1, 0] : [0, 1]],
    [second, [1, 1]],
  ] as const) {
    expect((await open(rocks[one])).arrival.found?.rock.name).toBe(rocks[one].name);
    expect((await open(rocks[one])).arrival.found).toBeUndefined();
    expect(await counts()).toEqual(so);
  }
  expect(browser.cookies.has('__Host-wish')).toBe(false);
});

test.each([
  ['before', [0, 1]],
  ['after', [1, 0]],
] as const)('of two presses one is refused %s the other finds its rock', async (_, order) => {
  const { world, browser, rocks, signInTo, open, counts } = await twoPressed();
  const finder = await asMember(world);
  const { foundRockId } = await findRock(finder, rocks[0].laserEngraverId);
  await signInTo(rocks[order[0]]);
  for (const one of order) {
    const { found, refusal } = (await open(rocks[one])).arrival;
    const line = refusalLine({ status: 409, message: findWords.taken });
    expect([found?.rock.name, refusal]).toEqual(one === 0 ? [undefined, line] : ['Clover', undefined]);
  }
  expect(browser.cookies.has('__Host-wish')).toBe(false);
  await rehideRock(finder, foundRockId);
  await open(rocks[0]);
  expect(await counts()).toEqual([1, 1]);
});

test('two tabs that come back at once find each its rock, once', async () => {
  const { rocks, signInTo, open, counts } = await twoPressed();
  await signInTo(rocks[0]);
  const pages = await Promise.all(rocks.map(open));
  expect(pages.map(({ arrival }) => arrival.found?.rock.name)).toEqual(['Marigold', 'Clover']);
  // The cookie that came last still has the other press, which is answered again and finds nothing more.
  for (const rock of rocks) await open(rock);
  expect(await counts()).toEqual([1, 1]);
});

test('a find by hand ends the press for its own rock alone', async () => {
  const { browser, rocks, signInTo, open, counts } = await twoPressed();
  await signInTo(rocks[0]);
  const typed = rocks[1].laserEngraverId.toLowerCase().replaceAll('-', ' ');
  expect((await browser.post('/api/rocks/find', { laserEngraverId: typed })).status).toBe(200);
  expect(await counts()).toEqual([0, 1]);
  expect((await open(rocks[0])).arrival.found?.rock.name).toBe('Marigold');
  expect(browser.cookies.has('__Host-wish')).toBe(false);
});

test('each of two presses has half an hour of its own', async () => {
  const { world, owner, rock, code, browser } = await scene();
  const later = await hiddenRock(owner);
  const other = await hiddenRock(owner);
  const codes = [code, later.laserEngraverId, other.laserEngraverId];
  const { email, pressOn } = await tabsOf(world, browser, codes);
  for (const one of codes) {
    await pressOn(one);
    world.now += 10 * minute;
  }
  await signIn(world, browser, email, pageOf(code));
  const { headers } = await scanned(browser.open(pageOf(later.laserEngraverId)));
  // As long as the newest has left.
  expect(headers.getSetCookie().join()).toMatch(/__Host-wish=[^;]+; Max-Age=1200;/);
  world.now += minute;
  for (const one of [code, other.laserEngraverId]) await browser.open(pageOf(one));
  expect([await findsOf(rock.id), await findsOf(later.id), await findsOf(other.id)].map(({ length }) => length)).toEqual([0, 1, 1]); // prettier-ignore
});

test('three presses wait at most, one for each rock: the oldest goes', async () => {
  const { world, owner, rock, browser } = await scene();
  const rocks = [rock, await hiddenRock(owner), await hiddenRock(owner), await hiddenRock(owner)];
  const codes = rocks.map(({ laserEngraverId }) => laserEngraverId);
  const { email, pressOn } = await tabsOf(world, browser, codes);
  for (const one of [0, 1, 0, 2, 3]) await pressOn(codes[one] ?? '');
  await signIn(world, browser, email, pageOf(rock.laserEngraverId));
  for (const code of codes) await browser.open(pageOf(code));
  const finds = await Promise.all(rocks.map(({ id }) => findsOf(id)));
  expect(finds.map(({ length }) => length)).toEqual([1, 0, 1, 1]);
});

test('of two presses nobody else makes the one of a member whose session was over', async () => {
  const { world, owner, rock, code, browser } = await scene();
  const other = await hiddenRock(owner);
  const { email } = await pressSignedOut(world, browser, code);
  await press(browser, other.laserEngraverId);
  const wishes = browser.cookies.get('__Host-wish') ?? '';
  const findAs = async (who: string, back: string) => {
    await signIn(world, browser, who, pageOf(back));
    for (const one of [code, other.laserEngraverId]) await browser.open(pageOf(one));
    return [(await findsOf(rock.id)).length, (await findsOf(other.id)).length];
  };
  expect(await findAs(newEmail(), other.laserEngraverId)).toEqual([0, 1]);
  await browser.open('/api/logout');
  browser.cookies.set('__Host-wish', wishes);
  expect(await findAs(email, code)).toEqual([1, 1]);
});

test('a press takes the place of one for the same rock, whosever it was', async () => {
  const { world, rock, code, browser } = await scene();
  await pressSignedOut(world, browser, code);
  await press(browser, code);
  await signIn(world, browser, newEmail(), pageOf(code));
  await browser.open(pageOf(code));
  expect(await findsOf(rock.id)).toHaveLength(1);
  expect(browser.cookies.has('__Host-wish')).toBe(false);
});

test('who has signed in since the page was made presses for themselves', async () => {
  const { world, rock, code, browser } = await signedIn();
  const { html } = await scanned(browser.open(pageOf(code)));
  const [, meantFor = ''] = /name="meantFor" value="([^"]*)"/.exec(html) ?? [];
  await browser.open('/api/logout');
  await signIn(world, browser);
  const answer = await browser.submit('/nfc-scan', { rockId: code, key: keyIn(html), meantFor });
  expect([...goal(answer), ...answer.headers.getSetCookie()]).toEqual([303, pageOf(code)]);
  expect(await findsOf(rock.id)).toHaveLength(0);
});

test('a form without a Rock ID, or with none that could be one, leads back to the page', async () => {
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

test.each(['the sessions are down', 'too many ask'])(
  'while %s a press leads back to the page, which says so, and is granted later',
  async (what) => {
    const world = makeFaultyWorld();
    let isDown = false;
    if (what === 'too many ask')
      world.env = { ...world.env, FLOOD: { limit: () => Promise.resolve({ success: !isDown }) } };
    else world.fault = ({ store }) => (store === 'KV' && isDown ? 'before' : null);
    const { rock, code, browser } = await signedIn(world);
    const { html } = await scanned(browser.open(pageOf(code)));
    isDown = true;
    const answer = await browser.submit('/nfc-scan', { rockId: code, key: keyIn(html) });
    expect([...goal(answer), answer.headers.get('Retry-After')]).toEqual([303, pageOf(code), null]);
    expect((await scanned(browser.open(pageOf(code)))).title).not.toBe('Hidden Rock Found!');
    expect(await findsOf(rock.id)).toHaveLength(0);
    isDown = false;
    expect((await scanned(browser.open(pageOf(code)))).arrival.found?.rock.name).toBe('Marigold');
    expect(await findsOf(rock.id)).toHaveLength(1);
  },
);

test('what failed is tried again when the page is opened again', async () => {
  const world = makeFaultyWorld();
  const { rock, code, browser } = await scene(world);
  const email = newEmail();
  await browser.submit('/api/login', { email, returnTo: '/' });
  await browser.submit('/api/login/code', { code: codeFor(world, email) });
  const { html } = await scanned(browser.open(pageOf(code)));
  world.fault = ({ store }) => (store === 'D1' ? 'before' : null);
  expect(goal(await browser.submit('/nfc-scan', { rockId: code, key: keyIn(html) }))).toEqual([
    303,
    pageOf(code),
  ]);
  expect(textOf((await scanned(browser.open(pageOf(code)))).html)).toContain(
    'We could not look this rock up',
  );
  expect(await findsOf(rock.id)).toHaveLength(0);
  world.fault = () => null;
  expect((await scanned(browser.open(pageOf(code)))).arrival.found?.rock.name).toBe('Marigold');
  expect(await findsOf(rock.id)).toHaveLength(1);
});
