import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { lookUpFailure, type LookUpFailure } from '../../schema/find-refusals.ts';
import { findLimits, guessLimits } from '../../schema/finds.ts';
import { rocks } from '../../schema/tables/index.ts';
import { rockDataUrl, paintRock } from '../../painting/paint-rock.ts';
import { day } from '../platform/clock.ts';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { countingEnv } from '../testing/cost.ts';
import { db } from '../testing/db.ts';
import { makeFaultyWorld } from '../testing/faults.ts';
import { listen } from '../testing/lines.ts';
import { makeMember, newCode, newMadeUpCode } from '../testing/make.ts';
import { judged, remove, reportable, rockWithPhoto } from '../testing/moderation.ts';
import { makeOrder, reserveCodes } from '../testing/orders.ts';
import { allPayloads } from '../testing/payloads.ts';
import { findRock, hiddenRock, hideRock, registerRock } from '../testing/play.ts';
import { keyIn, scanned, textOf } from '../testing/scan.ts';
import * as en from '../../schema/words/en/index.ts';

const words = en.foundRock;
const { elsewhere, isThatYou } = en.finds;

const scan = (person: Person, code: string, init?: RequestInit) =>
  scanned(person.request(`/nfc-scan?rockId=${encodeURIComponent(code)}`, init));

const [tooMany, unavailable] = [429, 503].map((status) =>
  lookUpFailure(en.finds, { status, message: '' }),
) as [LookUpFailure, LookUpFailure]; // one for each status

const suspension = { suspendedAt: 1, suspendedBecause: 'Unkind words' };

const retryLink = (code: string) => `href="/nfc-scan?rockId=${code}"`;

/** The answer of the API call. */
const check = async (person: Person, code: string) =>
  (await person.request(`/api/rocks/check/${encodeURIComponent(code)}`)).json();

test('in each state the first HTML shows the rock and its action, and the initial state says the same', async () => {
  const [owner, finder] = [await asMember(), await asMember()];
  const rock = await registerRock(owner, { name: 'Sunny' });
  const code = rock.laserEngraverId;
  const stranger = asStranger();

  const expectState = async (title: string, action: string) => {
    for (const person of [stranger, owner]) {
      const page = await scan(person, code);
      expect([page.status, page.title]).toEqual([200, title]);
      for (const said of ['Sunny', 'A small sun for a grey day', action])
        expect(textOf(page.html)).toContain(said);
      expect(page.html).toContain(`value="${code}"`);
      expect(page.initialState).toMatchObject({ code, check: await check(person, code) });
    }
  };
  await expectState('Rock Ready to Hide', 'Hide Rock');
  await hideRock(owner, rock.id);
  await expectState('Hidden Rock Found!', 'Mark as Found');
  expect((await scan(stranger, code)).html).toContain('method="post" action="/nfc-scan"');
  await findRock(finder, code);
  await expectState('Found Rock Ready for Rehide', 'Found 1 time');
  expect((await scan(stranger, code)).html).not.toContain('method="post" action="/nfc-scan"');
});

test('a suspended member reads so above the page, which the app then does not push down', async () => {
  const [owner, person] = [await asMember(), await asMember(undefined, await makeMember(suspension))];
  const rock = await hiddenRock(owner);
  const about = 'aria-label="Your account is suspended"';
  for (const path of [`/nfc-scan?rockId=${rock.laserEngraverId}`, `/rocks/${rock.id}`]) {
    const html = await (await person.request(path)).text();
    expect(html).toMatch(new RegExp(`</header><section ${about}`));
    expect(textOf(html)).toContain('Suspended until we lift it Why? Close Unkind words');
    expect(await (await owner.request(path)).text()).not.toContain(about);
  }
});

