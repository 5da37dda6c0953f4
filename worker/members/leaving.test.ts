// What leaving does not give: limits set back, letters to strangers, an application under an address of before.
import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { ambassadorApplications, signInCodes } from '../../schema/tables/index.ts';
import { tickHourly } from '../hourly.ts';
import { openDatabase } from '../platform/database.ts';
import { newApplication } from '../ambassadors/testing-application.ts';
import { asMember, asStranger, makeWorld, newAddress, origin, type World } from '../testing/as.ts';
import { asBrowser, newEmail, signIn } from '../testing/browser.ts';
import { makeMember } from '../testing/make.ts';
import { tokenFor } from '../testing/letters.ts';

const db = openDatabase(env.DB);

/** Signs in with a letter; null when no letter is sent any more. */
async function enter(world: World, email: string, address = newAddress()) {
  const browser = asBrowser(world, {}, address);
  const asked = await browser.submit('/api/login', { email, returnTo: '/' });
  if (asked.status === 429) return null;
  await signIn(world, browser, email);
  return browser;
}

test('leaving and coming back is no way around the limits of letters, and leaves no address behind', async () => {
  const world = makeWorld();
  const [email, network] = [newEmail(), newAddress()];
  let rounds = 0;
  for (; rounds < 10; rounds++) {
    const browser = await enter(world, email, network);
    if (!browser) break;
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const gone = await asStranger(world).request('/api/user/account', {
      method: 'DELETE',
      headers: { Cookie: cookie },
    });
    expect(gone.status).toBe(200);
    expect(JSON.stringify(await db.select().from(signInCodes))).not.toContain(email);
  }
  // Each round asks twice, and one network gets four letters in fifteen minutes.
  expect(rounds).toBeLessThanOrEqual(3);
});

test('one address gets five letters about changes a day, from however many accounts', async () => {
  const world = makeWorld();
  const target = newEmail();
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) {
    const person = await asMember(world);
    statuses.push((await person.api.auth.user.email.$patch({ json: { email: target } })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test('an application follows its applicant to a new address, and goes with the account', async () => {
  const world = makeWorld();
  const member = await makeMember();
  const person = await asMember(world, member);
  const application = newApplication({ email: member.email, country: 'Nepal', name: 'Canarina Vogel' });
  await asStranger(world).api['qr-code-signups'].$post({ json: application });
  const next = newEmail();
  await person.api.auth.user.email.$patch({ json: { email: next } });
  const confirmed = await person.request('/api/auth/email/confirm', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
    body: new URLSearchParams({ token: tokenFor(world, next, 'confirm') }),
  });
  expect(confirmed.status).toBe(200);
  const cookie = confirmed.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const gone = await asStranger(world).request('/api/user/account', {
    method: 'DELETE',
    headers: { Cookie: cookie },
  });
  expect(gone.status).toBe(200);
  const letters = world.letters.length;
  await tickHourly(world.env, world.parts);
  expect(world.letters).toHaveLength(letters);
  expect(JSON.stringify(await db.select().from(ambassadorApplications))).not.toMatch(/Canarina|Vogel/);
});
