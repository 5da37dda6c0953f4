// A picture in the outline of a pebble.
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { pebbleOutline } from '../../schema/painting/pebble-outline.ts';
import { photoFit } from '../../schema/photo-sizes.ts';
import { Photo } from './photo.tsx';

interface PebbleProps {
  /** Address of the photo; null or unreachable shows the children instead. */
  src: string | null;
  alt: string;
  /** Decides the outline: the same for the same id. */
  id: string;
  /** How wide it is shown: see Photo. */
  sizes: string;
  /** Classes that give it a size, such as `w-full` or `size-24`. It is square unless they say otherwise. */
  className?: string;
  /** What is shown without a photo: the rock as we paint it. */
  children?: ReactNode;
  eager?: boolean;
}

export function Pebble({ src, alt, id, sizes, className, children, eager = false }: PebbleProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (src === null || missing === src)
    return <div className={clsx('aspect-square', className)}>{children}</div>;
  return (
    <div className={clsx('aspect-square overflow-hidden bg-line', pebbleOutline(id), className)}>
      <Photo
        src={src}
        alt={alt}
        sizes={sizes}
        // It is square, and as large as its pebble.
        width={photoFit}
        height={photoFit}
        loading={eager ? 'eager' : 'lazy'}
        // The first HTML may have shown it: then it is drawn with the page, not after it.
        decoding={eager ? 'sync' : 'async'}
        className="size-full object-cover"
        onError={() => setMissing(src)}
      />
    </div>
  );
}
