// What the member's own lists of rocks say about a Rock ID.
import { normalizeCode } from '../../schema/codes.ts';
import type { RockStatus } from '../../schema/rocks.ts';
import { api, pageOf } from '../api.ts';
import { firstPage } from '../lib/pages.ts';
import { ownRockWithCode } from '../rocks/queries.ts';

/** The Rock IDs that a member knows, as they are compared: of each list the first page. */
export async function ownIds(): Promise<string[]> {
  const [own, held] = await Promise.all([
    pageOf(api.rocks.my.$get({ query: firstPage })),
    heldFrom(firstPage),
  ]);
  return [...own.items, ...held.items].map(codeOf);
}

/** Pages that are looked through for one rock. Nobody carries more; and My Rocks looks again. */
const mostPages = 4;

/**
 * Whether a rock is with the member, so that they can hide it.
 * @param status as its check has just told
 * @returns true also where the list goes on: My Rocks looks again
 */
export async function isHere(code: string, status: RockStatus): Promise<boolean> {
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

const heldFrom = (start: { cursor?: string }) => pageOf(api.rocks.rehide.$get({ query: start }));

const codeOf = ({ laserEngraverId }: { laserEngraverId: string }) => normalizeCode(laserEngraverId);
