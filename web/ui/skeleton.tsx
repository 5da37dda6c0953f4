// Holds the place of something that is on its way: paper with dots, in its size and outline.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SkeletonProps {
  /** Size and outline, such as `h-6 w-40 rounded-sm` or `aspect-square pebble-2`. */
  className?: string;
}

/** Decoration only: say 'Loading...' once, with `SkeletonGroup` around them. */
export function Skeleton({ className }: SkeletonProps) {
  return <div aria-hidden className={clsx('dot-field animate-breathe', className)} />;
}

/** Says once that the content is on its way. */
export function SkeletonGroup({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">Loading...</span>
      {children}
    </div>
  );
}
