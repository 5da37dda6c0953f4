// The pebble-shaped frame of a picture.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { pebbleOutline } from '../../schema/pebble-outline.ts';

interface PebbleFrameProps {
  /** Determines the outline: the same id gives the same outline. */
  id: string;
  /** Square unless its classes say otherwise. */
  className?: string;
  children: ReactNode;
}

export function PebbleFrame({ id, className, children }: PebbleFrameProps) {
  return (
    <div className={clsx('aspect-square overflow-hidden bg-line', pebbleOutline(id), className)}>
      {children}
    </div>
  );
}
