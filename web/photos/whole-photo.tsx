// A photo as members see it, with a link to the full photo.
import { clsx } from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { Photo } from '../views/photo.tsx';
import PictureMissing, { type PictureFailure } from '../ui/picture-missing.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

interface WholePhotoProps {
  src: string;
  alt: string;
  /** The image's `sizes`: see Photo. */
  sizes: string;
  className?: string;
}

export function WholePhoto({ src, alt, sizes, className }: WholePhotoProps) {
  const words = useWords('photos');
  const [failed, setFailed] = useState<PictureFailure | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const show = () => {
    // The focused retry button is about to disappear.
    if (box.current?.contains(document.activeElement)) box.current.focus({ preventScroll: true });
    setFailed(null);
  };
  return (
    <div ref={box} tabIndex={-1} className="flex w-fit max-w-full flex-col items-start">
      {failed && (
        <div className={clsx('min-w-24 overflow-hidden', className)}>
          <PictureMissing {...failed} name={alt} isPart={false} onHere={show} />
        </div>
      )}
      <a href={src} target="_blank" rel="noopener" className="group flex max-w-full flex-col items-start">
        {!failed && (
          <Photo
            src={src}
            alt={alt}
            sizes={sizes}
            className={className}
            onError={({ currentTarget: { currentSrc } }) =>
              setFailed({ src, file: currentSrc, wasOffline: !navigator.onLine })
            }
          />
        )}
        <span className="link inline-flex min-h-11 items-center text-sm">
          <Sentence
            parts={words.openWhole<ReactNode>((quiet) => (
              <span className="sr-only">{quiet}</span>
            ))}
          />
        </span>
      </a>
    </div>
  );
}
