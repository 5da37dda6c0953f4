// SQL that finds disagreements between rows and the counters, totals and map cells derived from them.
import { quadkeysQuery, recountQuery } from './map-recount.ts';

const shown = `rock_id IN (SELECT id FROM rocks WHERE withheld_at IS NULL)`;

/** One row: each total minus a recount, without withheld rocks. */
export const driftQuery = `SELECT
    (SELECT value FROM totals WHERE name = 'rocks') - (SELECT count(*) FROM rocks WHERE withheld_at IS NULL) AS rocks,
    (SELECT value FROM totals WHERE name = 'not_hidden')
      - (SELECT count(*) FROM rocks WHERE status <> 'hidden' AND withheld_at IS NULL) AS notHidden,
    (SELECT value FROM totals WHERE name = 'members') - (SELECT count(*) FROM members) AS members,
    (SELECT value FROM totals WHERE name = 'distance_metres')
      - (SELECT coalesce(sum(metres), 0) FROM entries WHERE NOT is_too_fast AND ${shown}) AS metres,
    (SELECT value FROM totals WHERE name = 'countries')
      - (SELECT count(DISTINCT country) FROM entries WHERE ${shown}) AS countries,
    (SELECT count(*) FROM countries) - (SELECT count(DISTINCT country) FROM entries WHERE ${shown}) AS countryRows`;

/**
 * Rows that contradict other rows: a rock against its journey, finds, likes and comments; a member against their rocks
 * and finds; a map cell against its rocks. One result row for each, with the stored values.
 */
export const contradictionsQuery = `SELECT 'rock' AS of, r.id, json_object('status', r.status, 'holder', r.holder_id,
     'owner', r.owner_id, 'find', f.id, 'finder', f.member_id, 'found', r.times_found, 'metres', r.distance_metres, 'fast', r.too_fast_metres,
     'likes', r.like_count, 'comments', r.comment_count) AS says
   FROM rocks r
   LEFT JOIN finds f ON f.rock_id = r.id AND f.closed_at IS NULL
   LEFT JOIN entries e ON e.rock_id = r.id
     AND e.seq = (SELECT seq FROM entries WHERE rock_id = r.id ORDER BY created_at DESC, seq DESC LIMIT 1)
   WHERE r.last_seq - r.gap_count <> (SELECT count(*) FROM entries WHERE rock_id = r.id)
      OR r.status <> coalesce(e.action, 'active')
      OR (r.status = 'found') <> (f.id IS NOT NULL)
      OR r.holder_id IS NOT f.member_id
      OR (r.holder_id IS NULL) <> (r.held_since IS NULL)
      OR (r.status = 'active' AND r.owner_id IS NULL)
      OR (r.painter_id IS NOT NULL AND (r.adopted_at IS NULL OR r.painter_id = r.owner_id))
      OR (r.photo_key IS NOT NULL AND (r.withheld_at IS NOT NULL OR r.withheld_photo_key IS NOT NULL))
      OR r.times_found <> (SELECT count(*) FROM entries WHERE rock_id = r.id AND action = 'found')
      OR r.distance_metres <> (SELECT coalesce(sum(metres), 0) FROM entries WHERE rock_id = r.id AND NOT is_too_fast)
      OR r.too_fast_metres <> (SELECT coalesce(sum(metres), 0) FROM entries WHERE rock_id = r.id AND is_too_fast)
      OR r.like_count <> (SELECT count(*) FROM likes WHERE rock_id = r.id)
      OR r.comment_count <> (SELECT count(*) FROM comments WHERE rock_id = r.id AND withheld_at IS NULL)
   UNION ALL SELECT 'member', m.id, json_object('rocks', m.rock_count, 'scoredRocks', m.scored_rock_count, 'finds', m.find_count,
     'scored', m.scored_find_count, 'metres', m.distance_metres, 'fast', m.too_fast_metres)
   FROM members m
   WHERE m.rock_count <> (SELECT count(*) FROM rocks WHERE owner_id = m.id)
      OR m.scored_rock_count <> (SELECT count(*) FROM rocks WHERE owner_id = m.id AND withheld_at IS NULL AND imported_at IS NULL)
      OR m.find_count <> (SELECT count(*) FROM finds WHERE member_id = m.id)
      OR m.scored_find_count <> (SELECT count(*) FROM finds WHERE member_id = m.id AND is_scored AND ${shown})
      OR m.distance_metres <> (SELECT coalesce(sum(distance_metres), 0) FROM rocks WHERE owner_id = m.id)
      OR m.too_fast_metres <> (SELECT coalesce(sum(too_fast_metres), 0) FROM rocks WHERE owner_id = m.id)
   UNION ALL SELECT 'offer', o.id, json_object('rock', o.rock_id, 'giver', o.giver_id, 'owner', r.owner_id)
   FROM offers o JOIN rocks r ON r.id = o.rock_id
   WHERE o.outcome IS NULL AND (o.giver_id IS NOT r.owner_id OR o.receiver_id = o.giver_id OR r.offer_id IS NOT o.id)
   UNION ALL SELECT 'rock', r.id, json_object('quadkey', r.quadkey, 'place', places.quadkey)
   FROM rocks r LEFT JOIN (${quadkeysQuery}) places ON places.id = r.id
   WHERE r.quadkey IS NOT places.quadkey
   UNION ALL SELECT 'cell', coalesce(kept.cell, recounted.cell), json_object('count', kept.count, 'rocks',
     recounted.count, 'latitudes', kept.latitudes, 'longitudes', kept.longitudes)
   FROM (SELECT * FROM map_cells WHERE count <> 0 OR latitudes <> 0 OR longitudes <> 0) kept
   FULL JOIN (${recountQuery}) recounted ON recounted.cell = kept.cell
   WHERE kept.count IS NOT recounted.count OR kept.latitudes IS NOT recounted.latitudes
      OR kept.longitudes IS NOT recounted.longitudes`;

/** One row for each country of a journey that is not listed, and the other way around. Newer than the other tables. */
export const countriesQuery = `SELECT country, rock_id FROM (SELECT DISTINCT country, rock_id FROM entries WHERE country IS NOT NULL AND ${shown})
   EXCEPT SELECT country, rock_id FROM rock_countries
   UNION ALL SELECT country, rock_id FROM (SELECT country, rock_id FROM rock_countries
     EXCEPT SELECT country, rock_id FROM entries WHERE ${shown})`;