test('somebody who may be unable to hide the rock reads who has it; for a member this replaces the button', async () => {
  const [owner, finder, other] = [await asMember(), await asMember(), await asMember()];
  const rock = await registerRock(owner);
  const code = rock.laserEngraverId;
  const told = async (person: Person) => {
    const { initialState, html } = await scan(person, code);
    const text = textOf(html);
    const said = [elsewhere, isThatYou]
      .flatMap((sentences): string[] => Object.values(sentences))
      .filter((sentence) => text.includes(sentence));
    // A button fixed at the bottom would cover the sentence.
    const isUnderThumb = /class="[^"]*under-thumb/.test(html);
    return [initialState.isHere, html.includes('action=hide'), isUnderThumb, ...said];
  };
  const can = [true, true, true];
  expect(await told(owner)).toEqual(can);
  expect(await told(other)).toEqual([false, false, false, elsewhere.active]);
  expect(await told(asStranger())).toEqual([undefined, false, false, isThatYou.active]);
  await hideRock(owner, rock.id);
  for (const person of [owner, other, asStranger()])
    expect(await told(person)).toEqual([undefined, false, true]);
  await findRock(finder, code);
  expect(await told(finder)).toEqual(can);
  for (const person of [owner, other])
    expect(await told(person)).toEqual([false, false, false, elsewhere.found]);
  expect(await told(asStranger())).toEqual([undefined, false, false, isThatYou.found]);
});

test('a found rock that nobody holds, or that was kept too long, can be marked as found by anyone but its holder', async () => {
  const [owner, finder, keeper, other] = await Promise.all([asMember(), asMember(), asMember(), asMember()]);
  const [left, kept] = [await hiddenRock(owner), await hiddenRock(owner)];
  const stranger = asStranger();
  const offered = async (person: Person, { laserEngraverId: code }: typeof left) => {
    const { initialState, html } = await scan(person, code);
    expect(initialState.check).toEqual(await check(person, code));
    const says = [elsewhere.found, isThatYou.found].some((sentence) => textOf(html).includes(sentence));
    const action = html.includes('method="post" action="/nfc-scan"') ? 'find' : html.includes('action=hide');
    return [action, initialState.isHere, initialState.check?.status, initialState.check?.isReleased, says];
  };
  await findRock(finder, left.laserEngraverId);
  await findRock(keeper, kept.laserEngraverId);
  expect(await offered(other, left)).toEqual([false, false, 'found', undefined, true]);
  expect((await remove(finder)).status).toBe(200);
  const heldSince = Date.now() - (findLimits.holdDays + 1) * day;
  await db.update(rocks).set({ heldSince }).where(eq(rocks.id, kept.id));
  for (const rock of [left, kept])
    for (const person of [owner, other, stranger])
      expect(await offered(person, rock)).toEqual(['find', undefined, 'found', true, false]);
  expect(await offered(keeper, left)).toEqual(['find', undefined, 'found', true, false]);
  expect(await offered(keeper, kept)).toEqual([true, true, 'found', undefined, false]);
  await findRock(other, left.laserEngraverId);
  expect(await offered(other, left)).toEqual([true, true, 'found', undefined, false]);
  expect(await offered(owner, left)).toEqual([false, false, 'found', undefined, true]);
});

test('an unknown ID and an unused label lead to registering', async () => {
  const stranger = asStranger();
  const unknown = await scan(stranger, 'nobody-has-this');
  expect([unknown.title, unknown.initialState.check?.exists]).toEqual(['Rock Not Found', false]);
  expect(unknown.html).toContain('href="/register-rock"');

  const [code = ''] = await reserveCodes((await makeOrder()).id, 1);
  const waiting = await scan(stranger, code);
  expect([waiting.title, waiting.initialState.check?.isWaiting]).toEqual([en.codes.waiting, true]);
  expect(waiting.html).toContain(`href="/register-rock?rockId=${code}"`);
});

test('a withheld rock is visible only to its owner', async () => {
  const { owner, reporter, administrator, rock } = await reportable();
  await judged(administrator, 'withhold', 'rock', rock.id);
  const code = rock.laserEngraverId;
  for (const [person, title] of [
    [asStranger(), 'Rock Not Found'],
    [reporter, 'Rock Not Found'],
    [owner, 'Hidden Rock Found!'],
  ] as const) {
    const page = await scan(person, code);
    expect([page.title, page.initialState.check]).toEqual([title, await check(person, code)]);
  }
});

