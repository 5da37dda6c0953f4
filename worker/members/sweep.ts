// Statements of the hourly sweep: delete expired codes, sessions, email changes, departures, addresses of deleted accounts,
// kept suspensions and idempotency keys.
import { lt } from 'drizzle-orm';
import { profileLimits } from '../../schema/profile.ts';
import {
  deletionEmails,
  departures,
  emailChanges,
  endedSessions,
  idempotencyKeys,
  knownBrowsers,
  sessions,
  signInCodes,
} from '../../schema/tables/index.ts';
import { day } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { forgetSuspensions } from './kept-suspensions.ts';
import { knownCookie } from './known-browsers.ts';

/** Statements. Codes stay for a day because the rate limits count them for that long. */
export function sweepSignIn(db: Database, now: number) {
  return [
    db.delete(signInCodes).where(lt(signInCodes.createdAt, now - day)),
    db.delete(knownBrowsers).where(lt(knownBrowsers.seenAt, now - knownCookie.maxAgeMs)),
    // KV has expired them already.
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(endedSessions).where(lt(endedSessions.expiresAt, now)),
    // By then the undo link has expired.
    db.delete(emailChanges).where(lt(emailChanges.createdAt, now - profileLimits.undoDays * day)),
    // The payment provider sends no more events about customers deleted that long ago.
    db.delete(departures).where(lt(departures.leftAt, now - 60 * day)),
    // Its email is given up by then.
    db.delete(deletionEmails).where(lt(deletionEmails.createdAt, now - 14 * day)),
    forgetSuspensions(db, now),
    db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, now - 2 * day)),
  ] as const;
}
