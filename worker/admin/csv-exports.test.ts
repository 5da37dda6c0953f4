import { env } from 'cloudflare:test';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, members } from '../../schema/tables/index.ts';
import { pageRows } from '../exports/csv-export.ts';
import { newId } from '../platform/ids.ts';
import { asAdministrator, asMember, makeWorld, type Person, type World } from '../testing/as.ts';
import { csvRows } from '../testing/csv.ts';
import { envWith } from '../testing/database.ts';
import { db } from '../testing/db.ts';
import { makeMember } from '../testing/make.ts';
import { makeOrder } from '../testing/orders.ts';
import * as en from '../../schema/words/en/index.ts';

type File = 'orders' | 'members';
const files = ['orders', 'members'] as const;
const download = (person: Person, file: File) => person.request(`/api/admin/${file}.csv`);

const rowsOf = async (person: Person, file: File) => csvRows(await download(person, file));

const actsOf = (actorId: string, file: File) =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.actorId, actorId), eq(auditLog.act, `${file}_exported`)));

test('orders.csv has every order with all columns', async () => {
  const world = makeWorld(Date.UTC(2026, 4, 3, 23, 59));
  const administrator = await asAdministrator(world);
  const order = await makeOrder({
    productName: '=cmd|"/c calc"!A1',
    amount: 1090,
    refunded: 90,
    status: 'partially_refunded',
    shipping: {
      name: '+1 "Bo"',
      line1: '-1, Pebble Way',
      line2: '@home',
      city: 'Omaha;=1+1',
      state: 'NE',
      postalCode: '068102',
      country: 'US',
    },
    createdAt: Date.UTC(2026, 4, 1, 9),
    shippedAt: Date.UTC(2026, 4, 2, 9),
    tracking: 'UPS\n=2+2',
  });
  const answer = await download(administrator, 'orders');
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toBe(
    'attachment; filename="rockabout-orders-2026-05-03.csv"',
  );
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await answer.arrayBuffer());
  expect(text.startsWith('\uFEFF"Order ID","Paid on",')).toBe(true);
  expect(text.endsWith('"\r\n')).toBe(true);
  expect((await rowsOf(administrator, 'orders')).find((row) => row['Order ID'] === order.id)).toEqual({
    'Order ID': order.id,
    'Paid on': '2026-05-01T09:00:00.000Z',
    Product: `'=cmd|"/c calc"!A1`,
    Price: '10.9',
    'Paid back': '0.9',
    Currency: 'usd',
    Status: 'partially_refunded',
    'Customer email': order.customerEmail,
    Name: `'+1 "Bo"`,
    Street: `'-1, Pebble Way`,
    'Street 2': `'@home`,
    City: `Omaha;'=1+1`,
    State: 'NE',
    'Postal code': '068102',
    Country: 'United States',
    'Shipped on': '2026-05-02T09:00:00.000Z',
    Tracking: `UPS\n'=2+2`,
    'Payment session': order.sessionId,
    Payment: order.paymentIntentId,
  });
  const plain = await makeOrder({ shipping: null });
  expect((await rowsOf(administrator, 'orders')).find((row) => row['Order ID'] === plain.id)).toMatchObject({
    Name: '',
    Country: '',
    'Shipped on': '',
    Tracking: '',
  });
});

test('members.csv has every member, and no credentials', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const email = `+${newId()}@example.test`;
  const member = await makeMember({
    email,
    emailKey: email,
    username: '=HYPERLINK',
    firstName: 'Ünal, "Jo"',
    lastName: '＝1',
    city: 'Omaha',
    state: 'NE',
    country: 'United States',
    hasManualPlan: true,
    oidcSubject: `issuer ${newId()}`,
    photoKey: newId().repeat(2),
    rockCount: 2,
    findCount: 5,
    createdAt: Date.UTC(2026, 4, 1),
  });
  const rows = await rowsOf(administrator, 'members');
  expect(rows.find((row) => row['Member ID'] === member.id)).toEqual({
    'Member ID': member.id,
    Joined: '2026-05-01T00:00:00.000Z',
    Email: `'${email}`,
    Username: `'=HYPERLINK`,
    'First name': 'Ünal, "Jo"',
    'Last name': `'＝1`,
    City: 'Omaha',
    State: 'NE',
    Country: 'United States',
    'Plan given by hand': 'yes',
    Plan: '',
    'Paid until': '',
    Rocks: '2',
    Finds: '5',
  });
});

