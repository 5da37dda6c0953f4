import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { monthLimits, type Month } from '../../schema/month.ts';
import { rocks } from '../../schema/tables/index.ts';
import { day } from '../platform/clock.ts';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { countingEnv, noCost } from '../testing/cost.ts';
import { db } from '../testing/db.ts';
import { newPlace } from '../testing/make.ts';
import { remove } from '../testing/moderation.ts';
import { findRock, hideRock, hiddenRock, registerRock, rehideRock } from '../testing/play.ts';

const counting = countingEnv(env);
const world = Object.assign(makeWorld(), { env: counting.env });
let visitor: Person;
let owner: Person;

const at = (latitude: string, longitude: string) => newPlace({ latitude, longitude });
const month = async (): Promise<Month> => (await visitor.api.map.month.$get()).json();
/** The hides at a latitude, to one decimal. */
const hidesAt = async (latitude: number) => (await month()).filter((hide) => hide[0] === latitude);

beforeAll(async () => {
  visitor = asStranger(world);
  owner = await asMember(world);
});

test('the month has coarse places, the leg that led there, and nothing that names a rock or a member', async () => {
  expect(await month()).toEqual([]);
  const rock = await registerRock(owner);
  await hideRock(owner, rock.id, at('10.449987', '20.149991'));
  world.now += day;
  const finder = await asMember(world);
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  expect(await month(), 'a found rock is not on the map').toEqual([]);
  world.now += day;
  await rehideRock(finder, foundRockId, at('-33.333333', '179.999999'));
  await hiddenRock(owner, { place: at('11.111111', '21.111111') });
  world.now += 5 * day;
  const answer = await visitor.request('/api/map/month');
  // 10.449987 is 10.450 for visitors: rounded from there, the answer tells no more than the map does.
  expect(await answer.json()).toEqual(
    expect.arrayContaining([
      [-33.3, 180, 10.5, 20.2],
      [11.1, 21.1],
    ]),
  );
  expect(await (await owner.request('/api/map/month')).json()).toEqual(await month());
});

test('a hide leaves the month after thirty days, and a leg too short for the picture is a hide', async () => {
  const rock = await hiddenRock(owner, { place: at('50.51', '50.51') });
  const finder = await asMember(world);
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  await rehideRock(finder, foundRockId, at('50.52', '50.52'));
  expect(await hidesAt(50.5)).toEqual([[50.5, 50.5]]);
  world.now += monthLimits.days * day - 1;
  expect(await hidesAt(50.5)).toEqual([[50.5, 50.5]]);
  world.now += 1;
  expect(await hidesAt(50.5)).toEqual([]);
});

test('withheld rocks are left out of the month, and rocks that a deleted member painted or hid', async () => {
  const place = at('-60', '60');
  const [painter, hider] = [await asMember(world), await asMember(world)];
  const keeper = await asMember(world);
  const { id } = await hiddenRock(keeper, { place });
  await hiddenRock(painter, { place });
  const handed = await hiddenRock(keeper, { place });
  await rehideRock(hider, (await findRock(hider, handed.laserEngraverId)).foundRockId, place);
  expect(await hidesAt(-60)).toHaveLength(3);
  await db.update(rocks).set({ withheldAt: world.now }).where(eq(rocks.id, id));
  expect(await hidesAt(-60)).toHaveLength(2);
  await remove(painter);
  expect(await hidesAt(-60)).toHaveLength(1);
  await remove(hider);
  expect(await hidesAt(-60)).toEqual([]);
});

test('the month is one round trip and at most 400 rows, however much was hidden', async () => {
  const many = Array.from({ length: 300 }, (_, i) => ({
    id: `month${i}`,
    at: world.now + i,
    seq: 1 + (i % 3),
  }));
  const put = (statement: string) => env.DB.prepare(statement).bind(JSON.stringify(many));
  await env.DB.batch([
    put(`INSERT INTO rocks (id, owner_id, hider_id, name, description, code, code_key, created_at, status, last_seq,
        hidden_latitude, hidden_longitude, hidden_location_name, hidden_at)
      SELECT value->>'id', (SELECT id FROM members LIMIT 1), (SELECT id FROM members LIMIT 1), 'Pebble', '',
        value->>'id', value->>'id', 1, 'hidden', value->>'seq', 1, 1, 'Here', value->>'at' FROM json_each(?)`),
    put(`INSERT INTO entries (id, rock_id, seq, action, latitude, longitude, location_name, created_at, recorded_at)
      SELECT value->>'id', value->>'id', 1, 'found', 9, 9, 'There', 1, 1 FROM json_each(?)`),
  ]);
  Object.assign(counting.spent, noCost());
  const hides = await month();
  expect(counting.spent).toMatchObject({ roundTrips: 1, rowsWritten: 0 });
  expect(counting.spent.rowsRead).toBeLessThanOrEqual(400);
  expect(hides).toHaveLength(monthLimits.hides);
  expect(hides.at(-1)).toEqual([1, 1]);
  expect(hides.filter((hide) => hide.length === 4)).toHaveLength(monthLimits.hides / 3);
});
