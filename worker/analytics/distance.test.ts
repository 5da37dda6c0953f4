import { env } from 'cloudflare:test';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresToMiles, type DistanceAnalytics } from '../../schema/analytics.ts';
import { countryName } from '../../schema/country-name.ts';
import { legBetween } from '../../schema/journey.ts';
import world from '../journey/countries.json' with { type: 'json' };
import { day } from '../platform/clock.ts';
import { asMember, makeWorld, type Person, type World } from '../testing/as.ts';
import { countingEnv, noCost } from '../testing/cost.ts';
import { makeMember, newPlace } from '../testing/make.ts';
import { often } from '../testing/often.ts';
import { findRock, hideRock, registerRock, rehideRock } from '../testing/play.ts';

const asPro = async (world?: World) => asMember(world, await makeMember({ hasManualPlan: true }));

async function analyticsOf(person: Person): Promise<DistanceAnalytics> {
  const answer = await person.api.user.analytics.$get();
  expect(answer.status).toBe(200);
  return answer.json();
}

/** Places of journeys: two in one country, one abroad, one at sea, one beyond the date line. */
const places = [
  { latitude: 41.25, longitude: -95.93, locationName: 'Omaha', country: 'United States' },
  { latitude: 21.31, longitude: -157.86, locationName: 'Honolulu', country: 'United States' },
  { latitude: 52.52, longitude: 13.4, locationName: 'Berlin', country: 'Germany' },
  { latitude: -40, longitude: -30, locationName: 'On a boat', country: null },
  { latitude: -36.85, longitude: 174.76, locationName: 'Auckland', country: 'New Zealand' },
] as const;
type Place = (typeof places)[number];

type Stop = Place & { at: number };

/** The journey of a rock in a test. */
interface Way {
  id: string;
  name: string;
  stops: Stop[];
}