test('a mistyped or invalid Rock ID is not looked up', async () => {
  const { env: counting, spent } = countingEnv(env);
  const world = { ...makeWorld(), env: counting };
  const typo = await scan(asStranger(world), 'K7M-2QX-9RA');
  expect([typo.title, typo.initialState.check]).toEqual([en.codes.check, null]);
  expect(textOf(typo.html)).toContain(en.codes.mistyped);
  for (const [odd, why] of [
    ['x'.repeat(65), en.codes.tooLong(64)],
    ['\u0000', en.codes.unprintable],
    ['\uE000', en.codes.unprintable],
  ] as const) {
    const page = await scan(asStranger(world), odd);
    expect([page.status, page.title, page.initialState.check]).toEqual([200, en.codes.check, null]);
    expect(textOf(page.html)).toContain(why);
    expect(page.html).not.toContain(words.tryAgain);
  }
  expect(spent.roundTrips).toBe(0);
});

test('a photo loads before anything else; a rock without one is painted as the app paints it', async () => {
  const owner = await asMember();
  const { rock, key } = await rockWithPhoto(owner, { name: 'Pebble' });
  const withPhoto = await scan(asStranger(), rock.laserEngraverId);
  expect(withPhoto.html).toMatch(
    new RegExp(
      `<img srcSet="/img/${key}/320 320w, /img/${key} 800w" sizes="[^"]+" src="/img/${key}" alt="Pebble" width="800" height="800" fetchpriority="high"`,
    ),
  );
  const noScript = /<noscript>.*?<\/noscript>/gs;
  // On a slow connection nothing competes with the photo.
  expect(withPhoto.html.replaceAll(noScript, '')).not.toMatch(
    /<script type="module"|<link[^>]*rel="(stylesheet|modulepreload)"/,
  );
  expect(withPhoto.html).toContain(
    '<script defer src="/after-photo.js" data-app="/assets/index.js" data-look="/assets/index.css" data-parts="/assets/found-rock.js /assets/rocks.js"></script><noscript>',
  );
  const sheets = ['index', 'display-font'].map(
    (name) => `<link rel="stylesheet" crossorigin href="/assets/${name}.css">`,
  );
  expect(withPhoto.html).toContain(`<noscript>${sheets.join('')}</noscript></body>`);
  const bare = await registerRock(owner, { name: 'Sunny' });
  const painted = await scan(asStranger(), bare.laserEngraverId);
  expect(painted.html).toContain(`src="${rockDataUrl(paintRock('Sunny'))}"`);
  expect(painted.html).toContain('data-painting="up:Sunny"');
});

test('the header is the viewer’s, and the initial state names the viewer', async () => {
  const member = await asMember();
  const { laserEngraverId: code } = await hiddenRock(member);
  const own = await scan(member, code);
  const self: unknown = await (await member.request('/api/auth/user')).json();
  expect(own.initialState.member).toEqual(self);
  expect(textOf(own.html)).toContain('Getting Started');
  const visitors = await scan(asStranger(), code);
  expect(visitors.initialState.member).toBeNull();
  expect(visitors.html).toContain(`href="/api/login?returnTo=%2Fnfc-scan%3FrockId%3D${code}"`);
  const ended = await scan(asStranger(), code, { headers: { Cookie: '__Host-sid=long-gone' } });
  expect([ended.title, ended.initialState.member]).toEqual(['Hidden Rock Found!', null]);
});

test('without a Rock ID the page has a field for it, and reads no store', async () => {
  const { env: counting, spent } = countingEnv(env);
  const world = { ...makeWorld(), env: counting };
  const member = await asMember(world);
  const before = { ...spent };
  for (const [person, initialState] of [
    [asStranger(world), { code: '', check: null, member: null }],
    // The session may be over, so the app requests the member.
    [member, { code: '', check: null }],
  ] as const) {
    const answer = await person.request('/nfc-scan');
    const page = await scanned(answer.clone());
    expect([page.status, page.title, page.initialState]).toEqual([200, words.nothing.title, initialState]);
    expect(page.html).toContain('<form action="/nfc-scan"');
    expect(page.html).toContain('data-painting="down:home"');
    expect(keyIn(page.html)).toBe('');
    const known = { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } };
    expect((await person.request('/nfc-scan', known)).status).toBe(304);
    expect(await (await person.request('/nfc-scan', { method: 'HEAD' })).text()).toBe('');
  }
  expect(spent).toEqual(before);
  // The worker writes most of the page, so the file's ETag would not change with it.
  const tagOf = async (productName: string) => {
    const named = { ...world, env: { ...world.env, PRODUCT_NAME: productName } };
    return (await asStranger(named).request('/nfc-scan')).headers.get('ETag');
  };
  expect(await tagOf('Pebbles')).not.toBe(await tagOf('Rockabout'));
  const visitors = await (await asStranger(world).request('/nfc-scan')).text();
  expect(visitors).toContain('href="/api/login?returnTo=%2Fnfc-scan"');
});

