import { env } from 'cloudflare:test';
import { beforeEach, expect, test } from 'vitest';
import { activities, countryFinds, jobRuns } from '../../schema/tables/index.ts';
import { openContext } from '../context.ts';
import { runHourly } from '../hourly.ts';
import { day, hour, minute } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { asMember, makeWorld, type Person, type World } from '../testing/as.ts';
import { countingEnv } from '../testing/cost.ts';
import { db } from '../testing/db.ts';
import { newPlace } from '../testing/make.ts';
import { findRock, hiddenRock, rehideRock } from '../testing/play.ts';
import { planOf, rememberingEnv } from '../testing/statements.ts';
import { countFinds } from './count-finds.ts';

const places = {
  omaha: newPlace(),
  oslo: newPlace({ latitude: '59.91', longitude: '10.75' }),
  atlantic: newPlace({ latitude: '30', longitude: '-40' }),
};

const midnight = Date.UTC(2031, 2, 1);
let world: World;
let owner: Person;
let finder: Person;

beforeEach(async () => {
  await db.batch([db.delete(activities), db.delete(countryFinds), db.delete(jobRuns)]);
  world = makeWorld(midnight - 2 * day);
  [owner, finder] = [await asMember(world), await asMember(world)];
});

/** A rock is hidden at a place, and found there at a moment. */
async function findAt(place: keyof typeof places, at: number) {
  world.now = at - hour;
  const rock = await hiddenRock(owner, { place: places[place] });
  world.now = at;
  return findRock(finder, rock.laserEngraverId);
}

const count = (rows?: number, bindings: Env = env) =>
  countFinds(openContext(bindings, 'test', world.deps), rows);

/** Such as '2031-02 840 3' for three finds. */
const counted = async () =>
  (await db.select().from(countryFinds)).map(({ month, country, finds }) => `${month} ${country} ${finds}`);

test('finds count in the month of their moment and in the country of the hiding place', async () => {
  await findAt('omaha', midnight - 1);
  await findAt('omaha', midnight);
  await findAt('oslo', midnight - day);
  await findAt('atlantic', midnight - day);
  // Hidden again in another country at once: the find stays where it was.
  const { foundRockId } = await findAt('oslo', midnight + day);
  await rehideRock(finder, foundRockId, places.omaha);
  world.now += hour;
  await runHourly(env, world.deps);
  const all = ['2031-02  1', '2031-02 578 1', '2031-02 840 1', '2031-03 578 1', '2031-03 840 1'];
  expect(await counted()).toEqual(all);
  await runHourly(env, world.deps);
  expect(await counted()).toEqual(all);
});

test('a find is counted once, however many runs meet, and a new one with the next run', async () => {
  const rock = await hiddenRock(owner, { place: places.omaha });
  const others = await Promise.all([1, 2, 3].map(() => asMember(world)));
  world.now = midnight;
  // Of several finders at once one wins.
  await Promise.allSettled(others.map((other) => findRock(other, rock.laserEngraverId)));
  await count();
  expect(await counted()).toEqual([]);
  world.now += 6 * minute;
  await Promise.all([count(), count(), count()]);
  expect(await counted()).toEqual(['2031-03 840 1']);
  await findAt('omaha', world.now + minute);
  world.now += hour;
  await Promise.all([count(), count()]);
  expect(await counted()).toEqual(['2031-03 840 2']);
});

test('a past of any length is counted in steps, also where many finds have the same moment', async () => {
  for (const i of [0, 0, 0, 1, 2]) await findAt('oslo', midnight + i * minute);
  world.now += hour;
  await count(2);
  expect(await counted()).toEqual(['2031-03 578 5']);
});

test('a run reads only what is new, by indexes, and writes a row for each country', async () => {
  await findAt('oslo', midnight);
  world.now += hour;
  await count();
  const { rockId, type } = (await db.select().from(activities))[0] ?? { rockId: '', type: 'rock_found' };
  const old = Array.from({ length: 15 }, (_, i) => ({ id: newId(), type, rockId, createdAt: midnight - i }));
  await db.insert(activities).values(old);
  await findAt('omaha', world.now + hour);
  world.now += hour;
  const counting = countingEnv(env);
  const { env: bindings, sent } = rememberingEnv(counting.env);
  await count(undefined, bindings);
  expect(await counted()).toEqual(['2031-03 578 1', '2031-03 840 1']);
  expect(counting.spent.rowsRead).toBeLessThan(30);
  expect(counting.spent.rowsWritten).toBeLessThanOrEqual(3);
  const steps = (await Promise.all(sent.map((statement) => planOf(env, statement)))).flat();
  expect(steps.filter((step) => /^SCAN (?!next|\(subquery)/.test(step))).toEqual([]);
});
