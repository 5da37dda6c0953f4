// A photo as members see it, and the way to all of it.
import { Photo } from '../ui/photo.tsx';

interface WholePhotoProps {
  src: string;
  alt: string;
  /** How wide it is shown: see Photo. */
  sizes: string;
  className?: string;
}

export function WholePhoto({ src, alt, sizes, className }: WholePhotoProps) {
  return (
    <a href={src} target="_blank" rel="noopener" className="group flex w-fit max-w-full flex-col items-start">
      <Photo src={src} alt={alt} sizes={sizes} className={className} />
      <span className="link inline-flex min-h-11 items-center text-sm">
        Open the whole photo<span className="sr-only"> in a new tab</span>
      </span>
    </a>
  );
}
