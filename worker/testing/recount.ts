// What the rows say, beside what the counters and states kept next to them say.
import { env } from 'cloudflare:test';
import { afterEach, beforeEach } from 'vitest';
import { photoOf } from '../photos/testing-large.ts';
import { contradictionsQuery, driftQuery } from './agreement.ts';

/** Fails when rocks or members contradict their rows, rows name what is not there, or totals drift from what they were. */
export async function expectAgreement({ members: _, ...before }: Record<string, number>): Promise<void> {
  const { members: __, ...now } = await drift();
  const { results: orphans } = await env.DB.prepare('PRAGMA foreign_key_check').all();
  const { results: contradictions } = await env.DB.prepare(contradictionsQuery).all();
  const found = { drift: now, contradictions, orphans };
  const wanted = { drift: before, contradictions: [], orphans: [] };
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

/** Totals less a recount. Members whom a test made have no part in the total, so compare before and after. */
export async function drift(): Promise<Record<string, number>> {
  const row = await env.DB.prepare(driftQuery).first<Record<string, number>>();
  if (!row) throw new Error('no totals');
  return row;
}

/** Fails when R2 has photos that no row names. */
export async function expectNoOrphanedPhotos(): Promise<void> {
  const orphans = await orphanedPhotos();
  if (orphans.length > 0) throw new Error(`no row names ${orphans.join(', ')}`);
}

/** Photos in R2 that no row names: neither a rock nor a member, nor the list of those to be dropped. */
export async function orphanedPhotos(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT photo_key AS key FROM rocks UNION SELECT withheld_photo_key FROM rocks
     UNION SELECT photo_key FROM members UNION SELECT key FROM photo_drops`,
  ).all<{ key: string | null }>();
  const named = new Set(results.map(({ key }) => key));
  const { objects } = await env.PHOTOS.list();
  return objects.map(({ key }) => key).filter((key) => !named.has(photoOf(key)));
}

/**
 * Fails each test of this file after which counters are further from a recount than before it, rows contradict each
 * other, or, where photos are what it is about, a photo is left that no row names.
 */
export function expectAgreementAfterEach({ withPhotos = false } = {}): void {
  let before: Record<string, number>;
  beforeEach(async () => {
    before = await drift();
  });
  afterEach(async () => {
    await expectAgreement(before);
    if (withPhotos) await expectNoOrphanedPhotos();
  });
}
