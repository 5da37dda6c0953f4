// Client of the place search: Nominatim, or a compatible service.
import * as z from 'zod/mini';
import { type Place } from '../../schema/places.ts';
import type { Ctx } from '../context.ts';
import { OthersUnavailable } from '../errors.ts';
import { say } from '../../schema/words/say.ts';

const timeoutMs = 5000;

/** Degrees, sent as text. */
function degrees(limit: number) {
  return z.pipe(
    z.string().check(z.regex(/^-?\d+(\.\d+)?(e-\d+)?$/i)),
    z.pipe(
      z.transform((text: string) => Math.round(Number(text) * 1e6) / 1e6 + 0),
      z.number().check(z.gte(-limit), z.lte(limit)),
    ),
  );
}

const Hits = z.array(
  z.object({ lat: degrees(90), lon: degrees(180), display_name: z.string().check(z.minLength(1)) }),
);

/** The best hit, or none. @throws Unavailable without a valid answer */
export async function askNominatim({ config, log }: Ctx, name: string): Promise<Place[]> {
  try {
    const url = new URL(config.geocodeUrl);
    for (const [key, value] of Object.entries({ format: 'json', limit: '1', q: name })) {
      url.searchParams.set(key, value);
    }
    const answer = await fetch(url, {
      // Its usage policy requires our own user agent with a contact address.
      headers: {
        'User-Agent': `${config.productName}/1.0 (${config.supportEmail})`,
        Accept: 'application/json',
        'Accept-Language': 'en',
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    const hits = z.parse(Hits, await answer.json());
    return hits.slice(0, 1).map((hit) => ({ latitude: hit.lat, longitude: hit.lon, name: hit.display_name }));
  } catch (cause) {
    log.failure('the place search gave no answer', cause);
    throw new OthersUnavailable(say('places', 'resting'));
  }
}
