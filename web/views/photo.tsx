// A stored photo: the browser picks the small or the full size.
import type { ComponentProps } from 'react';
import { photoFit, smallFit, smallPhotoUrl } from '../../schema/photo-sizes.ts';

interface PhotoProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  src: string;
  alt: string;
  /** The displayed width, as in the `sizes` attribute, such as '(min-width: 40rem) 16rem, 9rem'. */
  sizes: string;
}

export function Photo({ src, alt, sizes, ...more }: PhotoProps) {
  const small = smallPhotoUrl(src);
  // A photo that was only just chosen has no small size.
  const choice = small && { srcSet: `${small} ${smallFit}w, ${src} ${photoFit}w`, sizes };
  return <img {...choice} src={src} alt={alt} {...more} />;
}
