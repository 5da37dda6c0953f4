// Keeps a suspension with the mailbox that its account leaves: whoever enters it is suspended again, as is whoever makes
// another account with the mailbox of a suspended one.
import { and, desc, eq, exists, gt, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import { auditLog, keptSuspensions, members } from '../../schema/tables/index.ts';
import type { Ctx, MemberRow } from '../context.ts';
import { day } from '../platform/clock.ts';
import { isAdministrator, type Config } from '../platform/config.ts';
import type { Database, Statement } from '../platform/database.ts';
import { hmac, newId } from '../platform/ids.ts';
import { isSuspended } from '../suspension.ts';

/** Also of a suspension without an end. */
const keptMs = 365 * day;

const { addressHash, memberId, reason, until, leftAt } = keptSuspensions;

/**
 * The address of a mailbox: what follows a plus is a tag, which its owner makes up. For suspensions alone: everywhere else
 * an address is what was entered. Dots stay, since at most services they make another mailbox.
 */
const mailboxOf = (emailKey: string) => emailKey.replace(/^([^+@]+)\+[^@]*@/, '$1@');

/** Of its mailbox. Keyed by a secret that is in no database, from which addresses could otherwise be found by trying them. */
export const addressHashOf = ({ networkSecret }: Config, emailKey: string): Promise<string> =>
  hmac(`suspended address ${networkSecret}`, mailboxOf(emailKey));

/** Condition on members, by the index of addresses: theirs is of the same mailbox. */
function hasMailboxOf(emailKey: string): SQL {
  const mailbox = mailboxOf(emailKey);
  const [local = '', domain = ''] = mailbox.split(/(?=@)/);
  const { emailKey: key } = members;
  return sql`(${key} = ${mailbox} OR (${key} > ${`${local}+`} AND ${key} < ${`${local},`} AND substr(${key}, instr(${key}, '@')) = ${domain}))`;
}

const isOver = (now: number) => or(lte(leftAt, now - keptMs), lte(until, now));

/** Query: the suspension that counts for whoever enters this address, or no row. */
export const keptSuspension = ({ db, now }: Ctx, hash: string) =>
  db
    .select({ reason, until })
    .from(keptSuspensions)
    .where(and(eq(addressHash, hash), gt(leftAt, now() - keptMs), or(isNull(until), gt(until, now()))));

/** Condition: an account with this mailbox is suspended, or a new one would be. */
export const isSuspendedAddress = (ctx: Ctx, { emailKey, hash }: { emailKey: string; hash: string }): SQL => {
  const account = ctx.db
    .select({ id: members.id })
    .from(members)
    .where(and(hasMailboxOf(emailKey), isSuspended(ctx.config, ctx.now())));
  return sql`(${exists(account)} OR ${exists(keptSuspension(ctx, hash))})`;
};

/** Later than every end: of a suspension without one. */
const noEnd = Number.MAX_SAFE_INTEGER;

/**
 * Statement: keeps the suspension of a member with an address that they leave in the same batch. Writes nothing unless
 * they are suspended when the batch is written, or if another account has left a suspension of the mailbox that ends later.
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
      setWhere: or(isOver(now()), sql`coalesce(excluded.until, ${noEnd}) >= coalesce(${until}, ${noEnd})`),
    });

interface Entered {
  id: string;
  emailKey: string;
  hash: string;
  /** Of the entry in the log. */
  logId?: string;
}

/** Subquery: the suspension kept with a mailbox, or that of another account with it; of several the later end. */
function suspensionOfMailbox(ctx: Ctx, { id, emailKey, hash }: Entered) {
  const { db, config } = ctx;
  const others = db
    .select({ reason: members.suspendedBecause, until: members.suspendedUntil })
    .from(members)
    .where(and(ne(members.id, id), hasMailboxOf(emailKey), isSuspended(config, ctx.now())));
  const all = unionAll(keptSuspension(ctx, hash), others).as('all_kept');
  return db
    .select({ reason: all.reason, until: all.until })
    .from(all)
    .orderBy(desc(sql`coalesce(${all.until}, ${noEnd})`))
    .limit(1)
    .as('kept');
}

