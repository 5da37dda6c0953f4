// A picture in the outline of a pebble.
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { photoFit } from '../../schema/photos.ts';
import { Photo } from './photo.tsx';

const outlines = ['pebble-1', 'pebble-2', 'pebble-3', 'pebble-4'] as const;

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
    <div className={clsx('aspect-square overflow-hidden bg-line', outlines[outlineOf(id)], className)}>
      <Photo
        src={src}
        alt={alt}
        sizes={sizes}
        // It is square, and as large as its pebble.
        width={photoFit}
        height={photoFit}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="size-full object-cover"
        onError={() => setMissing(src)}
      />
    </div>
  );
}

/** The outline class for an id, for what is no picture. */
export function pebbleOutline(id: string): string {
  return outlines[outlineOf(id)] ?? outlines[0];
}

function outlineOf(id: string): number {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % outlines.length;
}
