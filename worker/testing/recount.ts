// Compares counters and states with the rows they are derived from.
import { env } from 'cloudflare:test';
import { afterEach, beforeEach } from 'vitest';
import { photoOf } from '../photos/testing-large.ts';
import { contradictionsQuery, countriesQuery, driftQuery } from './agreement.ts';

/** Throws if rows contradict each other, a foreign key is broken, or totals have drifted from `before`. */
export async function expectAgreement({ members: _, ...before }: Record<string, number>): Promise<void> {
  const { members: __, ...now } = await drift();
  const { results: orphans } = await env.DB.prepare('PRAGMA foreign_key_check').all();
  const { results: contradictions } = await env.DB.prepare(contradictionsQuery).all();
  const { results: journeys } = await env.DB.prepare(countriesQuery).all();
  const found = { drift: now, contradictions: [...contradictions, ...journeys], orphans };
  const wanted = { drift: before, contradictions: [], orphans: [] };
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

/** Totals minus a recount. Members made by tests are not in the total, so compare before and after. */
export async function drift(): Promise<Record<string, number>> {
  const row = await env.DB.prepare(driftQuery).first<Record<string, number>>();
  if (!row) throw new Error('no totals');
  return row;
}

/** Throws if R2 contains photos that no row references. */
export async function expectNoOrphanedPhotos(): Promise<void> {
  const orphans = await orphanedPhotos();
  if (orphans.length > 0) throw new Error(`no row references ${orphans.join(', ')}`);
}

/** Photos in R2 that no rock, member, question or pending deletion references. */
export async function orphanedPhotos(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT photo_key AS key FROM rocks UNION SELECT withheld_photo_key FROM rocks
     UNION SELECT photo_key FROM members UNION SELECT photo_key FROM questions UNION SELECT key FROM photo_drops`,
  ).all<{ key: string | null }>();
  const named = new Set(results.map(({ key }) => key));
  const { objects } = await env.PHOTOS.list();
  return objects.map(({ key }) => key).filter((key) => !named.has(photoOf(key)));
}

/**
 * Fails each test of this file after which counters have drifted further or rows contradict each other. With
 * `withPhotos`, it also fails if R2 contains a photo that no row references.
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
