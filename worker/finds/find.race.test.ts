import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { findLimits } from '../../schema/finds.ts';
import { finds, rocks } from '../../schema/tables/index.ts';
import { day } from '../platform/clock.ts';
import { asMember, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { newPlace, type TestPlace } from '../testing/make.ts';
import { often } from '../testing/often.ts';
import { findRock, hiddenRock } from '../testing/play.ts';
import { proof } from '../testing/proof.ts';
import { actionsOf, atOnce, crowdOf, tally, trialsOf, unshielded } from '../testing/race.ts';

const world = unshielded();
const many = often(100);
let finder: (i: number) => Person;

beforeAll(async () => {
  finder = await crowdOf(many, world);
});

// Each test has a day of its own, since IDs entered in a day are limited.
beforeEach(() => {
  world.now += day;
});

const rowOf = async (rockId: string) => (await db.select().from(rocks).where(eq(rocks.id, rockId)))[0];

const find = async (person: Person, laserEngraverId: string) =>
  (await person.api.rocks.find.$post({ json: { laserEngraverId } })).status;

const rehide = async (person: Person, findId: string, json: TestPlace = newPlace()) =>
  (await person.api.rocks[':id'].rehide.$post({ param: { id: findId }, json })).status;

/** A rock held by the first of the crowd. */
async function heldRock() {
  const rock = await hiddenRock(await asMember(world));
  const { foundRockId } = await findRock(finder(0), rock.laserEngraverId);
  return { rock, foundRockId };
}

/** The first of the crowd hides the rock again, while every other one tries to find it. */
async function rehidesAgainstFinds(
  count: number,
  { rock, foundRockId }: Awaited<ReturnType<typeof heldRock>>,
) {
  const statuses = await atOnce(count, (i) =>
    i % 2 === 0 ? rehide(finder(0), foundRockId) : find(finder(i), rock.laserEngraverId),
  );
  const every = (other: number) => tally(statuses.filter((_, i) => i % 2 === other));
  return { rehides: every(0), finds: every(1), actions: (await actionsOf(rock.id)).slice(2) };
}

test('of many members who find one rock at once exactly one wins, every time', async ({ task }) => {
  const wanted = {
    statuses: { 200: 1, 409: many - 1 },
    actions: ['hidden', 'found'],
    finds: 1,
    timesFound: 1,
  };
  const race = await trialsOf(50, wanted, async () => {
    const rock = await hiddenRock(await asMember(world));
    const statuses = await atOnce(many, (i) => find(finder(i), rock.laserEngraverId));
    return {
      statuses: tally(statuses),
      actions: await actionsOf(rock.id),
      finds: await db.$count(finds, eq(finds.rockId, rock.id)),
      timesFound: (await rowOf(rock.id))?.timesFound ?? 0,
    };
  });
  proof(task, { goal: 'G-F1', what: `finds of one rock by ${many} at once: one wins`, ...race.seen });
  expect(race.outcome).toEqual(race.wanted);
});

test('of many rehides of one record at once exactly one wins, every time', async ({ task }) => {
  const wanted = {
    statuses: { 200: 1, 409: many - 1 },
    actions: ['hidden', 'found', 'hidden'],
    isThere: true,
  };
  const race = await trialsOf(20, wanted, async () => {
    const { rock, foundRockId } = await heldRock();
    const places = Array.from({ length: many }, (_, i) => newPlace({ locationName: `Behind tree ${i}` }));
    const statuses = await atOnce(many, (i) => rehide(finder(0), foundRockId, places[i]));
    const winner = places[statuses.indexOf(200)];
    return {
      statuses: tally(statuses),
      actions: await actionsOf(rock.id),
      isThere: (await rowOf(rock.id))?.hiddenLocationName === winner?.locationName,
    };
  });
  proof(task, { goal: 'G-F1', what: `rehides of one record, ${many} at once: one wins`, ...race.seen });
  expect(race.outcome).toEqual(race.wanted);
});

test('of rehides against finds one rehide wins, and at most one find after it', async ({ task }) => {
  const half = many / 2;
  const race = await trialsOf(20, { rehides: { 200: 1, 409: half - 1 }, isAnswered: true }, async () => {
    const { rehides, finds, actions } = await rehidesAgainstFinds(many, await heldRock());
    const { 200: won = 0, 409: refused = 0 } = finds;
    const isAnswered = won <= 1 && refused === half - won;
    return { rehides, isAnswered: isAnswered && actions.join() === (won ? 'hidden,found' : 'hidden') };
  });
  proof(task, {
    goal: 'G-F1',
    what: `rehides against finds, ${many} at once: one rehide wins`,
    ...race.seen,
  });
  expect(race.outcome).toEqual(race.wanted);
});

test('of rehides of a rock that was kept too long, and finds by others, the first one counts', async () => {
  const race = await trialsOf(20, { endsWell: true, areAllAnswered: true }, async () => {
    const held = await heldRock();
    const heldSince = world.now - (findLimits.holdDays + 1) * day;
    await db.update(rocks).set({ heldSince }).where(eq(rocks.id, held.rock.id));
    const { rehides, finds, actions } = await rehidesAgainstFinds(20, held);
    const answered = (status: number) => (rehides[status] ?? 0) + (finds[status] ?? 0);
    return {
      endsWell: ['found', 'hidden', 'hidden,found'].includes(actions.join()),
      areAllAnswered: answered(200) === actions.length && answered(409) === 20 - actions.length,
    };
  });
  expect(race.outcome).toEqual(race.wanted);
});

test.each([undefined, 'the-same-attempt'])(
  'one finder’s 20 requests at once, with the key %s, all get the same answer and make one entry',
  async (key) => {
    const { id, laserEngraverId } = await hiddenRock(await asMember(world));
    const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {};
    const answers = await atOnce(20, () =>
      finder(7).send('POST', '/api/rocks/find', { laserEngraverId }, headers),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 20 });
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(await actionsOf(id)).toEqual(['hidden', 'found']);
  },
);
