import { env } from 'cloudflare:test';
import { beforeEach, expect, test } from 'vitest';
import { countryFinds, jobRuns } from '../../schema/tables/index.ts';
import { openContext } from '../context.ts';
import { countFinds } from '../figures/count-finds.ts';
import { minute } from '../platform/clock.ts';
import { asAdministrator, asMember, makeWorld } from '../testing/as.ts';
import { countingEnv } from '../testing/cost.ts';
import { csvRows } from '../testing/csv.ts';
import { db } from '../testing/db.ts';

beforeEach(() => db.batch([db.delete(countryFinds), db.delete(jobRuns)]));

test('the finds of the last 13 months are listed by country, and the CSV has all of them', async () => {
  const world = makeWorld(Date.UTC(2031, 1, 1));
  const administrator = await asAdministrator(world);
  const found = async () => (await administrator.api.admin['finds-by-country'].$get()).json();
  const nothing = await found();
  expect(nothing).toMatchObject({ countries: [], countedUntil: null });
  expect([nothing.months[0], nothing.months[12], nothing.months.length]).toEqual(['2030-02', '2031-02', 13]);

  await db.insert(countryFinds).values([
    { month: '2030-01', country: '840', finds: 7 },
    { month: '2030-02', country: '840', finds: 5 },
    { month: '2031-02', country: '840', finds: 3 },
    { month: '2031-01', country: '', finds: 2 },
  ]);
  await countFinds(openContext(env, 'test', world.deps));
  const { months, countries, countedUntil } = await found();
  expect(countedUntil).toBe(new Date(world.now - 5 * minute).toISOString());
  const inMonths = countries.map(({ country, finds }) => [
    country,
    Object.fromEntries(months.map((month, i) => [month, finds[i]]).filter(([, many]) => many !== 0)),
  ]);
  expect(Object.fromEntries(inMonths)).toEqual({
    '840': { '2030-02': 5, '2031-02': 3 },
    '': { '2031-01': 2 },
  });

  const csv = await administrator.request('/api/admin/finds-by-country.csv');
  expect(await csvRows(csv)).toEqual([
    { Month: '2031-02', Country: 'United States', Finds: '3' },
    { Month: '2031-01', Country: 'At sea or unknown', Finds: '2' },
    { Month: '2030-02', Country: 'United States', Finds: '5' },
    { Month: '2030-01', Country: 'United States', Finds: '7' },
  ]);
});

test('the list reads the counts of its months and nothing else, in two round trips', async () => {
  const world = makeWorld(Date.UTC(2031, 1, 1));
  const { env: counted, spent } = countingEnv(env);
  const { member } = await asAdministrator(world);
  const administrator = await asMember({ ...world, env: { ...world.env, DB: counted.DB } }, member);
  await db
    .insert(countryFinds)
    .values([
      ...Array.from({ length: 20 }, (_, i) => ({ month: '2029-12', country: String(100 + i), finds: 1 })),
      ...Array.from({ length: 10 }, (_, i) => ({ month: '2031-01', country: String(100 + i), finds: 1 })),
    ]);
  Object.assign(spent, { roundTrips: 0, rowsRead: 0 });
  const { countries } = await (await administrator.api.admin['finds-by-country'].$get()).json();
  expect(countries).toHaveLength(10);
  // The guard and the call.
  expect(spent.roundTrips).toBe(2);
  expect(spent.rowsRead).toBeLessThanOrEqual(10 + 3);
});