test('the page is neither cached nor indexed', async () => {
  const member = await asMember();
  const { laserEngraverId: code } = await hiddenRock(member);
  for (const person of [asStranger(), member])
    for (const path of [`/nfc-scan?rockId=${code}`, `/nfc-scan?id=${code}`, `/R/${code}`])
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await person.request(path, {
          method,
          headers: { 'If-None-Match': '"x"' },
        });
        expect([status, Object.fromEntries(headers)]).toMatchObject([
          200,
          {
            'content-type': 'text/html; charset=UTF-8',
            'cache-control': 'private, no-store',
            'x-robots-tag': 'noindex',
          },
        ]);
        expect(headers.get('ETag')).toBeNull();
        expect(headers.getSetCookie()).toEqual([]);
      }
  const listed = async (path: string) => (await asStranger().request(path)).headers.get('X-Robots-Tag');
  for (const path of ['/nfc-scan', '/nfc-scan?rockId=', '/explore-map'])
    expect(await listed(path)).toBeNull();
});

test('a label’s short address shows the page itself, in upper and lower case', async () => {
  const { laserEngraverId: code } = await hiddenRock(await asMember());
  for (const path of [`/R/${code}`, `/r/${code.toLowerCase()}`]) {
    const page = await scanned(asStranger().request(path));
    expect([page.status, page.title]).toEqual([200, 'Hidden Rock Found!']);
  }
  const odd = await scanned(asStranger().request('/R/%2F%2Fevil.example%0D%0Ax'));
  expect([odd.status, odd.title]).toEqual([200, en.codes.check]);
  const none = await asStranger().request('/R/%20');
  expect([none.status, none.headers.get('Location')]).toEqual([302, '/nfc-scan']);
  const half = await asStranger().request('/R');
  expect([half.status, half.headers.get('Location')]).toEqual([302, '/nfc-scan']);
  const slash = await asStranger().request(`/R/${code}/`);
  expect([slash.status, slash.headers.get('Cache-Control')]).toEqual([301, 'private, no-store']);
  expect(new URL(slash.headers.get('Location')!).pathname).toBe(`/R/${code}`);
});

test('the style sheet, the script and the page’s parts load after the card and do not delay it', async () => {
  const { html } = await scan(asStranger(), newCode());
  const ahead = (part: string) =>
    `<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/${part}.js">`;
  expect(html).toContain('<title>Found Rock · Rockabout</title>');
  expect(html).toMatch(/<head>.*<style>.*<\/head>/s);
  // The page of a scan is not a byte larger for what the app adds later.
  expect(html).not.toMatch(/rel="(manifest|apple-touch-icon)"/);
  expect(html).toMatch(/<\/main>.*<link rel="stylesheet" crossorigin href="\/assets\/index.css">/s);
  expect(html).toMatch(/<script type="module"[^>]*src="\/assets\/index.js"[^>]*fetchpriority="low"/);
  expect(html).toMatch(/rel="stylesheet"[^>]*>(<link rel="modulepreload"[^>]*>)+<noscript>/);
  expect(html).toContain(`${ahead('found-rock')}${ahead('rocks')}<noscript>`);
  expect(html).not.toMatch(/rel="preload"|This page needs JavaScript|(?:scan|page)-parts/);
});

