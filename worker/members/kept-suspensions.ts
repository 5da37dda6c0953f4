// Keeps a suspension with the address that its account leaves: a new account with that address is suspended again.
import { and, eq, exists, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { auditLog, keptSuspensions, members } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { day } from '../platform/clock.ts';
import { isAdministrator, type Config } from '../platform/config.ts';
import type { Database, Statement } from '../platform/database.ts';
import { hmac, newId } from '../platform/ids.ts';
import { isSuspended } from '../suspension.ts';

/** Also of a suspension without an end. */
const keptMs = 365 * day;

const { addressHash, memberId, reason, until, leftAt } = keptSuspensions;

/** Keyed by a secret that is in no database, from which addresses could otherwise be found by trying them. */
export const addressHashOf = ({ networkSecret }: Config, emailKey: string): Promise<string> =>
  hmac(`suspended address ${networkSecret}`, emailKey);

const isOver = (now: number) => or(lte(leftAt, now - keptMs), lte(until, now));

/** Query: the suspension that counts for new accounts with this address, or no row. */
export const keptSuspension = ({ db, now }: Ctx, hash: string) =>
  db
    .select({ reason, until })
    .from(keptSuspensions)
    .where(and(eq(addressHash, hash), gt(leftAt, now() - keptMs), or(isNull(until), gt(until, now()))));

/** Condition: the account with this address is suspended, or a new one would be. */
export const isSuspendedAddress = (ctx: Ctx, { emailKey, hash }: { emailKey: string; hash: string }): SQL => {
  const account = ctx.db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.emailKey, emailKey), isSuspended(ctx.config, ctx.now())));
  return sql`(${exists(account)} OR ${exists(keptSuspension(ctx, hash))})`;
};

/**
 * Statement: keeps the suspension of a member with an address that they leave in the same batch. Writes nothing unless
 * they are suspended when the batch is written.
 * @param onlyIf a condition on the member
 */
export const keepSuspension = (
  { db, config, now }: Ctx,
  { id, hash, onlyIf }: { id: string; hash: string; onlyIf?: SQL },
) =>
  db
    .insert(keptSuspensions)
    .select(
      // Every column of the table, in its order.
      sql`SELECT ${hash}, ${members.id}, ${members.suspendedBecause}, ${members.suspendedUntil}, ${now()} FROM ${members} WHERE ${and(eq(members.id, id), isSuspended(config, now()), onlyIf)}`,
    )
    .onConflictDoUpdate({
      target: addressHash,
      set: {
        memberId: sql`excluded.member_id`,
        reason: sql`excluded.reason`,
        until: sql`excluded.until`,
        leftAt: sql`excluded.left_at`,
      },
    });

/**
 * Statements: suspend a member whom the same batch has made, if the suspension of their address was kept, log that, and
 * keep it no longer: it is with the new account. They do nothing if there is no such member.
 */
export function suspendAgain(
  ctx: Ctx,
  { id, emailKey, hash }: { id: string; emailKey: string; hash: string },
): Statement[] {
  const { db, config } = ctx;
  if (isAdministrator(config, { emailKey })) return [];
  const now = ctx.now();
  const kept = keptSuspension(ctx, hash).as('kept');
  const isAgain = and(eq(members.id, id), isSuspended(config, now));
  return [
    db
      .update(members)
      .set({ suspendedAt: now, suspendedUntil: sql`${kept.until}`, suspendedBecause: sql`${kept.reason}` })
      .from(kept)
      .where(eq(members.id, id)),
    db.insert(auditLog).select(
      // Every column of the table, in its order.
      sql`SELECT ${newId()}, NULL, 'suspended_again', 1, ${id}, NULL, ${id}, NULL, '', ${members.suspendedBecause}, json_object('until', strftime('%Y-%m-%dT%H:%M:%fZ', ${members.suspendedUntil} / 1000.0, 'unixepoch')), ${now}, NULL, NULL FROM ${members} WHERE ${isAgain}`,
    ),
    db
      .delete(keptSuspensions)
      .where(and(eq(addressHash, hash), exists(db.select({ id: members.id }).from(members).where(isAgain)))),
  ];
}

/** Statement: what was kept with former addresses of a member ends with their suspension, and for the same reason. */
export const renewKept = (db: Database, id: string, renewed: { reason: string; until: number | null }) =>
  db.update(keptSuspensions).set(renewed).where(eq(memberId, id));

/** Statement: forgets what was kept with former addresses of a member, and with their own. */
export const releaseAddresses = (db: Database, { id, hash }: { id: string; hash: string }) =>
  db.delete(keptSuspensions).where(or(eq(memberId, id), eq(addressHash, hash)));

export const releaseAddress = (db: Database, hash: string) =>
  db.delete(keptSuspensions).where(eq(addressHash, hash));

/** Statement of the hourly sweep. */
export const forgetSuspensions = (db: Database, now: number) => db.delete(keptSuspensions).where(isOver(now));
