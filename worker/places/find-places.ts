// Suggests towns and parks while a place is typed, from the lists that tools/places has made.
import { gt, lte, desc, asc, sql, inArray } from 'drizzle-orm';
import { metresBetween, type Coordinates } from '../../schema/journey.ts';
import { foldedName } from '../../schema/place-names.ts';
import { placeLimits, type PlaceHit } from '../../schema/places.ts';
import { placeLists } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { listKey, matchOf, regionsAround, type ListedPlace, type Match } from './listed.ts';

/**
 * The places whose name begins with the text, best first: exact names before longer ones, then by size and nearness.
 * Reads at most eight rows: the list of a frequent beginning, two blocks of the alphabet, four regions.
 * @param near where the member is looking; undefined if unknown
 */
export async function placesBeginning(
  ctx: Ctx,
  text: string,
  near: Coordinates | undefined,
): Promise<PlaceHit[]> {
  const asked = foldedName(text);
  if ([...asked].length < placeLimits.leastLetters) return [];
  const found = new Map<string, Match & { place: ListedPlace }>();
  for (const list of await listsAbout(ctx, asked, near)) {
    for (const place of list) {
      const [kind, id, , , , , latitude, longitude] = place;
      if (found.has(`${kind} ${id}`)) continue;
      const metres = near ? metresBetween(near, { latitude, longitude }) : null;
      const match = matchOf(place, asked, metres);
      if (match) found.set(`${kind} ${id}`, { place, ...match });
    }
  }
  return [...found.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, placeLimits.hits)
    .map(({ spelled, place: [kind, id, name, , state, country, latitude, longitude] }) => ({
      kind,
      id,
      name,
      otherName: spelled === name ? null : spelled,
      state,
      country,
      latitude,
      longitude,
    }));
}

async function listsAbout(ctx: Ctx, asked: string, near: Coordinates | undefined): Promise<ListedPlace[][]> {
  const { db } = ctx;
  const { key, places } = placeLists;
  const block = listKey.block(asked);
  const [beginning, before, after, around] = await ctx.read([
    db
      .select({ places })
      .from(placeLists)
      .where(sql`${key} = ${listKey.beginning(asked)}`),
    db.select({ places }).from(placeLists).where(lte(key, block)).orderBy(desc(key)).limit(1),
    db.select({ places }).from(placeLists).where(gt(key, block)).orderBy(asc(key)).limit(1),
    db
      .select({ places })
      .from(placeLists)
      .where(inArray(key, near ? regionsAround(near) : [])),
  ]);
  // As tools/places wrote them. A neighbour of the blocks may be a list of another kind, whose places do not match.
  return [...beginning, ...before, ...after, ...around].map((row) => JSON.parse(row.places) as ListedPlace[]);
}
