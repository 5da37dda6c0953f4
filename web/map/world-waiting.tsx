// Placeholder of the world map while its code loads: the land, exactly where the map will show it.
import { clsx } from 'clsx';
import { Loader } from '../ui/loader.tsx';
import { pixelOf } from '../tiles/mercator.ts';
import { startView } from './views.ts';
import { useWords } from '../views/words.ts';

export function WorldWaiting({ className }: { className: string }) {
  const words = useWords('map');
  return (
    <div className={clsx('relative grid place-items-center bg-water', className)}>
      <div aria-hidden className="land-picture absolute inset-0" style={{ backgroundPosition }} />
      <Loader className="relative rounded-md border border-line bg-card px-6 py-5!">{words.loading}</Loader>
    </div>
  );
}

const { center, zoom } = startView;
const middle = pixelOf({ latitude: center[0], longitude: center[1] }, zoom);
const middleOfWorld = pixelOf({ latitude: 0, longitude: 0 }, zoom);
const backgroundPosition = (['x', 'y'] as const)
  .map((axis) => `calc(50% + ${(middleOfWorld[axis] - middle[axis]).toFixed(1)}px)`)
  .join(' ');
