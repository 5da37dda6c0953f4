import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { LoggedAction } from '../../schema/admin-actions.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { auditLog, keptSuspensions, members } from '../../schema/tables/index.ts';
import { readConfig } from '../platform/config.ts';
import { day } from '../platform/clock.ts';
import { asAdministrator, asStranger, makeWorld, type World } from '../testing/as.ts';
import { asBrowser, newEmail, signIn } from '../testing/browser.ts';
import { db } from '../testing/db.ts';
import { envWith } from '../testing/database.ts';
import { askFor, call, confirm, somebody, undo, type Somebody } from '../testing/emails.ts';
import { newCode } from '../testing/make.ts';
import { refusalOf, suspendedAddress } from '../testing/moderation.ts';
import { atOnce } from '../testing/race.ts';
import { addressHashOf } from './kept-suspensions.ts';
import * as en from '../../schema/words/en/index.ts';
import { say } from '../../schema/words/say.ts';

const reason = 'Unkind words at three rocks';
const until = '2026-05-08T09:00:00.000Z';

async function scene() {
  const world = makeWorld(Date.UTC(2026, 4, 1, 9));
  return { world, administrator: await asAdministrator(world) };
}

type Scene = Awaited<ReturnType<typeof scene>>;

const suspend = ({ administrator }: Scene, id: string, end: string | null = until) =>
  administrator.send('PUT', `/api/admin/members/${id}/suspension`, { until: end, reason });
const lift = ({ administrator }: Scene, id: string) =>
  administrator.send('DELETE', `/api/admin/members/${id}/suspension`, { reason: 'They wrote' });
const leave = (world: World, { browser }: Somebody) => call(world, browser, 'DELETE', '/api/user/account');

const suspensionOf = async ({ browser }: Pick<Somebody, 'browser'>) =>
  (await (await browser.open('/api/auth/user')).json<CurrentMember>()).suspension;
/** Of whoever signs in with this address now. */
const suspensionAt = async (world: World, email: string) => suspensionOf(await somebody(world, email));

const rowsOf = async (world: World, email: string) => {
  const hash = await addressHashOf(readConfig(world.env), email);
  return db.select().from(keptSuspensions).where(eq(keptSuspensions.addressHash, hash));
};

/** The reasons for which a member was suspended again. */
const againOf = async (memberId: string) => {
  const isIt = and(eq(auditLog.act, 'suspended_again'), eq(auditLog.memberId, memberId));
  return (await db.select().from(auditLog).where(isIt)).map((act) => act.reason);
};

/** Somebody who was suspended and has deleted the account. */
async function gone(all: Scene, end: string | null = until) {
  const person = await somebody(all.world);
  await suspend(all, person.id, end);
  expect((await leave(all.world, person)).status).toBe(200);
  return person;
}

test('who deletes a suspended account and signs up again is suspended again, however the address is spelled', async () => {
  const all = await scene();
  const { world, administrator } = all;
  const { email, id } = await gone(all);
  world.now += 1000;
  const again = await somebody(world, email.toUpperCase());
  expect(again.id).not.toBe(id);
  expect(await suspensionOf(again)).toEqual({ reason, until });
  const rock = { name: 'Sunny', laserEngraverId: newCode() };
  expect(await refusalOf(await call(world, again.browser, 'POST', '/api/rocks', rock))).toMatchObject([
    403,
    expect.stringContaining(reason),
  ]);
  const log = await (await administrator.request('/api/admin/acts?limit=50')).json<LoggedAction[]>();
  expect(log.filter((act) => act.reason === reason)).toMatchObject([
    { act: 'suspended_again', isAutomatic: true, actor: null, member: { id: again.id }, details: { until } },
    // Of the account that is gone.
    { act: 'member_suspended', member: null, subject: '' },
  ]);
  // And so on, since the suspension is with the new account now.
  expect(await rowsOf(world, email)).toEqual([]);
  await leave(world, again);
  expect(await suspensionAt(world, email)).toEqual({ reason, until });
});

test('a deletion on request keeps the suspension, too, for the mailbox with any tag, and for no other', async () => {
  const all = await scene();
  const { world, administrator } = all;
  const { id, email } = await somebody(world);
  await suspend(all, id, null);
  const body = { email, reason: 'They asked' };
  expect((await administrator.send('DELETE', `/api/admin/members/${id}`, body)).status).toBe(200);
  for (const other of [`x${email}`, email.replace(/^./, '$&.'), email.replace('@', '@mail.')])
    expect(await suspensionAt(world, other)).toBeNull();
  const tagged = await somebody(world, email.replace('@', '+rocks@'));
  expect(await suspensionOf(tagged)).toEqual({ reason, until: null });
  expect(await rowsOf(world, email)).toEqual([]);
  // The suspension is with that account now, and so with the mailbox.
  expect(await suspensionAt(world, email)).toEqual({ reason, until: null });
});

