// Sizes of photos. Separate from photos.ts, so that the Found Rock page does not load its texts.

/** Before upload a photo is made to fit this square, in pixels. */
export const photoFit = 800;
/** Its thumbnail fits this square. */
export const smallFit = 320;

/** Address of a stored photo's thumbnail; undefined for any other image, such as a photo that was just chosen. */
export function smallPhotoUrl(url: string): string | undefined {
  return url.startsWith('/img/') ? `${url}/${smallFit}` : undefined;
}
