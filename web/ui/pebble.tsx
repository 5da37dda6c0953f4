// A photo in a pebble outline, with a fallback when it does not load.
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { photoFit } from '../../schema/photo-sizes.ts';
import { lazyPart } from './lazy-part.tsx';
import { Photo } from '../views/photo.tsx';
import { PebbleFrame } from '../views/pebble-frame.tsx';
import type { PictureFailure } from './picture-missing.tsx';
import { useWords } from '../views/words.ts';

/** Lazy, because it is rarely needed. Plain text stands in if this chunk does not load either. */
const PictureMissing = lazyPart(() => import('./picture-missing.tsx'), Words);

interface PebbleProps {
  /** URL of the photo; null shows the children instead. */
  src: string | null;
  alt: string;
  /** Determines the outline: the same id gives the same outline. */
  id: string;
  /** The displayed width: see Photo. */
  sizes: string;
  /** Size classes, such as `w-full` or `size-24`. Square by default. */
  className?: string;
  /** Shown without a photo, such as the generated painting of the rock. */
  children?: ReactNode;
  eager?: boolean;
  /** The message for a photo that does not load. Without it the children are shown instead. */
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
          // Photos are square.
          width={photoFit}
          height={photoFit}
          loading={eager ? 'eager' : 'lazy'}
          // The server-rendered HTML may have shown it, so it must not flash when React takes over.
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
  return (
    <span className="grid size-full place-items-center text-center text-sm">
      {useWords('shell').pictureMissing}
    </span>
  );
}
