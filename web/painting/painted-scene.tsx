// A painted rock outdoors, in a pebble outline. The painter is loaded lazily.
import { clsx } from 'clsx';
import { lazyPart, NoFallback } from '../ui/lazy-part.tsx';
import { pebbleOutline } from '../../schema/pebble-outline.ts';
import type { Place } from '../../painting/scene.ts';

interface PaintedSceneProps {
  /** The rock's id, as for `PaintedRock`. */
  id: string;
  place: Place;
  className?: string;
}

const Scene = lazyPart(async () => {
  const [{ paintRockScene }, { rockDataUrl }] = await Promise.all([
    import('../../painting/scene.ts'),
    import('../../painting/paint-rock.ts'),
  ]);
  return {
    default: ({ id, place }: PaintedSceneProps) => (
      <img src={rockDataUrl(paintRockScene(id, { place }))} alt="" className="size-full" />
    ),
  };
}, NoFallback);

export function PaintedScene(props: PaintedSceneProps) {
  const { id, place, className } = props;
  return (
    <div className={clsx('aspect-square overflow-hidden bg-line', pebbleOutline(id + place), className)}>
      <Scene {...props} />
    </div>
  );
}
