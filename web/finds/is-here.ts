// Whether a rock is with the member, so that they can hide it: their own lists say so.
import { normalizeCode } from '../../schema/codes.ts';
import type { RockStatus } from '../../schema/rocks.ts';
import { api, pageOf } from '../api.ts';
import { firstPage } from '../lib/pages.ts';
import { ownRockWithCode } from '../rocks/queries.ts';

/** @param status as its check has just told */
export async function isHere(code: string, status: RockStatus): Promise<boolean> {
  if (status === 'active') return (await ownRockWithCode(code)) !== null;
  const sought = normalizeCode(code);
  let start = firstPage;
  for (;;) {
    const { items, nextCursor } = await pageOf(api.rocks.rehide.$get({ query: start }));
    if (items.some(({ laserEngraverId }) => normalizeCode(laserEngraverId) === sought)) return true;
    if (nextCursor === null) return false;
    start = { cursor: nextCursor };
  }
}