/** Inserts many rows, most within the same millisecond. */
async function fill(file: File, count: number): Promise<void> {
  const series = `WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ${count})`;
  const word = newId();
  await env.DB.prepare(
    file === 'orders'
      ? `${series} INSERT INTO orders (id, session_id, payment_intent_id, product_id, product_name, amount, currency, status, customer_email, version, created_at)
         SELECT 'R-${word}' || value, '${word}' || value, '${word}' || value, 'qr-labels-5', 'Labels', 299, 'usd', 'completed', '${word}@example.test', 1, 1777000000000 + value / 7 FROM n`
      : `${series} INSERT INTO members (id, email, email_key, username, created_at)
         SELECT '${word}' || value, '${word}' || value || '@example.test', '${word}' || value || '@example.test', '${word}', 1777000000000 + value / 7 FROM n`,
  ).run();
}

test.each(files)('%s.csv has more than two pages, each row once', async (file) => {
  await fill(file, 2 * pageRows + 17);
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const rows = await rowsOf(administrator, file);
  const id = file === 'orders' ? 'Order ID' : 'Member ID';
  const { results } = await env.DB.prepare(`SELECT count(*) AS n FROM ${file}`).all<{ n: number }>();
  expect(rows).toHaveLength(results[0]?.n ?? 0);
  expect(rows.length).toBeGreaterThan(2 * pageRows);
  expect(new Set(rows.map((row) => row[id])).size).toBe(rows.length);
});

test('a download is logged before its first row is sent, and a refused one is not logged', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const member = await asMember(world, await makeMember({ hasManualPlan: true }));
  await makeOrder();
  for (const file of files) {
    expect((await download(member, file)).headers.get('Content-Disposition')).toBeNull();
    expect(await actsOf(member.member.id, file)).toEqual([]);
    expect(await actsOf(administrator.member.id, file)).toEqual([]);
    const answer = await download(administrator, file);
    expect(await actsOf(administrator.member.id, file)).toMatchObject([{ subject: '', isAutomatic: false }]);
    await answer.text();
    expect(await actsOf(administrator.member.id, file)).toHaveLength(1);
  }
});

test('neither a link on another site nor a HEAD request downloads a file', async () => {
  const administrator = await asAdministrator(makeWorld());
  await makeOrder();
  for (const file of files) {
    const link = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
    const followed = await administrator.request(`/api/admin/${file}.csv`, link);
    expect([followed.status, await followed.json()]).toEqual([403, { message: en.errors.crossSite }]);
    const head = await administrator.request(`/api/admin/${file}.csv`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(await actsOf(administrator.member.id, file)).toEqual([]);
  }
});

/** A world whose D1 refuses writes to the audit log. */
function forgetful(world: World): World {
  const forgetting = envWith(world.env, ({ prepare }) => ({
    prepare: (text) =>
      prepare(text.startsWith('insert into "acts"') ? 'INSERT INTO nowhere VALUES (1)' : text),
  }));
  return { ...world, env: forgetting };
}

test('a download that cannot be logged is refused', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  await makeOrder();
  const blind = await asMember(forgetful(world), administrator.member);
  for (const file of files) {
    const answer = await download(blind, file);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('Content-Disposition')).toBeNull();
    expect(Object.keys(await answer.json<object>())).toEqual(['message']);
  }
});

test('the permission is checked again with the first page, not only by the guard', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  let reads = 0;
  const slow = envWith(world.env, ({ batch }) => ({
    batch: async <T>(statements: D1PreparedStatement[]) => {
      reads += 1;
      // The administrator loses the address between the guard and the download.
      if (reads === 2)
        await db.update(members).set({ emailKey: newId() }).where(eq(members.id, administrator.member.id));
      return batch<T>(statements);
    },
  }));
  const late = await asMember({ ...world, env: slow }, administrator.member);
  const answer = await download(late, 'members');
  expect(reads).toBe(2);
  expect(answer.status).toBe(403);
  expect(await actsOf(administrator.member.id, 'members')).toEqual([]);
});
