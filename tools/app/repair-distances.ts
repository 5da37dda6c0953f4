// Repairs legs that an earlier build stored as too fast: with 0 metres, and in no sum.

const half = (to: string, from: string) => `sin(radians(${to} - ${from}) / 2)`;
const [dLat, dLng] = [half('at.latitude', 'was.latitude'), half('at.longitude', 'was.longitude')];

/** The formula of `metresBetween` in schema/journey.ts, from the hiding place before, rounded to the metre. */
const metres = `(SELECT CAST(round(2 * 6371008.8 * asin(min(1, sqrt(${dLat} * ${dLat}
    + cos(radians(at.latitude)) * cos(radians(was.latitude)) * ${dLng} * ${dLng})))) AS INTEGER)
  FROM entries AS was WHERE was.rock_id = at.rock_id AND was.action = 'hidden'
    AND (was.created_at, was.seq) < (at.created_at, at.seq)
  ORDER BY was.created_at DESC, was.seq DESC LIMIT 1)`;

/** Statements for one batch. Rows that are already right are not written again. */
export const repairDistances: readonly string[] = [
  `UPDATE entries AS at SET metres = coalesce(${metres}, 0)
   WHERE is_too_fast = 1 AND metres = 0 AND coalesce(${metres}, 0) > 0`,
  `UPDATE rocks SET too_fast_metres = legs.metres
   FROM (SELECT rock_id, sum(metres) AS metres FROM entries WHERE is_too_fast = 1 GROUP BY rock_id) AS legs
   WHERE legs.rock_id = rocks.id AND rocks.too_fast_metres <> legs.metres`,
  `UPDATE members SET too_fast_metres = own.metres
   FROM (SELECT owner_id, sum(too_fast_metres) AS metres FROM rocks
     WHERE too_fast_metres > 0 AND owner_id IS NOT NULL GROUP BY owner_id) AS own
   WHERE own.owner_id = members.id AND members.too_fast_metres <> own.metres`,
];
