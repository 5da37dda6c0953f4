// A rock's picture, wherever it is shown: its photo in a pebble, or the painting that belongs to its name.
import { paintedBy } from '../../schema/painted-by.ts';
import type { Rock } from '../../schema/rocks.ts';
import { Pebble } from '../ui/pebble.tsx';
import { PaintedRock } from './painted-rock.tsx';

interface RockPictureProps {
  /** No id: a check does not tell it, and the same rock is to look the same there. */
  rock: Pick<Rock, 'name' | 'imageUrl'>;
  /** How wide it is shown: see Photo. */
  sizes: string;
  /** Gives it a size, such as `w-full` or `size-24`; square unless it says otherwise. */
  className?: string;
  /** False where the rock's name stands right beside it. */
  named?: boolean;
  /** For what is seen first: fetched at once. */
  eager?: boolean;
  /** Within a link or a button, where a photo that does not load can bring no button of its own. */
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
