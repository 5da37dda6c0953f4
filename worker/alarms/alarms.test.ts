// Each alarm, by breaking its part: told once by email and push, also when many checks run at once, and once when it is over.
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as en from '../../schema/words/en/index.ts';
import { alarmParts, type AlarmPart } from '../../schema/alarms.ts';
import {
  alarms,
  healthCounts,
  jobRuns,
  outbox,
  paymentEvents,
  pushSubscriptions,
  troubles,
} from '../../schema/tables/index.ts';
import { openContext } from '../context.ts';
import { Undeliverable } from '../errors.ts';
import { runHourly } from '../hourly.ts';
import { sendNews } from '../messages.ts';
import { hour, minute } from '../platform/clock.ts';
import { sendPush } from '../push/send.ts';
import {
  asAdministrator,
  asStranger,
  keepSent,
  makeWorld,
  newAddress,
  type Member,
  type World,
} from '../testing/as.ts';
import { bindingWith, fails } from '../testing/binding.ts';
import { watchedDatabase } from '../testing/database.ts';
import { db } from '../testing/db.ts';
import { makeOrder, noteReceipt } from '../testing/orders.ts';
import { makePaidWorld, openStripe, pass, post, tell, type PaidWorld } from '../testing/payments.ts';
import { accepted } from '../testing/play.ts';
import { aSubscription } from '../testing/push.ts';
import { checkAfterRun } from './check.ts';

/** Noon, so that no daily report is due for twelve hours. */
const noon = Date.UTC(2031, 4, 5, 12);

interface Site {
  world: PaidWorld;
  administrator: Member;
  /** Subjects of emails and titles of push messages to the administrator about alarms, in order. */
  emails: () => string[];
  pushes: string[];
  /** What is down. */
  down: Partial<Record<'mail' | 'push' | 'photos' | 'sweep' | 'events', boolean>>;
  /** Bytes that D1 reports. */
  size: { bytes: number | null };
}

async function openSite(): Promise<Site> {
  const world = makePaidWorld(noon);
  const administrator = await asAdministrator(world);
  const { DB, PHOTOS } = world.env;
  const down: Site['down'] = {};
  const size: Site['size'] = { bytes: null };
  const pushes: string[] = [];
  world.env = {
    ...world.env,
    PUBLIC_ORIGIN: 'https://rocks.example',
    DB: watchedDatabase(DB, async ({ verb, statements }, make) => {
      const has = (word: string) => statements.some(({ sql }) => sql.includes(word));
      if ((down.sweep && has('visit_salts')) || (down.events && has('payment_events')))
        throw new Error('D1_ERROR: Network connection lost.');
      const result = await make();
      if (size.bytes !== null && verb === 'batch')
        for (const { meta } of result as D1Result[]) meta.size_after = size.bytes;
      return result;
    }),
    PHOTOS: bindingWith(PHOTOS, { head: (key: string) => (down.photos ? fails() : PHOTOS.head(key)) }),
  };
  world.deps.openMail = () => async (email) => {
    if (down.mail || email.to === 'nobody@example.test') throw new Error('the mail service is off');
    keepSent(world, email);
  };
  world.deps.openPush = () => ({
    publicKey: 'B',
    send: async (_to, json) => {
      if (down.push) return 503;
      pushes.push((JSON.parse(json) as { notification: { title: string } }).notification.title);
      return 201;
    },
  });
  await accepted(await administrator.send('POST', '/api/push/subscriptions', aSubscription()));
  const emails = () => world.alarms.map(({ subject }) => subject);
  return { world, administrator, emails, pushes, down, size };
}

const tick = ({ world }: Site) => runHourly(world.env, world.deps).catch(() => {});

/** A request in an isolate of its own, which writes its counts at once because it is old. */
async function visit({ world }: { world: World }): Promise<void> {
  let age = 0;
  const visitor = asStranger({ ...world, deps: { ...world.deps, now: () => world.now + age } });
  await visitor.request('/api/stats');
  age = minute;
  await visitor.request('/api/stats');
}

/** Two hourly runs and a request at the same time. */
const checkAtOnce = (site: Site) => Promise.all([tick(site), tick(site), visit(site)]);

