// Rocks for the end-to-end tests, so many that the map shows them as counts. All of them are hidden in Europe.
import { putOnMap } from '../../worker/testing/map-recount.ts';
import { retryIfClosed } from '../app/retry-closed.ts';
import type { Store } from '../app/store.ts';

/** `town` of them lie within two kilometres of `middle`: more than a map shows one by one. */
export const crowd = {
  rocks: 900,
  town: 300,
  middle: { latitude: 47.8095, longitude: 13.055 },
} as const;

/** Spreads any number of rocks evenly, by multiples of numbers like the golden ratio. */
const share = (factor: number) => `(n * ${factor} - CAST(n * ${factor} AS INTEGER))`;
const [down, along] = [share(0.7548776662), share(0.569840291)];

export async function insertCrowd({ db }: Store): Promise<void> {
  const { rocks, town, middle } = crowd;
  const since = Date.now() - 400 * 86_400_000;
  const place = (near: number, from: number, wide: number, part: string) =>
    `round(iif(n <= ${town}, ${near} + 0.02 * (${part} - 0.5), ${from} + ${wide} * ${part}), 6)`;
  await retryIfClosed(() =>
    db.batch([
      db.prepare(
        `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${rocks})
        INSERT INTO rocks (id, name, description, code, code_key, created_at, status, last_seq, hidden_latitude,
          hidden_longitude, hidden_location_name, hidden_at)
        SELECT 'crowdrock' || n, 'Pebble ' || n, 'One of many', 'CROWD' || n, 'CROWD' || n, ${since} + n, 'hidden', 1,
          ${place(middle.latitude, 38, 18, down)}, ${place(middle.longitude, -6, 30, along)}, 'Under a tree', ${since} + n
        FROM numbers`,
      ),
      db.prepare(`UPDATE totals SET value = value + ${rocks} WHERE name = 'rocks'`),
      ...putOnMap.map((statement) => db.prepare(statement)),
    ]),
  );
}
