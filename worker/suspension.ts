// Suspended members: who is, and which of their writes are taken nevertheless.
import { and, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { type Suspension } from '../schema/suspension.ts';
import { members } from '../schema/tables/index.ts';
import { Forbidden } from './errors.ts';
import { instant } from './platform/clock.ts';
import { isAdministrator, type Config } from './platform/config.ts';
import { say } from '../schema/words/say.ts';

type Suspendable = Pick<
  typeof members.$inferSelect,
  'emailKey' | 'suspendedAt' | 'suspendedUntil' | 'suspendedBecause'
>;

/**
 * Writes by which a suspended member leaves, pays no longer, is reached, or reads. A GET reads. Every other call of a
 * member is refused, also a new one.
 */
const open: ReadonlySet<string> = new Set([
  'DELETE /api/user/account',
  'POST /api/subscription/cancel',
  'POST /api/subscription/reactivate',
  'POST /api/subscription/portal',
  // What was paid for before signing in.
  'POST /api/subscription/claim',
  'PATCH /api/auth/user/email',
  'DELETE /api/auth/user/email',
  'POST /api/auth/email/confirm',
  'PUT /api/user/notifications',
  'POST /api/notifications/read',
  'POST /api/push/subscriptions',
  'DELETE /api/push/subscriptions',
  'POST /api/auth/user/complete-first-login',
  'POST /api/language',
]);

/** @param route the pattern, such as /api/rocks/:id */
export const isOpenToSuspended = (method: string, route: string): boolean =>
  method === 'GET' || method === 'HEAD' || open.has(`${method} ${route}`);

/** Null once it has ended, and for the administrator, who could not lift it. @param now milliseconds */
export function suspensionOf(config: Config, member: Suspendable, now: number): Suspension | null {
  const { suspendedAt, suspendedUntil, suspendedBecause } = member;
  if (suspendedAt === null || (suspendedUntil ?? Infinity) <= now || isAdministrator(config, member))
    return null;
  return { reason: suspendedBecause, until: instant(suspendedUntil) };
}

/** Condition on members: the same rule as `suspensionOf`. */
export const isSuspended = ({ adminEmail }: Config, now: number) =>
  and(
    isNotNull(members.suspendedAt),
    or(isNull(members.suspendedUntil), gt(members.suspendedUntil, now)),
    sql`${members.emailKey} IS NOT ${adminEmail}`,
  );

/** @throws Forbidden with the reason and the end */
export function refuseSuspended(config: Config, member: Suspendable, now: number): void {
  const suspension = suspensionOf(config, member, now);
  if (suspension) throw new Forbidden(say('suspension', 'refused', suspension.reason, suspension.until));
}
