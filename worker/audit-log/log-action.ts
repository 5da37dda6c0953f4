// Writes the audit log: one row in the batch of each action, for some with an email to the person concerned.
import { sql, type SQL } from 'drizzle-orm';
import type { ActionDetails, AdminAction } from '../../schema/admin-actions.ts';
import { auditLog } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { isConditionFailed } from '../errors.ts';
import { queueEmail } from '../outbox/queue-email.ts';
import type { Statement } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

interface LogEntry {
  /** Id of the log row, for callers that may delete it again. */
  id?: string;
  act: AdminAction;
  /** Description of the subject, without names of people. */
  subject: string;
  reason: string;
  details?: ActionDetails;
  /** Id of the rock, comment, order or member. */
  subjectId?: string;
  rockId?: string;
  memberId?: string | null;
  orderId?: string;
  /** Whether the person concerned gets an email. */
  isTold?: boolean;
  /** Must be true when the batch is written, otherwise the whole batch is refused: see `isTooLate`. */
  onlyIf?: SQL;
}

/** Statements: log an action with its reason. @param actorId the administrator; null for automatic actions */
export function logAction(
  ctx: Ctx,
  { id = newId(), subject, isTold = false, onlyIf, ...entry }: LogEntry,
  actorId: string | null,
): Statement[] {
  const noted = ctx.db.insert(auditLog).values({
    id,
    actorId,
    isAutomatic: actorId === null,
    ...entry,
    // Null makes the NOT NULL column refuse the batch.
    subject: onlyIf ? sql`CASE WHEN ${onlyIf} THEN ${subject} END` : subject,
    createdAt: ctx.now(),
  });
  if (!isTold) return [noted];
  const recipient = entry.act.startsWith('selection_')
    ? 'applicant'
    : entry.orderId === undefined
      ? 'author'
      : 'buyer';
  return [noted, queueEmail(ctx, { event: `act:${id}`, recipient, thread: `about:${entry.subjectId}` })];
}

/** Whether D1 refused a batch because the action's `onlyIf` was no longer true. */
export const isTooLate = (error: unknown): boolean => isConditionFailed(error, 'acts.subject');
