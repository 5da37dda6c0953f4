// A large community, written straight into a local database: 10,000 rocks that were hidden, found and hidden again.
import { newPhotoKey } from '../../worker/platform/ids.ts';
import { putOnMap } from '../../worker/testing/map-recount.ts';
import { steadily } from '../app/steadily.ts';
import type { Store } from '../app/store.ts';
import type { Member } from './members.ts';

export const crowd = { rocks: 10_000, entriesEach: 5, photos: 50 } as const;

export const rockId = (number: number) => `crowdrock${number}`;
export const rockCode = (number: number) => `ROCK${String(number).padStart(8, '0')}`;

const numbers = (many: number) =>
  `WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${many - 1})`;

/** The place of a rock's entry: all over a country, each hop about a kilometre. */
const latitude = 'round(30 + n % 1500 * 0.01 + (seq / 2) * 0.01, 6)';
const longitude = 'round(-120 + n / 1500 * 5 + n % 37 * 0.1, 6)';

/** @returns the addresses of its photos */
export async function insertCrowd({ db, photos }: Store, members: readonly Member[]): Promise<string[]> {
  const { rocks, entriesEach } = crowd;
  const begin = Date.now() - 60 * 86_400_000;
  const ids = JSON.stringify(members.map(({ id }) => id));
  const keys = Array.from({ length: crowd.photos }, () => newPhotoKey());
  const memberOf = (expression: string) =>
    `json_extract(?1, '$[' || ((${expression}) % ${members.length}) || ']')`;
  const at = `${begin} + n * 100 + seq * 3600000`;
  const steps = `${numbers(rocks)}, steps(seq) AS (VALUES ${Array.from({ length: entriesEach }, (_, i) => `(${i + 1})`).join()})`;
  // Each rock was hidden at odd places of its journey and found at even ones.
  await steadily(() =>
    db.batch([
      db
        .prepare(
          `${numbers(rocks)} INSERT INTO rocks (id, owner_id, name, description, code, code_key, photo_key, created_at,
          status, last_seq, times_found, distance_metres, hidden_latitude, hidden_longitude, hidden_location_name,
          hidden_at, hider_id)
        SELECT 'crowdrock' || n, ${memberOf('n')}, 'Sunny ' || n, 'A small sun', printf('ROCK%08d', n),
          printf('ROCK%08d', n), json_extract(?2, '$[' || (n % ${keys.length}) || ']'), ${begin} + n * 100,
          'hidden', 5, 2, 2000, ${latitude.replaceAll('seq', '5')}, ${longitude}, 'Under the old oak',
          ${at.replaceAll('seq', '5')}, ${memberOf('n + 4')} FROM numbers`,
        )
        .bind(ids, JSON.stringify(keys)),
      db
        .prepare(
          `${steps} INSERT INTO entries (id, rock_id, seq, action, member_id, latitude, longitude, location_name,
          metres, country, created_at, recorded_at)
        SELECT 'crowdentry' || n || '-' || seq, 'crowdrock' || n, seq, iif(seq % 2, 'hidden', 'found'),
          ${memberOf('n + seq / 2 * 2')}, ${latitude}, ${longitude}, 'Under the old oak',
          iif(seq IN (3, 5), 1000, 0), '840', ${at}, ${at} FROM numbers, steps`,
        )
        .bind(ids),
      db
        .prepare(
          `${steps} INSERT INTO finds (id, rock_id, member_id, seq, found_at, is_scored, closed_at, rehidden_seq)
        SELECT 'crowdfind' || n || '-' || seq, 'crowdrock' || n, ${memberOf('n + seq')}, seq, ${at}, 1,
          ${at} + 1, seq + 1 FROM numbers, steps WHERE seq IN (2, 4)`,
        )
        .bind(ids),
      db.prepare(`INSERT INTO countries (code, first_seen_at) VALUES ('840', ${begin})`),
      db.prepare(`UPDATE totals SET value = value + ${rocks} WHERE name = 'rocks'`),
      db.prepare(`UPDATE totals SET value = value + ${rocks * 2000} WHERE name = 'distance_metres'`),
      db.prepare(`UPDATE totals SET value = value + 1 WHERE name = 'countries'`),
      db.prepare(
        `UPDATE members SET rock_count = (SELECT count(*) FROM rocks WHERE owner_id = members.id),
          find_count = (SELECT count(*) FROM finds WHERE member_id = members.id),
          scored_find_count = (SELECT count(*) FROM finds WHERE member_id = members.id AND is_scored),
          distance_metres = (SELECT coalesce(sum(distance_metres), 0) FROM rocks WHERE owner_id = members.id)`,
      ),
      ...putOnMap.map((statement) => db.prepare(statement)),
      db.prepare('ANALYZE'),
    ]),
  );
  const picture = crypto.getRandomValues(new Uint8Array(60_000));
  const httpMetadata = { contentType: 'image/jpeg' };
  for (const key of keys) await steadily(() => photos.put(key, picture, { httpMetadata }));
  return keys.map((key) => `/img/${key}`);
}