const signIn = ({ world }: Site) =>
  asStranger(world).send('POST', '/api/login', new URLSearchParams({ email: `${newAddress()}@a.example` }));

const askHealth = async (site: Site, times: number) => {
  for (let i = 0; i < times; i++) await asStranger(site.world).request('/api/health');
};

async function pushToAdministrator({ world, administrator }: Site): Promise<void> {
  const ctx = openContext(world.env, 'test', world.deps);
  const [browser] = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.memberId, administrator.member.id));
  if (!browser) throw new Error('the administrator has no browser');
  const message = { title: 'Hello', body: '', path: '/', tag: 'hello', badge: null };
  await sendPush(ctx, browser, message).catch(() => {});
}

/** Something happens at the payment provider. */
async function customerEvent({ world }: Site): Promise<void> {
  const { customers } = openStripe(world);
  await customers.del((await customers.create({})).id);
}

interface Break {
  part: AlarmPart;
  how: string;
  /** Breaks the part, so that the next check sees it. */
  begin: (site: Site) => Promise<void>;
  /** What goes on while it is broken, before each further check. */
  goOn?: (site: Site) => Promise<unknown>;
  mend: (site: Site) => Promise<unknown>;
  detail: RegExp;
  /** The channel that is broken itself: it tells only that it is over. */
  silent?: 'email' | 'push';
  /** Without an hourly run. */
  check?: (site: Site) => Promise<unknown>;
}

const breaks: readonly Break[] = [
  {
    part: 'job',
    how: 'a step fails in two runs',
    begin: async (site) => {
      site.down.sweep = true;
      await tick(site);
      expect(site.emails()).toEqual([]);
      await pass(site.world, hour);
    },
    mend: async (site) => {
      site.down.sweep = false;
    },
    detail: /These steps failed in two runs or more: sweep\./,
  },
  {
    part: 'job',
    how: 'no run for two hours and ten minutes',
    begin: async (site) => {
      await pass(site.world, 2 * hour + 9 * minute);
      await visit(site);
      expect(site.emails()).toEqual([]);
      await pass(site.world, 11 * minute);
    },
    mend: tick,
    detail: /It last ran 12:00 PM UTC\./,
    check: (site) => Promise.all([visit(site), visit(site), visit(site)]),
  },
  {
    part: 'mail',
    how: 'the mail service refuses emails',
    begin: async (site) => {
      site.down.mail = true;
      for (let i = 0; i < 3; i++) await signIn(site);
    },
    goOn: signIn,
    mend: async (site) => {
      site.down.mail = false;
      await pass(site.world, 20 * minute);
      await signIn(site);
    },
    detail: /\d of \d emails failed within \d\d minutes/,
    silent: 'email',
  },
  {
    part: 'outbox',
    how: 'a receipt fails for more than an hour',
    begin: async (site) => {
      await noteReceipt((await makeOrder({ customerEmail: 'nobody@example.test' })).id);
      await db.update(outbox).set({ createdAt: noon });
      await tick(site);
      expect(site.emails()).toEqual([]);
      await pass(site.world, hour);
    },
    mend: () => db.update(outbox).set({ leasedUntil: null }).where(eq(outbox.recipient, 'buyer')),
    detail: /One message waits\./,
  },
  {
    part: 'webhooks',
    how: 'events cannot be applied',
    begin: async (site) => {
      await customerEvent(site);
      site.down.events = true;
      await redeliver(site, 3);
      await pass(site.world, 11 * minute);
    },
    goOn: (site) => redeliver(site, 1),
    mend: async (site) => {
      site.down.events = false;
      await pass(site.world, 20 * minute);
      await tell(site.world);
    },
    detail: /3 of 3 events failed within 60 minutes \(100 %\)/,
    // An hourly run could not sweep the events.
    check: (site) => Promise.all([visit(site), visit(site), visit(site)]),
  },
  {
    part: 'webhooks',
    how: 'Stripe cannot deliver an event',
    begin: async (site) => {
      await customerEvent(site);
      await tick(site);
      expect(site.emails()).toEqual([]);
      await pass(site.world, hour + minute);
    },
    mend: ({ world }) => tell(world),
    detail: /Stripe could not deliver an event/,
  },
  {
    part: 'push',
    how: 'a push service refuses messages',
    begin: async (site) => {
      site.down.push = true;
      for (let i = 0; i < 3; i++) await pushToAdministrator(site);
    },
    goOn: pushToAdministrator,
    mend: async (site) => {
      site.down.push = false;
      await pass(site.world, 20 * minute);
      await pushToAdministrator(site);
      site.pushes.length = 0;
    },
    detail: /push messages failed/,
    silent: 'push',
  },
  {
    part: 'answers',
    how: 'ten requests get 503',
    begin: async (site) => {
      site.down.photos = true;
      await askHealth(site, 10);
    },
    goOn: (site) => askHealth(site, 10),
    mend: async (site) => {
      site.down.photos = false;
      await pass(site.world, 40 * minute);
    },
    detail: /10 of 1\d requests failed within 30 minutes/,
  },
  {
    part: 'database',
    how: 'D1 is larger than seven gigabytes',
    begin: async (site) => {
      site.size.bytes = 6_999_999_999;
      await tick(site);
      expect(site.emails()).toEqual([]);
      site.size.bytes = 7_100_000_000;
      await pass(site.world, 11 * minute);
    },
    mend: async (site) => {
      site.size.bytes = null;
    },
    detail: /7\.1 of 10 GB are used\./,
  },
];

