// The statement that notes an activity, for the batch of whatever happened.
import { sql } from 'drizzle-orm';
import type { ActivityType } from '../../schema/activities.ts';
import { activities, rocks } from '../../schema/tables/index.ts';
import type { Database, Statement } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { prepared, type Placeholders } from '../platform/prepared.ts';

interface Happening {
  type: ActivityType;
  rockId: string;
  memberId: string;
  /** Milliseconds since 1970. */
  at: number;
}

const note = prepared((db, { id, type, rockId, memberId, at }: Placeholders<Happening & { id: string }>) =>
  db.insert(activities).values({
    id,
    type,
    rockId,
    memberId,
    // Read as it is written: the owner may have left a moment ago.
    ownerId: sql`(SELECT nullif(${rocks.ownerId}, ${memberId}) FROM ${rocks} WHERE ${rocks.id} = ${rockId})`,
    createdAt: at,
  }),
);

/** Notes it for everybody, for the one who acted, and for the rock's owner when that is somebody else. */
export const noteActivity = (db: Database, happening: Happening): Statement =>
  note(db, { id: newId(), ...happening });
