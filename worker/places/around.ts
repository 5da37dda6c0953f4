// Names the middles of groups of rocks: '54 rocks around Omaha'.
import { inArray } from 'drizzle-orm';
import { metresBetween, type Coordinates } from '../../schema/journey.ts';
import type { Near } from '../../schema/near.ts';
import type { AroundQuery } from '../../schema/place-input.ts';
import { placeLists } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { heartsOf } from './hearts.ts';
import { regionsAround, type ListedPlace } from './listed.ts';
import { townNear, townsAround } from './town-at.ts';

/** Pixels that a group covers on the map, from its middle on. */
const reachPixels = 48;
/** A town farther away does not name a group, however small the map: San Jose is larger than San Francisco. */
const mostMetres = 30_000;
/** Metres of a pixel at zoom 0, at the equator. */
const metresPerPixel = 156_543;

type Town = Omit<Near, 'zone'>;

/**
 * For each group the largest town around most of its rocks that it covers at this zoom, otherwise the nearest; null if
 * none is near.
 */
export async function townsAroundAll(ctx: Ctx, { at, zoom, level }: AroundQuery): Promise<(Town | null)[]> {
  const places = level === undefined ? at : await heartsOf(ctx, level, at);
  const keys = [...new Set(places.flatMap(regionsAround))];
  const regions = ctx.db
    .select({ places: placeLists.places })
    .from(placeLists)
    .where(inArray(placeLists.key, keys));
  const [lists, ...cells] = await ctx.read([regions, ...places.map((at) => townsAround(ctx.db, at))]);
  // As tools/places wrote them.
  const towns = lists
    .flatMap((row) => JSON.parse(row.places) as ListedPlace[])
    .filter(([kind]) => kind === 'town')
    .sort((a, b) => b[8] - a[8]);
  return places.map((at, index) => {
    const largest = towns.find(
      ([, , , , , , latitude, longitude]) => metresBetween(at, { latitude, longitude }) <= reachAt(at, zoom),
    );
    if (largest) {
      const [, , town, , state, country] = largest;
      return { town, state, country };
    }
    const { nearest } = townNear(cells[index]?.[0]?.towns, at);
    return nearest && { town: nearest.town, state: nearest.state, country: nearest.country };
  });
}

function reachAt({ latitude }: Coordinates, zoom: number): number {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return Math.min(mostMetres, (reachPixels * metresPerPixel * shrink) / 2 ** zoom);
}