test('who is suspended makes no other account with the mailbox, and those that were there stay as they are', async () => {
  const all = await scene();
  const { world } = all;
  const robin = await somebody(world);
  const address = (tag: string) => robin.email.replace('@', `+${tag}@`);
  const early = await somebody(world, address('early'));
  await suspend(all, robin.id);
  const late = await somebody(world, address('late'));
  expect(await Promise.all([early, late].map(suspensionOf))).toEqual([null, { reason, until }]);
  expect(await againOf(late.id)).toEqual([reason]);
  await lift(all, robin.id);
  expect(await Promise.all([robin, late].map(suspensionOf))).toEqual([null, { reason, until }]);
  await lift(all, late.id);
  expect(await suspensionAt(world, address('third'))).toBeNull();
});

test('it ends when the suspension ends, and after a year at the latest', async () => {
  const all = await scene();
  const { world } = all;
  const [week, first, second] = [await gone(all), await gone(all, null), await gone(all, null)];
  world.now += 7 * day;
  expect(await suspensionAt(world, week.email)).toBeNull();
  world.now += 357 * day;
  expect(await suspensionAt(world, first.email)).toEqual({ reason, until: null });
  world.now += day;
  expect(await suspensionAt(world, second.email)).toBeNull();
});

test('whoever is not suspended, or no longer, leaves nothing', async () => {
  const all = await scene();
  const { world } = all;
  const [never, lifted, over] = [await somebody(world), await somebody(world), await somebody(world)];
  await suspend(all, lifted.id);
  await lift(all, lifted.id);
  await suspend(all, over.id);
  world.now += 7 * day;
  for (const person of [never, lifted, over]) {
    await leave(world, person);
    expect(await rowsOf(world, person.email)).toEqual([]);
  }
});

test('lifting it on the new account lets go of the address', async () => {
  const all = await scene();
  const { world } = all;
  const { email } = await gone(all);
  const again = await somebody(world, email);
  expect((await lift(all, again.id)).status).toBe(200);
  await leave(world, again);
  expect(await suspensionAt(world, email)).toBeNull();
});

/** Two accounts of one mailbox, each suspended until its end. */
async function twoOf(all: Scene, ends: readonly (string | null)[]) {
  const { email } = await somebody(all.world);
  const tagged = (tag: number) => email.replace('@', `+${tag}@`);
  const [first, second] = [await somebody(all.world, tagged(1)), await somebody(all.world, tagged(2))];
  for (const [i, { id }] of [first, second].entries()) await suspend(all, id, ends[i] ?? null);
  return { first, second, third: tagged(3) };
}

test.each([null, '2026-05-20T09:00:00.000Z'])(
  'of two accounts with one mailbox that leave, the suspension that ends later is kept: %s',
  async (later) => {
    for (const isFirst of [true, false]) {
      const all = await scene();
      const { world } = all;
      const { first, second, third } = await twoOf(all, isFirst ? [later, until] : [until, later]);
      await leave(world, first);
      await leave(world, second);
      expect(await suspensionAt(world, third)).toEqual({ reason, until: later });
    }
  },
);

test('a suspension without an end that was kept for a year gives way to one that counts', async () => {
  const all = await scene();
  const { world } = all;
  const { first, second, third } = await twoOf(all, [null, null]);
  await leave(world, first);
  world.now += 365 * day;
  const soon = new Date(world.now + day).toISOString();
  await suspend({ world, administrator: await asAdministrator(world) }, second.id, soon);
  await leave(world, await somebody(world, second.email));
  expect(await suspensionAt(world, third)).toEqual({ reason, until: soon });
});

test('lifting the suspension of an account leaves what another one of its mailbox has left', async () => {
  const all = await scene();
  const { world } = all;
  const { first, second, third } = await twoOf(all, [null, until]);
  await leave(world, first);
  await lift(all, second.id);
  expect(await suspensionOf(second)).toBeNull();
  expect(await suspensionAt(world, third)).toEqual({ reason, until: null });
});

