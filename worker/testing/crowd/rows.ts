// SQL that writes a crowd's rows from its plans: members, rocks, journeys, likes and comments.
import { below, chance, idIn, oneOf } from './chance.ts';
import { anybody, numbers } from './plans.ts';
import { memberCount, type CrowdSize } from './size.ts';
import * as words from './words.ts';

const day = 86_400_000;

const member = (number: string) => idIn('m', number);
const rock = idIn('r', 'rock');
const step = 'rock * 16 + seq';

/** SQL: name of an entry's place. A find has the name of the hide before it. */
const placeName = (seq: string) =>
  `(${oneOf(words.places, `rock * 16 + ${seq}`, 20)} || ', ' || ${below(400, `rock * 16 + ${seq}`, 21)})`;

/** SQL: the town near a place, as it is stored; one for each fifth of a degree. */
const townAt = (latitude: string, longitude: string) => {
  const number = `CAST((${latitude} + 90) * 5 AS INTEGER) * 1800 + CAST((${longitude} + 180) * 5 AS INTEGER)`;
  const middle = (degrees: string) => `CAST(${degrees} * 5 AS INTEGER) / 5.0`;
  return `json_array(${number}, 'Pebbleton ' || (${number}), 'Nebraska', 'US', 'America/Chicago', ${middle(latitude)}, ${middle(longitude)})`;
};

const likeCount = `CAST(8 * ${chance('rock', 30)} * ${chance('rock', 30)} * ${chance('rock', 30)} AS INTEGER)`;
const commentCount = `CAST(6 * ${chance('rock', 31)} * ${chance('rock', 31)} * ${chance('rock', 31)} * ${chance('rock', 31)} AS INTEGER)`;

const upTo = (most: number) =>
  `steps(k) AS (VALUES ${Array.from({ length: most }, (_, k) => `(${k})`).join()})`;

/** @param end time of the last event, milliseconds since 1970 */
export function rowStatements(size: CrowdSize, end: number): string[] {
  const members = memberCount(size);
  return [
    // Members joined before the first rock. Every third has no username.
    `${numbers(members)} INSERT INTO members (id, email, email_key, username, username_key, first_name, last_name,
        is_first_login, created_at)
      SELECT ${member('i')}, 'm' || i || '@crowd.test', 'm' || i || '@crowd.test', iif(i % 3, 'painter' || i, ''),
        iif(i % 3, 'painter' || i, NULL), ${oneOf(words.firstNames, 'i', 22)}, ${oneOf(words.initials, 'i', 23)}, 0,
        ${end - 800 * day} - i FROM n`,
    `INSERT INTO rocks (id, owner_id, name, description, code, code_key, photo_key, created_at, status, last_seq,
        times_found, distance_metres, hidden_latitude, hidden_longitude, hidden_location_name, hidden_town, hidden_at, hider_id,
        holder_id, held_since, like_count, comment_count)
      SELECT ${rock}, ${member('owner')}, ${oneOf(words.adjectives, 'rock', 24)} || ' ' || ${oneOf(words.nouns, 'rock', 25)},
        trim(${oneOf(words.beginnings, 'rock', 26)} || ' ' || ${oneOf(words.endings, 'rock', 27)}),
        printf('CROWD%08d', rock), printf('CROWD%08d', rock),
        CASE WHEN ${chance('rock', 28)} < 0.8 OR rock < 50 THEN ${idIn('p', 'rock')} || ${idIn('q', 'rock + 500009')} END,
        created_at, CASE WHEN last_seq = 0 THEN 'active' WHEN last_seq % 2 THEN 'hidden' ELSE 'found' END, last_seq,
        last_seq / 2, metres, latitude, longitude, iif(last_seq, ${placeName('(last_seq - 1 + last_seq % 2)')}, NULL),
        iif(last_seq, ${townAt('latitude', 'longitude')}, NULL),
        hidden_at, iif(last_seq, ${member('hider')}, NULL), iif(held_since, ${member('finder')}, NULL), held_since,
        ${likeCount}, ${commentCount}
      FROM (SELECT p.rock AS rock, owner, p.created_at AS created_at, last_seq, latitude, longitude, h.at AS hidden_at,
          h.hider AS hider, finder, f.at AS held_since,
          (SELECT coalesce(sum(metres), 0) FROM crowd_hides WHERE rock = p.rock) AS metres
        FROM crowd_plans p LEFT JOIN crowd_hides h ON h.rock = p.rock AND h.seq = last_seq - 1 + last_seq % 2
          LEFT JOIN crowd_finds f ON f.rock = p.rock AND f.seq = last_seq)`,
    `INSERT INTO entries (id, rock_id, seq, action, member_id, latitude, longitude, location_name, notes, metres, country,
        town, created_at, recorded_at)
      SELECT ${idIn('e', step)}, ${rock}, seq, 'hidden', ${member('hider')}, latitude, longitude, ${placeName('seq')},
        CASE WHEN ${chance(step, 29)} < 0.3 THEN ${oneOf(words.endings, step, 32)} ELSE '' END, metres, country,
        ${townAt('latitude', 'longitude')}, at, at
      FROM crowd_hides`,
    `INSERT INTO entries (id, rock_id, seq, action, member_id, latitude, longitude, location_name, town, created_at, recorded_at)
      SELECT ${idIn('e', step)}, ${rock}, seq, 'found', ${member('finder')}, latitude, longitude, ${placeName('(seq - 1)')},
        ${townAt('latitude', 'longitude')}, at, at
      FROM (SELECT f.rock AS rock, f.seq AS seq, finder, latitude, longitude, f.at AS at
        FROM crowd_finds f JOIN crowd_hides h ON h.rock = f.rock AND h.seq = f.seq - 1)`,
    `INSERT INTO finds (id, rock_id, member_id, seq, found_at, is_scored, closed_at, rehidden_seq)
      SELECT ${idIn('f', step)}, ${rock}, ${member('finder')}, seq, at, finder <> hider AND finder <> owner, closed_at,
        iif(closed_at, seq + 1, NULL) FROM crowd_finds JOIN crowd_plans USING (rock)`,
    ...activityStatements,
    // The likes of a rock come from different members: seven strides of 77 are shorter than the smallest crowd.
    `WITH ${upTo(8)} INSERT INTO likes (rock_id, member_id, created_at)
      SELECT ${rock}, ${member(`(${below(members, 'rock', 33)} + k * 77) % ${members}`)},
        created_at + (k + 1) * ${day} FROM crowd_plans JOIN steps ON k < ${likeCount}`,
    `WITH ${upTo(6)} INSERT INTO comments (id, rock_id, member_id, content, created_at)
      SELECT ${idIn('c', 'rock * 16 + k')}, ${rock}, ${member(anybody(size, 'rock * 16 + k', 34))},
        ${oneOf(words.thoughts, 'rock * 16 + k', 35)}, created_at + (k + 1) * ${2 * day}
      FROM crowd_plans JOIN steps ON k < ${commentCount}`,
    `${numbers(50)} INSERT INTO ambassador_applications (id, name, email, email_key, address, city, state, zipcode, country,
        region, slot, created_at, confirmed_at, announced_at)
      SELECT ${idIn('a', 'i')}, ${oneOf(words.firstNames, 'i', 36)} || ' Miller', 'a' || i || '@crowd.test', 'a' || i || '@crowd.test',
        '1 Main Street', 'Omaha', 'NE', '68102', 'United States', 'crowd-' || i, 1, ${end} - i, ${end}, ${end} - i FROM n`,
    ...counterStatements(size),
  ];
}

