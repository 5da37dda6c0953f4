// Title, description and preview of a page's link, in the head of its first HTML.
import type { Context } from 'hono';
import { linkPreviewOf, previewPicture as picture, type PreviewedPath } from '../../schema/link-preview.ts';
import { ownOrigin } from '../http/own-origin.ts';
import { alternateLinks, inAsked, isReadable, openGraphLocale } from './alternates.ts';
import { escaped } from './escaped.ts';
import type { AppEnv } from '../http/router.ts';

export interface PreviewTags {
  title: string;
  description: string;
  /** HTML. */
  tags: string;
}

/**
 * The same for everybody and for every rock: a preview is copied into chats and kept there, and its link may contain a
 * Rock ID. @param page null for an address that is no page
 */
export function previewTags(c: Context<AppEnv>, page: PreviewedPath | null): PreviewTags {
  const { words } = c.var;
  const { productName } = c.var.ctx.config;
  const origin = ownOrigin(c);
  const { title, description, path } = linkPreviewOf(words, productName, page);
  const url = inAsked(origin + path, c.var.askedLanguage);
  const properties = {
    'og:site_name': productName,
    'og:type': 'website',
    'og:locale': openGraphLocale(c.var.language),
    'og:url': url,
    'og:title': title,
    'og:description': description,
    'og:image': origin + picture.path,
    'og:image:type': picture.type,
    'og:image:width': String(picture.width),
    'og:image:height': String(picture.height),
    'og:image:alt': words.previews.picture,
  };
  // Not of a card or a failure that has the preview of the site.
  const isListed = c.var.page === page && isReadable(page);
  const addresses = isListed
    ? `<link rel="canonical" href="${escaped(url)}">${alternateLinks(origin + path)}`
    : '';
  return { title, description, tags: addresses + propertyTags(properties) };
}

/** HTML. */
export function propertyTags(properties: Readonly<Record<string, string>>): string {
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
  );
  // All else it takes from the properties.
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`;
}

/** @param title instead of that of the page */
export function withPreview(
  rewriter: HTMLRewriter,
  { title: own, description, tags }: PreviewTags,
  title = own,
): HTMLRewriter {
  return rewriter
    .on('title', {
      element: (element) => {
        element.setInnerContent(title);
        element.after(tags, { html: true });
      },
    })
    .on('meta[name="description"]', {
      element: (meta) => void meta.setAttribute('content', description),
    });
}
