// GET /img/:key and /img/:key/320: a stored photo or its thumbnail, as an image and nothing else.
import type { Context } from 'hono';
import { smallFit } from '../../schema/photo-sizes.ts';
import type { PhotoType } from '../../schema/photos.ts';
import { NotFound } from '../errors.ts';
import { router, type AppEnv } from '../http/router.ts';
import { cdnHeader } from '../http/shared.ts';
import { smallKeyOf } from './keys.ts';
import { findPhoto, findSmall } from './store.ts';
import { say } from '../../schema/words/say.ts';

const fileNames: Record<PhotoType, string> = {
  'image/jpeg': 'rock.jpg',
  'image/png': 'rock.png',
  'image/webp': 'rock.webp',
  'image/gif': 'rock.gif',
};

/** @param policy which sites may show the image */
const guardsFor = (policy: 'same-origin' | 'cross-origin') => ({
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': policy,
  // A deleted photo is gone from all caches within the hour.
  'Cache-Control': 'public, max-age=3600',
  // The shared cache serves it for at most one more minute, which counts towards that hour.
  [cdnHeader]: 'public, max-age=60, stale-if-error=0',
});

export const photoRoutes = router()
  .get('/img/:key', (c) =>
    answerPhoto(c, { name: c.req.param('key'), find: findPhoto, policy: 'same-origin' }),
  )
  // Emails show it, also those that are read on a web page.
  .get(`/img/:key/${smallFit}`, (c) =>
    answerPhoto(c, { name: smallKeyOf(c.req.param('key')), find: findSmall, policy: 'cross-origin' }),
  );

interface Version {
  name: string;
  find: typeof findPhoto;
  policy: Parameters<typeof guardsFor>[0];
}

/**
 * The image at an address never changes, so its name is its ETag, and a HEAD or a 304 need not open the object.
 */
async function answerPhoto(c: Context<AppEnv>, { name, find, policy }: Version): Promise<Response> {
  const tag = `"${name}"`;
  const known = c.req.header('If-None-Match');
  const isKnown = known !== undefined && (known.trim() === '*' || known.includes(tag));
  const wanted = isKnown || c.req.method === 'HEAD' ? 'head' : 'get';
  const photo = await find(c.var.ctx, c.req.param('key') ?? '', wanted);
  const type = photo?.httpMetadata?.contentType;
  if (!photo || !isPhotoType(type)) throw new NotFound(say('errors', 'notFound'));

  // A 304 replaces the headers that the browser has cached, so it needs the security headers too.
  const headers = { ...guardsFor(policy), ETag: tag };
  if (isKnown) return c.body(null, 304, headers);
  const all = {
    ...headers,
    'Content-Type': type,
    'Content-Length': String(photo.size),
    'Content-Disposition': `inline; filename="${fileNames[type]}"`,
  };
  return photo.body ? c.body(photo.body, 200, all) : c.body(null, 200, all);
}

function isPhotoType(type: string | undefined): type is PhotoType {
  return type !== undefined && Object.hasOwn(fileNames, type);
}
