import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { ambassadorApplications, limits } from '../../schema/tables/index.ts';
import { tickHourly } from '../hourly.ts';
import { hour } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import type { Letter } from '../platform/mail.ts';
import { asStranger, makeWorld, type World } from '../testing/as.ts';
import { newApplication } from './testing-application.ts';

const db = openDatabase(env.DB);

/** A world whose mail service refuses what `refuses` says. */
function worldWithMail(refuses: (letter: Letter) => boolean): World {
  const world = makeWorld();
  world.parts.openMail = () => async (letter) => {
    if (refuses(letter)) throw new Error('the mail service is off');
    world.letters.push(letter);
  };
  return world;
}

async function apply(world: World, changes: Parameters<typeof newApplication>[0]) {
  const json = newApplication(changes);
  const answer = await asStranger(world).api['qr-code-signups'].$post({ json });
  expect(answer.status).toBe(200);
  return json;
}

const subjectsTo = ({ letters }: World, email: string) =>
  letters.filter(({ to }) => to === email).map(({ subject }) => subject);

const confirmation = 'Rockabout: We have your application';
const welcome = 'Rockabout: You are a Founding Rock Ambassador';
const regret = 'Rockabout: Your Founding Rock Ambassador application';

// Ticks answer all that wait, whoever applied.
beforeEach(async () => {
  await db.delete(ambassadorApplications);
});

test('the application is confirmed at once, and the result comes with the next tick, once', async () => {
  const world = makeWorld();
  const applications = [];
  for (let i = 0; i < 3; i++) {
    applications.push(await apply(world, { country: 'Norway' }));
    world.now += 1000;
  }
  for (const { email } of applications) expect(subjectsTo(world, email)).toEqual([confirmation]);
  world.now += hour;
  await tickHourly(env, world.parts);
  world.now += hour;
  await tickHourly(env, world.parts);
  expect(applications.map(({ email }) => subjectsTo(world, email))).toEqual([
    [confirmation, welcome],
    [confirmation, welcome],
    [confirmation, regret],
  ]);
});

test('ten ticks at once send each letter once', async () => {
  const world = makeWorld();
  const applications = [];
  for (let i = 0; i < 35; i++) applications.push(await apply(world, { country: 'Sweden' }));
  world.now += hour;
  await Promise.all(Array.from({ length: 10 }, () => tickHourly(env, world.parts)));
  for (const { email } of applications) expect(subjectsTo(world, email)).toHaveLength(2);
  expect(world.letters.filter(({ subject }) => subject === welcome)).toHaveLength(2);
});

test('without a mail service the application stays, and the next tick that has one sends both letters', async () => {
  let isOff = true;
  const world = worldWithMail(() => isOff);
  const { email } = await apply(world, { country: 'Finland' });
  world.now += hour;
  await tickHourly(env, world.parts);
  expect(world.letters).toEqual([]);
  isOff = false;
  world.now += hour;
  await tickHourly(env, world.parts);
  expect(subjectsTo(world, email)).toEqual([confirmation, welcome]);
  world.now += hour;
  await tickHourly(env, world.parts);
  expect(world.letters).toHaveLength(2);
});

test('letters that fail stop neither the others nor the rest of the tick', async () => {
  const refused = new Set<string>();
  const world = worldWithMail(({ to }) => refused.has(to));
  for (let i = 0; i < 30; i++) refused.add((await apply(world, { country: 'Denmark' })).email);
  world.now += 1000;
  const later = await apply(world, { country: 'Iceland' });
  await db.insert(limits).values({ bucket: 'over', period: 1, count: 1, expiresAt: world.now - 1 });
  world.now += hour;
  await tickHourly(env, world.parts);
  expect(subjectsTo(world, later.email)).toEqual([confirmation, welcome]);
  expect(await db.select().from(limits).where(eq(limits.bucket, 'over'))).toEqual([]);
});

/** Applications that were confirmed and wait for their result; @returns their addresses, oldest first */
async function insertWaiting(world: World, count: number): Promise<string[]> {
  const sample = newApplication({ country: 'Italy' });
  const rows = Array.from({ length: count }, (_, i) => {
    const email = `row-${i}@example.test`;
    const createdAt = world.now + i;
    return { ...sample, id: email, email, emailKey: email, region: 'IT', createdAt, confirmedAt: createdAt };
  });
  // D1 binds at most 100 values.
  for (let i = 0; i < count; i += 5) await db.insert(ambassadorApplications).values(rows.slice(i, i + 5));
  return rows.map(({ email }) => email);
}

test('one tick does so much and no more, oldest first, and the next one does the rest', async () => {
  const world = makeWorld();
  const addresses = await insertWaiting(world, 150);
  world.now += hour;
  await tickHourly(env, world.parts);
  expect(world.letters.map(({ to }) => to)).toEqual(addresses.slice(0, 100));
  world.now += hour;
  await tickHourly(env, world.parts);
  expect(world.letters.map(({ to }) => to)).toEqual(addresses);
});

test('any number of letters that always fail lets a new one through', async () => {
  const refused = new Set<string>();
  const world = worldWithMail(({ to }) => refused.has(to));
  for (const address of await insertWaiting(world, 120)) refused.add(address);
  for (let i = 0; i < 2; i++) {
    world.now += hour;
    await tickHourly(env, world.parts);
  }
  const { email } = await apply(world, { country: 'Greece' });
  world.now += hour;
  await tickHourly(env, world.parts);
  expect(subjectsTo(world, email)).toEqual([confirmation, welcome]);
});

test('the welcome says where the pack goes; text is text in both forms of the letter', async () => {
  const world = makeWorld();
  const { email } = await apply(world, {
    name: '<b>Ann</b> Miller',
    address: '1 <script>alert(1)</script> & Sons',
    country: 'Spain',
  });
  world.now += hour;
  await tickHourly(env, world.parts);
  const [confirmed, welcomed] = world.letters.filter(({ to }) => to === email);
  expect(confirmed?.text).toContain('within 24 hours');
  expect(confirmed?.text).not.toContain('Pebble');
  expect(welcomed?.text).toContain('A free pack of 20 QR code labels will be sent to the address');
  expect(welcomed?.text).not.toContain('is on its way to');
  expect(welcomed?.text).toContain('1 <script>alert(1)</script> & Sons\nOmaha, Nebraska, 68102\nSpain');
  expect(welcomed?.html).toContain('1 &lt;script&gt;alert(1)&lt;/script&gt; &amp; Sons<br />');
  expect(welcomed?.html).not.toContain('<script');
});

test.each([
  ['Ann Miller', 'Hello Ann,'],
  ['Zoë', 'Hello Zoë,'],
  ['O’Neill', 'Hello O’Neill,'],
  ['evil.example/win Now', 'Hello,'],
  ['WIN$$$ 1000', 'Hello,'],
  ['<b>Ann</b>', 'Hello,'],
])('a letter to %s begins with %s', async (name, greeting) => {
  const world = makeWorld();
  await apply(world, { name });
  expect(world.letters[0]?.text.split('\n')[0]).toBe(greeting);
});

test('asking again does not send the letter that failed: the tick does', async () => {
  let isOff = true;
  const world = worldWithMail(() => isOff);
  const { email } = await apply(world, { country: 'Poland' });
  isOff = false;
  const again = newApplication({ country: 'Poland', email });
  expect((await asStranger(world).api['qr-code-signups'].$post({ json: again })).status).toBe(200);
  expect(world.letters).toEqual([]);
});
