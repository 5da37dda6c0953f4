// A picture in the outline of a pebble.
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { photoFit, photoMissing } from '../../schema/photo-sizes.ts';
import { lazyPart } from './lazy-part.tsx';
import { Photo } from '../views/photo.tsx';
import { PebbleFrame } from '../views/pebble-frame.tsx';
import type { PictureFailure } from './picture-missing.tsx';

/** Few ever need it; if it does not come either, words stand there. */
const PictureMissing = lazyPart(() => import('./picture-missing.tsx'), Words);

interface PebbleProps {
  /** Address of the photo; null shows the children instead. */
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
  /** For a photo that does not load the children stand in, unless it is told what it shows: then words say so. */
  missing?: { name: string; isPart: boolean } | undefined;
}

export function Pebble({ src, alt, id, sizes, className, children, eager = false, missing }: PebbleProps) {
  const [failure, setFailed] = useState<PictureFailure | null>(null);
  const failed = failure?.src === src && failure;
  if (src === null || (failed && !missing))
    return <div className={clsx('aspect-square', className)}>{children}</div>;
  return (
    <PebbleFrame id={id} className={className}>
      {failed && missing ? (
        <PictureMissing {...failed} {...missing} onHere={() => setFailed(null)} />
      ) : (
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
          onError={(event) =>
            setFailed({ src, file: event.currentTarget.currentSrc, wasOffline: !navigator.onLine })
          }
        />
      )}
    </PebbleFrame>
  );
}

function Words() {
  return <span className="grid size-full place-items-center text-center text-sm">{photoMissing}</span>;
}
