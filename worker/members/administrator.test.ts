import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CurrentMember } from '../../schema/members.ts';
import { emailChanges, members } from '../../schema/tables/index.ts';
import { hour } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { asMember, makeWorld, withCookie, type Person } from '../testing/as.ts';
import { asBrowser, newEmail, signedIn, signIn } from '../testing/browser.ts';
import { db } from '../testing/db.ts';
import { linkFor } from '../testing/emails.ts';
import { proof } from '../testing/proof.ts';

const confirm = async (person: Person, token = '') => {
  const body = new URLSearchParams({ token });
  return (await person.request('/api/auth/email/confirm', { method: 'POST', body })).status;
};

const selfOf = async (person: Person) => (await person.request('/api/auth/user')).json<CurrentMember>();

/** An intruder who tries to become the administrator, and the configured address. */
async function makeScene() {
  const world = makeWorld();
  const admin = `a${newEmail()}`;
  world.env = { ...env, ADMIN_EMAIL: admin };
  const intruder = await asMember(world);
  const personWith = async (email: string) => {
    const { token } = await signedIn(world, { ADMIN_EMAIL: admin }, email);
    return withCookie(world, `__Host-sid=${token}`);
  };
  return {
    world,
    admin,
    intruder,
    ask: async (email = admin) => (await intruder.send('PATCH', '/api/auth/user/email', { email })).status,
    tokenTo: (email = admin) => linkFor(world, email, 'confirm')?.token,
    personWith,
    /** Signs the administrator in; this creates their account. */
    administrator: () => personWith(admin),
  };
}

const attempts: Record<string, (scene: Awaited<ReturnType<typeof makeScene>>) => Promise<unknown>> = {
  'asking for the address, which nobody has': ({ ask }) => ask(),
  'asking for the address, which has its account': async ({ ask, administrator }) => {
    await administrator();
    await ask();
  },
  'asking for it in capitals': ({ ask, admin }) => ask(admin.toUpperCase()),
  'asking for it with a plus': async (scene) => {
    const plus = scene.admin.replace('@', '+admin@');
    await scene.ask(plus);
    // The plus address is a different address, which the intruder may own.
    expect(await confirm(scene.intruder, scene.tokenTo(plus))).toBe(200);
    Object.assign(scene.intruder, await scene.personWith(plus));
  },
  'asking for it in full width': async ({ ask, admin }) =>
    expect(await ask(admin.replace('a', '\uFF41'))).toBe(400),
  'asking for it with a letter that looks alike': async ({ ask, admin }) =>
    expect(await ask(admin.replace('a', '\u0430'))).toBe(400),
  'confirming with the token of the undo link, or with a hash': async ({ ask, world, intruder }) => {
    await ask();
    const { id, email } = intruder.member;
    const [row] = await db.select().from(emailChanges).where(eq(emailChanges.memberId, id));
    for (const token of [linkFor(world, email, 'undo')?.token, row?.confirmHash, row?.undoHash, row?.id])
      expect(await confirm(intruder, token)).toBe(404);
  },
  'the administrator clicking the button in their own session': async ({ ask, tokenTo, administrator }) => {
    await ask();
    expect(await confirm(await administrator(), tokenTo())).toBe(403);
  },
  'the administrator clicking the button without a session, and signing in then': async (scene) => {
    const { ask, admin, world } = scene;
    await ask();
    const token = scene.tokenTo() ?? '';
    const browser = asBrowser(world, { ADMIN_EMAIL: admin });
    const clicked = () => browser.submit('/api/auth/email/confirm', { token });
    expect((await clicked()).status).toBe(401);
    await signIn(world, browser, admin, '/api/auth/email/confirm');
    expect((await browser.open('/api/auth/email/confirm')).status).toBe(403);
    expect((await clicked()).status).toBe(403);
  },
  'a change that was cancelled, or is older than an hour': async ({ ask, tokenTo, world, intruder }) => {
    await ask();
    const first = tokenTo();
    await intruder.send('DELETE', '/api/auth/user/email');
    expect(await confirm(intruder, first)).toBe(409);
    await ask();
    world.now += hour;
    expect(await confirm(intruder, tokenTo())).toBe(409);
  },
  'confirming after the administrator has signed in': async ({ ask, tokenTo, intruder, administrator }) => {
    await ask();
    await administrator();
    // Even with the token from the email.
    expect(await confirm(intruder, tokenTo())).toBe(409);
  },
  'fields of other calls': async ({ admin, intruder }) => {
    const fields = { email: admin, emailKey: admin, email_key: admin, isAdmin: true, adminEmail: admin };
    const names = { firstName: 'Robin', lastName: 'Wren' };
    expect((await intruder.send('PUT', '/api/user/profile', { ...names, ...fields })).status).toBe(200);
    await intruder.send('PUT', '/api/user/avatar', fields);
    await intruder.send('POST', '/api/auth/user/complete-first-login', fields);
    await intruder.send('POST', '/api/rocks', { ...fields, name: 'Sunny', laserEngraverId: newId() });
    await intruder.request(`/api/auth/user?email=${encodeURIComponent(admin)}&isAdmin=true`);
  },
};

/** Number of attempts that failed. */
let refused = 0;

test.each(Object.keys(attempts))('nobody becomes the administrator by %s', async (attempt) => {
  const scene = await makeScene();
  const { intruder, admin, administrator } = scene;
  await attempts[attempt]?.(scene);
  const { id } = intruder.member;
  expect(await selfOf(intruder)).toMatchObject({ id, isAdmin: false });
  const answer = await intruder.request('/api/admin/orders');
  expect([answer.status, await answer.json()]).toEqual([403, { message: 'Admin access required' }]);
  const [row] = await db.select().from(members).where(eq(members.id, id));
  expect(row?.emailKey).not.toBe(admin);
  const person = await administrator();
  expect((await person.request('/api/admin/orders')).status).toBe(200);
  const own = await selfOf(person);
  expect(own).toMatchObject({ email: admin, isAdmin: true });
  expect(own.id).not.toBe(id);
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
