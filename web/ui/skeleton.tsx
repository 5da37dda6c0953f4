// Skeleton placeholders for loading content.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useWords } from '../views/words.ts';

interface SkeletonProps {
  /** Size and outline of the content, such as `h-6 w-40 rounded-sm` or `aspect-square pebble-2`. */
  className?: string;
}

/** Decoration only. Wrap skeletons in one `SkeletonGroup`, which announces 'Loading...'. */
export function Skeleton({ className }: SkeletonProps) {
  return <div aria-hidden className={clsx('dot-field animate-breathe', className)} />;
}

/** Announces once that the content is loading. */
export function SkeletonGroup({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{useWords('shell').loading}</span>
      {children}
    </div>
  );
}