/**
 * Statements: suspend a member to whom the same batch has given this address, as a new account or as another address,
 * if its mailbox is suspended, log that, and keep it no longer: it is with the account. Of two suspensions the later end
 * counts. They do nothing unless the member has the address by then.
 */
export function suspendAgain(ctx: Ctx, { id, emailKey, hash, logId = newId() }: Entered): Statement[] {
  const { db, config } = ctx;
  if (isAdministrator(config, { emailKey })) return [];
  const now = ctx.now();
  const kept = suspensionOfMailbox(ctx, { id, emailKey, hash });
  const isTheirs = and(eq(members.id, id), eq(members.emailKey, emailKey));
  const held = sql`CASE WHEN ${isSuspended(config, now)} THEN coalesce(${members.suspendedUntil}, ${noEnd}) ELSE 0 END`;
  const isAgain = and(isTheirs, sql`coalesce(${kept.until}, ${noEnd}) > ${held}`);
  const isNow = and(isTheirs, isSuspended(config, now));
  return [
    db.insert(auditLog).select(
      // Every column of the table, in its order.
      sql`SELECT ${logId}, NULL, 'suspended_again', 1, ${id}, NULL, ${id}, NULL, '', ${kept.reason}, json_object('until', strftime('%Y-%m-%dT%H:%M:%fZ', ${kept.until} / 1000.0, 'unixepoch')), ${now}, NULL, NULL FROM ${members} JOIN ${kept} WHERE ${isAgain}`,
    ),
    db
      .update(members)
      .set({ suspendedAt: now, suspendedUntil: sql`${kept.until}`, suspendedBecause: sql`${kept.reason}` })
      .from(kept)
      .where(isAgain),
    db
      .delete(keptSuspensions)
      .where(and(eq(addressHash, hash), exists(db.select({ id: members.id }).from(members).where(isNow)))),
  ];
}

type KeptRow = typeof keptSuspensions.$inferSelect;

/** Query: all of what is kept with an address, for `returnSuspension`. */
export const keptWith = ({ db }: Ctx, hash: string) =>
  db.select().from(keptSuspensions).where(eq(addressHash, hash));

/**
 * Statements: undo `suspendAgain` for a member who gets their former address back in the same batch.
 * @param member as read before, with the suspension that they had @param onlyIf a condition on the member
 */
export function returnSuspension(
  { db }: Ctx,
  member: Pick<MemberRow, 'id' | 'suspendedAt' | 'suspendedUntil' | 'suspendedBecause'>,
  { kept, logId, onlyIf }: { kept: KeptRow | undefined; logId: string; onlyIf: SQL | undefined },
): Statement[] {
  const { id, suspendedAt, suspendedUntil, suspendedBecause } = member;
  const logged = db.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.id, logId));
  return [
    db
      .update(members)
      .set({ suspendedAt, suspendedUntil, suspendedBecause })
      .where(and(eq(members.id, id), exists(logged), onlyIf)),
    ...(kept ? [db.insert(keptSuspensions).values(kept).onConflictDoNothing()] : []),
    db.delete(auditLog).where(eq(auditLog.id, logId)),
  ];
}

/** Statement: what was kept with former addresses of a member ends with their suspension, and for the same reason. */
export const renewKept = (db: Database, id: string, renewed: { reason: string; until: number | null }) =>
  db.update(keptSuspensions).set(renewed).where(eq(memberId, id));

/** Statement: forgets what was kept with former addresses of a member. What another account has left stays. */
export const releaseAddresses = (db: Database, id: string) =>
  db.delete(keptSuspensions).where(eq(memberId, id));

export const releaseAddress = (db: Database, hash: string) =>
  db.delete(keptSuspensions).where(eq(addressHash, hash));

/** Statement of the hourly sweep. */
export const forgetSuspensions = (db: Database, now: number) => db.delete(keptSuspensions).where(isOver(now));
