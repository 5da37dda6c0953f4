// What the hourly sweep takes away: codes, ended sessions and kept answers that nobody can ask for any more.
import { lt } from 'drizzle-orm';
import { endedSessions, idempotencyKeys, signInCodes } from '../../schema/tables/index.ts';
import { day } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';

/** Statements. Codes stay for a day because the limits count them that long. */
export function sweepSignIn(db: Database, now: number) {
  return [
    db.delete(signInCodes).where(lt(signInCodes.createdAt, now - day)),
    db.delete(endedSessions).where(lt(endedSessions.expiresAt, now)),
    db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, now - 2 * day)),
  ] as const;
}
