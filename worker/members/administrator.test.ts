import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CurrentMember } from '../../schema/members.ts';
import { emailChanges, members } from '../../schema/tables/index.ts';
import { createApi } from '../api.ts';
import { hour } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { makeWorld, newAddress, origin, type World } from '../testing/as.ts';
import { asBrowser, newEmail, signIn, type Browser } from '../testing/browser.ts';
import { linkFor } from '../testing/letters.ts';
import { proof } from '../testing/proof.ts';

const db = openDatabase(env.DB);

/** Somebody who would like to be the administrator, and the one who is. */
interface Scene {
  world: World;
  intruder: Browser;
  intruderId: string;
  /** Address of the administrator. */
  admin: string;
  /** Signs the administrator in, who has no account before. */
  administrator(): Promise<Browser>;
  /** A call of the app in the intruder's session. */
  call(method: string, path: string, body?: object): Promise<Response>;
  wish(email: string): Promise<Response>;
}

const confirm = (browser: Browser, token = '') => browser.submit('/api/auth/email/confirm', { token });

const attempts: Record<string, (scene: Scene) => Promise<unknown>> = {
  'asking for the address, which nobody has': ({ wish, admin }) => wish(admin),
  'asking for the address, which has its account': async ({ wish, admin, administrator }) => {
    await administrator();
    await wish(admin);
  },
  'asking for it in capitals': ({ wish, admin }) => wish(admin.toUpperCase()),
  'asking for it with a plus': async ({ wish, world, admin, intruder }) => {
    const plus = admin.replace('@', '+admin@');
    await wish(plus);
    // This one may be theirs, and is another address.
    expect((await confirm(intruder, linkFor(world, plus, 'confirm')?.token)).status).toBe(200);
  },
  'asking for it in full width': async ({ wish, admin }) => {
    expect((await wish(admin.replace('a', '\uFF41'))).status).toBe(400);
  },
  'asking for it with a letter that looks alike': async ({ wish, admin }) => {
    expect((await wish(admin.replace('a', '\u0430'))).status).toBe(400);
  },
  'confirming with the token of the undo link, or with a hash': async ({
    wish,
    admin,
    world,
    intruder,
    intruderId,
  }) => {
    await wish(admin);
    const [row] = await db.select().from(emailChanges).where(eq(emailChanges.memberId, intruderId));
    const mine = world.letters.find(({ to }) => to !== admin)?.to ?? '';
    for (const token of [linkFor(world, mine, 'undo')?.token, row?.confirmHash, row?.undoHash, row?.id])
      expect((await confirm(intruder, token)).status).toBe(404);
  },
  'the administrator pressing the button in their own session': async ({
    wish,
    admin,
    world,
    administrator,
  }) => {
    await wish(admin);
    const token = linkFor(world, admin, 'confirm')?.token;
    expect((await confirm(await administrator(), token)).status).toBe(403);
  },
  'the administrator pressing the button without a session, and signing in then': async ({
    wish,
    admin,
    world,
  }) => {
    await wish(admin);
    const token = linkFor(world, admin, 'confirm')?.token;
    const browser = asBrowser(world, { ADMIN_EMAIL: admin });
    expect((await confirm(browser, token)).status).toBe(401);
    await signIn(world, browser, admin, '/api/auth/email/confirm');
    expect((await browser.open('/api/auth/email/confirm')).status).toBe(403);
    expect((await confirm(browser, token)).status).toBe(403);
  },
  'a wish that was taken back, or is older than an hour': async ({ wish, admin, world, intruder, call }) => {
    await wish(admin);
    const [first] = [linkFor(world, admin, 'confirm')?.token];
    await call('DELETE', '/api/auth/user/email');
    expect((await confirm(intruder, first)).status).toBe(409);
    await wish(admin);
    world.now += hour;
    expect((await confirm(intruder, linkFor(world, admin, 'confirm')?.token)).status).toBe(409);
  },
  'confirming after the administrator has signed in': async ({
    wish,
    admin,
    world,
    intruder,
    administrator,
  }) => {
    await wish(admin);
    await administrator();
    // Even with the letter in hand.
    expect((await confirm(intruder, linkFor(world, admin, 'confirm')?.token)).status).toBe(409);
  },
  'fields of other calls': async ({ call, admin }) => {
    const fields = { email: admin, emailKey: admin, email_key: admin, isAdmin: true, adminEmail: admin };
    const names = { firstName: 'Robin', lastName: 'Wren' };
    expect((await call('PUT', '/api/user/profile', { ...names, ...fields })).status).toBe(200);
    await call('PUT', '/api/user/avatar', fields);
    await call('POST', '/api/auth/user/complete-first-login', fields);
    await call('POST', '/api/rocks', { ...fields, name: 'Sunny', laserEngraverId: newId() });
    await call('GET', `/api/auth/user?email=${encodeURIComponent(admin)}&isAdmin=true`);
  },
};

/** Attempts that came to nothing. */
let refused = 0;

test.each(Object.keys(attempts))('nobody becomes the administrator by %s', async (attempt) => {
  const world = makeWorld();
  const admin = `a${newEmail()}`;
  const bindings = { ADMIN_EMAIL: admin };
  const intruder = asBrowser(world, bindings);
  await signIn(world, intruder);
  const self = async (browser: Browser) => (await browser.open('/api/auth/user')).json<CurrentMember>();
  const { id: intruderId } = await self(intruder);
  const call: Scene['call'] = async (method, path, body) =>
    createApi(world.parts).request(
      origin + path,
      {
        method,
        headers: {
          Cookie: [...intruder.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'CF-Connecting-IP': newAddress(),
          'Content-Type': 'application/json',
        },
        ...(body && { body: JSON.stringify(body) }),
      },
      { ...env, ...bindings },
    );
  const administrator = async () => {
    const browser = asBrowser(world, bindings);
    await signIn(world, browser, admin);
    return browser;
  };
  const wish = (email: string) => call('PATCH', '/api/auth/user/email', { email });

  await attempts[attempt]?.({ world, intruder, intruderId, admin, administrator, call, wish });
  expect(await self(intruder)).toMatchObject({ id: intruderId, isAdmin: false });
  const answer = await intruder.open('/api/admin/orders');
  expect(answer.status).toBe(403);
  expect(await answer.json()).toEqual({ message: 'Admin access required' });
  const [row] = await db.select().from(members).where(eq(members.id, intruderId));
  expect(row?.emailKey).not.toBe(admin);
  const browser = await administrator();
  expect((await browser.open('/api/admin/orders')).status).toBe(200);
  const own = await self(browser);
  expect(own).toMatchObject({ email: admin, isAdmin: true });
  expect(own.id).not.toBe(intruderId);
  refused++;
});

test('no attempt to become the administrator succeeded', ({ task }) => {
  const all = Object.keys(attempts).length;
  proof(task, {
    goal: 'G-A2',
    what: 'attempts to become the administrator',
    figure: `${all - refused} of ${all} succeeded`,
    passLine: '0',
  });
  expect(refused).toBe(all);
});
