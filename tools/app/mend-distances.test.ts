import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { legBetween } from '../../schema/journey.ts';
import { contradictionsQuery, driftQuery } from '../../worker/testing/agreement.ts';
import { mendDistances } from './mend-distances.ts';
import { allMigrations } from './migrate.ts';

const hour = 3_600_000;
/** Far apart, near each other, across the date line, over the pole, and around half the globe. */
const places = [
  [51.0543, 3.7174],
  [51.2194, 4.4025],
  [-17.7134, 178.065],
  [-13.759, -172.1046],
  [89.9, 20],
  [89.9, -160],
  [-51.0543, -176.2826],
  [-51.0543, -176.28259],
] as const;

/** A journey through all of them in an hour each, as the builds before stored it: what was too fast had no metres. */
async function oldJourney(): Promise<DatabaseSync> {
  const db = new DatabaseSync(':memory:');
  for (const { queries } of await allMigrations()) for (const query of queries) db.exec(query);
  db.exec(`INSERT INTO members (id, created_at, rock_count) VALUES ('owner', 1, 1)`);
  db.exec(`INSERT INTO rocks (id, owner_id, name, description, code, code_key, created_at, status, hidden_at, last_seq,
    times_found) VALUES ('rock', 'owner', 'Comet', '', 'C', 'C', 1, 'hidden', 1, ${2 * places.length - 1}, ${places.length - 1})`);
  const add =
    db.prepare(`INSERT INTO entries (id, rock_id, seq, action, latitude, longitude, location_name, metres,
    is_too_fast, created_at, recorded_at) VALUES (?1, 'rock', ?1, ?2, ?3, ?4, 'There', ?5, ?6, 1, 1)`);
  for (const [i, [latitude, longitude]] of places.entries()) {
    const { metres, isTooFast } = legAt(i);
    add.run(2 * i + 1, 'hidden', latitude, longitude, isTooFast ? 0 : metres, Number(isTooFast));
    if (i < places.length - 1) add.run(2 * i + 2, 'found', latitude, longitude, 0, 0);
  }
  db.exec(`UPDATE rocks SET distance_metres = (SELECT sum(metres) FROM entries);
    UPDATE members SET distance_metres = (SELECT sum(metres) FROM entries);
    UPDATE totals SET value = (SELECT sum(metres) FROM entries) WHERE name = 'distance_metres'`);
  return db;
}

/** The leg that ends at a place, as today's build measures it. */
function legAt(i: number) {
  const [to, from] = [places[i] ?? places[0], places[i - 1]];
  const spot = ([latitude, longitude]: readonly [number, number], at: number) => ({
    latitude,
    longitude,
    at,
  });
  return legBetween(from ? spot(from, 0) : null, spot(to, hour));
}

const mend = (db: DatabaseSync) =>
  mendDistances.reduce((sum, statement) => sum + Number(db.prepare(statement).run().changes), 0);

const faults = (db: DatabaseSync) =>
  db.prepare(`SELECT of, id FROM (${contradictionsQuery}) WHERE says LIKE '%metres%'`).all();

test('legs that were too fast get their metres, their rock and its owner the sum, and no ranking changes', async () => {
  const db = await oldJourney();
  const rankings = () => [
    db.prepare('SELECT distance_metres FROM rocks UNION ALL SELECT distance_metres FROM members').all(),
    db.prepare(driftQuery).get()?.['metres'],
  ];
  const before = rankings();
  const legs = places.map((_, i) => legAt(i));
  const fast = legs.filter(({ isTooFast }) => isTooFast);
  expect(fast.length).toBeGreaterThan(3);
  // Once each, the rock and the member.
  expect(mend(db)).toBe(fast.length + 2);
  const stored = db.prepare(`SELECT metres FROM entries WHERE action = 'hidden' ORDER BY seq`).all();
  for (const [i, { metres }] of legs.entries())
    // Two libraries may round to neighbouring metres.
    expect(Math.abs(Number(stored[i]?.['metres']) - metres)).toBeLessThanOrEqual(1);
  const sum = stored.reduce((total, { metres }) => total + Number(metres), 0);
  expect(db.prepare('SELECT distance_metres + too_fast_metres AS own FROM rocks').get()).toEqual({
    own: sum,
  });
  expect(db.prepare('SELECT distance_metres + too_fast_metres AS own FROM members').get()).toEqual({
    own: sum,
  });
  expect(faults(db)).toEqual([]);
  expect(rankings()).toEqual(before);
  expect(mend(db)).toBe(0);
});
