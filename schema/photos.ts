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

/** Where a stored photo is fetched. Keys are 32 random lower-case letters and digits. */
export function photoUrl(key: string | null): string | null {
  return key === null ? null : `/img/${key}`;
}
