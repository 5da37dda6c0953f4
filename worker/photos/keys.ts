// R2 keys of photos.
import { smallFit } from '../../schema/photo-sizes.ts';

export const keyPattern = /^[a-z0-9]{32}$/;

/** R2 key of the thumbnail of a photo. */
export const smallKeyOf = (key: string): string => `${key}-${smallFit}`;

/** R2 key of the picture that stands for a photo where its link is posted. */
export const previewKeyOf = (key: string): string => `${key}-1200`;
