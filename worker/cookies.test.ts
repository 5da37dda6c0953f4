import { expect, inject, test } from 'vitest';
import document from '../docs/data.md?raw';
import { asMember } from './testing/as.ts';
import { asBrowser, codeFor, newEmail } from './testing/browser.ts';
import { askForAddress, tokenFor } from './testing/emails.ts';
import { goodCard, makePaidWorld, planReturns, sessionAt, shopReturns } from './testing/payments.ts';
import { hiddenRock } from './testing/play.ts';
import { msOf, storesIn } from './testing/stored-data.ts';

/** Every cookie of docs/data.md with its Max-Age in seconds. */
const lifetimes = Object.fromEntries(
  storesIn(document).flatMap(({ name, periods: [period = ''] }) =>
    name.startsWith('cookie:') ? [[name.replace('cookie:', ''), msOf(period) / 1000] as const] : [],
  ),
);

const issuer = {
  OIDC_ISSUER: inject('issuer'),
  OIDC_CLIENT_ID: 'rockabout',
  OIDC_CLIENT_SECRET: 'a secret',
  OIDC_NAME: 'Pebble ID',
};

/**
 * All Set-Cookie headers of one browser that triggers every cookie: it buys before it signs in, opens the link to
 * confirm an address without a session, signs in, redeems, confirms, signs out, and fails to sign in with an issuer.
 */
async function everySetCookie(): Promise<string[]> {
  const world = makePaidWorld();
  const member = await asMember(world);
  const { email } = member.member;
  const wanted = newEmail();
  await askForAddress(member, wanted);
  const token = tokenFor(world, wanted, 'confirm');

  const browser = asBrowser(world, { ...world.env, ...issuer });
  const lines: string[] = [];
  const noted = async (asked: Promise<Response>) => {
    const answer = await asked;
    lines.push(...answer.headers.getSetCookie());
    return answer;
  };
  const bought = await noted(
    browser.post('/api/subscription/create-checkout', { ...planReturns, plan: 'monthly', email }),
  );
  const { checkoutUrl }: { checkoutUrl: string } = await bought.json();
  await world.standIn.pay(sessionAt(checkoutUrl), { card: goodCard });
  await noted(browser.post('/api/products/create-checkout', { productId: 'qr-labels-5', ...shopReturns }));
  await noted(browser.open(`/api/auth/email/confirm?token=${token}`));
  const { laserEngraverId: rockId } = await hiddenRock(member);
  await noted(browser.submit('/nfc-scan', { rockId, key: 'a-key-of-a-form' }));
  await noted(browser.submit('/api/login', { email }));
  await noted(browser.submit('/api/login/code', { code: codeFor(world, email) }));
  await noted(browser.open(`/nfc-scan?rockId=${rockId}`));
  await noted(browser.post('/api/subscription/claim'));
  await noted(browser.submit('/api/auth/email/confirm', { token }));
  await noted(browser.open('/explore-map?lang=en'));
  await noted(browser.post('/api/language', { unit: 'km' }));
  await noted(browser.open('/api/logout'));
  await noted(browser.open('/api/login/oidc'));
  await noted(browser.open('/api/login/oidc/callback?error=access_denied'));
  return lines;
}

test('every cookie, set or deleted, is host-only, Secure, SameSite=Lax and HttpOnly', async () => {
  const set = new Map<string, number>();
  const dropped = new Set<string>();
  for (const line of await everySetCookie()) {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = ''] = pair.split('=');
    const lifetime = attributes.find((one) => one.startsWith('Max-Age=')) ?? '';
    // Exactly these attributes in any order; above all, no Domain.
    expect(attributes.toSorted(), line).toEqual(['HttpOnly', lifetime, 'Path=/', 'SameSite=Lax', 'Secure']);
    const seconds = Number(lifetime.replace('Max-Age=', ''));
    if (seconds === 0) dropped.add(name);
    else set.set(name, seconds);
  }
  expect(Object.fromEntries(set)).toEqual(lifetimes);
  // These are never deleted: a known browser stays known, and a bookmark or an order expires soon.
  const lasting = ['__Host-bookmark', '__Host-known', '__Host-lang', '__Host-order', '__Host-unit'];
  expect([...dropped, ...lasting].toSorted()).toEqual(Object.keys(lifetimes).toSorted());
});
