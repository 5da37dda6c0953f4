// Ten thousand rocks with their journeys, written straight into the tables, for what depends on how many there are.
import { env } from 'cloudflare:test';
import { putOnMap } from './map-recount.ts';

export const crowd = { members: 1000, rocks: 10_000, entriesOfEach: 5 } as const;

/** Newest first they are crowd-1, crowd-2 …; their codes CROWD-1, CROWD-2 … and all of them are hidden. */
export async function makeCrowd(): Promise<void> {
  const numbers = (count: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  const at = Date.UTC(2026, 0, 1);
  const { members, rocks, entriesOfEach } = crowd;
  await env.DB.batch(
    [
      `${numbers(members)} INSERT INTO members (id, email, email_key, first_name, created_at, rock_count, scored_find_count)
       SELECT 'crowd-' || i, i || '@crowd.test', i || '@crowd.test', 'Member', ${at} - i, ${rocks / members}, i FROM n`,
      `${numbers(rocks)} INSERT INTO rocks (id, owner_id, name, description, code, code_key, created_at, status,
         last_seq, times_found, distance_metres, hidden_latitude, hidden_longitude, hidden_location_name, hidden_at, hider_id)
       SELECT 'crowd-' || i, 'crowd-' || (1 + i % ${members}), 'Rock ' || i, 'One of many', 'CROWD-' || i, 'CROWD' || i,
         ${at} - i, 'hidden', ${entriesOfEach}, 2, 1000 + i, (i * 7 % 160) - 80.5, (i * 13 % 340) - 170.5, 'Under a tree',
         ${at} - i, 'crowd-' || (1 + i % ${members}) FROM n`,
      ...putOnMap,
      `${numbers(rocks * entriesOfEach)} INSERT INTO entries (id, rock_id, seq, action, member_id, latitude, longitude,
         location_name, metres, created_at, recorded_at)
       SELECT 'crowd-' || i, 'crowd-' || ((i - 1) / ${entriesOfEach} + 1), (i - 1) % ${entriesOfEach} + 1,
         iif((i - 1) % ${entriesOfEach} % 2 = 0, 'hidden', 'found'), 'crowd-' || (1 + i % ${members}),
         (i % 160) - 80.5, (i % 340) - 170.5, 'Under a tree', 100, ${at} - 1e6 + i, ${at} - 1e6 + i FROM n`,
      `${numbers(rocks)} INSERT INTO activities (id, type, rock_id, member_id, created_at)
       SELECT 'crowd-' || i, 'rock_hidden', 'crowd-' || i, 'crowd-' || (1 + i % ${members}), ${at} - i FROM n`,
    ].map((statement) => env.DB.prepare(statement)),
  );
}
