// A rock's picture: its photo in a pebble outline, or the painting derived from its name.
import { paintedBy } from '../../schema/painted-by.ts';
import type { Rock } from '../../schema/rocks.ts';
import { Pebble } from '../ui/pebble.tsx';
import { PaintedRock } from './painted-rock.tsx';

interface RockPictureProps {
  /** Without the id, which a check does not return: the same rock must look the same there. */
  rock: Pick<Rock, 'name' | 'imageUrl'>;
  /** The displayed width: see Photo. */
  sizes: string;
  /** Size classes, such as `w-full` or `size-24`. Square by default. */
  className?: string;
  /** False where the rock's name is beside it. */
  named?: boolean;
  /** Loads the photo at once, for pictures in the initial view. */
  eager?: boolean;
  /** Inside a link or button, where a photo that fails to load cannot have a retry button. */
  isPart?: boolean;
}

export function RockPicture({
  rock,
  sizes,
  className,
  named = true,
  eager = false,
  isPart = false,
}: RockPictureProps) {
  const alt = named ? rock.name : '';
  return (
    <Pebble
      src={rock.imageUrl}
      alt={alt}
      id={paintedBy(rock)}
      sizes={sizes}
      className={className}
      eager={eager}
      missing={{ name: rock.name, isPart }}
    >
      <PaintedRock id={paintedBy(rock)} alt={alt} className="size-full" />
    </Pebble>
  );
}
