// The log of acts: one row in the batch of what was done. Of some the person concerned gets an email.
import { sql, type SQL } from 'drizzle-orm';
import type { AdminAction } from '../../schema/admin-actions.ts';
import { auditLog } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { isBarred } from '../errors.ts';
import { tell } from '../outbox/tell.ts';
import type { Statement } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

interface Deed {
  /** Of the act itself, for whoever takes it back. */
  id?: string;
  act: AdminAction;
  /** What it was about, in words that name nobody. */
  subject: string;
  reason: string;
  /** Id of the rock, comment, order or member. */
  subjectId?: string;
  rockId?: string;
  memberId?: string | null;
  orderId?: string;
  /** Whether the person concerned gets an email. */
  isTold?: boolean;
  /** Must hold when the batch is written, or all of it is refused: see `isTooLate`. */
  onlyIf?: SQL;
}

/** Statements: who did what, and why. @param actorId the administrator; null for what the product does by itself */
export function logAction(
  ctx: Ctx,
  { id = newId(), subject, isTold = false, onlyIf, ...deed }: Deed,
  actorId: string | null,
): Statement[] {
  const noted = ctx.db.insert(auditLog).values({
    id,
    actorId,
    isByItself: actorId === null,
    ...deed,
    // NULL, which the column refuses.
    subject: onlyIf ? sql`CASE WHEN ${onlyIf} THEN ${subject} END` : subject,
    createdAt: ctx.now(),
  });
  if (!isTold) return [noted];
  const recipient = deed.orderId === undefined ? 'author' : 'buyer';
  return [noted, tell(ctx, { event: `act:${id}`, recipient, thread: `about:${deed.subjectId}` })];
}

/** Whether D1 refused a batch because its act's `onlyIf` held no longer. */
export const isTooLate = (error: unknown): boolean => isBarred(error, 'acts.subject');
