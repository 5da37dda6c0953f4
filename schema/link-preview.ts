// What a link to a page shows where it is posted, and in search results.
import { ambassadorLimits } from './ambassadors.ts';
import { adoptPagePath, memberPagePath, type AppPagePath, type PagePath, type privacyPath } from './pages.ts';
import type { Words } from './words/words.ts';

export type PreviewedPath = AppPagePath | typeof privacyPath;

/** No page tells anything about a rock, a member or a place: whoever posts a link decides who reads it. */
function descriptionOf({ of }: Words['previews'], page: PreviewedPath): string {
  const { perRegion, labels } = ambassadorLimits;
  return page === '/qr-code-signup' ? of[page](perRegion, labels) : of[page];
}

/** A file in web/public, made by tools/pictures. */
export const previewPicture = {
  path: '/link-preview.jpg',
  type: 'image/jpeg',
  width: 1200,
  height: 630,
} as const;

/** The same for a rock without a photo: a painted rock with the motif of its painting. */
export const paintedPreviewPath = (motif: string) => `/painted/${motif}.jpg`;

export interface LinkPreview {
  title: string;
  description: string;
  /** Without a query, which may have a Rock ID, and without an offer's token. */
  path: PagePath | typeof privacyPath;
}

/** @param page null for an address that is no page */
export function linkPreviewOf(
  { titles, previews }: Pick<Words, 'titles' | 'previews'>,
  productName: string,
  page: PreviewedPath | null,
): LinkPreview {
  return {
    title: page === '/' ? titles.home(productName) : titles.titled(titles.of[page ?? '$'], productName),
    description: descriptionOf(previews, page ?? '/'),
    path: page === null || page === adoptPagePath || page === memberPagePath ? '/' : page,
  };
}