test('text written by members stays text', async () => {
  const owner = await asMember();
  const name = allPayloads.slice(0, 80);
  const code = newCode();
  const form = { name, description: allPayloads.slice(0, 1000), laserEngraverId: code };
  expect((await owner.api.rocks.$post({ form })).status).toBe(200);
  for (const sought of [code, '"><img src=x onerror=__x=1>', '</script><script>__x=1</script>']) {
    const page = await scan(asStranger(), sought);
    const elements: string[] = [];
    await new HTMLRewriter()
      .on('*', {
        element: ({ tagName, attributes }) => {
          elements.push(tagName);
          for (const [attribute = '', value = ''] of attributes) {
            expect(attribute).not.toMatch(/^on/);
            if (/^(?:href|src|action)$/.test(attribute))
              expect(value).toMatch(/^(?:\/|#|data:image\/svg\+xml,)/);
          }
        },
      })
      .transform(new Response(page.html))
      .text();
    expect(elements.filter((tag) => tag === 'script')).toHaveLength(2);
    expect(elements.filter((tag) => /^(?:iframe|object|base|math|template|video|body.+)$/.test(tag))).toEqual(
      [],
    );
    expect(page.initialState.code).toBe(sought);
  }
  const told = await scan(asStranger(), code);
  expect(told.initialState.check?.name).toBe(name);
});

test('a scan takes one round trip, and counts like a check for the limits', async () => {
  const start = makeWorld(Date.UTC(2026, 5, 1, 12, 0));
  const { env: counting, spent } = countingEnv(start.env);
  const world = { ...start, env: counting };
  const member = await asMember(world);
  const { laserEngraverId: issued } = await hiddenRock(member);
  const { laserEngraverId: code } = await hiddenRock(member, { code: newMadeUpCode() });
  for (const person of [asStranger(world), member]) {
    const before = spent.roundTrips;
    await scan(person, code);
    expect(spent.roundTrips - before).toBe(1);
  }
  const guesser = asStranger(world);
  for (let miss = 0; miss < guessLimits.madeUp.perNetwork; miss++)
    expect((await scan(guesser, newMadeUpCode())).title).toBe('Rock Not Found');
  expect((await scan(guesser, issued)).title).not.toBe(tooMany.title);
  expect((await guesser.request(`/api/rocks/check/${encodeURIComponent(code)}`)).status).toBe(429);
  const refused = await scan(guesser, code);
  expect([refused.status, refused.title, refused.initialState]).toEqual([
    200,
    tooMany.title,
    { code, check: null, member: null },
  ]);
  // The sentence for visitors, with the minutes.
  expect(textOf(refused.html)).toContain(en.finds.tooManyIds(3600, true));
  expect(refused.html).toContain(retryLink(code));
  expect(refused.headers.get('Retry-After')).toBeNull();
});

test.each(['D1', 'KV'] as const)('while %s is down the page still loads and says so', async (down) => {
  const world = makeFaultyWorld();
  const member = await asMember(world);
  const { laserEngraverId: code } = await hiddenRock(member);
  world.fault = ({ store }) => (store === down ? 'before' : null);
  const log = listen();
  const page = await scan(member, code);
  expect([page.status, page.title, page.initialState]).toEqual([
    200,
    unavailable.title,
    { code, check: null },
  ]);
  expect(textOf(page.html)).toContain(unavailable.description);
  expect(page.html).toContain(retryLink(code));
  expect(page.html).toContain('src="/assets/index.js"');
  expect(log.lines('failure').length).toBeGreaterThan(0);
  expect(log.text()).not.toContain(code);
  log.stop();
});

test('a request over the rate limit gets the page without a read of any store', async () => {
  const { env: counting, spent } = countingEnv(env);
  const world = makeWorld();
  world.env = { ...counting, FLOOD: { limit: () => Promise.resolve({ success: false }) } };
  const page = await scan(asStranger(world), newCode());
  expect([page.status, page.title]).toEqual([200, tooMany.title]);
  expect(textOf(page.html)).toContain(en.errors.tooMany);
  expect(spent.roundTrips).toBe(0);
});

test('an empty field sent without script says what is missing, and the page without a query does not', async () => {
  for (const [query, isTold] of [
    ['', false],
    ['?rockId=', true],
    ['?rockId=%20', true],
  ] as const) {
    const { html, title } = await scanned(asStranger().request(`/nfc-scan${query}`));
    expect([title, textOf(html).includes(en.codes.empty), html.includes('aria-invalid="true"')]).toEqual([
      'Enter Rock ID',
      isTold,
      isTold,
    ]);
  }
});
