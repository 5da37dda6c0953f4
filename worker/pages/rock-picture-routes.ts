// GET /img/rocks/{id}.jpg: the picture of a rock for the preview of its page's link, 1200 by 630.
import type { Context } from 'hono';
import { previewPicture } from '../../schema/link-preview.ts';
import { rockIdPattern } from '../../schema/pages.ts';
import { NotFound } from '../errors.ts';
import { router, type AppEnv } from '../http/router.ts';
import { cdnHeader } from '../http/shared.ts';
import { previewKeyOf } from '../photos/keys.ts';
import { previewOf } from '../photos/preview.ts';
import { picturedRock } from '../rocks/preview-photo.ts';
import { say } from '../../schema/words/say.ts';

type C = Context<AppEnv>;

/** Other sites show it. It is gone from all caches within the hour, as photos are. */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Type': previewPicture.type,
  'Cache-Control': 'public, max-age=3600',
  [cdnHeader]: 'public, max-age=60, stale-if-error=0',
} as const;

export const rockPictureRoutes = router().get('/img/rocks/:id', async (c) => {
  const [id = '', type, ...more] = c.req.param('id').split('.');
  if (type !== 'jpg' || more.length > 0 || !rockIdPattern.test(id))
    throw new NotFound(say('errors', 'notFound'));
  const { photoKey, painted } = await picturedRock(c.var.ctx, id);
  const tag = `"${photoKey === null ? painted : previewKeyOf(photoKey)}"`;
  if (c.req.header('If-None-Match')?.includes(tag)) return c.body(null, 304, { ...headers, ETag: tag });
  const picture = photoKey === null ? null : await previewOf(c.var.ctx, photoKey);
  if (picture)
    return c.body(picture.body, 200, { ...headers, ETag: tag, 'Content-Length': String(picture.size) });
  // For a photo that cannot be drawn now this is not kept.
  return answerPainted(
    c,
    painted,
    photoKey === null ? { ETag: tag } : { 'Cache-Control': 'no-store', [cdnHeader]: 'no-store' },
  );
});

async function answerPainted(c: C, path: string, more: Readonly<Record<string, string>>): Promise<Response> {
  const file = await c.env.ASSETS.fetch(new URL(path, c.req.url));
  if (!file.ok) throw new NotFound(say('errors', 'notFound'));
  return new Response(file.body, { headers: { ...headers, ...more } });
}
