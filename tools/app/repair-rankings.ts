// Recounts rankings, and what the community counts, after a build that counted withheld and imported rocks as well.

/** Scored finds by member. */
const scored = (from: string) =>
  `(SELECT member_id, count(*) AS finds FROM ${from} WHERE is_scored AND member_id IS NOT NULL GROUP BY member_id)`;
const ofWithheld = 'rocks JOIN finds ON finds.rock_id = rocks.id AND withheld_at IS NOT NULL';

/** Statements for one batch, after those of `repairCountries`. Rows that are already right are not written again. */
export const repairRankings: readonly string[] = [
  `UPDATE members SET scored_rock_count = own.rocks
   FROM (SELECT members.id, count(rocks.id) AS rocks FROM members LEFT JOIN rocks ON rocks.owner_id = members.id
     AND rocks.withheld_at IS NULL AND rocks.imported_at IS NULL GROUP BY members.id) AS own
   WHERE own.id = members.id AND members.scored_rock_count <> own.rocks`,
  `UPDATE members SET scored_find_count = own.finds
   FROM (SELECT members.id, coalesce(made.finds, 0) - coalesce(withheld.finds, 0) AS finds FROM members
     LEFT JOIN ${scored('finds')} AS made ON made.member_id = members.id
     LEFT JOIN ${scored(ofWithheld)} AS withheld ON withheld.member_id = members.id) AS own
   WHERE own.id = members.id AND members.scored_find_count <> own.finds`,
  `UPDATE totals SET value = shown.counted
   FROM (SELECT 'rocks' AS name, count(*) AS counted FROM rocks WHERE withheld_at IS NULL
     UNION ALL SELECT 'not_hidden', count(*) FROM rocks WHERE withheld_at IS NULL AND status <> 'hidden'
     UNION ALL SELECT 'distance_metres', coalesce(sum(distance_metres), 0) FROM rocks WHERE withheld_at IS NULL
     UNION ALL SELECT 'countries', count(*) FROM countries) AS shown
   WHERE shown.name = totals.name AND totals.value <> shown.counted`,
];
