// Deletes what an earlier build kept of deleted accounts: texts about places, finders' own places, report details.
import { namelessPlace } from '../../schema/journey.ts';

const name = `'${namelessPlace}'`;

/** Statements for one batch. Rows that are already right are not written again. */
export const repairDeparted: readonly string[] = [
  `UPDATE entries SET notes = '', own_latitude = NULL, own_longitude = NULL, own_location_name = NULL,
     location_name = iif(action = 'hidden', ${name}, location_name)
   WHERE member_id IS NULL AND (notes <> '' OR own_latitude IS NOT NULL OR own_longitude IS NOT NULL
     OR own_location_name IS NOT NULL OR (action = 'hidden' AND location_name <> ${name}))`,
  `UPDATE entries SET location_name = ${name}
   FROM (SELECT rock_id, created_at, seq FROM entries WHERE member_id IS NULL AND action = 'hidden') AS hidden
   WHERE entries.rock_id = hidden.rock_id AND entries.action = 'found'
     AND (entries.created_at, entries.seq) > (hidden.created_at, hidden.seq)
     AND entries.location_name <> ${name} AND NOT EXISTS (SELECT 1 FROM entries AS later
       WHERE later.rock_id = hidden.rock_id AND later.action = 'hidden'
         AND (later.created_at, later.seq) > (hidden.created_at, hidden.seq)
         AND (later.created_at, later.seq) < (entries.created_at, entries.seq))`,
  `UPDATE rocks SET hidden_location_name = ${name}
   WHERE hidden_at IS NOT NULL AND hider_id IS NULL AND hidden_location_name <> ${name}`,
  `UPDATE reports SET details = '' WHERE reporter_id IS NULL AND details <> ''`,
];