async function redeliver({ world }: Site, times: number): Promise<void> {
  const event = world.standIn.events().at(-1);
  if (!event) throw new Error('nothing has happened at the provider');
  for (let i = 0; i < times; i++) {
    // A failure is written at once, and the next one some seconds later.
    await pass(world, 6_000);
    await post(world, await world.standIn.sign(event));
  }
}

beforeEach(async () => {
  await db.batch([
    db.delete(alarms),
    db.delete(healthCounts),
    db.delete(jobRuns),
    db.delete(outbox),
    db.delete(paymentEvents),
    db.delete(pushSubscriptions),
    db.delete(troubles),
  ]);
});

test.each(breaks)(
  '$part: $how, which is told once, and once when it is over',
  async ({ part, begin, goOn, mend, detail, silent, check = checkAtOnce }) => {
    const site = await openSite();
    const { world, administrator, emails, pushes } = site;
    const { broken, over } = en.alarms.parts[part];
    const stateOf = async () => {
      const { parts } = await accepted(await administrator.api.admin.alarms.$get());
      return parts.find((one) => one.part === part);
    };
    await tick(site);
    await begin(site);
    await check(site);
    const began = silent === 'email' ? [] : [expect.stringContaining(`Rockabout: ${broken} since `)];
    const pushBegan = silent === 'push' ? [] : [expect.stringContaining(`Rockabout: ${broken} since `)];
    expect([emails(), pushes]).toEqual([began, pushBegan]);
    const state = await stateOf();
    expect(state).toMatchObject({ state: 'broken', calmSince: null, detail: expect.stringMatching(detail) });

    await pass(world, 11 * minute);
    await goOn?.(site);
    await check(site);
    expect([emails(), pushes]).toEqual([began, pushBegan]);
    expect((await stateOf())?.since).toBe(state?.since);

    await mend(site);
    await pass(world, 11 * minute);
    await tick(site);
    expect([emails(), pushes]).toEqual([began, pushBegan]);
    const calm = { state: 'broken', since: state?.since, calmSince: expect.any(String) };
    expect(await stateOf()).toMatchObject(calm);
    await pass(world, 31 * minute);
    await checkAtOnce(site);
    const ended = `Rockabout: ${over}`;
    expect([emails(), pushes]).toEqual([
      [...began, ended],
      [...pushBegan, ended],
    ]);
    expect(await stateOf()).toMatchObject({ state: 'fine', calmSince: null, detail: '' });
    await pass(world, 11 * minute);
    await tick(site);
    expect(emails()).toHaveLength(began.length + 1);
    expect(world.alarms.every(({ text }) => !text.includes('undefined'))).toBe(true);
  },
);

