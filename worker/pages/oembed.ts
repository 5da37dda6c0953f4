// GET /api/oembed?url=: how other sites embed a link to the page of a rock. https://oembed.com
import { nameOr } from '../../schema/members.ts';
import { previewPicture } from '../../schema/link-preview.ts';
import { rockIdPattern, rockPath } from '../../schema/pages.ts';
import { OembedQuery, type Oembed } from '../../schema/oembed.ts';
import { NotFound } from '../errors.ts';
import { ownOrigin } from '../http/own-origin.ts';
import { router } from '../http/router.ts';
import { query } from '../http/validate.ts';
import { rockPage } from '../rocks/page.ts';
import { picturePath } from './rock-preview.ts';
import { say } from '../../schema/words/say.ts';

/** Seconds for which others keep it. */
const lifetime = 3600;

/** The same for everybody: what is embedded is seen by others than the one who asks. */
export const oembedRoutes = router().get('/oembed', query(OembedQuery), async (c) => {
  const { url, maxwidth, maxheight } = c.req.valid('query');
  const origin = ownOrigin(c);
  const id = idAt(url, origin);
  const rock = id === null ? null : await rockPage(c.var.ctx, id);
  if (!rock || 'isForMembers' in rock) throw new NotFound(say('rocks', 'notFound'));
  const { width, height } = previewPicture;
  const fits = width <= (maxwidth ?? width) && height <= (maxheight ?? height);
  const answer: Oembed = {
    version: '1.0',
    type: 'link',
    title: rock.name,
    author_name: nameOr(rock.painter, c.var.words.shell.anonymous),
    provider_name: c.var.ctx.config.productName,
    provider_url: origin,
    cache_age: lifetime,
    // A picture that is too large for whoever asks is left out, as the protocol says.
    ...(fits && {
      thumbnail_url: origin + picturePath(rock),
      thumbnail_width: width,
      thumbnail_height: height,
    }),
  };
  return c.json(answer);
});

/** The id of the rock whose page is at this address of ours; null for any other. */
function idAt(address: string, origin: string): string | null {
  const url = URL.parse(address);
  if (!url || url.origin !== origin) return null;
  const id = /^\/rocks\/([^/]+)\/*$/i.exec(url.pathname)?.[1]?.toLowerCase() ?? '';
  return rockIdPattern.test(id) && url.pathname.toLowerCase().startsWith(rockPath(id)) ? id : null;
}
