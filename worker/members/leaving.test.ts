// What leaving does not give: limits set back, emails to strangers, an application under an address of before.
import { expect, test } from 'vitest';
import { ambassadorApplications, signInCodes } from '../../schema/tables/index.ts';
import { tickHourly } from '../hourly.ts';
import { newApplication } from '../ambassadors/testing-application.ts';
import { asMember, asStranger, makeWorld, newAddress } from '../testing/as.ts';
import { asBrowser, newEmail, signIn } from '../testing/browser.ts';
import { db } from '../testing/db.ts';
import { askFor, confirm, somebody, tokenFor } from '../testing/emails.ts';

test('leaving and coming back is no way around the limits of letters, and leaves no address behind', async () => {
  const world = makeWorld();
  const [email, network] = [newEmail(), newAddress()];
  let rounds = 0;
  for (; rounds < 10; rounds++) {
    const browser = asBrowser(world, {}, network);
    if ((await browser.submit('/api/login', { email })).status === 429) break;
    await signIn(world, browser, email);
    expect((await browser.remove('/api/user/account')).status).toBe(200);
    expect(JSON.stringify(await db.select().from(signInCodes))).not.toContain(email);
  }
  // Each round asks twice, and one network gets four emails in fifteen minutes.
  expect(rounds).toBeLessThanOrEqual(3);
});

test('one address gets five emails about changes a day, from however many accounts', async () => {
  const world = makeWorld();
  const json = { email: newEmail() };
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++)
    statuses.push((await (await asMember(world)).api.auth.user.email.$patch({ json })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test('an application follows its applicant to a new address, and goes with the account', async () => {
  const world = makeWorld();
  const robin = await somebody(world);
  const application = newApplication({ email: robin.email, country: 'Nepal', name: 'Canarina Vogel' });
  await asStranger(world).api['qr-code-signups'].$post({ json: application });
  const { wanted } = await askFor(world, robin);
  expect((await confirm(robin.browser, tokenFor(world, wanted, 'confirm'))).status).toBe(200);
  expect((await robin.browser.remove('/api/user/account')).status).toBe(200);
  const emails = world.emails.length;
  await tickHourly(world.env, world.deps);
  expect(world.emails).toHaveLength(emails);
  expect(JSON.stringify(await db.select().from(ambassadorApplications))).not.toMatch(/Canarina|Vogel/);
});
