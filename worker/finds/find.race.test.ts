import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { findLimits } from '../../schema/finds.ts';
import { finds, rocks } from '../../schema/tables/index.ts';
import { openDatabase } from '../platform/database.ts';
import { day } from '../platform/clock.ts';
import { asMember, type Person } from '../testing/as.ts';
import { newPlace } from '../testing/make.ts';
import { findRock, hiddenRock } from '../testing/play.ts';
import { proof } from '../testing/proof.ts';
import { actionsOf, atOnce, crowdOf, tally, trialsOf, unshielded } from '../testing/race.ts';

const db = openDatabase(env.DB);
const world = unshielded();
let finder: (i: number) => Person;

beforeAll(async () => {
  finder = await crowdOf(100, world);
});

const find = async (person: Person, laserEngraverId: string) =>
  (await person.api.rocks.find.$post({ json: { laserEngraverId } })).status;

const rehide = async (person: Person, findId: string) =>
  (await person.api.rocks[':id'].rehide.$post({ param: { id: findId }, json: newPlace() })).status;

test(
  'of 100 members who find one rock at once exactly one wins, every time',
  { timeout: 600_000 },
  async ({ task }) => {
    const owner = await asMember(world);
    const wanted = { statuses: { 200: 1, 409: 99 }, actions: ['hidden', 'found'], finds: 1, timesFound: 1 };
    const race = await trialsOf(50, wanted, async () => {
      const rock = await hiddenRock(owner);
      const statuses = await atOnce(100, (i) => find(finder(i), rock.laserEngraverId));
      const [row] = await db.select().from(rocks).where(eq(rocks.id, rock.id));
      return {
        statuses: tally(statuses),
        actions: await actionsOf(rock.id),
        finds: (await db.select().from(finds).where(eq(finds.rockId, rock.id))).length,
        timesFound: row?.timesFound ?? 0,
      };
    });
    proof(task, { goal: 'G-F1', what: 'finds of one rock by 100 at once: one wins', ...race.seen });
    expect(race.outcome).toEqual(race.wanted);
  },
);

test('of 50 rehides against 50 finds one rehide wins, and at most one find after it', async ({ task }) => {
  const owner = await asMember(world);
  const wanted = { rehides: { 200: 1, 409: 49 }, isRehiddenOnce: true, isEachFindAnswered: true };
  const race = await trialsOf(20, wanted, async () => {
    const rock = await hiddenRock(owner);
    const { foundRockId } = await findRock(finder(0), rock.laserEngraverId);
    const statuses = await atOnce(100, (i) =>
      i % 2 === 0 ? rehide(finder(0), foundRockId) : find(finder(i), rock.laserEngraverId),
    );
    const found = tally(statuses.filter((_, i) => i % 2 === 1));
    const actions = await actionsOf(rock.id);
    const winners = actions.length - 3;
    return {
      rehides: tally(statuses.filter((_, i) => i % 2 === 0)),
      isRehiddenOnce:
        actions.join() === ['hidden', 'found', 'hidden', ...Array(winners).fill('found')].join(),
      isEachFindAnswered: winners <= 1 && (found[200] ?? 0) === winners && found[409] === 50 - winners,
    };
  });
  proof(task, { goal: 'G-F1', what: 'rehides against finds, 100 at once: one rehide wins', ...race.seen });
  expect(race.outcome).toEqual(race.wanted);
});

test('of rehides of a rock that was kept too long, and finds by others, the first one counts', async () => {
  const owner = await asMember(world);
  const race = await trialsOf(20, { endsWell: true, areAllAnswered: true }, async () => {
    const rock = await hiddenRock(owner);
    const { foundRockId } = await findRock(finder(0), rock.laserEngraverId);
    const heldSince = world.now - (findLimits.holdDays + 1) * day;
    await db.update(rocks).set({ heldSince }).where(eq(rocks.id, rock.id));
    const statuses = await atOnce(20, (i) =>
      i % 2 === 0 ? rehide(finder(0), foundRockId) : find(finder(i), rock.laserEngraverId),
    );
    const after = (await actionsOf(rock.id)).slice(2);
    const { 200: won = 0, 409: refused = 0 } = tally(statuses);
    return {
      endsWell: ['found', 'hidden', 'hidden,found'].includes(after.join()),
      areAllAnswered: won === after.length && refused === 20 - won,
    };
  });
  expect(race.outcome).toEqual(race.wanted);
});

test('one finder’s 20 requests at once all get the same answer and make one entry', async () => {
  const owner = await asMember();
  for (const key of [undefined, 'the-same-attempt']) {
    const rock = await hiddenRock(owner);
    const answers = await atOnce(20, () =>
      finder(7).request('/api/rocks/find', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key ? { 'Idempotency-Key': key } : {}) },
        body: JSON.stringify({ laserEngraverId: rock.laserEngraverId }),
      }),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 20 });
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(await actionsOf(rock.id)).toEqual(['hidden', 'found']);
  }
});
