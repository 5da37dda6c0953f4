// The placeholder for a painted rock.
import { pebbleOutline } from '../../schema/pebble-outline.ts';

export interface PaintedRockProps {
  /** The same id gives the same painting. */
  id: string;
  /** '' when the text beside it says the same. */
  alt?: string;
  className?: string;
}

export function RockPlaceholder({ id, className = '' }: PaintedRockProps) {
  return <span className={`block aspect-square bg-line ${pebbleOutline(id)} ${className}`} />;
}