test('the administrator looks up an address without an account and lifts its suspension once, with a reason', async () => {
  const all = await scene();
  const { world, administrator } = all;
  const { email } = await gone(all);
  const at = '/api/admin/suspended-address';
  const look = async (address: string) =>
    (await administrator.request(`${at}?email=${encodeURIComponent(address)}`)).json();
  expect(await look(newEmail())).toEqual({ suspension: null });
  expect(await look(email.toUpperCase())).toEqual({ suspension: { reason, until } });
  const answers = await atOnce(4, () =>
    administrator.send('DELETE', at, { email, reason: 'They wrote kindly' }),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  const late = [409, en.adminMembers.addressNotSuspended];
  expect(await Promise.all(refused.map(refusalOf))).toEqual([late, late, late]);
  expect(await look(email)).toEqual({ suspension: null });
  expect(await suspensionAt(world, email)).toBeNull();
  const why = eq(auditLog.reason, 'They wrote kindly');
  expect(await db.select().from(auditLog).where(why)).toMatchObject([
    { act: 'suspension_lifted', subject: say('adminMembers', 'leftAddress'), memberId: null },
  ]);
});

test.each(['themselves', 'by the administrator'])(
  'after a change of address %s an account with the old one is suspended, until both are lifted',
  async (who) => {
    const all = await scene();
    const { world, administrator } = all;
    const robin = await somebody(world);
    await suspend(all, robin.id);
    if (who === 'themselves') {
      const { confirm: link } = await askFor(world, robin);
      await confirm(robin.browser, link?.token ?? '');
    } else {
      const body = { email: newEmail(), emailBefore: robin.email, reason: 'Their mailbox is gone' };
      const set = await administrator.send('PUT', `/api/admin/members/${robin.id}/email`, body);
      expect(set.status).toBe(200);
    }
    // A change of the suspension is one of this address, too.
    await suspend(all, robin.id, null);
    const second = await somebody(world, robin.email);
    expect(second.id).not.toBe(robin.id);
    expect(await suspensionOf(second)).toEqual({ reason, until: null });
    await leave(world, second);
    await lift(all, robin.id);
    expect(await suspensionAt(world, robin.email)).toEqual({ reason, until: null });
  },
);

test('lifting the suspension lets go of former addresses', async () => {
  const all = await scene();
  const { world } = all;
  const robin = await somebody(world);
  await suspend(all, robin.id);
  const { confirm: link } = await askFor(world, robin);
  await confirm(robin.browser, link?.token ?? '');
  await lift(all, robin.id);
  expect(await suspensionAt(world, robin.email)).toBeNull();
});

test('an undo that a confirmation overtakes keeps the suspension with the address that it takes away, too', async () => {
  const all = await scene();
  const { world } = all;
  const robin = await somebody(world);
  const { wanted, confirm: yes, undo: no } = await askFor(world, robin);
  await suspend(all, robin.id);
  let isOvertaken = false;
  const late = envWith(world.env, ({ batch }) => ({
    batch: async <T>(statements: D1PreparedStatement[]) => {
      // Between the read of the undo and its write.
      if (statements.length > 5 && !isOvertaken) {
        isOvertaken = true;
        expect((await confirm(robin.browser, yes?.token ?? '')).status).toBe(200);
      }
      return batch<T>(statements);
    },
  }));
  expect((await undo(asBrowser(world, late), no?.token ?? '')).status).toBe(200);
  expect(isOvertaken).toBe(true);
  expect(await suspensionAt(world, robin.email)).toEqual({ reason, until });
  expect(await suspensionAt(world, wanted)).toEqual({ reason, until });
});

test('the undo of a change keeps the suspension with the address that it takes away', async () => {
  const all = await scene();
  const { world } = all;
  const robin = await somebody(world);
  const { wanted, confirm: yes, undo: no } = await askFor(world, robin);
  await confirm(robin.browser, yes?.token ?? '');
  await suspend(all, robin.id);
  await undo(asBrowser(world), no?.token ?? '');
  expect(await suspensionAt(world, wanted)).toEqual({ reason, until });
  expect((await db.select().from(members).where(eq(members.emailKey, robin.email)))[0]?.id).toBe(robin.id);
});

test.each(['themselves', 'by the administrator'])(
  'an account that gets a suspended address %s is suspended, and nothing is kept',
  async (who) => {
    const all = await scene();
    const { world, administrator } = all;
    const { email } = await gone(all);
    const robin = await somebody(world);
    if (who === 'themselves') {
      const { confirm: link } = await askFor(world, robin, email);
      await confirm(robin.browser, link?.token ?? '');
    } else {
      const body = { email, emailBefore: robin.email, reason: 'Their mailbox is gone' };
      const set = await administrator.send('PUT', `/api/admin/members/${robin.id}/email`, body);
      expect(set.status).toBe(200);
    }
    expect(await againOf(robin.id)).toEqual([reason]);
    expect(await rowsOf(world, email)).toEqual([]);
    expect(await suspensionAt(world, email)).toEqual({ reason, until });
    // They came with the other address unsuspended.
    expect(await suspensionAt(world, robin.email)).toBeNull();
  },
);

test('of two suspensions the later end counts, and only another one is logged', async () => {
  const all = await scene();
  const { world } = all;
  const ends = [null, '2026-05-05T09:00:00.000Z'];
  for (const end of ends) {
    const { email } = await gone(all);
    const robin = await somebody(world);
    await suspend(all, robin.id, end);
    const { confirm: link } = await askFor(world, robin, email);
    await confirm(robin.browser, link?.token ?? '');
    expect(await againOf(robin.id)).toEqual(end === null ? [] : [reason]);
    expect(await suspensionAt(world, email)).toEqual({ reason, until: end === null ? null : until });
    expect(await rowsOf(world, email)).toEqual([]);
  }
});

test('the undo of a change takes the suspension of the old address along, also from an account that it removes', async () => {
  const all = await scene();
  const { world } = all;
  for (const isNew of [true, false]) {
    const robin = await somebody(world);
    const { confirm: yes, undo: no } = await askFor(world, robin);
    await confirm(robin.browser, yes?.token ?? '');
    const newcomer = await somebody(world, robin.email);
    await suspend(all, newcomer.id);
    if (!isNew) await leave(world, newcomer);
    expect((await undo(asBrowser(world), no?.token ?? '')).status).toBe(200);
    const back = await somebody(world, robin.email);
    expect([back.id, await suspensionOf(back)]).toEqual([robin.id, { reason, until }]);
    expect(await againOf(robin.id)).toEqual([reason]);
  }
});

test('an address that could not be set stays suspended, and the member is not', async () => {
  const all = await scene();
  const { world, administrator } = all;
  const { email } = await gone(all);
  const robin = await somebody(world);
  const before = await rowsOf(world, email);
  const { openMail } = world.deps;
  world.deps.openMail = () => async () => {
    throw new Error('the mail service is off');
  };
  const body = { email, emailBefore: robin.email, reason: 'Their mailbox is gone' };
  const set = await administrator.send('PUT', `/api/admin/members/${robin.id}/email`, body);
  expect(set.status).toBeGreaterThanOrEqual(500);
  world.deps.openMail = openMail;
  expect(await rowsOf(world, email)).toEqual(before);
  expect(await againOf(robin.id)).toEqual([]);
  expect(await suspensionAt(world, robin.email)).toBeNull();
});

test('a deletion and sign-ins at once: whoever is left is suspended, and the log says it once', async () => {
  const all = await scene();
  const { world } = all;
  for (let round = 0; round < 8; round++) {
    const person = await somebody(world);
    await suspend(all, person.id);
    const browsers = [asBrowser(world), asBrowser(world)];
    await Promise.all([
      leave(world, person),
      ...browsers.map((browser) => signIn(world, browser, person.email).catch(() => null)),
    ]);
    const [left] = await db.select().from(members).where(eq(members.emailKey, person.email));
    const again = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.act, 'suspended_again'), eq(auditLog.memberId, left?.id ?? '')));
    expect([left?.suspendedBecause ?? reason, again.length]).toEqual([reason, left ? 1 : 0]);
    expect(await suspensionAt(world, person.email)).toEqual({ reason, until });
  }
});

test('asking for a code answers the same for a suspended address as for a new one, and the database has no address', async () => {
  const { world } = await scene();
  const email = await suspendedAddress(world);
  const [row] = await rowsOf(world, email);
  expect(row).toMatchObject({ memberId: null });
  expect(JSON.stringify(row)).not.toContain(email.slice(0, 16));
  const asked = await Promise.all(
    [email, newEmail()].map(async (address) => {
      const answer = await asStranger(world).send(
        'POST',
        '/api/login',
        new URLSearchParams({ email: address }),
      );
      return [answer.status, answer.headers.get('Location')];
    }),
  );
  expect(asked[0]).toEqual(asked[1]);
});

test('the administrator’s own address is never suspended', async () => {
  const all = await scene();
  const { world } = all;
  const { email } = await gone(all);
  const browser = asBrowser(world, { ADMIN_EMAIL: email });
  await signIn(world, browser, email);
  expect(await suspensionOf({ browser })).toBeNull();
  expect(await rowsOf(world, email)).toHaveLength(1);
});
