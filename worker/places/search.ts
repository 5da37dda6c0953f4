// Finds a place by its name: from the cache, or from the search service at its rate limit.
import { placeLimits, type Place } from '../../schema/places.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import { NotFound, TooMany } from '../errors.ts';
import { day, hour } from '../platform/clock.ts';
import { sha256 } from '../platform/ids.ts';
import { countOne, secondsLeft, usedUp, type Limit } from '../platform/limits.ts';
import { askNominatim } from './nominatim.ts';
import { takeTurn } from './turn.ts';
import { say } from '../../schema/words/say.ts';

/** Cache lifetimes: places do not move, but a name that is unknown today may be mapped tomorrow. */
const keptMs = { hit: 30 * day, miss: day } as const;

/** Waits some milliseconds. */
type Wait = (ms: number) => Promise<unknown>;

/**
 * The best place of this name, or none.
 * @throws NotFound where the search for addresses is switched off; TooMany over the member's limit, or if too many wait for a turn; Unavailable without an answer
 */
export async function placesNamed(
  ctx: MemberCtx,
  name: string,
  wait: Wait = (ms) => scheduler.wait(ms),
): Promise<Place[]> {
  if (ctx.config.geocodeUrl === '') throw new NotFound(say('places', 'off'));
  const now = ctx.now();
  const searches: Limit = {
    bucket: `place-search:${ctx.memberId}`,
    most: placeLimits.searchesPerHour,
    windowMs: hour,
  };
  const key = await cacheKey(name);
  const [[spent], known] = await Promise.all([ctx.read([usedUp(ctx.db, searches, now)]), cached(ctx, key)]);
  if (known) return known;
  if (spent.length > 0) throw new TooMany(secondsLeft(searches, now));
  const ms = await takeTurn(ctx.db, now);
  if (ms === null) throw new TooMany(3, say('places', 'resting'));
  await Promise.all([ctx.write([countOne(ctx.db, searches, now)], null), wait(ms)]);
  const places = await askNominatim(ctx, name);
  await keep(ctx, key, places);
  return places;
}

/** The same for 'Omaha' and ' omaha '. */
async function cacheKey(name: string): Promise<string> {
  const normalized = name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return `place:${await sha256(normalized)}`;
}

/** If the cache fails, the search makes a request instead. */
async function cached(ctx: Ctx, key: string): Promise<Place[] | null> {
  try {
    return await ctx.sessions.get<Place[]>(key, 'json');
  } catch (cause) {
    ctx.log.failure('places could not be read from the cache', cause);
    return null;
  }
}

async function keep(ctx: Ctx, key: string, places: Place[]): Promise<void> {
  const ms = places.length > 0 ? keptMs.hit : keptMs.miss;
  try {
    await ctx.sessions.put(key, JSON.stringify(places), { expirationTtl: ms / 1000 });
  } catch (cause) {
    ctx.log.failure('places could not be kept in the cache', cause);
  }
}
