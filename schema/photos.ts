// Photos: limits, and the texts for refusals.

/** Largest photo, in bytes (10 MB). */
export const photoMaxBytes = 10 * 1024 * 1024;
/** Largest form without its photo, in bytes. */
export const formMaxBytes = 64 * 1024;
/** Encoder qualities before upload. */
export const photoQuality = { jpeg: 0.8, png: 0.95 } as const;
/** Pixels that a photo may have before it is decoded. */
export const photoLimits = { side: 8192, pixels: 40_000_000 } as const;

export type PhotoType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';

export const photoWords = {
  tooLargeTitle: 'Image Too Large',
  /** @param bytes size of the chosen file, which is rounded up: a byte too many does not read as 10.0 MB */
  tooLarge: (bytes: number) =>
    `Please choose an image smaller than 10MB. Current size: ${(Math.ceil((bytes * 10) / 1024 / 1024) / 10).toFixed(1)} MB`,
  wrongTypeTitle: 'Invalid File Type',
  wrongType: 'Please upload only image files (JPEG, PNG, GIF, WebP, etc.)',
  tooManyPixels: 'This image has too many pixels. Please choose a smaller one.',
  damagedTitle: 'Image Cannot Be Read',
  damaged: 'This image seems to be damaged. Please choose another one.',
} as const;

/** Where a stored photo is fetched. Keys are 32 random lower-case letters and digits. */
export function photoUrl(key: string | null): string | null {
  return key === null ? null : `/img/${key}`;
}
