// How large photos are shown. Apart from photos.ts, so that the page that a finder opens first does without its words.

/** Before upload a photo is made to fit this square, in pixels. */
export const photoFit = 800;
/** A small picture beside it fits this square. */
export const smallFit = 320;

/** Where a stored photo is fetched small; undefined for a picture that is none of ours, such as one just chosen. */
export function smallPhotoUrl(url: string): string | undefined {
  return url.startsWith('/img/') ? `${url}/${smallFit}` : undefined;
}

/** In the place of a photo that did not load. */
export const photoMissing = 'Picture did not load';
export const photoRetry = 'Try again';