test('one of fifty requests at night, and an address that takes no email, ring nothing', async () => {
  const site = await openSite();
  await askHealth(site, 49);
  site.down.photos = true;
  await askHealth(site, 1);
  const mail = site.world.deps.openMail;
  site.world.deps.openMail = () => async () => {
    throw new Undeliverable();
  };
  for (let i = 0; i < 4; i++) await signIn(site);
  site.world.deps.openMail = mail;
  await pass(site.world, 11 * minute);
  await checkAtOnce(site);
  expect([site.emails(), site.pushes]).toEqual([[], []]);
  expect(await db.select().from(healthCounts).where(eq(healthCounts.what, 'mail'))).toEqual([]);
});

test('of checks at the same time, whose clocks differ, one tells that a part broke, and one that it is over', async () => {
  const site = await openSite();
  const { world, size, emails, pushes } = site;
  const checks = () =>
    Promise.all(
      [0, 1, 2].map(async (late) => {
        let passed = late;
        const ctx = openContext(world.env, 'cron', { ...world.deps, now: () => world.now + passed++ });
        await checkAfterRun(ctx, []);
        await sendNews(ctx);
      }),
    );
  for (const bytes of [8e9, 1e9, 1e9, 8e9]) {
    size.bytes = bytes;
    await checks();
    await pass(world, 31 * minute);
  }
  const words = ['fills up', 'has room', 'fills up'].map((part) => expect.stringContaining(part));
  expect([emails(), pushes]).toEqual([words, words]);
});

test('a part that comes and goes rings once, and is over when it was fine for half an hour', async () => {
  const site = await openSite();
  for (const bytes of [8e9, 1e9, 8e9, 1e9, 8e9, 1e9]) {
    site.size.bytes = bytes;
    await tick(site);
    await pass(site.world, 29 * minute);
  }
  expect(site.emails()).toHaveLength(1);
  await pass(site.world, minute);
  await tick(site);
  expect(site.emails()).toEqual([expect.stringContaining('fills up'), expect.stringContaining('has room')]);
  site.size.bytes = 8e9;
  await tick(site);
  expect(site.emails()).toHaveLength(3);
});

test('while D1 is down an isolate keeps its counts, and requests write at most once a minute', async () => {
  const world = makeWorld(noon);
  const writes: string[] = [];
  let isDown = true;
  world.env = {
    ...world.env,
    DB: watchedDatabase(world.env.DB, async ({ statements }, make) => {
      const isCount = statements.some(({ sql }) => sql.includes('health_counts'));
      if (isCount && isDown) throw new Error('D1_ERROR: D1 DB is overloaded. Too many requests queued.');
      if (isCount) writes.push('counts');
      return make();
    }),
  };
  const visitor = asStranger(world);
  const ask = () => visitor.request('/api/health');
  for (let i = 0; i < 5; i++) await ask();
  world.now += minute;
  await ask();
  expect(await db.select().from(healthCounts)).toEqual([]);
  isDown = false;
  world.now += minute;
  for (let i = 0; i < 10; i++) await ask();
  expect(await db.select().from(healthCounts)).toEqual([
    { period: noon, what: 'answers', total: 7, failed: 0 },
  ]);
  // The counts, and what the first check reads.
  expect(writes).toHaveLength(2);
  world.now += minute;
  await ask();
  expect(writes).toHaveLength(3);
});

test('on a fresh installation nothing is known, what is not set up is off, and a job that never runs rings', async () => {
  const world = makeWorld(noon);
  const administrator = await asAdministrator(world);
  const states = async () =>
    (await accepted(await administrator.api.admin.alarms.$get())).parts.map(({ state }) => state);
  expect(await states()).toEqual(['new', 'new', 'new', 'off', 'off', 'new', 'new']);
  await visit({ world });
  expect(await states()).toEqual(['new', 'new', 'fine', 'off', 'off', 'fine', 'fine']);
  world.now += 2 * hour + 11 * minute;
  await visit({ world });
  expect(world.alarms.map(({ subject }) => subject)).toEqual([
    'Rockabout: the hourly job fails since 1:00 PM UTC',
  ]);
  expect(world.alarms[0]?.text).toContain('It has never run.');
});

test('every part has an alarm that was shown', () => {
  expect(new Set(breaks.map(({ part }) => part))).toEqual(new Set(alarmParts));
});
