// The statement that notes an activity, for the batch of whatever happened.
import { sql } from 'drizzle-orm';
import type { ActivityType } from '../../schema/activities.ts';
import { activities, rocks } from '../../schema/tables/index.ts';
import type { Database, Statement } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

interface Happening {
  type: ActivityType;
  rockId: string;
  memberId: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Notes it for everybody, for the one who acted, and for the rock's owner when that is somebody else. */
export function noteActivity(db: Database, { type, rockId, memberId, at }: Happening): Statement {
  // Read as it is written: the owner may have left a moment ago.
  const ownerId = sql`(SELECT nullif(${rocks.ownerId}, ${memberId}) FROM ${rocks} WHERE ${rocks.id} = ${rockId})`;
  return db.insert(activities).values({ id: newId(), type, rockId, memberId, ownerId, createdAt: at });
}
