// Placeholders of the feed's rocks.
import { clsx } from 'clsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { feedGrid } from './feed-grid.ts';

export function FeedWaiting({ isBrief }: FeedPlacesProps) {
  return (
    <SkeletonGroup>
      <FeedPlaces isBrief={isBrief} />
    </SkeletonGroup>
  );
}

interface FeedPlacesProps {
  /** As of the feed. */
  isBrief?: boolean;
}

const outlines = ['pebble-2', 'pebble-1', 'pebble-4', 'pebble-3', 'pebble-1'] as const;

/** Decorative, like a Skeleton. As high as rocks without comments, so that the layout only grows. */
export function FeedPlaces({ isBrief = false }: FeedPlacesProps) {
  return (
    <div className={feedGrid}>
      {[...outlines, ...outlines].map((outline, place) => (
        <div
          key={place}
          className={clsx(
            'flex flex-col gap-2 @max-[44rem]:nth-[n+7]:hidden @max-[56rem]:nth-[n+9]:hidden',
            isBrief && '@max-[30rem]:nth-[n+5]:hidden',
          )}
        >
          <Skeleton className={`aspect-square w-full ${outline}`} />
          <Skeleton className="mt-1 h-6 w-3/4 rounded-sm" />
          <Skeleton className="h-11 w-1/2 rounded-sm" />
        </div>
      ))}
    </div>
  );
}
