// The statement that notes an activity, for the batch of whatever happened.
import type { ActivityType } from '../../schema/activities.ts';
import { activities } from '../../schema/tables/index.ts';
import type { Database, Statement } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

interface Happening {
  type: ActivityType;
  rockId: string;
  memberId: string;
  /** The rock's owner; null when the account is gone. */
  ownerId: string | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** Notes it for everybody, for the one who acted, and for the rock's owner when that is somebody else. */
export function noteActivity(db: Database, { type, rockId, memberId, ownerId, at }: Happening): Statement {
  const owner = ownerId === memberId ? null : ownerId;
  return db.insert(activities).values({ id: newId(), type, rockId, memberId, ownerId: owner, createdAt: at });
}
