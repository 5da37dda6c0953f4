import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countryCodes, usTerritories } from '../../schema/region-names.ts';
import { ambassadorApplications } from '../../schema/tables/index.ts';
import { asStranger, makeWorld, type World } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { proof } from '../testing/proof.ts';
import { atOnce, tally, trialsOf, unshielded } from '../testing/race.ts';
import { newApplication } from './testing-application.ts';

/** A new country for each trial, so that its slots are free. */
const free = countryCodes.filter((code) => code !== 'US' && !usTerritories.includes(code)).values();
const nextCountry = () => free.next().value ?? '';

const statusOf = async (world: World, json: ReturnType<typeof newApplication>, person = asStranger(world)) =>
  (await person.api['qr-code-signups'].$post({ json })).status;

const ascending = (a: number, b: number) => a - b;

const rowsIn = (region: string) =>
  db.select().from(ambassadorApplications).where(eq(ambassadorApplications.region, region));

test('of a hundred concurrent applicants exactly two are selected, and all get the same answer, every time', async ({
  task,
}) => {
  const wanted = { statuses: { 200: 100 }, rows: 100, slots: [1, 2], emails: 100 };
  const race = await trialsOf(20, wanted, async () => {
    const world = unshielded();
    const country = nextCountry();
    const statuses = await atOnce(100, () => statusOf(world, newApplication({ country })));
    const rows = await rowsIn(country);
    return {
      statuses: tally(statuses),
      rows: rows.length,
      slots: rows.flatMap(({ slot }) => slot ?? []).toSorted(ascending),
      emails: world.emails.length,
    };
  });
  proof(task, {
    goal: 'G-F1',
    what: '100 concurrent applicants of one region: two are selected',
    ...race.seen,
  });
  expect(race.outcome).toEqual(race.wanted);
});

test('the same application ten times concurrently is one application with one email', async () => {
  const world = makeWorld();
  const country = nextCountry();
  const json = newApplication({ country });
  const one = asStranger(world);
  const statuses = await atOnce(10, () => statusOf(world, json, one));
  expect(tally(statuses)).toEqual({ 200: 10 });
  expect(await rowsIn(country)).toHaveLength(1);
  expect(world.emails).toHaveLength(1);
});

test('of ten different concurrent applications with one email address one is accepted and nine are refused', async () => {
  const world = makeWorld();
  const country = nextCountry();
  const json = newApplication({ country });
  const statuses = await atOnce(10, (i) => statusOf(world, { ...json, address: `${i} Pebble Street` }));
  expect(tally(statuses)).toEqual({ 200: 1, 409: 9 });
  expect(await rowsIn(country)).toHaveLength(1);
});

test('of ten concurrent applications from one IP address three are accepted', async () => {
  const world = makeWorld();
  const country = nextCountry();
  const network = asStranger(world);
  const statuses = await atOnce(10, () => statusOf(world, newApplication({ country }), network));
  expect(tally(statuses)).toEqual({ 200: 3, 429: 7 });
  expect(await rowsIn(country)).toHaveLength(3);
  expect(world.emails).toHaveLength(3);
});
