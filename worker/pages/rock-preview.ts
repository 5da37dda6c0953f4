// What the link of a rock's page shows where it is posted and in search results: tags, and the same as JSON-LD.
import type { Context } from 'hono';
import { nameOr } from '../../schema/members.ts';
import { rockPath } from '../../schema/pages.ts';
import { type RockPage } from '../../schema/rock-page.ts';
import { descriptionOf } from '../../schema/rock-page-facts.ts';
import { previewPicture } from '../../schema/link-preview.ts';
import { ownOrigin } from '../http/own-origin.ts';
import type { AppEnv } from '../http/router.ts';
import { alternateLinks, inAsked, openGraphLocale } from './alternates.ts';
import { escaped } from './escaped.ts';
import { propertyTags, type PreviewTags } from './preview-tags.ts';
import { jsonInHtml } from './render.ts';

/** Nothing that the page does not show to everybody who may open it. */
export function rockPreview(c: Context<AppEnv>, rock: RockPage): PreviewTags {
  const { productName } = c.var.ctx.config;
  const origin = ownOrigin(c);
  const url = origin + rockPath(rock.id);
  const asked = inAsked(url, c.var.askedLanguage);
  const title = `${rock.name} · ${productName}`;
  const description = descriptionOf(
    c.var.words,
    c.var.unit,
    rock,
    rock.rest && c.var.words.whereabouts.resting[rock.rest],
  );
  const picture = origin + picturePath(rock);
  const painter = nameOr(rock.painter, c.var.words.shell.anonymous);
  const tags = [
    `<link rel="canonical" href="${escaped(asked)}">`,
    rock.audience === 'public' ? alternateLinks(url) : '',
    `<link rel="alternate" type="application/json+oembed" title="${escaped(rock.name)}" href="${escaped(oembedUrl(origin, url))}">`,
    propertyTags({
      'og:site_name': productName,
      'og:type': 'article',
      'og:locale': openGraphLocale(c.var.language),
      'og:url': asked,
      'og:title': title,
      'og:description': description,
      'og:image': picture,
      'og:image:type': previewPicture.type,
      'og:image:width': String(previewPicture.width),
      'og:image:height': String(previewPicture.height),
      'og:image:alt': c.var.words.rockPage.preview.picture(rock.name),
    }),
    `<script type="application/ld+json">${jsonInHtml(linkedData(rock, { url, picture, description, painter }))}</script>`,
  ];
  return { title, description, tags: tags.join('') };
}

/**
 * Ends with the beginning of the photo's key, because programs that show previews keep a picture by its address, and a
 * rock's photo can change.
 */
export function picturePath({ id, imageUrl }: Pick<RockPage, 'id' | 'imageUrl'>): string {
  const version = imageUrl?.split('/').at(-1)?.slice(0, 8);
  return `/img/rocks/${id}.jpg${version === undefined ? '' : `?v=${version}`}`;
}

const oembedUrl = (origin: string, url: string) =>
  `${origin}/api/oembed?${new URLSearchParams({ url, format: 'json' }).toString()}`;

interface Addresses {
  url: string;
  picture: string;
  description: string;
  painter: string;
}

/** @see https://schema.org/VisualArtwork */
const linkedData = (rock: RockPage, { url, picture, description, painter }: Addresses) => ({
  '@context': 'https://schema.org',
  '@type': 'VisualArtwork',
  '@id': url,
  url,
  name: rock.name,
  description: rock.description || description,
  image: picture,
  artform: 'Painted rock',
  artMedium: 'Paint on stone',
  creator: { '@type': 'Person', name: painter },
  interactionStatistic: {
    '@type': 'InteractionCounter',
    interactionType: 'https://schema.org/CommentAction',
    userInteractionCount: rock.commentCount,
  },
});
