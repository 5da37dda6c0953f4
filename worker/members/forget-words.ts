// Erases what a member wrote about places when their account is deleted; coordinates of hiding places stay.
import { and, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { namelessPlace } from '../../schema/journey.ts';
import { entries, rocks } from '../../schema/tables/index.ts';
import type { Database } from '../platform/database.ts';

/**
 * Statements that must precede the deletion of this member. They erase the member's notes and the places of their own
 * finds. Their hiding places keep coordinates and country, which journey and distance need. The place's name becomes
 * `namelessPlace`, also in the copies on the rock and in other members' finds.
 */
export function eraseWords(db: Database, memberId: string) {
  const [hide, between] = [alias(entries, 'hide'), alias(entries, 'between')];
  const hidden = db
    .select({ rockId: hide.rockId, seq: hide.seq, createdAt: hide.createdAt })
    .from(hide)
    .where(and(eq(hide.memberId, memberId), eq(hide.action, 'hidden')))
    .as('hidden');
  const later = db
    .select({ id: between.id })
    .from(between)
    .where(
      and(
        eq(between.rockId, entries.rockId),
        eq(between.action, 'hidden'),
        sql`(${between.createdAt}, ${between.seq}) > (${hidden.createdAt}, ${hidden.seq})`,
        sql`(${between.createdAt}, ${between.seq}) < (${entries.createdAt}, ${entries.seq})`,
      ),
    );
  return [
    db
      .update(entries)
      .set({ locationName: namelessPlace })
      .from(hidden)
      .where(
        and(
          eq(entries.rockId, hidden.rockId),
          sql`(${entries.createdAt}, ${entries.seq}) > (${hidden.createdAt}, ${hidden.seq})`,
          eq(entries.action, 'found'),
          notExists(later),
        ),
      ),
    db
      .update(entries)
      .set({
        locationName: sql`CASE ${entries.action} WHEN 'hidden' THEN ${namelessPlace} ELSE ${entries.locationName} END`,
        notes: '',
        line: '',
        thanks: null,
        thanksBy: null,
        ownLatitude: null,
        ownLongitude: null,
        ownLocationName: null,
        ownTown: null,
      })
      .where(eq(entries.memberId, memberId)),
    // Thanks for finds of the member's rocks, and of those that they gave away.
    db
      .update(entries)
      .set({ thanks: null })
      .where(
        and(
          inArray(entries.rockId, db.select({ id: rocks.id }).from(rocks).where(eq(rocks.ownerId, memberId))),
          isNotNull(entries.thanks),
          isNull(entries.thanksBy),
        ),
      ),
    db.update(entries).set({ thanks: null, thanksBy: null }).where(eq(entries.thanksBy, memberId)),
    db.update(rocks).set({ hiddenLocationName: namelessPlace }).where(eq(rocks.hiderId, memberId)),
  ] as const;
}
