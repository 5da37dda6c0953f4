// Looks up Rock IDs in the member's own lists.
import { normalizeCode } from '../../schema/codes.ts';
import type { RockStatus } from '../../schema/rocks.ts';
import { api, pageOf } from '../api.ts';
import { firstPage } from '../lib/pages.ts';
import { ownRockWithCode, pageOfOwnRocks } from '../rocks/queries.ts';

/** The normalized Rock IDs on the first page of each of the member's lists. */
export async function ownIds(): Promise<string[]> {
  const [own, held] = await Promise.all([pageOfOwnRocks(firstPage), heldFrom(firstPage)]);
  return [...own.items, ...held.items].map(codeOf);
}

/** The most pages to search for one rock. Nobody carries more rocks, and My Rocks checks again. */
const mostPages = 4;

/**
 * Whether the member has the rock and can hide it.
 * @param status from the latest check of the rock
 * @returns also true if the list continues past `mostPages`, because My Rocks checks again
 */
export async function isWithMember(code: string, status: RockStatus): Promise<boolean> {
  if (status === 'active') return (await ownRockWithCode(code)) !== null;
  const sought = normalizeCode(code);
  let start: { cursor?: string } = firstPage;
  for (let page = 0; page < mostPages; page++) {
    const { items, nextCursor } = await heldFrom(start);
    if (items.some((rock) => codeOf(rock) === sought)) return true;
    if (nextCursor === null) return false;
    start = { cursor: nextCursor };
  }
  return true;
}

const heldFrom = (start: { cursor?: string }) =>
  pageOf(api.rocks.rehide.$get({ query: { ...start, light: '1' } }));

const codeOf = ({ laserEngraverId }: { laserEngraverId: string }) => normalizeCode(laserEngraverId);
