// A stored photo: its small picture where that is sharp enough for how it is shown, else all of it.
import type { ComponentProps } from 'react';
import { photoFit, smallFit, smallPhotoUrl } from '../../schema/photo-sizes.ts';

interface PhotoProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  src: string;
  alt: string;
  /** How wide it is shown, as an image's `sizes` say it, such as '(min-width: 40rem) 16rem, 9rem'. */
  sizes: string;
}

export function Photo({ src, alt, sizes, ...more }: PhotoProps) {
  const small = smallPhotoUrl(src);
  // A picture that was just chosen has no small one.
  const choice = small && { srcSet: `${small} ${smallFit}w, ${src} ${photoFit}w`, sizes };
  return <img {...choice} src={src} alt={alt} {...more} />;
}
