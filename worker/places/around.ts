// Names the middle of a group of rocks: '54 around Omaha'.
import { inArray } from 'drizzle-orm';
import { metresBetween } from '../../schema/journey.ts';
import type { Near } from '../../schema/near.ts';
import type { AroundQuery } from '../../schema/place-input.ts';
import { placeLists } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { regionsAround, type ListedPlace } from './listed.ts';
import { townNear, townsAround } from './town-at.ts';

/** Pixels around the middle that a group covers on the map. */
const reachPixels = 48;
/** A town farther away does not name a group, however small the map. */
const mostMetres = 150_000;
/** Metres of a pixel at zoom 0, at the equator. */
const metresPerPixel = 156_543;

/** The largest town that the group covers at this zoom, otherwise the nearest; null if none is near. */
export async function townAround(ctx: Ctx, { at, zoom }: AroundQuery): Promise<Omit<Near, 'zone'> | null> {
  const shrink = Math.cos((at.latitude * Math.PI) / 180);
  const reach = Math.min(mostMetres, (reachPixels * metresPerPixel * shrink) / 2 ** zoom);
  const [regions, [around]] = await ctx.read([
    ctx.db
      .select({ places: placeLists.places })
      .from(placeLists)
      .where(inArray(placeLists.key, regionsAround(at))),
    townsAround(ctx.db, at),
  ]);
  const largest = regions
    // As tools/places wrote them.
    .flatMap((row) => JSON.parse(row.places) as ListedPlace[])
    .filter(
      ([kind, , , , , , latitude, longitude]) =>
        kind === 'town' && metresBetween(at, { latitude, longitude }) <= reach,
    )
    .sort((a, b) => b[8] - a[8])[0];
  if (largest) {
    const [, , town, , state, country] = largest;
    return { town, state, country };
  }
  const { nearest } = townNear(around?.towns, at);
  return nearest && { town: nearest.town, state: nearest.state, country: nearest.country };
}
