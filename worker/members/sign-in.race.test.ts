import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CurrentMember } from '../../schema/members.ts';
import { members, signInCodes, totals } from '../../schema/tables/index.ts';
import { makeWorld, newAddress } from '../testing/as.ts';
import { asBrowser, newEmail, signIn, waiting, wrongFor } from '../testing/browser.ts';
import { db } from '../testing/db.ts';
import { trials } from '../testing/often.ts';
import { proof } from '../testing/proof.ts';
import { atOnce, tally, trialsOf, unshielded } from '../testing/race.ts';

const rounds = trials(5);

/** A browser that waits for a code, without the rate limiter in front of the database. */
const waitingUnshielded = () => {
  const world = unshielded();
  return waiting(world, world.env);
};

test('of a hundred concurrent wrong codes five are checked, and then the right one is refused, every time', async ({
  task,
}) => {
  const wanted = { statuses: { 400: 100 }, lookedAt: 5, triesLeft: 0, right: 400 };
  const race = await trialsOf(20, wanted, async () => {
    const { email, enter, right } = await waitingUnshielded();
    const answers = await atOnce(100, () => enter(wrongFor(right)));
    const pages = await Promise.all(answers.map((answer) => answer.text()));
    const [row] = await db.select().from(signInCodes).where(eq(signInCodes.emailKey, email));
    return {
      statuses: tally(answers.map(({ status }) => status)),
      // The last code that is checked gets the same message as those after it: the code is spent.
      lookedAt: pages.filter((page) => page.includes('That is not the code')).length + 1,
      triesLeft: row?.triesLeft ?? -1,
      right: (await enter(right)).status,
    };
  });
  const what = 'wrong sign-in codes, 100 at once: five are looked at';
  proof(task, { goal: 'G-F1', what, ...race.seen });
  proof(task, { goal: 'G-A2', what, ...race.seen });
  expect(race.outcome).toEqual(race.wanted);
});

test('of a hundred concurrent right codes one signs in, every time', async ({ task }) => {
  const sessionsKept = async () => (await env.SESSIONS.list({ prefix: 'session:' })).keys.length;
  const wanted = { statuses: { 303: 1, 400: 99 }, sessions: 1 };
  const race = await trialsOf(20, wanted, async () => {
    const { enter, right } = await waitingUnshielded();
    const before = await sessionsKept();
    const answers = await atOnce(100, () => enter(right));
    return {
      statuses: tally(answers.map(({ status }) => status)),
      sessions: (await sessionsKept()) - before,
    };
  });
  proof(task, { goal: 'G-F1', what: 'a right sign-in code, 100 at once: one session', ...race.seen });
  expect(race.outcome).toEqual(race.wanted);
});

test.each(rounds)(
  'five concurrent first sign-ins of one address make one member, counted once (%i)',
  async () => {
    const world = makeWorld();
    const email = newEmail();
    const countOf = async () =>
      (await db.select().from(totals).where(eq(totals.name, 'members')))[0]?.value ?? -1;
    const before = await countOf();
    const ids = await atOnce(5, async () => {
      const browser = asBrowser(world);
      await signIn(world, browser, email);
      return (await (await browser.open('/api/auth/user')).json<CurrentMember>()).id;
    });
    expect(new Set(ids).size).toBe(1);
    expect(await db.$count(members, eq(members.emailKey, email))).toBe(1);
    expect(await countOf()).toBe(before + 1);
  },
);

test.each(rounds)('thirty concurrent requests send no more emails than the limits allow (%i)', async () => {
  const world = makeWorld();
  const [email, network] = [newEmail(), newAddress()];
  const sent = () => world.emails.filter(({ to }) => to === email).length;
  const askAtOnce = (addresses: () => string) =>
    atOnce(30, () => asBrowser(world, {}, addresses()).submit('/api/login', { email }));
  // One IP address takes its share; two others take the rest of the common limit and their reserves.
  await askAtOnce(() => network);
  expect(sent()).toBe(4);
  const others = [newAddress(), newAddress()];
  let turn = 0;
  await askAtOnce(() => others[turn++ % 2] ?? '');
  expect(sent()).toBe(8);

  const answers = await atOnce(30, () =>
    asBrowser(world, {}, network).submit('/api/login', { email: newEmail() }),
  );
  // The limit is twenty per IP address, of which four went to the first email address.
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(16);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(14);
});
