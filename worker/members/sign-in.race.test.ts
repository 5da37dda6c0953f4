import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { members, signInCodes, totals } from '../../schema/tables/index.ts';
import { openDatabase } from '../platform/database.ts';
import { makeWorld, newAddress } from '../testing/as.ts';
import { asBrowser, codeFor, newEmail, wrongFor } from '../testing/browser.ts';

const db = openDatabase(env.DB);
const rounds = Array.from({ length: 3 }, (_, i) => i);
const times = <T>(count: number, act: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => act(i)));

test.each(rounds)(
  'of fifty wrong codes at once five are looked at, and then the right one is refused (%i)',
  async () => {
    const world = makeWorld();
    const browser = asBrowser(world);
    const email = newEmail();
    await browser.submit('/api/login', { email });
    const right = codeFor(world, email);
    const pages = await times(50, async () =>
      (await browser.submit('/api/login/code', { code: wrongFor(right) })).text(),
    );
    // The last of the five looked at says, like those after it, that the code is spent.
    expect(pages.filter((page) => page.includes('That is not the code')).length).toBe(4);
    const [row] = await db.select().from(signInCodes).where(eq(signInCodes.emailKey, email));
    expect(row?.triesLeft).toBe(0);
    expect((await browser.submit('/api/login/code', { code: right })).status).toBe(400);
  },
);

test.each(rounds)('of twenty right codes at once one signs in (%i)', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  const email = newEmail();
  await browser.submit('/api/login', { email });
  const answers = await times(20, () => browser.submit('/api/login/code', { code: codeFor(world, email) }));
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
});

test.each(rounds)(
  'ten first sign-ins of one address at once make one member, counted once (%i)',
  async () => {
    const world = makeWorld();
    const email = newEmail();
    const countOf = async () =>
      (await db.select().from(totals).where(eq(totals.name, 'members')))[0]?.value ?? -1;
    const before = await countOf();
    // Five letters to one address are allowed.
    const waiting = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const browser = asBrowser(world);
        await browser.submit('/api/login', { email });
        return { browser, code: codeFor(world, email) };
      }),
    );
    const ids = await Promise.all(
      waiting.map(async ({ browser, code }) => {
        await browser.submit('/api/login/code', { code });
        const { id } = await (await browser.open('/api/auth/user')).json<{ id: string }>();
        return id;
      }),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await db.select().from(members).where(eq(members.emailKey, email))).toHaveLength(1);
    expect(await countOf()).toBe(before + 1);
  },
);

test.each(rounds)(
  'of thirty requests at once five letters go to one address, and twenty into one network (%i)',
  async () => {
    const world = makeWorld();
    const email = newEmail();
    await times(30, () => asBrowser(world).submit('/api/login', { email }));
    expect(world.letters.filter(({ to }) => to === email)).toHaveLength(5);

    const network = newAddress();
    const answers = await times(30, () =>
      asBrowser(world, {}, network).submit('/api/login', { email: newEmail() }),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  },
);
