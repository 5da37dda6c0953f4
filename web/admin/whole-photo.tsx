// A photo as members see it, and the way to all of it.
import { clsx } from 'clsx';
import { Photo } from '../ui/photo.tsx';
import { PictureMissing } from '../ui/picture-missing.tsx';
import { useReload } from '../ui/use-reload.ts';

interface WholePhotoProps {
  src: string;
  alt: string;
  /** How wide it is shown: see Photo. */
  sizes: string;
  className?: string;
}

export function WholePhoto({ src, alt, sizes, className }: WholePhotoProps) {
  const { missing, onError, box } = useReload(src);
  return (
    <div ref={box} tabIndex={-1} className="flex w-fit max-w-full flex-col items-start">
      {missing && (
        <div className={clsx('min-w-24 overflow-hidden', className)}>
          <PictureMissing {...missing} name={alt} isPart={false} />
        </div>
      )}
      <a href={src} target="_blank" rel="noopener" className="group flex max-w-full flex-col items-start">
        {!missing && <Photo src={src} alt={alt} sizes={sizes} className={className} onError={onError} />}
        <span className="link inline-flex min-h-11 items-center text-sm">
          Open the whole photo<span className="sr-only"> in a new tab</span>
        </span>
      </a>
    </div>
  );
}
