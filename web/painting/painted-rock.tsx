// A painted rock as a picture. The painter is loaded when the first one is shown.
import { lazy, Suspense } from 'react';
import { pebbleOutline } from '../ui/pebble.tsx';

interface PaintedRockProps {
  /** The same id gives the same painting. */
  id: string;
  /** '' when the words beside it say the same. */
  alt?: string;
  className?: string;
}

const Painting = lazy(async () => {
  const { paintRock, rockDataUrl } = await import('./paint-rock.ts');
  return {
    default: ({ id, alt = '', className }: PaintedRockProps) => (
      <img src={rockDataUrl(paintRock(id))} alt={alt} className={className} />
    ),
  };
});

export function PaintedRock(props: PaintedRockProps) {
  const { id, className = '' } = props;
  return (
    <Suspense fallback={<span className={`block aspect-square bg-line ${pebbleOutline(id)} ${className}`} />}>
      <Painting {...props} />
    </Suspense>
  );
}
