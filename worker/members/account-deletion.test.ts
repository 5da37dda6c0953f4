// Deleting an account resets no rate limit, sends no emails to strangers and keeps no ambassador application.
import { expect, test } from 'vitest';
import { ambassadorApplications, signInCodes } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { newApplication } from '../ambassadors/testing-application.ts';
import { asMember, asStranger, makeWorld, newAddress } from '../testing/as.ts';
import { asBrowser, newEmail, signIn } from '../testing/browser.ts';
import { db } from '../testing/db.ts';
import { askFor, confirm, somebody, tokenFor } from '../testing/emails.ts';

test('deleting an account and signing up again resets no email limit, and leaves no address behind', async () => {
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
  // Each round requests two emails, and one IP address gets four in fifteen minutes.
  expect(rounds).toBeLessThanOrEqual(3);
});

test('one address gets five emails about changes a day, regardless of the number of accounts', async () => {
  const world = makeWorld();
  const json = { email: newEmail() };
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++)
    statuses.push((await (await asMember(world)).api.auth.user.email.$patch({ json })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test('an application moves with its applicant to a new address, and is erased with the account', async () => {
  const world = makeWorld();
  const robin = await somebody(world);
  const application = newApplication({ email: robin.email, country: 'Nepal', name: 'Canarina Vogel' });
  await asStranger(world).api['qr-code-signups'].$post({ json: application });
  const { wanted } = await askFor(world, robin);
  expect((await confirm(robin.browser, tokenFor(world, wanted, 'confirm'))).status).toBe(200);
  expect((await robin.browser.remove('/api/user/account')).status).toBe(200);
  const emails = world.emails.length;
  await runHourly(world.env, world.deps);
  expect(world.emails).toHaveLength(emails);
  expect(JSON.stringify(await db.select().from(ambassadorApplications))).not.toMatch(/Canarina|Vogel/);
});