/** `owner_id` is set if somebody else acted, as in `noteActivity`. */
const activityStatements = [
  `INSERT INTO activities (id, type, rock_id, member_id, created_at)
    SELECT ${idIn('x', 'rock * 16')}, 'rock_created', ${rock}, ${member('owner')}, created_at FROM crowd_plans`,
  `INSERT INTO activities (id, type, rock_id, member_id, owner_id, created_at, town)
    SELECT ${idIn('x', step)}, iif(seq = 1, 'rock_hidden', 'rehidden_rock'), ${rock}, ${member('hider')},
      iif(owner = hider, NULL, ${member('owner')}), at, ${townAt('latitude', 'longitude')} FROM crowd_hides JOIN crowd_plans USING (rock)`,
  `INSERT INTO activities (id, type, rock_id, member_id, owner_id, created_at, town)
    SELECT ${idIn('x', step)}, 'rock_found', ${rock}, ${member('finder')},
      iif(owner = finder, NULL, ${member('owner')}), at, ${townAt('latitude', 'longitude')}
    FROM (SELECT f.rock AS rock, f.seq AS seq, finder, owner, f.at AS at, latitude, longitude FROM crowd_finds f
      JOIN crowd_plans p ON p.rock = f.rock JOIN crowd_hides h ON h.rock = f.rock AND h.seq = f.seq - 1)`,
];

function counterStatements({ rocks }: CrowdSize): string[] {
  const add = (total: string, value: string) =>
    `UPDATE totals SET value = value + (${value}) WHERE name = '${total}'`;
  return [
    `UPDATE members SET rock_count = rocks, scored_rock_count = rocks, distance_metres = metres FROM (SELECT owner_id, count(*) AS rocks,
      sum(distance_metres) AS metres FROM rocks GROUP BY owner_id) WHERE owner_id = members.id`,
    `UPDATE members SET find_count = finds, scored_find_count = scored FROM (SELECT member_id, count(*) AS finds,
      sum(is_scored) AS scored FROM finds GROUP BY member_id) WHERE member_id = members.id`,
    `INSERT INTO countries (code, first_seen_at) SELECT country, min(at) FROM crowd_hides GROUP BY country`,
    `INSERT INTO rock_countries (country, rock_id) SELECT DISTINCT country, ${rock} FROM crowd_hides`,
    add('rocks', String(rocks)),
    add('not_hidden', 'SELECT count(*) FROM crowd_plans WHERE last_seq % 2 = 0'),
    add('members', String(rocks / 10)),
    add('distance_metres', 'SELECT sum(metres) FROM crowd_hides'),
    add('countries', 'SELECT count(*) FROM countries'),
  ];
}
