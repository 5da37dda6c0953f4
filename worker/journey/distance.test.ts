import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Rock } from '../../schema/rocks.ts';
import { entries } from '../../schema/tables/index.ts';
import { openContext } from '../context.ts';
import { figuresOfDay } from '../figures/of-day.ts';
import { hour, minute } from '../platform/clock.ts';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';

import { db } from '../testing/db.ts';
import { newPlace } from '../testing/make.ts';
import { kilometresBetween } from '../testing/model/sphere.ts';
import { findRock, hideRock, registerRock, rehideRock } from '../testing/play.ts';

const place = (latitude: number, longitude: number, locationName = 'Somewhere') =>
  newPlace({ latitude: latitude.toFixed(6), longitude: longitude.toFixed(6), locationName });
const ghent = place(51.0543, 3.7174, 'Ghent');
const antwerp = place(51.2194, 4.4025, 'Antwerp');

const ownRock = async (owner: Person, id: string) =>
  (await (await owner.api.rocks.my.$get({ query: {} })).json()).find((rock) => rock.id === id);
const featured = async (person: Person) => (await person.request('/api/rocks/featured')).json<Rock[]>();

test('a rock that goes from Ghent to Antwerp in a minute shows 32 miles, marked as too fast and in no ranking', async () => {
  const world = makeWorld();
  const [owner, finder] = [await asMember(world), await asMember(world)];
  const rock = await registerRock(owner);
  await hideRock(owner, rock.id, ghent);
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  world.now += minute;
  expect(await rehideRock(finder, foundRockId, antwerp)).toMatchObject({ isTooFast: true });
  const km = kilometresBetween(
    { latitude: 51.0543, longitude: 3.7174 },
    { latitude: 51.2194, longitude: 4.4025 },
  );

  const mine = await ownRock(owner, rock.id);
  expect(mine?.totalDistanceTraveled).toBeCloseTo(km, 0);
  expect(mine?.tooFastDistance).toBe(mine?.totalDistanceTraveled);
  expect(mine?.locations.map((entry) => entry.isTooFast)).toEqual([true, false, false]);
  expect(await (await owner.api.stats.user.$get()).json()).toMatchObject({ totalDistanceTraveled: 32 });
  expect((await featured(owner)).filter(({ id }) => id === rock.id)).toEqual([]);
  expect(await db.select().from(entries).where(eq(entries.rockId, rock.id))).toMatchObject([
    { metres: 0 },
    { metres: 0 },
    { metres: (mine?.tooFastDistance ?? 0) * 1000, isTooFast: true },
  ]);
});

test('twenty teleports add nothing to any ranking', async () => {
  const world = makeWorld(Date.UTC(2031, 4, 5, 6));
  const [owner, finder] = [await asMember(world), await asMember(world)];
  const stranger = asStranger(world);
  const rock = await registerRock(owner);
  await hideRock(owner, rock.id, ghent);
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  world.now += 2 * hour;
  await rehideRock(finder, foundRockId, antwerp);
  const rankings = async () => {
    const paths = ['/api/leaderboard', '/api/leaderboard/registered', '/api/stats'];
    const answers = await Promise.all(paths.map(async (path) => (await stranger.request(path)).json()));
    const top = (await featured(stranger)).map(({ id, totalDistanceTraveled, tooFastDistance }) => [
      id,
      Math.round((totalDistanceTraveled - tooFastDistance) * 1000),
    ]);
    const { metres, topRocks } = await figuresOfDay(openContext(env, 'test', world.deps), '2031-05-05');
    return { answers, top, metres, topRocks };
  };
  const before = await rankings();
  expect(before.topRocks).toMatchObject([{ id: rock.id }]);
  for (let i = 0; i < 20; i++) {
    // Owner and finder alternate, so that no find scores.
    const found = await findRock(i % 2 ? finder : owner, rock.laserEngraverId);
    await rehideRock(i % 2 ? finder : owner, found.foundRockId, i % 2 ? antwerp : ghent);
  }
  expect(await rankings()).toEqual(before);
  expect((await ownRock(owner, rock.id))?.tooFastDistance).toBeGreaterThan(20 * 45);
});