/** Computes the figures independently, from the moves of the test. */
function recomputed(ways: Way[], foundAt: number[], now: number): Partial<DistanceAnalytics> {
  const hops = ways.flatMap(({ id, name, stops }) =>
    stops.slice(1).map((to, i) => {
      const from = stops[i] ?? to;
      return { rock: { id, name }, from, to, ...legBetween(from, to) };
    }),
  );
  const milesOf = (some: typeof hops) => metresToMiles(some.reduce((sum, { metres }) => sum + metres, 0));
  const monthOf = (at: number) => new Date(at).toISOString().slice(0, 7);
  const months: DistanceAnalytics['months'] = [];
  for (let [year, month] = [Number(monthOf(now).slice(0, 4)), Number(monthOf(now).slice(5))]; ;) {
    const name = `${year}-${String(month).padStart(2, '0')}`;
    months.unshift({
      month: name,
      miles: milesOf(hops.filter(({ to }) => monthOf(to.at) === name)),
      finds: foundAt.filter((at) => monthOf(at) === name).length,
    });
    if (months.length === 24) break;
    [year, month] = month === 1 ? [year - 1, 12] : [year, month - 1];
  }
  const visited = [...new Set(ways.flatMap(({ stops }) => stops.map(({ locationName }) => locationName)))];
  const countries = new Map<string, number>();
  for (const name of visited) {
    const country = places.find((place) => place.locationName === name)?.country;
    if (country) countries.set(country, (countries.get(country) ?? 0) + 1);
  }
  const milesByRock = ways
    .map(({ id, name }) => {
      const own = hops.filter(({ rock, metres }) => rock.id === id && metres > 0);
      return { id, name, hops: own.length, miles: milesOf(own) };
    })
    .filter(({ hops }) => hops > 0)
    .toSorted((a, b) => b.miles - a.miles);
  const farthest = hops
    .filter(({ isTooFast }) => !isTooFast)
    .toSorted((a, b) => b.metres - a.metres || b.to.at - a.to.at)[0];
  return {
    rocks: ways.length,
    finds: foundAt.length,
    miles: milesOf(hops),
    places: visited.length,
    countries: [...countries].map(([name, places]) => ({ code: expect.any(String), name, places })),
    months,
    milesByRock,
    otherRocks: { rocks: 0, miles: 0 },
    longestJourney: milesByRock[0] ?? null,
    longestHop:
      farthest && farthest.metres > 0
        ? {
            rock: farthest.rock,
            miles: milesOf([farthest]),
            from: farthest.from.locationName,
            to: farthest.to.locationName,
            at: new Date(farthest.to.at).toISOString(),
          }
        : null,
  };
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

/** Sorts ties, since rocks and countries of equal rank may come in either order. */
const inOneOrder = (figures: Partial<DistanceAnalytics>) => ({
  ...figures,
  countries: figures.countries?.toSorted(byName),
  milesByRock: figures.milesByRock?.toSorted(byName),
  longestJourney: figures.longestJourney?.miles,
});

test('the figures are right for any journeys', async () => {
  const moves = fc.array(
    fc.record({
      rock: fc.nat({ max: 2 }),
      place: fc.constantFrom(...places),
      days: fc.double({ min: 0.01, max: 90, noNaN: true }),
    }),
    { minLength: 1, maxLength: 14 },
  );
  await fc.assert(
    fc.asyncProperty(moves, async (moves) => {
      // Three years, so that some moves are older than the months shown.
      const world = makeWorld(Date.UTC(2024, 0, 15, 12));
      let [owner, finder] = [await asPro(world), await asPro(world)];
      const ways: Way[] = [];
      const foundAt: number[] = [];
      const codes: string[] = [];
      for (const name of ['Ash', 'Birch', 'Cedar']) {
        const rock = await registerRock(owner, { name });
        codes.push(rock.laserEngraverId);
        ways.push({ id: rock.id, name, stops: [] });
      }
      for (const { rock, place, days } of moves) {
        const [way, code] = [ways[rock], codes[rock]];
        if (!way || code === undefined) throw new Error('no such rock');
        world.now += Math.round(days * day);
        // Sessions expire in that time.
        [owner, finder] = [await asMember(world, owner.member), await asMember(world, finder.member)];
        const { latitude, longitude, locationName } = place;
        const form = newPlace({ latitude: `${latitude}`, longitude: `${longitude}`, locationName });
        if (way.stops.length === 0) await hideRock(owner, way.id, form);
        else {
          const { foundRockId } = await findRock(finder, code);
          foundAt.push(world.now);
          await rehideRock(finder, foundRockId, form);
        }
        way.stops.push({ ...place, at: world.now });
      }
      expect(inOneOrder(await analyticsOf(owner))).toEqual(inOneOrder(recomputed(ways, [], world.now)));
      // The finder has finds, but no distance of others' rocks.
      expect(await analyticsOf(finder)).toEqual(recomputed([], foundAt, world.now));
    }),
    { numRuns: often(20) },
  );
});

test('a hop that was too fast for rankings counts in every sum, but not as the longest hop', async () => {
  const world = makeWorld();
  const [owner, finder] = [await asPro(world), await asPro(world)];
  const rock = await registerRock(owner, { name: 'Comet' });
  await hideRock(owner, rock.id);
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  world.now += 60_000;
  await rehideRock(finder, foundRockId, newPlace({ latitude: '52.52', longitude: '13.4' }));
  const figures = await analyticsOf(owner);
  expect(figures.miles).toBeGreaterThan(4_000);
  expect(figures).toMatchObject({
    places: 2,
    countries: [
      { name: 'Germany', places: 1 },
      { name: 'United States', places: 1 },
    ],
    milesByRock: [{ name: 'Comet', miles: figures.miles, hops: 1 }],
    longestJourney: { name: 'Comet' },
    longestHop: null,
  });
  expect(figures.months.at(-1)?.miles).toBe(figures.miles);
});

test('the fifty farthest rocks are listed, and the others are summed up', async () => {
  const owner = await asPro();
  const { id } = owner.member;
  const series = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 53)';
  // The rows of a rock that was hidden and moved.
  const stop = (seq: number, metres: string) =>
    env.DB.prepare(
      `INSERT INTO entries (id, rock_id, member_id, seq, action, latitude, longitude, location_name, metres, created_at, recorded_at)
       ${series} SELECT 'e' || i || '-${seq}', 'r' || i, ?, ${seq}, 'hidden', 41, -96, 'Far', ${metres}, ${Date.now()}, ${Date.now()} FROM n`,
    ).bind(id);
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO rocks (id, owner_id, name, description, code, code_key, status, last_seq, distance_metres, created_at, hidden_at)
       ${series} SELECT 'r' || i, ?, 'Rock ' || i, '', 'code ' || i, 'code' || i, 'hidden', 2, i * 10000, 1, 1 FROM n`,
    ).bind(id),
    stop(1, '0'),
    stop(2, 'i * 10000'),
  ]);
  const { milesByRock, otherRocks, longestJourney, miles } = await analyticsOf(owner);
  expect(milesByRock.map(({ name }) => name)).toEqual(Array.from({ length: 50 }, (_, i) => `Rock ${53 - i}`));
  expect(longestJourney).toEqual({
    ...milesByRock[0],
    name: 'Rock 53',
    hops: 1,
    miles: metresToMiles(530_000),
  });
  expect(otherRocks).toEqual({ rocks: 3, miles: metresToMiles(60_000) });
  expect(miles).toBe(metresToMiles(10_000 * ((53 * 54) / 2)));
});

test('it takes one round trip, and reads no rows of others', async () => {
  const counting = countingEnv(env);
  const world = { ...makeWorld(), env: counting.env };
  const [owner, other] = [await asPro(world), await asPro(world)];
  await hideRock(owner, (await registerRock(owner)).id);
  const cost = async () => {
    Object.assign(counting.spent, noCost());
    await analyticsOf(owner);
    return { ...counting.spent };
  };
  const before = await cost();
  expect(before).toMatchObject({ roundTrips: 1, rowsWritten: 0 });
  for (let i = 0; i < 8; i++) await hideRock(other, (await registerRock(other)).id);
  const after = await cost();
  expect(after.roundTrips).toBe(1);
  // The member's last entries may now have a next row in an index, which each of the five queries reads.
  expect(after.rowsRead).toBeLessThanOrEqual(before.rowsRead + 5);
});

test('every country of the border data has a name', () => {
  const codes = new Set(Object.keys(world.borders).flatMap((key) => key.split(' ')));
  expect([...codes].filter((code) => /\d|Unknown/.test(countryName(code)))).toEqual([]);
});
