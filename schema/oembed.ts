// oEmbed: https://oembed.com, how other sites embed a link to a rock's page.
import * as z from 'zod/mini';
import { say } from './words/say.ts';

const pixels = z.optional(
  z.pipe(
    z.string({ error: say('oembed', 'size') }).check(z.regex(/^\d{1,5}$/, { error: say('oembed', 'size') })),
    z.transform(Number),
  ),
);

/** Query of GET /api/oembed. */
export const OembedQuery = z.object({
  url: z.string({ error: say('oembed', 'url') }).check(z.maxLength(1000, { error: say('oembed', 'url') })),
  maxwidth: pixels,
  maxheight: pixels,
  format: z.optional(z.literal('json', { error: say('oembed', 'format') })),
});

/** A response of the kind 'link'. */
export interface Oembed {
  version: '1.0';
  type: 'link';
  title: string;
  author_name: string;
  provider_name: string;
  provider_url: string;
  /** Seconds. */
  cache_age: number;
  thumbnail_url?: string;
  thumbnail_width?: number;
  thumbnail_height?: number;
}
