// Whatever is sent is in the language of whoever reads it, in emails, files and on payment pages.
import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import * as en from '../schema/words/en/index.ts';
import { pseudoText } from '../schema/words/pseudo.ts';
import { asAdministrator, asMember, asStranger, makeWorld, type World } from './testing/as.ts';
import { asBrowser, newEmail } from './testing/browser.ts';
import { makeMember } from './testing/make.ts';
import { emailsTo, morning, tick } from './testing/news.ts';
import { makePaidWorld, payForPack, planReturns, sessionAt, shopReturns, tell } from './testing/payments.ts';
import { findRock, hiddenRock } from './testing/play.ts';
import { hour } from './platform/clock.ts';

/** A site for tests, which speaks more than one language. */
function speaking<W extends World>(world: W): W {
  world.env = { ...world.env, PSEUDO_LANGUAGES: 'yes' };
  return world;
}

const memberWith = async (world: World, language: string | null) =>
  asMember(world, await makeMember({ language }));

/** In which language an email says that it is, and whether it is. */
function languageOf(email: World['emails'][number] | undefined) {
  return {
    header: email?.headers?.['Content-Language'],
    html: /<html lang="([^"]*)" dir="([^"]*)"/.exec(email?.html ?? '')?.slice(1),
    isAccented: email?.subject.startsWith('['),
  };
}

const english = { header: 'en', html: ['en', 'ltr'], isAccented: false };
const arabic = { header: 'ar-XB', html: ['ar-XB', 'rtl'], isAccented: true };

test('a sign-in code is in the language of the browser that asks for it', async () => {
  const world = speaking(makeWorld());
  for (const [accepts, expected] of [
    ['ar-XB', arabic],
    ['sv', english],
  ] as const) {
    const email = newEmail();
    const browser = asBrowser(world, { ...env, PSEUDO_LANGUAGES: 'yes' });
    await browser.submit('/api/login', { email }, { 'Accept-Language': accepts });
    expect(languageOf(world.emails.findLast(({ to }) => to === email))).toEqual(expected);
  }
});

test('news of one find reach its painter and a follower, each in their own language', async () => {
  const world = speaking(makeWorld(morning));
  const people = { painter: await memberWith(world, 'ar-XB'), follower: await memberWith(world, null) };
  const finder = await memberWith(world, 'en-XA');
  const rock = await hiddenRock(people.painter);
  await people.follower.send('PUT', `/api/rocks/${rock.id}/follow`);
  await findRock(finder, rock.laserEngraverId);
  world.now += hour;
  await tick(world);
  expect(languageOf(emailsTo(world, people.painter).at(-1))).toEqual(arabic);
  const [told] = emailsTo(world, people.follower);
  if (told) expect(languageOf(told)).toEqual(english);
});

test('an email in a language from right to left mirrors its sides; codes stay from left to right', async () => {
  const world = speaking(makeWorld());
  const email = newEmail();
  const browser = asBrowser(world, { ...env, PSEUDO_LANGUAGES: 'yes' });
  await browser.submit('/api/login', { email }, { 'Accept-Language': 'ar-XB' });
  const html = world.emails.findLast(({ to }) => to === email)?.html ?? '';
  expect(html).toContain('padding-left:14px');
  expect(html).not.toContain('padding-right:14px');
  expect(/<p[^>]*dir="(\w+)"[^>]*>\s*\d{3} \d{3}/.exec(html)?.[1]).toBe('ltr');
});

test('a change of address is told to both addresses in the member’s language', async () => {
  const world = speaking(makeWorld());
  const member = await memberWith(world, 'ar-XB');
  const email = newEmail();
  await member.send('PATCH', '/api/auth/user/email', { email }, { 'Accept-Language': 'en' });
  for (const to of [member.member.email, email])
    expect(languageOf(world.emails.findLast((one) => one.to === to))).toEqual(arabic);
});

test('the receipt is in the language in which a visitor bought', async () => {
  const world = speaking(makePaidWorld());
  const buyer = asStranger(world);
  const { request } = buyer;
  const email = newEmail();
  buyer.send = (method, path, body, headers) =>
    request(path, {
      method,
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Cookie: '__Host-lang=ar-XB', ...headers },
    });
  await payForPack(world, buyer, undefined, email);
  await tell(world);
  expect(languageOf(world.emails.findLast(({ to }) => to === email))).toEqual(arabic);
});

test('the payment page speaks the buyer’s language, or that of the browser where it has none', async () => {
  const world = speaking(makePaidWorld());
  const localeOf = async (language: string | null) => {
    const buyer = await memberWith(world, language);
    const answer = await buyer.send('POST', '/api/products/create-checkout', {
      productId: 'qr-labels-10',
      ...shopReturns,
    });
    const { checkoutUrl } = await answer.json<{ checkoutUrl: string }>();
    return world.standIn.sessions().find(({ id }) => id === sessionAt(checkoutUrl))?.locale;
  };
  expect([await localeOf('en'), await localeOf(null), await localeOf('ar-XB')]).toEqual(['en', 'en', 'auto']);
});

test('a plan’s open checkout in another language is closed for one in the new language', async () => {
  const world = speaking(makePaidWorld());
  const member = await memberWith(world, 'en');
  const open = async () => {
    const answer = await member.send('POST', '/api/subscription/create-checkout', {
      plan: 'monthly',
      ...planReturns,
    });
    return sessionAt((await answer.json<{ checkoutUrl: string }>()).checkoutUrl);
  };
  const first = await open();
  expect(await open()).toBe(first);
  await member.send('POST', '/api/language', { language: 'ar-XB' });
  const second = await open();
  expect(world.standIn.sessions().map(({ id, status, locale }) => [id, status, locale])).toEqual([
    [first, 'expired', 'en'],
    [second, 'open', 'auto'],
  ]);
});

test('a downloaded table has its headings in the language of the profile', async () => {
  const world = speaking(makeWorld());
  const path = '/api/user/export/rocks.csv';
  const headings = async (language: string) => {
    const person = await asMember(world, await makeMember({ language, hasManualPlan: true }));
    const file = await person.request(path, { headers: { 'Accept-Language': 'ar-XB' } });
    return (await file.text()).split('\r\n', 1)[0];
  };
  expect(await headings('en')).toContain(en.csv.description);
  expect(await headings('en-XA')).toContain(pseudoText(en.csv.description));
});

test('the daily report is in the administrator’s language', async () => {
  const world = speaking(makeWorld(morning));
  const administrator = await asAdministrator(world);
  await administrator.send('POST', '/api/language', { language: 'ar-XB' });
  await administrator.send('POST', '/api/admin/send-daily-report');
  const [report] = emailsTo(world, administrator);
  expect(languageOf(report)).toEqual(arabic);
});
