// The statement that records an activity, for the batch of its cause.
import { sql } from 'drizzle-orm';
import type { ActivityType } from '../../schema/activities.ts';
import { activities, rocks } from '../../schema/tables/index.ts';
import type { Database, Statement } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { prepared, type Placeholders } from '../platform/prepared.ts';

interface NewActivity {
  type: ActivityType;
  rockId: string;
  memberId: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The town near the place where it happened, as stored. */
  town: string | null;
}

const note = prepared(
  (db, { id, type, rockId, memberId, at, town }: Placeholders<NewActivity & { id: string }>) =>
    db.insert(activities).values({
      id,
      type,
      rockId,
      memberId,
      // Read within the write, because the owner may have been deleted since the first read.
      ownerId: sql`(SELECT nullif(${rocks.ownerId}, ${memberId}) FROM ${rocks} WHERE ${rocks.id} = ${rockId})`,
      createdAt: at,
      town,
    }),
);

/** Statement: records the activity for everybody, the acting member, and the rock's owner if that is another member. */
export const noteActivity = (db: Database, activity: NewActivity): Statement =>
  note(db, { id: newId(), ...activity });
