import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countryCodes, usTerritories } from '../../schema/region-names.ts';
import { ambassadorApplications } from '../../schema/tables/index.ts';
import { openDatabase } from '../platform/database.ts';
import { asStranger, makeWorld, type World } from '../testing/as.ts';
import { newApplication } from './testing-application.ts';

const db = openDatabase(env.DB);
/** A country for each trial, so that its places are free. */
const free = countryCodes.filter((code) => code !== 'US' && !usTerritories.includes(code)).values();
const nextCountry = () => free.next().value ?? '';

const statusOf = async (world: World, json: ReturnType<typeof newApplication>, person = asStranger(world)) =>
  (await person.api['qr-code-signups'].$post({ json })).status;

const ascending = (a: number, b: number) => a - b;

const rowsIn = (region: string) =>
  db.select().from(ambassadorApplications).where(eq(ambassadorApplications.region, region));

test.each(Array.from({ length: 20 }, (_, trial) => trial + 1))(
  'of fifty who apply at once exactly two are selected, and everybody hears the same (trial %i)',
  async () => {
    const world = makeWorld();
    const country = nextCountry();
    const statuses = await Promise.all(
      Array.from({ length: 50 }, () => statusOf(world, newApplication({ country }))),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const rows = await rowsIn(country);
    expect(rows).toHaveLength(50);
    expect(rows.flatMap(({ slot }) => slot ?? []).toSorted(ascending)).toEqual([1, 2]);
    expect(world.letters).toHaveLength(50);
  },
);

test('the same application ten times at once is one application with one letter', async () => {
  const world = makeWorld();
  const country = nextCountry();
  const json = newApplication({ country });
  const one = asStranger(world);
  const statuses = await Promise.all(Array.from({ length: 10 }, () => statusOf(world, json, one)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await rowsIn(country)).toHaveLength(1);
  expect(world.letters).toHaveLength(1);
});

test('one address with ten different applications at once has one, and nine are told so', async () => {
  const world = makeWorld();
  const country = nextCountry();
  const json = newApplication({ country });
  const statuses = await Promise.all(
    Array.from({ length: 10 }, (_, i) => statusOf(world, { ...json, address: `${i} Pebble Street` })),
  );
  expect(statuses.toSorted(ascending)).toEqual([200, ...Array<number>(9).fill(409)]);
  expect(await rowsIn(country)).toHaveLength(1);
});

test('of ten applications at once from one network three are taken', async () => {
  const world = makeWorld();
  const country = nextCountry();
  const network = asStranger(world);
  const statuses = await Promise.all(
    Array.from({ length: 10 }, () => statusOf(world, newApplication({ country }), network)),
  );
  expect(statuses.toSorted(ascending)).toEqual([200, 200, 200, ...Array<number>(7).fill(429)]);
  expect(await rowsIn(country)).toHaveLength(3);
  expect(world.letters).toHaveLength(3);
});
