// Whatever the tests of a file do, counters and rows move together.
import { afterEach, beforeEach } from 'vitest';
import { expectNoOrphanedPhotos } from './moderation.ts';
import { drift, expectAgreement } from './recount.ts';

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
