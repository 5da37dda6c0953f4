// The places of a region: who applies takes a free one, and whoever is suspended when the result goes out has none.
import { and, asc, eq, gt, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { ambassadorLimits } from '../../schema/ambassadors.ts';
import { ambassadorApplications } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { addressHashOf, isSuspendedAddress } from '../members/kept-suspensions.ts';
import { day } from '../platform/clock.ts';
import { writeAll } from '../platform/database.ts';
import type { Application } from './pack.ts';

/** Maximum of applications per hourly job, as of packs. */
const mostAtOnce = 100;

/** Results go out within the hour; one that could not be sent for longer stays as it is. */
const pendingMs = 7 * day;

const { id, email, slot, createdAt, suspendedAt, withdrawnAt, announcedAt, orderId } = ambassadorApplications;

/** Statements, one per slot of the region: take the slot if it is free, and the application may have one and has none. */
export function claims({ db }: Ctx, application: Pick<Application, 'id' | 'region'>) {
  const other = alias(ambassadorApplications, 'other');
  return Array.from({ length: ambassadorLimits.perRegion }, (_, i) => {
    const place = i + 1;
    const holder = db
      .select({ id: other.id })
      .from(other)
      .where(and(eq(other.region, application.region), eq(other.slot, place)));
    return db
      .update(ambassadorApplications)
      .set({ slot: place })
      .where(and(eq(id, application.id), isNull(slot), isNull(suspendedAt), notExists(holder)));
  });
}

/**
 * Decides the results that are not out by who is suspended now, not when they applied: whoever is suspended loses the
 * place, and whoever no longer is gets one that is free, as does anybody else who waits. Once there is a pack, the result
 * stays.
 */
export async function decideSuspended(ctx: Ctx): Promise<void> {
  const { db, config } = ctx;
  const now = ctx.now();
  const isPending = and(isNull(announcedAt), isNull(withdrawnAt), isNull(orderId), ne(email, ''));
  const pending = await db
    .select()
    .from(ambassadorApplications)
    .where(and(isPending, gt(createdAt, now - pendingMs)))
    .orderBy(asc(createdAt))
    .limit(mostAtOnce);
  const hashes = await Promise.all(pending.map(({ emailKey }) => addressHashOf(config, emailKey)));
  const decided = pending.map(({ id: pendingId, emailKey }, i) => {
    const isSuspended = isSuspendedAddress(ctx, { emailKey, hash: hashes[i] ?? '' });
    return db
      .update(ambassadorApplications)
      .set({
        suspendedAt: sql`CASE WHEN ${isSuspended} THEN ${now} END`,
        slot: sql`CASE WHEN NOT ${isSuspended} THEN ${slot} END`,
      })
      .where(and(eq(id, pendingId), isPending, sql`(${suspendedAt} IS NOT NULL) <> ${isSuspended}`));
  });
  const waiting = pending.filter((application) => application.slot === null);
  await writeAll(db, [...decided, ...waiting.flatMap((application) => claims(ctx, application))]);
}
