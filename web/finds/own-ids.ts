// The Rock IDs that a member knows: of their own newest rocks, and of those that they have found.
import { normalizeCode } from '../../schema/codes.ts';
import { api, pageOf } from '../api.ts';
import { firstPage } from '../lib/pages.ts';

/** As they are compared; of each list the first page. */
export async function ownIds(): Promise<string[]> {
  const lists = await Promise.all([
    pageOf(api.rocks.my.$get({ query: firstPage })),
    pageOf(api.rocks.rehide.$get({ query: firstPage })),
  ]);
  return lists.flatMap(({ items }) => items.map(({ laserEngraverId }) => normalizeCode(laserEngraverId)));
}
